/** Pictures that are painted in the colours of now have to be painted anew when those change. */

/** Calls when light becomes dark, or dark light, by choice or with the system. */
export function whenColoursChange(act, signal) {
  window.addEventListener('zermelo-theme', act, { signal });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', act, { signal });
}
