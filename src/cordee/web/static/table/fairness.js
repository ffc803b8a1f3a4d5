// The dice, checked as by `cordee verify`.

import {$, words} from "./dom.js";

const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

async function fair() {
  const told = await (await fetch(`/t/${words.table}/dice`)).json();
  const secret = Uint8Array.from(told.secret.match(/../g), (pair) => parseInt(pair, 16));
  if (hex(await crypto.subtle.digest("SHA-256", secret)) !== words.commitment) return false;
  const key = await crypto.subtle.importKey("raw", secret, {name: "HMAC", hash: "SHA-256"}, false, ["sign"]);
  const uniform = async (message) => {
    const signed = new DataView(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message)));
    return Number(signed.getBigUint64(0) >> 11n) / 2 ** 53;
  };
  if (told.drawn && !drawn(told.order, await uniform("seats"))) return false;
  for (const [number, {outcomes, odds, came}] of told.events.entries()) {
    const u = await uniform(String(number));
    let sum = 0, nth = odds.findIndex((chance) => (sum += chance) > u);
    if (nth < 0) nth = odds.length - 1;
    if (outcomes[nth] !== came) return false;
  }
  return true;
}

// Do the seats follow from their draw?
function drawn(order, u) {
  const left = order.map((_, nth) => nth), ways = left.reduce((all, nth) => all * (nth + 1), 1);
  let nth = Math.floor(u * ways), each = ways;
  for (const seat of order) {
    each /= left.length;
    if (left.splice(Math.floor(nth / each), 1)[0] !== seat) return false;
    nth %= each;
  }
  return true;
}

export async function check() {
  const verdict = window.isSecureContext ? (await fair() ? words.fair : words.unfair) : words.insecure;
  $("verdict").textContent = verdict;
}
