/**
 * Creates elements. Text is always inserted as text, attributes one by one. Nothing here parses
 * markup, so no name or position of a game can become code of the page.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** Creates an HTML element: h('p', {class: 'note'}, 'words', child). */
export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** Creates an SVG element. */
export function s(tag, attributes = {}, ...children) {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    set(element, name, value);
  }
  add(element, children);
  return element;
}

function set(element, name, value) {
  if (value === undefined || value === null || value === false) {
    return;
  }
  if (name === 'on') {
    for (const [event, listener] of Object.entries(value)) {
      element.addEventListener(event, listener);
    }
  } else if (name === 'data') {
    for (const [key, text] of Object.entries(value)) {
      element.dataset[key] = text;
    }
  } else if (name === 'value' || name === 'checked' || name === 'disabled' || name === 'selected') {
    element[name] = value;
  } else {
    element.setAttribute(name, value === true ? '' : String(value));
  }
}

function add(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child !== undefined && child !== null && child !== false) {
      element.append(child);
    }
  }
}

/** Returns a position as text that wraps behind its separators. */
export function wrapping(position) {
  return position.split(/(?<=[/,+])/).flatMap((part, i) => (i === 0 ? [part] : [h('wbr'), part]));
}

/** Replaces all children of an element. */
export function refill(element, ...children) {
  element.replaceChildren();
  add(element, children);
  return element;
}

/** Creates a select element: select('first', [['1', 'Player 1'], ['2', 'Player 2']], '1'). */
export function select(id, choices, chosen) {
  return h(
    'select',
    { id },
    choices.map(([value, words]) => h('option', { value, selected: value === chosen }, words)),
  );
}

let count = 0;

/** Returns an id that is unique on the page. */
export function freshId(stem) {
  count += 1;
  return `${stem}-${count}`;
}
