/** A table as the server tells it: listening, sending, coming back after a break. */
import { ask, newId, Refused, Unreachable } from "../api";
import { duration } from "../preferences.svelte";
import type { Message, Refusal, TableEvent, TableView, Told } from "../wire";
import { words } from "../words.svelte";
import { missedViews, paceOf } from "./missed";

export type Link = "joining" | "live" | "lost" | "sending" | "missing" | "record";

interface Pending {
  seat: number;
  after: number;
  move_id: string;
  moves: string[];
}

const SILENCE = 45_000; // the server gives a sign of life every 20 seconds
const AGAIN = [300, 1000, 2000, 4000];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Connection {
  view = $state.raw<TableView | null>(null);
  log = $state.raw<Told[]>([]);
  messages = $state.raw<Message[]>([]);
  link = $state<Link>("joining");
  /** Why the last thing I asked for was refused. */
  refusal = $state.raw<Refusal | null>(null);
  sending = $state(false);

  /** What has come from the server; the page may be some steps behind, to show each. */
  private newest = $state.raw<TableView | null>(null);
  private queue: TableView[] = [];
  private showing = false;
  private since = "";
  private closed = false;
  private heard = performance.now();
  private stop: AbortController | null = null;
  private skipped = false;
  private skipping = () => {};
  private readonly untilSkipped = new Promise<void>((resolve) => (this.skipping = resolve));

  constructor(
    readonly table: string,
    readonly token: string | null = null,
    /** Puts a view on the screen and resolves when everything has come to rest. */
    private readonly put: (change: () => void) => Promise<void> = (change) => Promise.resolve(change()),
    /** Up to which step somebody has seen the table who comes back to it. */
    private readonly seenTo: number | null = null,
  ) {}

  /** Whether what is on the screen is the newest there is: only then may anybody act on it. */
  get current(): boolean {
    return this.view === this.newest;
  }

  async open(): Promise<void> {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    await this.listen();
  }

  close(): void {
    this.closed = true;
    this.stop?.abort();
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
  }

  private wake = (): void => {
    const silent = performance.now() - this.heard > SILENCE / 2;
    if ((this.link === "lost" || silent) && !document.hidden) this.stop?.abort();
  };

  /** Follow the table's events; after a break go on where it was. */
  private async listen(): Promise<void> {
    for (let tries = 0; !this.closed; tries++) {
      this.stop = new AbortController();
      try {
        await this.read(this.stop.signal, () => (tries = 0));
      } catch (error) {
        if (error instanceof Refused && !error.passing) {
          this.refusal = error.refusal;
          this.link = "missing";
          return;
        }
      }
      if (this.closed) return;
      this.link = this.view ? "lost" : "joining";
      this.stop = new AbortController();
      const woken = new Promise((resolve) => this.stop!.signal.addEventListener("abort", resolve));
      await Promise.race([pause(AGAIN[Math.min(tries, AGAIN.length - 1)]!), woken]);
    }
  }

  private async read(signal: AbortSignal, heard: () => void): Promise<void> {
    const headers: Record<string, string> = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const address = `/api/tables/${this.table}/events?since=${encodeURIComponent(this.since)}`;
    const response = await fetch(address, { headers, signal, credentials: this.token ? "omit" : "same-origin" });
    if (!response.ok) {
      const refusal = (await response.json()) as Refusal;
      throw new Refused(response.status, refusal, 1);
    }
    // Who has sat down by a link has a view already, but has heard of nothing before it.
    if (!this.since) await this.readHistory();
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const silence = setTimeout(() => this.stop?.abort(), SILENCE);
      const { value, done } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      heard();
      this.heard = performance.now();
      if (!this.sending) this.link = "live";
      const blocks = (text + value).split("\n\n");
      text = blocks.pop()!;
      for (const block of blocks) this.take(block);
    }
  }

  private async readHistory(): Promise<void> {
    this.log = await ask<Told[]>("GET", `/api/tables/${this.table}/history?after=0`, undefined, this.token);
    this.messages = await ask<Message[]>("GET", `/api/tables/${this.table}/chat?after=0`, undefined, this.token);
  }

  /** One event of the stream. */
  private take(block: string): void {
    const fields: Record<string, string> = {};
    for (const line of block.split("\n")) {
      const colon = line.indexOf(": ");
      if (colon > 0) fields[line.slice(0, colon)] = line.slice(colon + 2);
    }
    if (!fields.data) return;
    if (fields.id) this.since = fields.id;
    if (fields.event === "message") this.hear(JSON.parse(fields.data) as Message);
    if (fields.event === "table") {
      const event = JSON.parse(fields.data) as TableEvent;
      const last = this.log.at(-1)?.step ?? 0;
      const steps = event.steps.filter((told) => told.step > last);
      if (steps.length) this.log = [...this.log, ...steps];
      this.accept(event.table);
    }
  }

  private hear(message: Message): void {
    if (message.number > (this.messages.at(-1)?.number ?? 0)) this.messages = [...this.messages, message];
  }

  /** The table as it is now; shown after what came before it. */
  private accept(view: TableView): void {
    if (this.newest && view.step < this.newest.step) return;
    const comesBack = !this.newest && this.seenTo !== null && view.step > this.seenTo && duration() > 0;
    this.newest = view;
    this.queue.push(view);
    void (comesBack ? this.catchUp(view) : this.show());
  }

  /** First what was missed, one position after the other, until somebody has enough of it. */
  private async catchUp(view: TableView): Promise<void> {
    this.showing = true; // what comes meanwhile waits
    const missed = await missedViews(view, this.log, this.seenTo!, this.token).catch(() => []);
    for (const one of missed) {
      if (this.skipped) break;
      await this.put(() => (this.view = one)).catch(() => undefined);
      await Promise.race([pause(paceOf(missed.length)), this.untilSkipped]);
    }
    this.showing = false;
    void this.show();
  }

  /** Enough of what was missed. */
  skip(): void {
    this.skipped = true;
    this.skipping();
  }

  private async show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    while (this.queue.length) {
      // Whoever is far behind sees where things are now.
      if (this.queue.length > 12) this.queue.splice(0, this.queue.length - 1);
      const next = this.queue.shift()!;
      // Where something could not be loaded the next view is another try.
      await this.put(() => (this.view = next)).catch(() => undefined);
    }
    this.showing = false;
  }

  /**
   * Make moves; sent again until the server has answered. Nothing else is sent meanwhile.
   * `later` follows by itself after a draw, which the server lets no request reach across.
   */
  async send(moves: string[], later: string[] = []): Promise<void> {
    const view = this.view;
    if (this.sending || view?.you == null) return;
    this.refusal = null;
    this.sending = true;
    try {
      const answer = await this.make(view, moves);
      if (later.length && answer.legal.includes(later[0]!)) await this.make(answer, later);
    } catch (error) {
      void this.refuse(error);
    } finally {
      this.sending = false;
      if (this.link === "sending") this.link = "live";
    }
  }

  private async make(view: TableView, moves: string[]): Promise<TableView> {
    const pending: Pending = { seat: view.you!, after: view.step, move_id: newId(), moves };
    const answer = await this.untilAnswered<TableView>(`/api/tables/${this.table}/moves`, pending);
    this.accept(answer);
    return answer;
  }

  /** Anything else one can do at a table: ask, answer, leave, say. */
  async act(what: string, body: object = {}): Promise<void> {
    this.refusal = null;
    try {
      const answer = await ask<unknown>("POST", `/api/tables/${this.table}/${what}`, body, this.token);
      if (answer && typeof answer === "object" && "step" in answer && "seats" in answer)
        this.become(answer as TableView);
    } catch (error) {
      void this.refuse(error);
    }
  }

  /** Sit down, by the secret of a link or where anybody may. */
  async sit(seat: number, by: { secret?: string; name?: string }): Promise<void> {
    const path = `/api/tables/${this.table}/seats/${seat}/sit`;
    try {
      this.become(await this.untilAnswered<TableView>(path, { ...by, salt: newId() }));
    } catch (error) {
      void this.refuse(error);
    }
  }

  /** Show the answer to what I did; who has become somebody else listens anew, as that one. */
  private become(view: TableView): void {
    if (this.newest && view.you !== this.newest.you) this.stop?.abort();
    this.accept(view);
  }

  private async untilAnswered<T>(path: string, body: object): Promise<T> {
    for (let tries = 0; ; tries++) {
      try {
        return await ask<T>("POST", path, body, this.token);
      } catch (error) {
        const again = error instanceof Unreachable || (error instanceof Refused && error.passing);
        if (!again || this.closed) throw error;
        this.link = "sending";
        const wait = error instanceof Refused ? error.seconds * 1000 : AGAIN[Math.min(tries, 3)]!;
        await pause(wait);
      }
    }
  }

  /** Say why something was refused, and show the table as it is now. */
  async refuse(error: unknown): Promise<void> {
    if (!(error instanceof Refused)) {
      this.refusal = { rule: "table", key: "page-link-lost", details: {}, sentence: "", table: null };
      return;
    }
    if (error.refusal.table) this.accept(error.refusal.table);
    // Without its sentence it is still told that something was refused, and the rule.
    if (this.view) await words.need(`${this.view.game}-later`).catch(() => undefined);
    this.refusal = error.refusal;
  }
}
