// The dice, checked as by `cordee verify`, and against what this browser saw and contributed.

import {hex} from "./contributing.js";
import {$, words} from "./dom.js";
import {kept} from "./settings.js";

const bytesOf = (text) => Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
const ascii = (text) => new TextEncoder().encode(text);
const sha = async (bytes) => hex(await crypto.subtle.digest("SHA-256", bytes));

export async function check() {
  $("verdict").textContent = window.isSecureContext ? await found() : words.insecure;
}

// What was found, in sentences.
async function found() {
  const told = await (await fetch(`/t/${words.table}/dice`)).json();
  const memory = JSON.parse(kept(`dice-${words.table}`) || "null");
  const {promise, rounds} = memory || {promise: words.commitment, rounds: {}};
  if (promise !== words.commitment) return words.changed;
  if (!await fair(told, promise)) return words.unfair;
  const mixed = await Promise.all(told.mixes.map((mix) => compare(mix, rounds[mix.fresh])));
  const worst = ["missing", "none", "early", "withheld", "given"].find((one) => mixed.includes(one));
  const renewed = told.mixes.some((mix) => mix.fresh) ? [words.renewed] : [];
  return [words.fair, ...renewed, words[worst]].join(" ");
}

// Is it the secret that was promised, and does everything follow from it and the contributions?
async function fair(told, promise) {
  const secret = bytesOf(told.secret);
  if (await sha(secret) !== promise) return false;
  const key = await crypto.subtle.importKey("raw", secret, {name: "HMAC", hash: "SHA-256"}, false, ["sign"]);
  const salts = await saltsOf(told.mixes);
  const uniform = async (salt, message) => {
    const signed = await crypto.subtle.sign("HMAC", key, ascii(salt ? `${salt}:${message}` : `${message}`));
    return Number(new DataView(signed).getBigUint64(0) >> 11n) / 2 ** 53;
  };
  if (told.drawn && !drawn(told.order, await uniform(salts[0], "seats"))) return false;
  for (const [number, {outcomes, odds, came}] of told.events.entries()) {
    const u = await uniform(salts[told.mixes.findLastIndex((mix) => mix.event <= number)], number);
    let sum = 0, nth = odds.findIndex((chance) => (sum += chance) > u);
    if (nth < 0) nth = odds.length - 1;
    if (outcomes[nth] !== came) return false;
  }
  return true;
}

// After a restored backup a salt goes on from the one before, with bits of the server.
async function saltsOf(mixes) {
  const salts = [];
  for (const {fresh, given} of mixes) {
    const parts = fresh ? [salts.at(-1) ?? "", fresh, ...given] : given;
    salts.push(parts.some(Boolean) ? await sha(ascii(parts.join(":"))) : "");
  }
  return salts;
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

// Did this browser's bits go in, and was everybody else bound to theirs before these were shown?
async function compare({given}, round) {
  if (!round?.seen) return "none";
  const own = Object.entries(round.bits);
  if (own.some(([chair, bits]) => given[chair] !== bits)) return "missing";
  const others = given.map((bits, chair) => [bits, round.seen[chair], chair]).filter(([, , chair]) => !round.bits[chair]);
  for (const [bits, pledge] of others) if (bits && await sha(ascii(bits)) !== pledge) return "early";
  return others.some(([bits, pledge]) => !bits && pledge) ? "withheld" : "given";
}
