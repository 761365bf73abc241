import "@fontsource-variable/manrope/wght.css";
import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { dress } from "./preferences.svelte";
import { follow } from "./route.svelte";

dress();
document.addEventListener("click", follow);
mount(App, { target: document.getElementById("page")! });
