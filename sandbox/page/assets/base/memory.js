// What this browser remembers from one visit to the next.

export function remembered(key) {
  try { return JSON.parse(localStorage.getItem(key)); } catch { return null; }
}

export function remember(key, value) {
  try { localStorage.setItem(key, JSON.stringify(value)); } catch { /* a private window forgets */ }
}
