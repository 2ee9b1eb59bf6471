/** Tabs as in the ARIA practices: arrow keys move, and the URL contains the chosen tab. */

import { h } from '../app/dom.js';

/**
 * @param tabs [[id, words]...]
 * @param choose called with the id of the chosen tab
 */
export function tabList(tabs, chosen, choose, label) {
  const list = h('div', { class: 'tabs', role: 'tablist', 'aria-label': label });
  list.append(
    ...tabs.map(([id, words]) =>
      h(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${id}`,
          'aria-selected': String(id === chosen),
          'aria-controls': 'panel',
          tabindex: id === chosen ? '0' : '-1',
          data: { tab: id },
          on: { click: () => choose(id) },
        },
        words,
      ),
    ),
  );
  list.addEventListener('keydown', (event) => {
    const all = [...list.children];
    const at = all.indexOf(document.activeElement);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      const tab = all[(next + all.length) % all.length];
      tab.focus();
      tab.click();
    }
  });
  return list;
}

export function markTab(list, chosen) {
  for (const tab of list.children) {
    const on = tab.dataset.tab === chosen;
    tab.setAttribute('aria-selected', String(on));
    tab.setAttribute('tabindex', on ? '0' : '-1');
  }
}

export function hasTab(list, id) {
  return [...list.children].some((tab) => tab.dataset.tab === id);
}
