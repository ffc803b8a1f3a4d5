// Small helpers for the elements of a page.

export const $ = (id) => document.getElementById(id);

export const make = (tag, text, more = {}) =>
  Object.assign(document.createElement(tag), {textContent: text}, more);

// The shapes of the seats.
export const SIGNS = "▲●■◆⬟";

// A part of a drawing.
export function drawn(tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

export const paint = (part, name, seat) => part.style.setProperty(name, `var(--seat${seat})`);

const shown = {};

// Is this what was shown last? What has not changed keeps its buttons.
export const same = (what, value) => shown[what] === (shown[what] = JSON.stringify(value));

export const words = $("game").dataset;

export const ruleLink = (number) =>
  make("a", number, {href: `/rules/${words.game}#${number}`, target: "_blank", className: "rule"});

export function refuse(why, number) {
  $("refusal").replaceChildren(why, ...(number ? [" ", ruleLink(number)] : []));
}

export const still = matchMedia("(prefers-reduced-motion: reduce)");
