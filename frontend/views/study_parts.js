/* What boards driven by app/study/study.js have in common, drawn: the button that plays the draft, the steps through a
 * line. */
import { html, nothing } from '../vendor/lit-html.js';
import { t } from '../locales/text.js';
import { icon } from '../ui/icons.js';
import { next_of } from '../model/variations.js';
import { commit_label } from '../ui/words/commit.js';

/**
 * Undo and play. `main` false: another button is the one to press now.
 * @param {{face: import('../games/contract.js').Face, study: object & Record<string, unknown>,
 *     asked: import('../games/contract.js').Asked, undo: () => void, play: () => void,
 *          may_undo?: boolean, main?: boolean}} row
 */
export function play_row({ face, study, asked, undo, play, may_undo, main = asked.main }) {
  const idle = face.is_empty(study.draft) && !study.draft.sel;
  return html`<div class="row">
    <button class="plain undo" ?disabled=${idle && !may_undo} @click=${undo}>${icon('undo')} ${t('study-undo')}</button>
    <button class=${main ? 'main grow' : 'plain grow'} ?disabled=${!asked.may || study.busy || study.refused}
      @click=${play}>${commit_label(asked)}</button></div>`;
}

/** First, back, next, last; with `send.remove` also the end of a line. */
export function stepper({ at }, send) {
  const step = (name, label, off, go) =>
    html`<button class="bare" aria-label=${label} title=${label} ?disabled=${off} @click=${go}>${icon(name)}</button>`;
  return html`<div class="stepper" role="group" aria-label=${t('study-steps')}>
    ${step('first', t('study-first'), !at.parent, send.first)} ${step('back', t('study-back'), !at.parent, send.back)}
    ${step('next', t('study-forward'), !next_of(at), send.forward)}
    ${step('last', t('study-last'), !next_of(at), send.last)}
    ${send.remove ? step('cross', t('study-remove'), !at.parent, () => send.remove(at))
      : nothing}</div>`;
}
