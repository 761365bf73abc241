import "@fontsource-variable/manrope/wght.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./preferences.svelte";
import { follow } from "./route.svelte";

// After an update the server has no files of an older page any more.
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem("reloaded") ?? 0) < 10_000) return;
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

dress();
document.addEventListener("click", follow);
mount(App, { target: document.getElementById("page")! });
