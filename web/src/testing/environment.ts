/** What the page's logic asks of a browser, and no more: no page is drawn in these tests. */
import type { Environment } from "vitest/runtime";

/** Keeps texts, as a browser's storage does. */
class Storage {
  private texts = new Map<string, string>();
  getItem = (key: string): string | null => this.texts.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.texts.set(key, text);
}

/** Makes a document without elements that can be hidden. */
const makeDocument = (): object =>
  Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {}, lang: "" } });

/** Makes a window that hears of events. */
function makeWindow(): object {
  const events = new EventTarget();
  return {
    window: globalThis,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  };
}

const browser: Environment = {
  name: "browser",
  viteEnvironment: "client",
  setup(global: object) {
    const added = { ...makeWindow(), document: makeDocument(), localStorage: new Storage() };
    for (const [name, value] of Object.entries({ ...added, navigator: { languages: ["en"] } }))
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return { teardown: () => undefined };
  },
};

export default browser;
