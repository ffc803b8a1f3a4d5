// The end: where each player's score came from, a column a player.

import {$, SIGNS, make, paint, same} from "./dom.js";

function row(line, winners) {
  const item = make("tr", "");
  item.append(make("th", line.label, {scope: "row"}), ...line.cells.map((text, seat) =>
    make("td", text, {className: winners.includes(seat) ? "won" : text === "0" ? "none" : ""})));
  return item;
}

function head(told) {
  const item = make("tr", "");
  item.append(make("td", ""), ...told.seats.map((seat, nth) => {
    const won = told.end.winners.includes(nth);
    const name = make("th", "", {scope: "col", title: seat.name, className: won ? "won" : ""});
    name.append(make("i", won ? "★" : SIGNS[nth], {ariaHidden: true}), make("span", seat.name));
    paint(name, "--c", nth);
    return name;
  }));
  return item;
}

export function show(told) {
  if (told.end) $("last").textContent = $("log").lastElementChild?.firstChild.textContent ?? "";
  const account = told.end?.account;
  $("account").hidden = !account;
  if (!account || same("account", [told.end, told.seats.map((seat) => seat.name)])) return;
  const table = $("account"), {winners} = told.end;
  table.dataset.seats = told.seats.length;
  table.tHead.replaceChildren(head(told));
  table.tBodies[0].replaceChildren(...account.sources.map((line) => row(line, winners)));
  table.tFoot.replaceChildren(...[account.total, account.tie].filter(Boolean).map((line) => row(line, winners)));
}
