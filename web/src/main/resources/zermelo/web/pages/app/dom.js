/**
 * Making elements. Text always goes in as text, attributes one by one: nothing here reads markup,
 * so no game's name or position can become part of the page's code.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** An HTML element: h('p', {class: 'note'}, 'words', child). */
export function h(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

/** An SVG element. */
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

/** Puts new children in the place of all old ones. */
export function refill(element, ...children) {
  element.replaceChildren();
  add(element, children);
  return element;
}

/** A choice: select('first', [['1', 'Player 1'], ['2', 'Player 2']], '1'). */
export function select(id, choices, chosen) {
  return h(
    'select',
    { id },
    choices.map(([value, words]) => h('option', { value, selected: value === chosen }, words)),
  );
}

let count = 0;

/** An id that nothing else on the page has. */
export function freshId(stem) {
  count += 1;
  return `${stem}-${count}`;
}
