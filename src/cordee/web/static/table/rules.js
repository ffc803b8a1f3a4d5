// The rules at the table: what is asked now on top, then a turn in one minute, then all of them.

import {enliven} from "../examples.js";
import {$, make, words} from "./dom.js";

const drawer = $("rules"), page = $("rules-text"), button = $("rules-button"), {body} = document;
let fetched, opener, pushed = false, asked = "";

// Open them, at one rule if its number is given; without it, shut them if they are open.
export async function show(state, number) {
  if (!drawer.hidden && !number) { close(); return; }
  if ($("meaning")) (await import("./explaining.js")).away();  // what tells of a thing makes room
  if (drawer.hidden) open();
  fetched ??= read();
  if (!await fetched) { fetched = undefined; page.textContent = words.lost; return; }
  follow(state);
  if (number) seek(number);
}

function open() {
  opener = document.activeElement;
  drawer.hidden = false;
  body.classList.add("ruled");
  button.setAttribute("aria-expanded", true);
  page.scrollTop = 0;
  $("rules-title").focus();
  pushed = body.matches(".stacked, .short");  // what covers the board goes away with a step back
  if (pushed) history.pushState(null, "");
}

function shut() {
  if (drawer.hidden) return;
  drawer.hidden = true;
  pushed = false;
  body.classList.remove("ruled");
  button.setAttribute("aria-expanded", false);
  (opener?.isConnected && opener !== body ? opener : button).focus();
}

function close() {
  if (pushed) history.back();
  else shut();
}

async function read() {
  const answer = await fetch(drawer.dataset.part).catch(() => null);
  if (!answer?.ok) return false;
  page.innerHTML = await answer.text();
  enliven(page);
  return true;
}

// The question that is open, the rule behind it in full, and those behind its answers.
export function follow(told) {
  const now = $("rules-now");
  if (!now || asked === (asked = JSON.stringify(told.asked))) return;
  now.hidden = !told.asked;
  if (now.hidden) return;
  $("rules-asked").textContent = told.asked.text;
  const rules = told.asked.rules.map((number) => part(number)).filter(Boolean);
  now.querySelector("ul").replaceChildren(...rules.map((rule, nth) => nth ? folded(rule) : whole(rule)));
}

const part = (id) => page.querySelector(`[id="${CSS.escape(id)}"]`);

function whole(rule, item = make("li", "")) {
  const [, ...rest] = rule.cloneNode(true).childNodes;
  item.append(make("a", rule.id, {href: `#${rule.id}`}), ...rest);
  return item;
}

const LEAD = 60;  // letters of a rule that say which it is

function folded(rule) {
  const text = rule.textContent.trim(), lead = text.slice(0, text.lastIndexOf(" ", LEAD)).replace(/\W$/u, "");
  const details = make("details", ""), item = make("li", "");
  details.append(make("summary", `${lead} …`), whole(rule, make("div", "")));
  item.append(details);
  return item;
}

// To a rule or a heading.
function seek(id) {
  const found = part(id);
  if (!found) return;
  found.closest("details")?.setAttribute("open", "");
  if (found.tagName === "DETAILS") found.open = true;
  for (const old of page.querySelectorAll(".sought")) old.classList.remove("sought");
  if (found.tagName === "LI") found.classList.add("sought");
  page.scrollTop += found.getBoundingClientRect().top - page.getBoundingClientRect().top - 8;
  found.tabIndex = -1;
  found.focus({preventScroll: true});
}

page.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="#"]');
  if (!link) return;
  event.preventDefault();
  seek(link.hash.slice(1));
});
$("rules-close").onclick = close;
addEventListener("popstate", shut);
addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || drawer.hidden) return;
  event.stopImmediatePropagation();
  close();
}, true);
drawer.addEventListener("keydown", (event) => {
  if (event.key !== "?") event.stopPropagation();  // whoever reads does not play
});
