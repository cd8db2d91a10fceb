// Where the keyboard goes after a click in a message: to the control that carries on, never to one that leads back.

const USEFUL = [".select-face", ".press-success", ".press-primary", ".press-secondary"];
const BACKWARD = /^\W*(?:back|undo|cancel|close|retour|annuler|défaire|fermer)(?![\p{L}])/iu;

export const leadsBack = (node) => node.classList.contains("press") && BACKWARD.test(node.textContent.trim());

// Find the control with which a reader most likely goes on.
export function nextUseful(message) {
  for (const kind of USEFUL) {
    const found = [...message.querySelectorAll(`${kind}:not(:disabled)`)].find((node) => !leadsBack(node));
    if (found) return found;
  }
  return null;
}

// Find the control of a redrawn message that stands for the one that had the focus.
export function sameControl(message, key) {
  if (!key) return null;
  return [...message.querySelectorAll("[data-key]")].find((node) => node.dataset.key === key && !node.disabled && !leadsBack(node)) ?? null;
}
