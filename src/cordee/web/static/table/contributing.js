// To the dice this browser adds bits of its own, and keeps what it saw, to compare at the end.

import {words} from "./dom.js";
import {keep, kept} from "./settings.js";

export const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const asked = new Set(), {subtle} = crypto;  // with https

// Bits are pledged by their digest, and shown when nobody else can choose theirs any more.
export function contribute({dice, whole}, send, table = words.table) {
  if (whole) asked.clear();
  if (!dice?.own.length) return;
  const name = `dice-${table}`, {promise, pledges, sealed} = dice;
  const all = JSON.parse(kept(name) || "null") || {promise, rounds: {}};
  if (all.promise !== promise) return;
  const round = all.rounds[dice.fresh] ||= {bits: {}};
  for (const [seat, chair, given] of dice.own) {
    const bits = round.bits[chair] ||= hex(crypto.getRandomValues(new Uint8Array(16)));
    const shows = sealed || !subtle, what = name + chair + shows;
    if (given || sealed !== Boolean(pledges[chair]) || asked.has(what)) continue;
    asked.add(what);
    if (shows) round.seen ||= pledges;
    keep(name, JSON.stringify(all));
    if (shows) send({do: "contribute", seat, bits});
    else subtle.digest("SHA-256", new TextEncoder().encode(bits)).then((sha) => send({do: "pledge", seat, digest: hex(sha)}));
  }
}
