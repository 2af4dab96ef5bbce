// The page of an edition: sends each change as it is made, takes in what the server found out, goes through tables by keys.
// It knows no rule and keeps nothing: without it the same forms are sent whole.
import { moved, renewed, taken } from "./merging.js";
import { finder, steadily, still } from "./still.js";
import { themes } from "./theme.js";

const WAIT = 700; // milliseconds of silence after which something typed is sent
const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const main = one("main[data-edition]");
const form = one("form[data-live]");

themes();
document.body.classList.add("scripted-page");

// Taking in a page: every region but the fields themselves.

function swap(fresh) {
  for (const old of all("[data-swap]")) {
    const next = one(`[data-swap="${CSS.escape(old.dataset.swap)}"]`, fresh);
    if (!next || old.dataset.swap === "picture" || old.outerHTML === next.outerHTML) continue;
    if (old.dataset.swap.endsWith("-said") && bad.has(cellOf(old)?.dataset.cell) && !next.textContent) continue;
    const closed = one("details.faults:not([open])", old);
    const { scrollTop, scrollLeft } = old;
    const menu = one(".more[open]", old); // somebody may be writing in it
    const focused = old.contains(document.activeElement) ? finder(document.activeElement) : null;
    const placed = document.adoptNode(next);
    old.replaceWith(placed);
    Object.assign(placed, { scrollTop, scrollLeft });
    if (closed) one("details.faults", placed)?.removeAttribute("open");
    if (menu) one(".more", placed)?.replaceWith(menu);
    focused?.()?.focus({ preventScroll: true });
  }
  const version = one("[data-version]", fresh)?.dataset.version;
  const numbered = one(".state[data-version]", fresh)?.dataset.version || version;
  for (const field of all("input[data-version]")) field.value = numbered;
  for (const field of all("input, select, textarea", form || document)) {
    const wrong = cellOf(field) && one(".wrong", cellOf(field))?.textContent.trim();
    if (wrong) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
  }
}

// Somebody else changed the edition meanwhile: the fields as they are now, with what was typed here still in them. The
// cells that were sent, as they are now.
function renew(fresh, cells, anyway) {
  const told = one("main[data-moves]", fresh)?.dataset.moves || anyway;
  const next = told && one("form[data-live]", fresh);
  if (!next) return cells;
  const moves = JSON.parse(told);
  lost = renewed(form, next, moves, { waiting, bad, sent: cells });
  shifts.push(moves);
  if (waiting.size) timer = setTimeout(flush, WAIT);
  const names = [...cells.keys()].map((name) => moved(name, moves)).filter(Boolean);
  return new Map(names.map((name) => [name, one(`[data-cell="${CSS.escape(name)}"]`, form)]).filter(([, cell]) => cell));
}

const cellOf = (element) => element.closest("[data-cell]");
const bad = new Set(); // cells whose last change was not taken
let waiting = new Map(); // cell name -> cell, to be sent
let timer = 0;
let sending = 0;
let queue = Promise.resolve();
let lost = []; // what the values are called that have no row any more
const shifts = []; // where rows went, one for each time that the form was renewed
let flying = new Map(); // cells that were sent and are not answered

function alarm(text) {
  const box = one(".alert");
  box.hidden = !text;
  box.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
}

async function later(text) {
  await still();
  steadily(() => alarm(text));
}

// Sending what was changed.

function note(cell, soon) {
  waiting.set(cell.dataset.cell, cell);
  clearTimeout(timer);
  timer = setTimeout(flush, soon ? 0 : WAIT);
}

function flush() {
  clearTimeout(timer);
  queue = queue.then(send).catch((error) => later(error.told || "The server does not answer. What you typed is still here: change it once more when it is back."));
  return queue;
}

function bodyOf(cells) {
  const body = new URLSearchParams({ live: "1", do: "save" });
  for (const name of ["block", "picture", "mode", "version", "source"]) {
    const field = form.elements[name];
    if (field) body.set(name, field.value);
  }
  for (const cell of cells.values()) {
    for (const field of all("[name]", cell)) body.set(field.name, field.value);
  }
  return body;
}

async function send() {
  if (!waiting.size) return;
  const cells = waiting;
  waiting = new Map();
  document.body.classList.add("data-busy");
  sending += 1;
  flying = cells;
  try {
    await answered(bodyOf(cells), cells);
  } catch (error) {
    for (const [name, cell] of cells) if (!waiting.has(name)) waiting.set(name, cell);
    throw error;
  } finally {
    sending -= 1;
    flying = new Map();
    document.body.classList.remove("data-busy");
  }
}

async function answered(body, cells, anyway) {
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { Accept: "text/html" } });
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!one("main[data-edition]", fresh)) throw Object.assign(new Error("not an edition"), { told: one("main p", fresh)?.textContent });
  await still();
  for (const [name, cell] of cells) {
    if (answer.ok) bad.delete(name);
    else bad.add(name);
    if (answer.ok && cell && name.startsWith("mark ")) one("select", cell).value = "";
  }
  if (answer.ok && !anyway) taken(cells.values());
  steadily(() => {
    const now = renew(fresh, cells, anyway);
    swap(fresh);
    takeIn(answer.ok, now);
  });
  if (answer.ok) redraw();
}

function takeIn(ok, cells) {
  if (ok && bad.size) alarm(`Saved, but ${bad.size === 1 ? "one value" : `${bad.size} values`} typed before ${bad.size === 1 ? "is" : "are"} not: see beside ${bad.size === 1 ? "it" : "them"}, and change ${bad.size === 1 ? "it" : "them"} once more.`);
  if (lost.length) alarm(`${one(".alert p")?.textContent || ""} What you typed for ${lost.join("; ")} is lost, because that row is not there any more.`);
  lost = [];
  tell(ok, cells);
}

function tell(taken, cells) {
  const faults = one(".faults summary")?.textContent.trim() || "No faults.";
  const wrong = [...cells.values()].map((cell) => one(".wrong", cell)?.textContent.trim()).filter(Boolean);
  const refused = one(".alert p")?.textContent || `Not saved. ${wrong.join(" ")}`;
  one("#heard").textContent = taken ? ["Saved.", ...wrong, faults].join(" ") : refused;
}

// The picture.

let wanted = "";

async function redraw(href) {
  const address = new URL(href || location.href, location.href);
  if (href) history.replaceState(null, "", address);
  const asked = `${main.dataset.edition}/picture${address.search || `?block=${form?.elements.block.value || ""}`}`;
  wanted = asked;
  const answer = await fetch(asked, { headers: { Accept: "text/html" } });
  if (!answer.ok || wanted !== asked) return;
  const next = one("#picture", new DOMParser().parseFromString(await answer.text(), "text/html"));
  if (!next) return;
  await still();
  if (wanted !== asked) return;
  steadily(() => hang(next));
}

function hang(next) {
  const scrolled = one("#picture .drawing")?.scrollTop || 0;
  const focus = document.activeElement.closest("#picture") && document.activeElement.getAttribute("href");
  one("#picture").replaceWith(document.adoptNode(next));
  one("#picture .drawing").scrollTop = scrolled;
  if (focus) one(`#picture [href="${CSS.escape(focus)}"]`)?.focus();
}

// Listening.

if (form) {
  form.addEventListener("change", (event) => {
    const cell = cellOf(event.target);
    if (cell) note(cell, true);
  });
  form.addEventListener("input", (event) => {
    const cell = cellOf(event.target);
    if (cell && event.target.matches("input, textarea")) note(cell, false);
  });
  form.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.target.matches("input:not([type=radio])")) return;
    const steps = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    below(event.target, step);
  });
}

// The same field of the next row, or of the one before.
function below(field, step) {
  const place = field.name.split("|");
  const key = `${place[0].split(".").pop()}|${place[1]}`;
  const like = all("input", form).filter((other) => other.name.split("|").length === 2
    && `${other.name.split("|")[0].split(".").pop()}|${other.name.split("|")[1]}` === key && other.checkVisibility());
  const next = like[like.indexOf(field) + step];
  if (next) {
    next.focus();
    next.select();
  } else field.blur(), field.focus();
}

// Another form waits for what was typed: it would be of a version that is no more.
document.addEventListener("submit", async (event) => {
  const sent = event.target;
  const action = sent.getAttribute("action");
  if (!form || action === "/theme") return;
  clearTimeout(timer);
  if (sent === form && !sending) waiting.clear(); // it carries everything itself
  if (!waiting.size && !sending) return;
  event.preventDefault();
  const { submitter } = event;
  const seen = shifts.length;
  await flush();
  if (bad.size || waiting.size) return;
  const now = sent.isConnected ? sent : one(`form[action="${CSS.escape(action)}"]`);
  const button = submitter?.isConnected ? submitter : submitter?.name === "do" ? doing(submitter.value, seen) : null;
  if (now && (button || submitter?.name !== "do")) now.requestSubmit(button);
});

// The button that does what a button did before the form was renewed; none if what it was about is not there any more.
function doing(value, seen) {
  const [verb, what] = value.split(" ");
  const now = shifts.slice(seen).reduce((name, moves) => name && moved(name, moves), what || "-");
  return now && one(`button[name="do"][value="${CSS.escape(what ? `${verb} ${now}` : verb)}"]`, form);
}

document.addEventListener("click", (event) => {
  const view = event.target.closest("[data-view]");
  const fault = event.target.closest("a[data-field]");
  if (event.ctrlKey || event.metaKey) return;
  if (view) {
    event.preventDefault();
    for (const field of all("input[name=picture]")) field.value = new URL(view.href).searchParams.get("picture");
    for (const field of all("input[name=mode]")) field.value = new URL(view.href).searchParams.get("mode");
    redraw(view.href);
  } else if (fault?.dataset.field && one(`#${CSS.escape(fault.dataset.field)}`)) {
    event.preventDefault();
    const place = one(`#${CSS.escape(fault.dataset.field)}`);
    place.scrollIntoView({ block: "center" });
    one("input, select, textarea", place)?.focus();
  }
  const link = event.defaultPrevented ? null : event.target.closest("a[href]:not([target], [data-view])");
  if (link?.closest(".blocks") && matchMedia("(max-width:760px)").matches) link.hash = "editor";
  if (link && form && (waiting.size || sending)) leave(event, link);
  const menu = one(".doing .more[open]");
  if (menu && !menu.contains(event.target)) menu.open = false;
});

// Another page waits for what was typed, or it would show a version that is no more.
async function leave(event, link) {
  event.preventDefault();
  await flush();
  if (!bad.size && !waiting.size) location.assign(link.href);
}

// The open block is seen in the list of blocks.
const list = one("nav.blocks");
const open = list && one("[aria-current]", list);
if (open) {
  const [outer, inner] = [list.getBoundingClientRect(), open.getBoundingClientRect()];
  if (inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - outer.height / 2;
  if (inner.right > outer.right) list.scrollLeft += inner.left - outer.left - 8;
}

// What is not saved when the page is left is sent in passing. Whether that came before the next page was made, nobody
// knows: so the next page sends it once more, and what is saved already changes nothing.
const LEFT = main && `left ${main.dataset.edition}`;
const SOON = 15_000; // milliseconds after which another page is no continuation of this one

addEventListener("beforeunload", () => {
  const cells = new Map([...flying, ...waiting]);
  if (!cells.size) return;
  const body = bodyOf(cells);
  if (waiting.size) navigator.sendBeacon?.(form.getAttribute("action"), body);
  try {
    sessionStorage.setItem(LEFT, JSON.stringify({ body: `${body}`, at: Date.now() }));
  } catch { /* then it is only sent in passing */ }
});

async function again() {
  let left = null;
  try {
    left = JSON.parse(sessionStorage.getItem(LEFT));
    sessionStorage.removeItem(LEFT);
  } catch { /* nothing was left */ }
  if (!left || Date.now() - left.at > SOON) return;
  const body = new URLSearchParams(left.body);
  for (const name of ["block", "picture", "mode"]) body.set(name, form.elements[name].value);
  const names = [...body.keys()].filter((key) => key.includes("|") || key.startsWith("mark ")).map((key) => key.split("|")[0]);
  const cells = new Map(names.map((name) => [name, one(`[data-cell="${CSS.escape(name)}"]`, form)]).filter(([, cell]) => cell));
  sending += 1;
  await answered(body, cells, "{}").finally(() => { sending -= 1; });
}

if (form) queue = again().catch(() => {});

const address = new URL(location.href);
if (address.searchParams.has("merged")) {
  address.searchParams.delete("merged");
  history.replaceState(null, "", address);
}
