/** Repaints pictures when the theme changes. */

/** Calls a function when light becomes dark, or dark light, by choice or with the system. */
export function whenColoursChange(act, signal) {
  window.addEventListener('zermelo-theme', act, { signal });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', act, { signal });
}
