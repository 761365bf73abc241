/** A server that answers as a test says, and remembers what it was asked. */
import { onTestFinished, vi } from "vitest";
import type { Message, Refusal, TableView, Told } from "../wire";

export interface Request {
  method: string;
  path: string;
  body: Record<string, unknown>;
  token: string | null;
}

type Answer = Response | Promise<Response>;

/** Makes an answer with a body. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers });

/** Makes a refusal, with the reason that is most common. */
export const refusal = (change: Partial<Refusal> = {}): Refusal => ({
  rule: "table",
  key: "table-not-your-turn",
  details: {},
  sentence: "It is not your turn.",
  table: null,
  ...change,
});

export class FakeServer {
  requests: Request[] = [];
  log: Told[] = [];
  messages: Message[] = [];
  /** How the next requests for events are refused; they are let through when none is left. */
  refusals: (() => Answer)[] = [];
  /** How requests that are not for events are answered; the history and the talk have answers of their own. */
  answer: (request: Request) => Answer = () => json({});
  private streams: ReadableStreamDefaultController<Uint8Array>[] = [];

  constructor() {
    const before = globalThis.fetch;
    globalThis.fetch = (path, init) => this.take(path as string, init ?? {});
    onTestFinished(() => void (globalThis.fetch = before));
  }

  /** What was asked for, by a part of its path. */
  asked(part: string): Request[] {
    return this.requests.filter((request) => request.path.includes(part));
  }

  private async take(path: string, { method = "GET", body, headers, signal }: RequestInit): Promise<Response> {
    const said = (typeof body === "string" ? JSON.parse(body) : {}) as Record<string, unknown>;
    const token = new Headers(headers).get("authorization");
    const request = { method, path, body: said, token };
    this.requests.push(request);
    if (path.includes("/events")) return this.refusals.shift()?.() ?? this.stream(signal!);
    if (path.includes("/history")) return json(this.log);
    if (path.includes("/chat?")) return json(this.messages);
    return this.answer(request);
  }

  private stream(signal: AbortSignal): Response {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.streams.push(controller);
        signal.addEventListener("abort", () => controller.error(new Error("aborted")));
      },
    });
    return new Response(body);
  }

  /** Writes bytes into the newest stream of events. */
  write(text: string | Uint8Array): Promise<unknown> {
    this.streams.at(-1)!.enqueue(typeof text === "string" ? new TextEncoder().encode(text) : text);
    return settle();
  }
  /** Tells of a table, with what happened before it. */
  tell(view: TableView, steps: Told[] = []): Promise<unknown> {
    return this.write(`id: ${view.step}.0\nevent: table\ndata: ${JSON.stringify({ table: view, steps })}\n\n`);
  }
  /** Ends the newest stream, as a server does that stops. */
  end(): Promise<unknown> {
    this.streams.at(-1)!.close();
    return settle();
  }
}

/** Lets everything happen that needs no time. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
