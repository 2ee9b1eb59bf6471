/** Shows the results of discover and check. */

import { h } from '../app/dom.js';
import { evidence, truthPanel } from './truth.js';

/** @param check copies a claim into the claim box */
export function discoverView(answer, check) {
  return h(
    'div',
    { class: 'stack', data: { result: 'discover' } },
    answer.sections.map((section) =>
      h(
        'div',
        { class: 'stack' },
        h(
          'p',
          { class: 'soft' },
          `Searched ${section.names?.join(', ') ?? 'n'} to ${section.searched}, then tested to ${section.tested} (${Number(section.positions).toLocaleString('en')} positions)${section.heaps ? `, ${section.heaps} heaps` : ''}.`,
        ),
        section.found.length === 0 &&
          h(
            'p',
            {},
            section.too_few.length > 0
              ? `There are too few values to judge (${section.fitted}).`
              : 'No pattern was found.',
          ),
        h(
          'ul',
          { class: 'findings' },
          section.found.map((finding) =>
            h(
              'li',
              {},
              h('p', {}, h('code', {}, finding.claim)),
              h(
                'p',
                { class: 'small soft' },
                `${finding.about === 'outcome' ? 'who wins' : finding.about}; ${finding.form}; ${finding.proof ? `proved: ${finding.proof.detail ?? finding.proof}` : 'no exception so far, not proved'}`,
              ),
              h('button', { type: 'button', on: { click: () => check(finding.claim) } }, 'Check it'),
            ),
          ),
        ),
      ),
    ),
  );
}

export function checkView(answer) {
  const at = answer.counterexample;
  return h(
    'div',
    { class: 'stack', data: { result: 'check', holds: String(answer.holds) } },
    h(
      'div',
      { class: 'verdict' },
      h(
        'span',
        {
          class: `badge value-${answer.holds ? 'win' : answer.holds === false ? 'lose' : 'unknown'} strength-3`,
          'aria-hidden': 'true',
        },
        answer.holds ? '✓' : answer.holds === false ? '✗' : '?',
      ),
      h(
        'strong',
        {},
        answer.holds === false
          ? `False. The first counterexample is ${at.position}; ${answer.cases} positions agree before it.`
          : answer.holds
            ? `Holds ${answer.to === null ? '' : `to ${answer.to}`}: ${answer.cases} positions, no exception.`
            : `Not decided: ${answer.cases} positions agree.`,
      ),
    ),
    at && truthPanel(at, null, 0),
    !at && evidence(answer.evidence),
  );
}
