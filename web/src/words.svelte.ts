/** All sentences, in the reader's language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { kept, type Language } from "./preferences.svelte";

const files = import.meta.glob<string>("../../src/tidetable/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

export type Values = Record<string, FluentVariable>;

/** What the language's files hold, and which of them this page has asked for. */
class Words {
  private bundle = $state.raw(new FluentBundle("en"));
  private parts = new Set<string>();
  private wanted = "";
  private loading = Promise.resolve();
  language = $state<Language>("en");

  /** Make the sentences of some parts (files) ready. */
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
    const texts = await Promise.all(
      [...this.parts].map((part) => files[`../../src/tidetable/locale/${language}/${part}.ftl`]!()),
    );
    if (this.wanted !== wanted) return this.loading;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** The keys of a part, in the order of the file. */
  async keys(part: string): Promise<string[]> {
    const text = await files[`../../src/tidetable/locale/${kept.language}/${part}.ftl`]!();
    return [...text.matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((found) => found[1]!);
  }

  /** The sentence with this key. */
  t = (key: string, values?: Values): string => {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return this.bundle.formatPattern(message.value, values ?? null, []);
  };
}

export const words = new Words();
export const t = words.t;
