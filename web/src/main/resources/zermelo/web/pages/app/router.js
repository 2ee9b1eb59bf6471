/** Addresses to pages. Every state has an address; back and forward go through them. */

import { announce } from './live.js';

const pages = [];
let shown = null;

/**
 * Makes a page known.
 * @param pattern a regular expression for the path; its groups are handed to the page
 * @param load gives the page's module, which has show(root, address)
 */
export function page(name, pattern, load) {
  pages.push({ name, pattern, load });
}

/** Goes to an address of ours. */
export function go(address, { replace = false } = {}) {
  if (replace) {
    history.replaceState(null, '', address);
  } else {
    history.pushState(null, '', address);
  }
  return render();
}

export function startRouter() {
  window.addEventListener('popstate', render);
  document.addEventListener('click', followLink);
  return render();
}

function followLink(event) {
  const link = event.target.closest?.('a[href]');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) {
    return;
  }
  const target = new URL(link.href, location.href);
  const jump = target.pathname === location.pathname && target.search === location.search && target.hash;
  if (
    target.origin !== location.origin ||
    target.pathname.startsWith('/api/') ||
    target.pathname.startsWith('/assets/') ||
    jump
  ) {
    return;
  }
  event.preventDefault();
  go(target.pathname + target.search + target.hash);
}

async function render() {
  const found = pages
    .map((entry) => ({ entry, match: entry.pattern.exec(location.pathname) }))
    .find(({ match }) => match) ?? { entry: pages.at(-1), match: [] };
  const address = {
    groups: found.match.slice(1).map((group) => decode(group ?? '')),
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
  const key = [found.entry.name, ...address.groups].join('/');
  if (shown?.key === key && shown.page?.update) {
    await shown.page.update(address);
    return;
  }
  shown?.controller.abort();
  const controller = new AbortController();
  const mine = { key, controller, page: null };
  shown = mine;
  markNavigation(found.entry.name);
  const root = document.getElementById('main');
  root.replaceChildren();
  root.dataset.page = found.entry.name;
  const { show } = await found.entry.load();
  if (shown !== mine) {
    return;
  }
  const first = !document.documentElement.dataset.ready;
  const made = await show(root, address, controller.signal);
  if (shown === mine) {
    mine.page = made ?? null;
    arrive(root, first);
  }
}

function arrive(root, first) {
  document.documentElement.dataset.ready = 'true';
  if (!first && !root.contains(document.activeElement)) {
    root.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    announce(document.title);
  }
}

function markNavigation(name) {
  for (const link of document.querySelectorAll('[data-nav]')) {
    if (link.dataset.nav === name) {
      link.setAttribute('aria-current', 'page');
    } else {
      link.removeAttribute('aria-current');
    }
  }
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The title of the window. */
export function titled(text) {
  document.title = text ? `${text} · Zermelo` : 'Zermelo';
}
