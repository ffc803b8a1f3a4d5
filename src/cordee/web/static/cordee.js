"use strict";
// One table: what the server tells is shown, what somebody clicks is sent.
const $ = (id) => document.getElementById(id);
const game = $("game"), live = $("live"), narrow = matchMedia("(max-width: 820px)");
const still = matchMedia("(prefers-reduced-motion: reduce)"), coarse = matchMedia("(pointer: coarse)");
const colour = (part, name, seat) => part.style.setProperty(name, `var(--seat${seat})`);
let line, state = {plies: 0, moves: []}, picked = [], group = "", tries = 0, bell = false, sound, heard = 0, said = "";
const SILENCE = 40000;

const layout = () => (narrow.matches ? "tall" : "wide");
const send = (message) => {
  const open = line && line.readyState === 1;
  if (open) line.send(JSON.stringify(message));
  return open;
};
const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), {textContent: text}, more);
const rule = (number) => make("a", number, {href: `/rules/${game.dataset.game}#${number}`, target: "_blank"});
const refuse = (why, number) => $("refusal").replaceChildren(why, ...(number ? [" ", rule(number)] : []));
const sending = (on) => $("decide").setAttribute("aria-busy", on);

function connect() {
  line = new WebSocket(`${location.origin.replace("http", "ws")}/t/${game.dataset.table}/socket?layout=${layout()}`);
  line.onmessage = (event) => hear(JSON.parse(event.data));
  line.onopen = () => { tries = 0; heard = Date.now(); refuse(""); };
  line.onclose = lost;
}

function lost() {
  if (line) line.onclose = line.onmessage = line.onopen = null;
  refuse(game.dataset.lost);
  sending(false);
  setTimeout(connect, Math.min(8000, 400 * 2 ** tries++));
}

// A line may be dead without saying so: a laptop was closed.
setInterval(() => {
  if (line.readyState !== 1 || Date.now() - heard < SILENCE) return;
  line.close();
  lost();
}, 2000);

function hear(told) {
  heard = Date.now();
  if (told.is !== "beat") sending(false);
  if ($("hint")) $("hint").disabled = told.is === "beat" && $("hint").disabled;
  if (told.is === "table") show(told);
  else if (told.is === "refused") {
    refuse(told.why, told.rule);
    if (told.key === "too-fast" && !$("text").value) $("text").value = said;
  } else if (told.is === "hint" && told.plies === state.plies) {
    $("hints").replaceChildren(make("li", game.dataset.chances, {className: "note", value: 0}), ...told.moves.map((move) => {
      const item = make("li", "");
      item.append(make("button", `${move.label} · ${move.share}`, {onclick: () => play(move.text)}));
      return item;
    }));
  }
}

// The table

function show(told) {
  const before = state;
  state = told;
  if (before.plies !== told.plies || before.mine !== told.mine) {
    picked = [];
    group = "";
    $("hints").replaceChildren();
    refuse("");
  }
  if (told.pieces) patch(told.pieces);
  $("about").textContent = told.about || "";
  $("question").textContent = told.question;
  document.title = told.title;
  document.body.classList.toggle("mine", told.mine);
  document.body.classList.toggle("open", told.stage === "open");
  $("news").textContent = told.mine || told.stage !== "playing" ? "" : told.news;
  $("bell").hidden = !told.own || told.stage === "over";
  $("again").hidden = !told.own;
  if (told.turn !== null) colour(game, "--now", told.turn);
  $("undo").hidden = !told.undo;
  if ($("hint")) $("hint").hidden = !told.mine;
  $("after").hidden = told.stage !== "over";
  $("again").textContent = game.dataset[told.next ? "next" : "again"];
  $("secret").textContent = told.secret || "";
  seats(told);
  log(told);
  choices();
  if (told.mine && before.plies !== told.plies) look();
  if (told.mine && !before.mine && before.event !== undefined) ring(told.title);
}

// On a phone what may be clicked is in sight.
function look() {
  const part = narrow.matches && (live.querySelector("[id^=die-][data-lit]") || live.querySelector("[data-lit]"));
  if (!part) return;
  const {top, bottom} = part.getBoundingClientRect(), edge = $("decide").getBoundingClientRect().top;
  if (top < 0 || bottom > edge) scrollBy(0, bottom - edge + 24);
}

function patch(markup) {
  const fresh = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`, "image/svg+xml");
  merge($("pieces"), fresh.documentElement.firstElementChild);
}

// What keeps its id keeps its element, so that it moves instead of jumping.
function merge(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  for (const {name} of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const {name, value} of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old.id && old.tagName === "text" && count(old, fresh.textContent)) return;
  const known = new Map([...old.children].filter((child) => child.id).map((child) => [child.id, child]));
  const kept = [...fresh.childNodes].map((child) => {
    const same = child.id && known.get(child.id);
    if (!same || same.tagName !== child.tagName) return tumble(document.importNode(child, true));
    merge(same, child);
    return same;
  });
  for (const child of [...old.childNodes]) if (!kept.includes(child)) child.remove();
  let place = old.firstChild;
  for (const child of kept) {
    if (child === place) place = place.nextSibling;
    else old.insertBefore(child, place);
  }
  tumble(old);
}

// A number that changes runs to what it is now.
function count(part, text) {
  const from = Number(part.textContent), to = Number(text);
  if (still.matches || from === to || isNaN(from + to)) return false;
  const begun = performance.now(), long = Math.min(900, 120 * Math.abs(to - from));
  cancelAnimationFrame(part.counting);
  const step = (now) => {
    const done = Math.min(1, Math.max(0, now - begun) / long);
    part.textContent = Math.round(from + (to - from) * done);
    if (done < 1) part.counting = requestAnimationFrame(step);
  };
  part.counting = requestAnimationFrame(step);
  return true;
}

// Dice that fell anew.
function tumble(part) {
  if ((part.id || "").startsWith("die-") && state.rolled && !still.matches) {
    part.animate({translate: ["0 -46px", "0 7px", "0 -4px", "0 0"], opacity: [0.2, 1, 1, 1]},
      {duration: 300 + Math.random() * 200, easing: "ease-out"});
  }
  return part;
}

const shown = {};  // what has not changed keeps its buttons
const same = (what, value) => shown[what] === (shown[what] = JSON.stringify(value));

function seats(told) {
  if (same("seats", [told.seats, told.turn])) return;
  $("seats").replaceChildren(...told.seats.map((seat, nth) => {
    const item = make("li", "");
    colour(item, "--c", nth);
    if (nth === told.turn) item.className = "now";
    item.append(make("span", seat.name), make("small", seat.note));
    for (const {do: what, label} of seat.may) {
      const button = make("button", label);
      button.onclick = () => {
        if (what === "resign" && !confirm(game.dataset.confirm)) return;
        if (what === "link") { post(`/t/${game.dataset.table}/links/${nth}`); return; }
        const name = what === "sit" ? prompt(game.dataset.name, game.dataset.called) : undefined;
        if (name !== null) send({do: what, seat: nth, name: name || game.dataset.called});
      };
      item.append(button);
    }
    return item;
  }));
}

function post(action) {
  const form = make("form", "", {method: "post", action});
  document.body.append(form);
  form.submit();
}

function log(told) {
  const list = $("log");
  const at_end = list.scrollTop + list.clientHeight > list.scrollHeight - 40;
  list.replaceChildren(...told.log.map((one) => {
    const item = make("li", one.text || one.note || one.said);
    if (one.rule) item.append(" ", rule(one.rule));
    if (one.note) item.className = "note";
    if (one.said) item.className = "said";
    if (typeof one.seat === "number") colour(item, "--c", one.seat);
    return item;
  }));
  if (at_end) list.scrollTop = list.scrollHeight;
}

// Choosing

const play = (text) => send({do: "move", plies: state.plies, text}) ? sending(true) : refuse(game.dataset.lost);
// Equal dice stand for each other: how many of a kind are picked counts.
const kind = (id) => (state.alike && state.alike[id]) || id;
const within = (ids, others) => ids.every((id) =>
  ids.filter((one) => kind(one) === kind(id)).length <= others.filter((one) => kind(one) === kind(id)).length);
const fitting = (ids = picked) => state.moves.filter((move) => within(ids, move.ids));
const touchable = (moves) => {
  const kinds = new Set(moves.flatMap((move) => move.ids).map(kind));
  return [...kinds, ...Object.keys(state.alike || {}).filter((id) => kinds.has(kind(id)))];
};

// A long list is sorted by what a move begins with: a die, a card.
function groups(moves) {
  const long = moves.length > 8 && !picked.length ? moves : [];
  const names = [...new Set(long.map((move) => move.group))].filter(Boolean);
  if (!names.includes(group)) group = "";
  $("decide").classList.toggle("grouped", names.length > 1 && !group);
  if (same("groups", [names, group])) return;
  $("groups").replaceChildren(...names.map((name) => {
    const onclick = () => { group = name === group ? "" : name; choices(); };
    return make("button", name, {ariaPressed: name === group, onclick});
  }));
}

function choices() {
  groups(fitting());
  const moves = fitting().filter((move) => !group || move.group === group);
  const focused = $("decide").contains(document.activeElement) || $("hints").contains(document.activeElement);
  if (!same("choices", [state.plies, picked, moves])) {
    $("choices").replaceChildren(...moves.map((move) => {
      const chosen = picked.length && move === exact();
      const button = make("button", move.label, {className: move.hurts ? "hurts" : chosen ? "chosen" : ""});
      if (move.hurts) button.prepend("⚠ ");
      button.dataset.move = move.text;
      button.onclick = (event) => event.detail < 2 && play(move.text);  // twice is once
      return button;
    }));
    if (focused && !$("decide").contains(document.activeElement)) ($("choices").firstChild || $("question")).focus();
  }
  const mark = (name, ids) => {
    for (const old of live.querySelectorAll(`[data-${name}]`)) delete old.dataset[name];
    for (const id of ids) if ($(id)) $(id).dataset[name] = "";
  };
  mark("may", touchable(state.moves));
  mark("lit", touchable(moves).filter((id) => fitting([...picked, id]).length));
  mark("picked", picked);
}

// The one move that is all of what is picked and nothing more.
function exact() {
  const whole = fitting().filter((move) => move.ids.length === picked.length);
  return whole.length === 1 ? whole[0] : null;
}

live.addEventListener("click", (event) => {
  const under = document.elementsFromPoint(event.clientX, event.clientY);  // figures stand on what is lit
  const at = (mark) => under.map((one) => one.closest(mark)).find(Boolean);
  const part = at("[data-lit],[data-picked]") || at("[data-may]");
  if (event.detail > 1 && !picked.length) return;  // the second click of two
  if (!part) { picked = []; choices(); return; }
  const again = picked.includes(part.id);
  if (again && exact()) { play(exact().text); return; }
  if (again) picked = picked.filter((id) => id !== part.id);
  else pick(part.id);
  const [move, more] = fitting();
  if (!again && !more && !tiny(part)) { play(move.text); return; }
  if (!again && !more) picked = [...move.ids];
  choices();
});

// One more, or instead of one of its sort, or of all.
function pick(id) {
  const sort = (one) => one.replace(/[-\d_]+$/, "");
  const tries = [[...picked, id], [...picked.filter((one) => sort(one) !== sort(id)), id]];
  picked = tries.find((ids) => fitting(ids).length) || [id];
}

// Too small for a finger: the first tap chooses, the second plays.
function tiny(part) {
  const {width, height} = part.getBoundingClientRect();
  return coarse.matches && Math.min(width, height) < 30;
}

$("decide").addEventListener("keydown", (event) => event.repeat && event.key === "Enter" && event.preventDefault());

// Around the table

function ring(text) {
  if (!bell) return;
  sound = sound || new AudioContext();
  const tone = sound.createOscillator(), volume = sound.createGain(), now = sound.currentTime;
  volume.gain.setValueAtTime(0.15, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.5);
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(now + 0.5);
  if (document.hidden && window.Notification && Notification.permission === "granted") new Notification(text);
}

$("bell").onclick = () => {
  bell = !bell;
  $("bell").setAttribute("aria-pressed", bell);
  if (bell && window.Notification) Notification.requestPermission();
};
$("undo").onclick = () => send({do: "undo"});
if ($("hint")) $("hint").onclick = () => { $("hint").disabled = send({do: "hint"}); };
$("talk").onsubmit = (event) => {
  event.preventDefault();
  said = $("text").value;
  if (!said.trim() || send({do: "say", text: said})) $("text").value = "";
  else refuse(game.dataset.lost);
};
for (const phrase of document.querySelectorAll("[data-phrase]")) {
  phrase.onclick = () => send({do: "say", text: phrase.dataset.phrase});
}

// The dice, checked as by `cordee verify`.
$("check-dice").onclick = async () => {
  if (!window.isSecureContext) { $("verdict").textContent = game.dataset.insecure; return; }
  const told = await (await fetch(`/t/${game.dataset.table}/dice`)).json();
  const secret = Uint8Array.from(told.secret.match(/../g), (pair) => parseInt(pair, 16));
  const hex = (bytes) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  let fair = hex(await crypto.subtle.digest("SHA-256", secret)) === game.dataset.commitment;
  const key = await crypto.subtle.importKey("raw", secret, {name: "HMAC", hash: "SHA-256"}, false, ["sign"]);
  const uniform = async (message) => {
    const signed = new DataView(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message)));
    return Number(signed.getBigUint64(0) >> 11n) / 2 ** 53;
  };
  if (told.drawn) {
    const left = told.order.map((_, nth) => nth), ways = left.reduce((all, nth) => all * (nth + 1), 1);
    let nth = Math.floor(await uniform("seats") * ways), each = ways;
    for (const seat of told.order) {
      each /= left.length;
      fair = fair && left.splice(Math.floor(nth / each), 1)[0] === seat;
      nth %= each;
    }
  }
  for (const [number, {outcomes, odds, came}] of told.events.entries()) {
    const u = await uniform(String(number));
    let sum = 0, nth = odds.findIndex((chance) => (sum += chance) > u);
    if (nth < 0) nth = odds.length - 1;
    fair = fair && outcomes[nth] === came;
  }
  $("verdict").textContent = fair ? game.dataset.fair : game.dataset.unfair;
};

function arrange() {
  $("scenery-image").src = game.dataset.scenery.replace("LAYOUT", layout());
  live.setAttribute("viewBox", live.dataset[layout()]);
  send({do: "look", layout: layout()});
}
narrow.onchange = arrange;
arrange();
connect();
