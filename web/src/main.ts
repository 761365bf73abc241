import "@fontsource-variable/manrope/wght.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./preferences.svelte";
import { follow } from "./route.svelte";

// A part of the page did not come: the server is gone for a moment, or after an update it has no files of an older
// page any more. Loading the page again helps, but only once there is a server to load it from.
addEventListener("vite:preloadError", () => void loadAgain());

async function loadAgain(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem("reloaded") ?? 0) < 10_000) return;
  sessionStorage.setItem("reloaded", String(Date.now()));
  while (!(await fetch("/healthz").catch(() => null))?.ok) await new Promise((wait) => setTimeout(wait, 1000));
  location.reload();
}

dress();
document.addEventListener("click", follow);
mount(App, { target: document.getElementById("page")! });
