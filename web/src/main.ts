import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pieces.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { loadSprite } from "./parts/sprite";
import { currentLanguage, setLanguage } from "./words/language.svelte";

loadSprite();
await setLanguage(currentLanguage());
mount(App, { target: document.getElementById("app")! });
