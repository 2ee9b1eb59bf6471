/** A field for a parameter of a game, with what it means. */

import { h, select } from '../app/dom.js';

/**
 * A parameter. What stands in its field is what is meant, also if it equals the default: a start
 * that the game proposes may be drawn with another value. Only where a position is given, or where
 * nobody said anything, the default goes without saying.
 * @param value what it is now, if that was said
 * @param open whether it may be left open: then the game, or its example, says what it is
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
    /** What stands in the field. */
    value: read,
    /** Whether somebody has changed it since it was last put there. */
    edited: () => read() !== shown,
    put: (next) => {
      shown = String(next ?? fallback);
      field.value = shown;
    },
    /** The name with its value; an empty value if that goes without saying. */
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
