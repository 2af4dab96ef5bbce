// The form of an edition that was changed elsewhere: its fields as they are now, and in them what was typed here and is
// not saved yet, each value in the row it was typed for. Which row is where, the server tells.

const one = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const cellNamed = (name, form) => one(`[data-cell="${CSS.escape(name)}"]`, form);

// The name that a cell of the page has by now; null if its row is gone.
export function moved(name, moves) {
  const [, mark = "", path] = name.match(/^(mark )?(.*)$/);
  const rows = Object.keys(moves).filter((row) => row === "" || path === row || path.startsWith(`${row}.`));
  if (!rows.length) return name;
  const row = rows.reduce((longest, each) => (each.length > longest.length ? each : longest));
  return moves[row] ? `${mark}${moves[row]}${path.slice(row.length)}` : null;
}

// What a field held when the page, or the last answer, came.
function held(field) {
  if (field.dataset.held !== undefined) return field.dataset.held;
  if (field.tagName !== "SELECT") return field.defaultValue;
  return (one("option[selected]", field) || field.options[0])?.value ?? "";
}

// Fields hold by now what was sent.
export function taken(cells) {
  for (const cell of cells) for (const field of all("[name]", cell)) field.dataset.held = field.value;
}

// Put the fields of a fresh page into the form. `waiting`: cells that are not sent yet, by name; `bad`: the names of
// those that were not taken; `sent`: those the fresh page tells of. The first two are changed to the names of now.
// What the cells are called whose values are lost.
export function renewed(form, next, moves, { waiting, bad, sent }) {
  const focus = focused(form, moves);
  const kept = [...new Set([...waiting.keys(), ...bad])].filter((name) => waiting.has(name) || !sent.has(name));
  const typed = kept.map((name) => ({ name, cell: waiting.get(name) || cellNamed(name, form), soon: waiting.has(name) }));
  const refused = [...bad].filter((name) => sent.has(name)).map((name) => moved(name, moves));
  form.replaceChildren(...document.adoptNode(next).childNodes);
  waiting.clear();
  bad.clear();
  for (const name of refused) if (name && cellNamed(name, form)) bad.add(name);
  const lost = typed.filter((one) => one.cell && !put(form, one, moves, waiting, bad)).map(({ cell }) => called(cell));
  focus();
  return lost;
}

// Put what was typed into a cell of before into its cell of now; false if there is none.
function put(form, { name, cell, soon }, moves, waiting, bad) {
  const now = moved(name, moves);
  const place = now && cellNamed(now, form);
  if (!place) return false;
  let clash = false;
  for (const field of all("[name]", cell)) {
    const next = one(`[name="${CSS.escape(now + field.name.slice(name.length))}"]`, place);
    if (!next) continue;
    clash ||= held(field) !== held(next) && next.value !== field.value;
    next.value = field.value;
  }
  if (soon && !clash) waiting.set(now, place);
  else {
    bad.add(now);
    const note = document.createElement("span");
    note.textContent = (!soon && one(".wrong", cell)?.textContent.trim()) || "Not saved yet: something else stands here by now.";
    one(".wrong", place)?.replaceChildren(note);
  }
  return true;
}

function called(cell) {
  return one("[aria-label]", cell)?.getAttribute("aria-label") || cell.dataset.cell;
}

// Puts the focus, and the caret, back where it was.
function focused(form, moves) {
  const field = document.activeElement;
  if (!form.contains(field) || !field.name) return () => {};
  const [cell, ...rest] = field.name.split("|");
  const now = moved(cell, moves);
  const caret = field.tagName === "INPUT" && field.type !== "radio" ? [field.selectionStart, field.selectionEnd] : null;
  return () => {
    const again = now && one(`[name="${CSS.escape([now, ...rest].join("|"))}"]`, form);
    if (!again) return;
    again.focus({ preventScroll: true });
    if (caret) again.setSelectionRange(...caret);
  };
}
