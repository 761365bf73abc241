/** All sentences, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept, type Language } from "./preferences.svelte";
import type { Refusal } from "./wire";

const files = import.meta.glob<string>("../../src/tidetable/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const fileOf = (language: Language, part: string): (() => Promise<string>) | undefined =>
  files[`../../src/tidetable/locale/${language}/${part}.ftl`];

export type Values = Record<string, FluentVariable>;

/** What the language's files hold, and which of them this page has asked for. */
class Words {
  private bundle = $state.raw(new FluentBundle("en"));
  private parts = new Set<string>();
  private wanted = "";
  private loading = Promise.resolve();
  language = $state<Language>("en");

  /** Make the sentences of some parts (files) ready; a game may lack some. */
  async need(...parts: string[]): Promise<void> {
    parts.forEach((part) => this.parts.add(part));
    await this.speak(kept.language);
  }

  /** What is loaded later of a board, together with the sentences that no first move needs. */
  async later<Part>(game: string, part: Promise<Part>): Promise<Part> {
    await this.need(`${game}-later`);
    return part;
  }

  /** Change the language; the old one stays until the new one is there. */
  speak(language: Language): Promise<void> {
    const wanted = [language, ...[...this.parts].sort()].join(" ");
    if (wanted !== this.wanted) {
      this.wanted = wanted;
      this.loading = this.load(language, wanted).catch((error) => {
        if (this.wanted === wanted) this.wanted = "";
        throw error;
      });
    }
    return this.loading;
  }

  private async load(language: Language, wanted: string): Promise<void> {
    const texts = await Promise.all([...this.parts].map(async (part) => fileOf(language, part)?.()));
    if (this.wanted !== wanted) return this.loading;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) if (text) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The keys of a part, in the order of the file. */
  async keys(part: string): Promise<string[]> {
    const text = await fileOf(kept.language, part)?.();
    return [...(text ?? "").matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((found) => found[1]!);
  }

  /** Whether there is such a part. */
  has = (part: string): boolean => Boolean(fileOf(kept.language, part));

  /** The sentence with this key, or what stands for it: a game of another package has none here. */
  or = (key: string, otherwise: string, values?: Values): string =>
    this.bundle.hasMessage(key) ? this.t(key, values) : otherwise;

  /** Why something was refused. */
  why = (refusal: Refusal): string => this.or(refusal.key, refusal.sentence || refusal.key, refusal.details);

  /** The sentence with this key. */
  t = (key: string, values?: Values): string => {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return this.bundle.formatPattern(message.value, values ?? null, []);
  };
}

export const words = new Words();
export const t = words.t;
