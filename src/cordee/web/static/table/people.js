// Those at the table: seats, what happened, what was said.

import {$, SIGNS, make, paint, refuse, ruleLink, same, words} from "./dom.js";
import {send} from "./line.js";

let said = "";

export function seats(told) {
  if (same("seats", [told.seats, told.turn])) return;
  const leaving = told.seats.findIndex((seat) => seat.may.some((one) => one.do === "resign"));
  $("give-up").hidden = leaving < 0;
  $("give-up").onclick = () => ask("resign", leaving);
  $("seats").replaceChildren(...told.seats.map((seat, nth) => {
    const item = make("li", "");
    paint(item, "--c", nth);
    if (nth === told.turn) item.className = "now";
    item.tabIndex = 0;  // a tap tells what the number is, and what may be done
    item.append(make("i", SIGNS[nth], {ariaHidden: true}), make("span", seat.name), make("small", seat.note));
    if (seat.score) {
      const [value, what] = seat.score;
      item.append(make("b", value, {title: what}));
    }
    for (const {do: what, label} of seat.may) {
      item.append(make("button", label, {onclick: () => ask(what, nth)}));
    }
    return item;
  }));
}

function ask(what, nth) {
  if (what === "resign" && !confirm(words.confirm)) return;
  if (what === "links") { location.assign(`/t/${words.table}/links`); return; }
  if (what === "link") { post(`/t/${words.table}/links/${nth}`); return; }
  const name = what === "sit" ? prompt(words.name, words.called) : undefined;
  if (name !== null) send({do: what, seat: nth, name: name || words.called});
}

function post(action) {
  const form = make("form", "", {method: "post", action});
  document.body.append(form);
  form.submit();
}

// The log: new lines are added; it stays at its end unless somebody reads further up.
const list = $("log");
let follows = true;
const toEnd = () => { if (follows) list.scrollTop = list.scrollHeight; };
list.onscroll = () => { follows = list.scrollTop + list.clientHeight > list.scrollHeight - 40; };
new ResizeObserver(toEnd).observe(list);

export function log(lines, whole) {
  if (whole) {
    list.replaceChildren();
    follows = true;
  }
  list.append(...lines.map((one) => {
    const item = make("li", one.text || one.note || one.said);
    if (one.ply !== undefined) item.dataset.ply = one.ply;
    if (one.rule) item.append(" ", ruleLink(one.rule));
    if (one.note) item.className = "note";
    if (one.said) item.className = "said";
    if (typeof one.seat === "number") paint(item, "--c", one.seat);
    return item;
  }));
  toEnd();
}

// What was said too fast is given back.
export function unsaid() {
  if (!$("text").value) $("text").value = said;
}

$("talk").onsubmit = (event) => {
  event.preventDefault();
  said = $("text").value;
  if (!said.trim() || send({do: "say", text: said})) $("text").value = "";
  else refuse(words.lost);
};
for (const phrase of document.querySelectorAll("[data-phrase]")) {
  phrase.onclick = () => send({do: "say", text: phrase.dataset.phrase});
}
