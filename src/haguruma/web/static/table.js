// The table's script: sends forms without leaving the page, takes in what has changed, links board and buttons.
// It knows no rule: what can be chosen, and why not, the server says.
import { themes } from "./theme.js";

const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const state = () => one("#state").dataset;
const here = `/table/${state().table}`;
const glimpses = new Map();
let queue = Promise.resolve();
let byKeys = false; // whether the last thing pressed was a key
let quiet = false; // whether the focus is moved without telling about it

// Taking in a page that came from the server.

function focusKey() {
  const el = document.activeElement;
  if (!el || el === document.body) return null;
  const key = el.id ? `#${el.id}` : el.value ? `[name="${el.name}"][value="${CSS.escape(el.value)}"]` : "";
  const place = el.dataset && el.dataset.place ? `[data-place="${CSS.escape(el.dataset.place)}"]` : "";
  return { key: key || place, choosing: Boolean(el.closest(".prompt, [data-board]")) };
}

function keepFocus(kept) {
  if (!kept || document.activeElement !== document.body) return;
  const same = kept.key && one(kept.key);
  quiet = !byKeys; // after a press one reads what happened, not what the next choice would bring
  if (same && !same.disabled) same.focus({ preventScroll: true });
  else if (kept.choosing) (one(".choice") || one("#asked")).focus({ preventScroll: true });
  quiet = false;
}

function swap(fresh) {
  const kept = focusKey();
  const ended = one("#state", fresh).dataset.over && !state().over;
  const before = { heard: one("#asked")?.textContent, lines: all(".lines > li").length };
  for (const old of all("[data-swap]")) {
    const next = one(`[data-swap="${old.dataset.swap}"]`, fresh);
    if (!next) continue;
    for (const open of all("details[open][id]", old)) one(`#${open.id}`, next)?.setAttribute("open", "");
    if (old.outerHTML === next.outerHTML) continue;
    const scrolled = old.scrollTop;
    old.replaceWith(document.adoptNode(next));
    next.scrollTop = "keepEnd" in next.dataset ? next.scrollHeight : scrolled;
  }
  document.title = fresh.title;
  glimpses.clear();
  keepFocus(kept);
  tell(before);
  if (ended) one("#sheet").showModal();
}

function tell(before) {
  const asked = one("#asked")?.textContent.trim();
  const lines = all(".lines > li");
  const news = lines.slice(before.lines).map((line) => line.textContent.trim());
  const said = [...news.slice(-6), asked !== before.heard?.trim() ? asked : ""].filter(Boolean).join(" ");
  if (said) one("#heard").textContent = said;
}

async function show(text) {
  const fresh = new DOMParser().parseFromString(text, "text/html");
  if (!one("#state", fresh)) throw new Error("not a table");
  if (!document.startViewTransition || calm.matches || document.hidden) return swap(fresh);
  const passage = document.startViewTransition(() => swap(fresh));
  passage.ready.catch(() => {}); // the next change may cut it short
  return passage.updateCallbackDone;
}

function alarm(text) {
  const box = one(".alert");
  box.hidden = !text;
  box.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
}

function inTurn(work) {
  queue = queue.then(work).catch(() => {
    lost = true;
    alarm("The server does not answer. Nothing is lost: go on when it is back.");
  });
  return queue;
}

const refresh = () => inTurn(async () => {
  if (seen === state().stamp || state().moment !== "") return;
  const answer = await fetch(here, { headers: { Accept: "text/html" } });
  await show(await answer.text());
});

const send = (form, submitter) => inTurn(async () => {
  const body = new URLSearchParams(new FormData(form, submitter));
  if (calm.matches) body.set("calm", "1");
  document.body.classList.add("data-busy");
  try {
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { Accept: "text/html" } });
    await show(await answer.text());
  } finally {
    document.body.classList.remove("data-busy");
  }
});

let lost = false; // whether the server did not answer the last time
let seen = state().stamp;
if (state().moment === "") {
  const source = new EventSource(`${here}/events?stamp=${encodeURIComponent(seen)}`);
  source.onopen = () => {
    if (lost) alarm("");
    lost = false;
  };
  source.onmessage = (event) => {
    seen = event.data;
    refresh();
  };
  addEventListener("pagehide", () => source.close());
}

// Choosing: a button, a place on the board, a key.

const button = (notation) => one(`#choices button[value="${CSS.escape(notation)}"]`);

function choose(notation) {
  const found = button(notation);
  if (found) found.form.requestSubmit(found);
}

function pick(place) {
  const { action, actions, ask } = place.dataset;
  if (action) choose(action);
  else if (actions) offer(actions.split("|"), place);
  else if (ask && one("#before")) whyNot(ask); // at an earlier moment nobody is asked
}

function offer(notations, place) {
  const buttons = notations.map(button).filter(Boolean).map((found) => {
    const twin = found.cloneNode(true);
    twin.type = "button";
    twin.addEventListener("click", () => {
      one("#chooser").close();
      choose(twin.value);
    });
    return twin;
  });
  one("#chooser-title").textContent = one("title", place)?.textContent || "Which one?";
  one("#chooser-choices").replaceChildren(...buttons);
  one("#chooser-before").replaceChildren();
  one("#chooser").showModal();
}

// Looking at something in full.

async function peek(link) {
  const answer = await fetch(link.href, { headers: { Accept: "text/html" } });
  const shown = one("#close-up", new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (!shown) return;
  one("#peek-title").textContent = shown.dataset.title;
  one("#peek-content").replaceChildren(document.adoptNode(shown));
  one("#peek").showModal();
}

// Consequences before the click, and reasons why not.

function paragraph(text, kind) {
  return Object.assign(document.createElement("p"), { textContent: text, className: kind });
}

async function glimpse(notation) {
  if (!glimpses.has(notation)) {
    const asked = fetch(`${here}/preview?action=${encodeURIComponent(notation)}`, { headers: { Accept: "application/json" } });
    glimpses.set(notation, asked.then((answer) => (answer.ok ? answer.json() : null)).catch(() => null));
  }
  return glimpses.get(notation);
}

async function foretell(notation, box) {
  box.dataset.about = notation;
  const found = await glimpse(notation);
  if (!found?.sentences || box.dataset.about !== notation) return;
  const said = paragraph(found.sentences.join(" ") || found.label, "what");
  box.replaceChildren(said, " ", paragraph(found.then, found.undo ? "then" : "final"));
  box.scrollTop = 0;
  box.removeAttribute("tabindex");
  if (box.scrollHeight > box.clientHeight) box.tabIndex = 0; // what does not fit is read by scrolling, by keys as well
}

function light(notations) {
  for (const choice of all(".choice.lit")) choice.classList.remove("lit");
  for (const place of all(".target.lit")) place.classList.remove("lit");
  for (const notation of notations) button(notation)?.classList.add("lit");
  for (const place of all("[data-board] .target")) {
    const offered = (place.dataset.action || place.dataset.actions || "").split("|");
    if (notations.some((notation) => offered.includes(notation))) place.classList.add("lit");
  }
}

function look(target) {
  const choice = target.closest(".choice");
  const place = target.closest("[data-action], [data-actions]");
  if (choice) foretell(choice.value, one("#chooser").contains(choice) ? one("#chooser-before") : one("#before"));
  if (!place) return light(choice ? [choice.value] : []);
  light(place.dataset.action ? [place.dataset.action] : place.dataset.actions.split("|"));
  if (place.dataset.action) return foretell(place.dataset.action, one("#before"));
  one("#before").dataset.about = "";
  return one("#before").replaceChildren(paragraph(place.getAttribute("aria-label") || "", "what"));
}

async function whyNot(ask) {
  const answer = await fetch(`${here}/why?ask=${encodeURIComponent(ask)}`, { headers: { Accept: "application/json" } });
  const told = await answer.json();
  const box = one("#before");
  box.dataset.about = "";
  box.replaceChildren(...(told.answers || []).map(reason));
  box.style.minHeight = `${box.getBoundingClientRect().height}px`; // as high as it has become, so that pointing at a choice moves none
  one("#heard").textContent = box.textContent;
}

function reason(told) {
  const line = paragraph(told.text, "why");
  if (told.href) {
    const link = document.createElement("a");
    Object.assign(link, { textContent: told.label, href: told.href, className: "rule", target: "_blank" });
    line.append(" ", link);
  }
  return line;
}

// Listening.

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("[data-live]")) {
    event.preventDefault();
    send(form, event.submitter);
  } else if (form.matches("[data-why]")) {
    event.preventDefault();
    if (form.elements.why.value.trim()) whyNot(form.elements.why.value);
  }
});

document.addEventListener("click", (event) => {
  const opener = event.target.closest("[data-dialog]");
  const place = event.target.closest("[data-board] [data-action], [data-board] [data-actions], [data-board] [data-ask]");
  const closer = event.target.closest("[data-peek]");
  if (closer && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    peek(closer);
  } else if (opener) {
    event.preventDefault();
    one(`#${opener.dataset.dialog}`).showModal();
  } else if (place) pick(place);
  for (const fold of all("#menu, #why-box")) if (!fold.contains(event.target)) fold.open = false;
  if (event.target.closest(".table > .alert") && !event.target.closest("a")) alarm("");
});

// A finger does not point: where it comes down it also presses. Nor does a mouse that rests while things pass under it.
let pointed = null;
document.addEventListener("pointermove", (event) => {
  if (event.pointerType === "touch") return;
  const target = event.target.closest(".choice, [data-action], [data-actions]");
  if (target === pointed) return;
  pointed = target;
  look(event.target);
});
document.addEventListener("focusin", (event) => !quiet && event.target.closest && look(event.target));
document.addEventListener("keydown", () => { byKeys = true; }, true);
document.addEventListener("pointerdown", () => { byKeys = false; }, true);

document.addEventListener("change", (event) => {
  if (event.target.matches("[data-scrub] input")) event.target.form.requestSubmit();
});

const KEYS = {
  u: () => one("#undo")?.click(),
  r: () => one("#redo")?.click(),
  s: () => one("#sheet").showModal(),
  w: () => {
    const box = one("#why-box");
    if (!box) return;
    box.open = true;
    one("#why").focus();
  },
  "?": () => one("#help").showModal(),
};

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const fold of all("#menu, #why-box")) fold.open = false;
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  const place = event.target.closest("[data-board] [role=button]");
  if (place && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    pick(place);
    return;
  }
  if (one("dialog[open]")) return;
  const step = one(`[data-key="${event.key}"]`);
  const numbered = /^[1-9]$/.test(event.key) && one(`.choice[data-number="${event.key}"]`);
  const choice = numbered && numbered.checkVisibility({ contentVisibilityAuto: true }) && numbered;
  const act = KEYS[event.key] || (choice && (() => choice.click())) || (step && (() => step.click()));
  if (!act) return;
  event.preventDefault();
  act();
});

themes();
const lines = one(".lines");
lines.scrollTop = lines.scrollHeight;
if (state().moment !== "") one(".lines .here")?.scrollIntoView({ block: "nearest" });
