// The language that is spoken on this screen: chosen before, else the browser's, else English.

import { LANGUAGES, Words, type Given, type Language } from "./words";

const KEPT = "maskenball-language";

function isOurs(language: string | null | undefined): language is Language {
  return (LANGUAGES as readonly string[]).includes(language ?? "");
}

function preferred(): Language {
  const spoken = navigator.languages.map((language) => language.split("-")[0]);
  return [kept(), ...spoken].find(isOurs) ?? "en";
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // storage is switched off
  }
}

function keep(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // it holds until the page is closed
  }
}

let language = $state<Language>(preferred());
let words = $state.raw<Words | null>(null);
let wishes = 0;

export function currentLanguage(): Language {
  return language;
}

/** The words of the current language; `setLanguage` must have loaded them before anything is drawn. */
export function currentWords(): Words {
  if (!words) throw new Error("no words are loaded yet");
  return words;
}

/** A phrase in the current language; whoever draws it draws it anew when the language changes. */
export function say(key: string, given?: Given, attribute?: string): string {
  return currentWords().say(key, given, attribute);
}

/** Speak another language from now on. The last wish counts; one that cannot be loaded rejects and changes nothing. */
export async function setLanguage(wished: Language): Promise<void> {
  const wish = ++wishes;
  const loaded = await Words.load(wished);
  if (wish !== wishes) return;
  if (wished !== preferred()) keep(wished);
  language = wished;
  words = loaded;
  document.documentElement.lang = wished;
}
