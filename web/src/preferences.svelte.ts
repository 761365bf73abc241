/** What somebody likes, kept in this browser. */

export const LANGUAGES = { en: "English", uk: "Українська", pl: "Polski", fr: "Français", ru: "Русский" };
export type Language = keyof typeof LANGUAGES;

interface Preferences {
  language: Language;
  theme: "auto" | "light" | "dark";
  speed: "none" | "fast" | "normal";
  confirm: "off" | "on" | "countdown";
  previews: boolean;
  sound: boolean;
  /** Of the bot of a quick game. */
  level: string;
}

const KEY = "tidetable-preferences";

function browserLanguage(): Language {
  const known = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (known ?? "en") as Language;
}

function read(): Preferences {
  const usual: Preferences = {
    language: browserLanguage(),
    theme: "auto",
    speed: "normal",
    confirm: "off",
    previews: true,
    sound: false,
    level: "casual",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return usual;
  }
}

export const kept = $state(read());

export function keep(change: Partial<Preferences>): void {
  Object.assign(kept, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Private windows may keep nothing; then it holds for this page.
  }
  dress();
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
still.addEventListener("change", dress);

/** Light or dark, where somebody wants another one than their system; and still, where nothing shall move. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.speed = still.matches ? "none" : kept.speed;
  if (kept.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = kept.theme;
}

const DURATIONS = { none: 0, fast: 150, normal: 350 };

/** How long a piece glides, in milliseconds. */
export function duration(): number {
  return still.matches || document.hidden ? 0 : DURATIONS[kept.speed];
}
