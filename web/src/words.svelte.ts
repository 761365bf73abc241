/**
 * All sentences, in the reader's language. A sentence gets values, never notation: a value with parts, such as a card,
 * or a list of values is put into words by SAY($value, as: "message"), whose variables are the parts.
 */
import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { kept, type Language } from "./preferences.svelte";
import type { Refusal } from "./wire";

const files = import.meta.glob<string>("../../src/tidetable/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

type Plain = string | number | boolean | null;
export type Value = Plain | readonly Value[] | { readonly [part: string]: Value };
export type Values = { readonly [name: string]: Value | undefined };

/** A value that only SAY puts into words. */
class Parts extends FluentType<object> {
  toString(): string {
    return "";
  }
}

/** A value as Fluent takes it: selectors compare words and numbers. */
function argument(value: Value | undefined): FluentVariable {
  if (value === null || value === undefined || (Array.isArray(value) && !value.length)) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? new Parts(value) : value;
}

function format(bundle: FluentBundle, key: string, values: Values): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const named = Object.entries(values).map(([name, value]) => [name, argument(value)]);
  return bundle.formatPattern(message.value, Object.fromEntries(named) as Record<string, FluentVariable>, []);
}

function inWords(bundle: FluentBundle, value: Value, named: Record<string, FluentValue>): string {
  if (Array.isArray(value)) {
    const type = named.list === "or" ? "disjunction" : "conjunction";
    const parts = value.map((part: Value) => inWords(bundle, part, named));
    return new Intl.ListFormat(bundle.locales, { type }).format(parts);
  }
  return typeof value === "object" && value ? format(bundle, named.as as string, value as Values) : String(value);
}

function bundleOf(language: Language): FluentBundle {
  const say = ([value]: FluentValue[], named: Record<string, FluentValue>): string =>
    inWords(bundle, (value instanceof FluentType ? value.valueOf() : value) as Value, named);
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { SAY: say } });
  return bundle;
}
const fileOf = (language: Language, part: string): (() => Promise<string>) | undefined =>
  files[`../../src/tidetable/locale/${language}/${part}.ftl`];

/** What the language's files hold, and which of them this page has asked for. */
class Words {
  private bundle = $state.raw(bundleOf("en"));
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
    const bundle = bundleOf(language);
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
  t = (key: string, values: Values = {}): string => format(this.bundle, key, values);

  /** Whether there is a sentence with this key. */
  knows = (key: string): boolean => this.bundle.hasMessage(key);
}

export const words = new Words();
export const t = words.t;

/** A number with its sign, and nothing without one. */
export function signed(value: number): string {
  const format = new Intl.NumberFormat(words.language, { signDisplay: "exceptZero" });
  return format.format(value).replace("-", "−");
}
