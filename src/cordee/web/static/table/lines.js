// The lines that were tried, as a tree: one can return to each.

import {$, make, words} from "./dom.js";

const memory = `lines ${words.place} ${["p", "ply", "players"].map((name) => new URLSearchParams(location.search).get(name))}`;
const root = {told: $("coach").dataset.begin, children: []};
let here = root, path = [], visit;

// Where one is now, and what led there.
export function note(line) {
  here = root;
  path = line.map((one) => one.text);
  for (const {text, told} of line) {
    let child = here.children.find((one) => one.text === text);
    if (!child) here.children.push(child = {text, told, children: []});
    child.told = told;
    here.last = text;
    here = child;
  }
  keep();
  draw();
}

// What was tried last from here.
export const next = () => here.last;

export function start(visited) {
  visit = visited;
}

function draw() {
  const focused = $("lines").contains(document.activeElement);
  $("lines").replaceChildren(branch([entry(root, [])], root, []));
  const current = $("lines").querySelector("[aria-current]");
  if (focused) current.focus({preventScroll: true});
  $("lines").scrollTop = current.offsetTop - $("lines").clientHeight / 2;
}

// One after the other; where there are several, each is a list of its own.
function branch(items, node, way) {
  const made = make("ol", "");
  made.append(...items);
  while (node.children.length === 1) {
    [node] = node.children;
    way = [...way, node.text];
    made.append(entry(node, way));
  }
  for (const child of node.children) {
    const item = make("li", ""), there = [...way, child.text];
    item.append(branch([entry(child, there)], child, there));
    made.append(item);
  }
  return made;
}

function entry(node, way) {
  const item = make("li", ""), button = make("button", node.told, {title: node.told, onclick: () => visit(way)});
  if (node === here) button.setAttribute("aria-current", "step");
  item.append(button);
  return item;
}

// They outlive a reload, in this window.
function keep() {
  try {
    sessionStorage.setItem(memory, JSON.stringify(root));
  } catch { }  // a browser that keeps nothing, or has no room
}
try {
  Object.assign(root, JSON.parse(sessionStorage.getItem(memory)));
} catch { }
