/** Asking the server, in one place. */
import type { Refusal } from "./wire";

/** The server has said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly seconds: number,
  ) {
    super(refusal.sentence);
  }

  /** Whether the same request may succeed a little later. */
  get passing(): boolean {
    return this.status === 429 || this.status >= 500;
  }
}

/** No answer came. */
export class Unreachable extends Error {}

/** Instead of a token: ask as somebody the server does not know. */
export const NOBODY = "nobody";

/** A new name for a request. (`randomUUID` is there only over HTTPS.) */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const PATIENCE = 20_000; // milliseconds

export async function ask<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
  token?: string | null,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token && token !== NOBODY) headers["authorization"] = `Bearer ${token}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: token ? "omit" : "same-origin",
      signal: AbortSignal.timeout(PATIENCE),
    });
    text = await response.text();
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return (text ? JSON.parse(text) : null) as T;
  throw new Refused(response.status, readRefusal(text), Number(response.headers.get("retry-after") ?? 1));
}

function readRefusal(text: string): Refusal {
  try {
    return JSON.parse(text) as Refusal;
  } catch {
    // A proxy in between may answer with a page of its own.
    return { rule: "table", key: "table-failure", details: {}, sentence: "", table: null };
  }
}
