// The theme switch: shows the chosen theme at once and lets the server remember it.
export function themes() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("[data-theme-form]") || !event.submitter) return;
    event.preventDefault();
    document.documentElement.dataset.theme = event.submitter.value;
    for (const button of document.querySelectorAll("[data-theme-form] button")) {
      button.setAttribute("aria-pressed", String(button.value === event.submitter.value));
    }
    fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(new FormData(form, event.submitter)), redirect: "manual" });
  });
}
