import { mount } from "svelte";
import "./look/tokens.css";
import "./look/base.css";
import App from "./App.svelte";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");

await settings.begin();
mount(App, { target });
void session.begin();
