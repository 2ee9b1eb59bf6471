/** The theme: light, dark, or that of the system; the choice is stored. */

const KEY = 'zermelo.theme';
const CHOICES = ['system', 'light', 'dark'];
const SYMBOLS = { system: '◐', light: '☀', dark: '☾' };

export function startTheme() {
  apply(stored());
  document.getElementById('theme-button').addEventListener('click', nextTheme);
}

export function nextTheme() {
  const next = CHOICES[(CHOICES.indexOf(stored()) + 1) % CHOICES.length];
  try {
    localStorage.setItem(KEY, next);
  } catch {
    document.documentElement.dataset.kept = 'no';
  }
  apply(next);
}

/** Returns the current theme, for pictures that the server draws. */
export function seenTheme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') {
    return chosen;
  }
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function stored() {
  try {
    const choice = localStorage.getItem(KEY);
    return CHOICES.includes(choice) ? choice : 'system';
  } catch {
    return document.documentElement.dataset.theme ?? 'system';
  }
}

function apply(choice) {
  document.documentElement.dataset.theme = choice;
  document.getElementById('theme-symbol').textContent = SYMBOLS[choice];
  document.getElementById('theme-words').textContent = `Colours: ${choice}. Change.`;
  document.getElementById('theme-button').title = `Colours: ${choice}`;
  window.dispatchEvent(new CustomEvent('zermelo-theme'));
}
