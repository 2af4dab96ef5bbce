// Nothing moves under a pointer that is about to press: changes of the page wait for the release, and then keep in place
// what is pointed at. What is changed others decide.

const PRESSED = "button, a[href], summary, select, input, textarea, label";
const AFTER = 30; // milliseconds from the release to the click it makes
const LONGEST = 4000; // milliseconds that a press can hold a change back

let down = false;
let pointed = null; // where the mouse is
const waiting = [];

document.documentElement.style.overflowAnchor = "none"; // or the browser would scroll as well

function rise() {
  down = false;
  setTimeout(() => {
    if (!down) for (const go of waiting.splice(0)) go();
  }, AFTER);
}

addEventListener("pointerdown", () => { down = true; }, true);
for (const kind of ["pointerup", "pointercancel", "dragend", "blur"]) {
  addEventListener(kind, (event) => { if (event.target === window || kind !== "blur") rise(); }, true);
}
for (const kind of ["keydown", "keyup"]) { // a button is pressed by the space bar, too
  addEventListener(kind, (event) => {
    if (event.key !== " " || !event.target.closest?.("button, summary")) return;
    if (kind === "keydown") down = true;
    else rise();
  }, true);
}
addEventListener("pointermove", (event) => {
  pointed = event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : null;
  if (down && !event.buttons) rise();
}, true);

// Resolves as soon as no pointer is pressed.
export function still() {
  if (!down) return Promise.resolve();
  return new Promise((go) => {
    waiting.push(go);
    setTimeout(go, LONGEST);
  });
}

// Make a change; what one points at, or else writes in, stays where it is on the screen.
export function steadily(change) {
  const at = pointed && document.elementFromPoint(pointed.x, pointed.y)?.closest(PRESSED);
  const focused = scrollY > 0 ? document.activeElement.closest("main *") : null;
  const kept = at || focused;
  const top = kept?.getBoundingClientRect().top;
  const find = kept && finder(kept);
  change();
  const again = find && find();
  if (again) scrollBy({ top: again.getBoundingClientRect().top - top, behavior: "instant" });
}

// Finds an element again after what it stands in was replaced.
export function finder(element) {
  const { name, value, tagName, id } = element;
  const text = element.textContent.trim();
  const like = `${tagName}${id ? `#${CSS.escape(id)}` : name ? `[name="${CSS.escape(name)}"]` : ""}`;
  return () => {
    if (element.isConnected) return element;
    const found = [...document.querySelectorAll(like)];
    return found.find((each) => each.textContent.trim() === text && (tagName !== "BUTTON" || each.value === value)) || null;
  };
}
