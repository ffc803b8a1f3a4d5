// The line to the server: opened again whenever it breaks.

import {$, refuse, words} from "./dom.js";

const SILENCE = 40000;
// Not let in, no such table: trying again does not help.
const FINAL = [4403, 4404];
let line, tries = 0, heard = 0, listener, drawing;

export const busy = (on) => $("decide").setAttribute("aria-busy", on);

export function send(message) {
  const open = line?.readyState === 1;
  if (open) line.send(JSON.stringify(message));
  return open;
}

export function connect(hear, how) {
  listener = hear;
  drawing = how;
  open();
}

function open() {
  const place = location.origin.replace("http", "ws");
  line = new WebSocket(`${place}${words.place}/socket?${new URLSearchParams(drawing())}`);
  line.onmessage = (event) => {
    heard = Date.now();
    tries = 0;
    listener(JSON.parse(event.data));
  };
  line.onopen = () => {
    heard = Date.now();
    refuse("");
  };
  line.onclose = lost;
}

// With a code of our own comes the reason, as a sentence.
function lost(event) {
  if (line) line.onclose = line.onmessage = line.onopen = null;
  const why = event?.code >= 4000 && event.reason || words.lost, final = FINAL.includes(event?.code);
  if (final) words.lost = why;
  refuse(why);
  busy(false);
  if (!final) setTimeout(open, Math.min(8000, 400 * 2 ** tries++));
}

// A line may be dead without saying so: a laptop was closed.
setInterval(() => {
  if (line?.readyState !== 1 || Date.now() - heard < SILENCE) return;
  line.close();
  lost();
}, 2000);
