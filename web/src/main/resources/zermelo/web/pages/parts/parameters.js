/** A field for a parameter of a game, with its meaning. */

import { h, select } from '../app/dom.js';

/**
 * Creates the field of a parameter. Its value counts even if it equals the default, because a start
 * that the game proposes may use another value. The default is left out only if a position is
 * given, or if the user set no value.
 *
 * @param value the current value, if one was set
 * @param open whether it may stay empty: then the game, or its example, determines it
 */
export function parameterField(setting, value, { open = false } = {}) {
  const boolean = setting.type === 'boolean' || ['true', 'false'].includes(String(setting.fallback));
  const fallback = String(setting.fallback ?? '');
  let shown = String(value ?? (open ? '' : fallback));
  const field = boolean
    ? select(
        `set-${setting.name}`,
        [...(open ? [['', 'as the text says']] : []), ['true', 'yes'], ['false', 'no']],
        shown,
      )
    : h('input', {
        type: 'text',
        id: `set-${setting.name}`,
        class: 'notation',
        value: shown,
        placeholder: open ? fallback : null,
        autocomplete: 'off',
        autocapitalize: 'off',
        spellcheck: 'false',
      });
  const read = () => field.value.trim();
  let touched = false;
  field.addEventListener('input', () => {
    touched = true;
  });
  return {
    setting,
    element: h(
      'label',
      { class: 'field' },
      h('span', {}, setting.name),
      field,
      h(
        'span',
        { class: 'hint' },
        [setting.meaning, setting.type && !boolean ? `(${setting.type})` : ''].filter(Boolean).join(' '),
      ),
    ),
    /** Returns the text in the field. */
    value: read,
    /** Whether the user has changed it since it was last filled. */
    edited: () => read() !== shown,
    put: (next) => {
      shown = String(next ?? fallback);
      field.value = shown;
    },
    /** Returns the name with its value; an empty value if it is to be left out. */
    read: (placed) => {
      const unsaid = !open && read() === fallback && (placed || (value === undefined && !touched));
      return [setting.name, unsaid ? '' : read()];
    },
    take: (set) => {
      if (set?.[setting.name] !== undefined) {
        field.value = String(set[setting.name]);
      }
    },
  };
}
