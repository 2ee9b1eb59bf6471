/** Maps URLs to pages. Every state has a URL; back and forward go through them. */

import { wasCancelled } from './api.js';
import { h, refill } from './dom.js';
import { announce } from './live.js';
import { problem } from '../parts/waiting.js';

const SCROLL_REST = 150;
const SCROLL_PATIENCE = 1500;

const pages = [];
let shown = null;
let scrollTimer = 0;

/**
 * Registers a page.
 *
 * @param pattern a regular expression for the path; its groups are passed to the page
 * @param load returns the page's module, which has show(root, address)
 */
export function page(name, pattern, load) {
  pages.push({ name, pattern, load });
}

/** Navigates to a URL of this application. */
export function go(address, { replace = false } = {}) {
  if (replace) {
    history.replaceState(history.state, '', address);
  } else {
    keepScroll();
    history.pushState(null, '', address);
  }
  return render();
}

export function startRouter() {
  history.scrollRestoration = 'manual';
  window.addEventListener('popstate', () => render());
  window.addEventListener('scroll', () => {
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(keepScroll, SCROLL_REST);
  });
  document.addEventListener('click', followLink);
  return render();
}

/** Each history entry stores its scroll position; a new page starts at its top. */
function keepScroll() {
  clearTimeout(scrollTimer);
  if (shown?.arrived) {
    history.replaceState({ ...history.state, scroll: Math.round(window.scrollY) }, '');
  }
}

function followLink(event) {
  const link = event.target.closest?.('a[href]');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) {
    return;
  }
  const target = new URL(link.href, location.href);
  if (
    target.origin !== location.origin ||
    target.pathname.startsWith('/api/') ||
    target.pathname.startsWith('/assets/')
  ) {
    return;
  }
  event.preventDefault();
  const here = target.pathname === location.pathname && target.search === location.search;
  const part = here && target.hash ? document.getElementById(target.hash.slice(1)) : null;
  if (part) {
    // A jump within the page is not a new state.
    part.focus();
    part.scrollIntoView();
  } else {
    go(target.pathname + target.search + target.hash);
  }
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
  const root = document.getElementById('main');
  try {
    if (shown?.key === key && shown.page?.update) {
      await shown.page.update(address);
      return;
    }
    await change(root, found.entry, key, address);
  } catch (error) {
    if (shown?.key === key && !wasCancelled(error)) {
      fail(root, error);
    }
  }
}

/** Shows another page. */
async function change(root, entry, key, address) {
  shown?.controller.abort();
  clearTimeout(scrollTimer);
  const controller = new AbortController();
  const mine = { key, controller, page: null, arrived: false };
  const scroll = history.state?.scroll ?? 0;
  const first = shown === null;
  shown = mine;
  markNavigation(entry.name);
  root.replaceChildren();
  root.dataset.page = entry.name;
  const { show } = await entry.load();
  if (shown !== mine) {
    return;
  }
  const made = await show(root, address, controller.signal);
  if (shown === mine) {
    mine.page = made ?? null;
    mine.arrived = true;
    arrive(root, first, scroll);
  }
}

function arrive(root, first, scroll) {
  document.documentElement.dataset.ready = 'true';
  scrollTo(root, scroll);
  if (first) {
    return;
  }
  announce(document.title);
  const active = document.activeElement;
  if (active === root || !root.contains(active)) {
    root.focus({ preventScroll: true });
  }
}

/** Restores the scroll position as soon as enough of the page is there. */
function scrollTo(root, top) {
  window.scrollTo(0, top);
  if (window.scrollY >= top - 1) {
    return;
  }
  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) {
      growth.disconnect();
    }
  });
  growth.observe(root);
  setTimeout(() => growth.disconnect(), SCROLL_PATIENCE);
}

/** Shows an error if no page can be shown. A module that failed once needs a full reload. */
function fail(root, error) {
  document.documentElement.dataset.ready = 'true';
  refill(
    root,
    h('h1', {}, 'This page cannot be shown'),
    problem(error),
    h(
      'button',
      {
        type: 'button',
        class: 'primary',
        data: { action: 'reload' },
        on: { click: () => location.reload() },
      },
      'Load it again',
    ),
  );
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

/** Sets the title of the window. */
export function titled(text) {
  document.title = text ? `${text} · Zermelo` : 'Zermelo';
}
