// What core/fair.py computes, computed again: the commitment, and the number of each draw.

const RANGE = 2n ** 256n;

export function bytesOf(hex) {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error("the secret is not hexadecimal");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexOf(buffer) {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function commitmentOf(secret) {
  return hexOf(await crypto.subtle.digest("SHA-256", bytesOf(secret)));
}

export function keyOf(secret) {
  const how = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytesOf(secret), how, false, ["sign"]);
}

// A hash beyond the largest multiple of the total would favour small numbers: try the next.
export async function numberOf(key, salts, step, total, range = RANGE) {
  const all = BigInt(total);
  for (let attempt = 0; ; attempt += 1) {
    const message = new TextEncoder().encode(JSON.stringify([step, attempt, ...salts]));
    const value = BigInt(`0x${hexOf(await crypto.subtle.sign("HMAC", key, message))}`);
    if (value < range - (range % all)) return value % all;
  }
}

// What is wrong with a draw the server has checked, or null. The message counts steps from 0.
export async function problemOf(draw, key, proof) {
  const number = await numberOf(key, proof.salts, draw.step - 1, draw.total);
  if (number !== BigInt(draw.number)) {
    return `this browser draws the number ${number}, the server ${draw.number}`;
  }
  if (draw.number < draw.first || draw.number >= draw.first + draw.weight) {
    return `the number ${draw.number} does not bring ${draw.brought}`;
  }
  return proof.log.steps[draw.step - 1] === draw.code ? null : "the log says something else";
}
