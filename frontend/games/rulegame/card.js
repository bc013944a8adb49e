/* The rules of the Rule Game on one card, with the present values of a match. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../../ui/icons.js';
import { t } from '../../locales/text.js';
import { boards_in_all, errors_words, is_shared, MASTERY, shown_seat } from './position.js';

/** @type {[result: string, sign: string][]} */
const ANSWERS = [['accept', 'check'], ['deny', 'cross'], ['immovable', 'lock']];

const answers = () => html`<table class="rows rg-answers">
  <caption class="unseen">${t('rulegame-card-answers')}</caption>
  <thead><tr><th scope="col">${t('rulegame-card-answer')}</th><th scope="col">${t('rulegame-card-meaning')}</th></tr>
  </thead><tbody>${ANSWERS.map(([result, sign]) => html`<tr>
    <th scope="row">${icon(sign)} ${t(`rulegame-card-${result}`)}</th>
    <td>${t(`rulegame-card-${result}-means`)}</td></tr>`)}</tbody></table>`;

/* Where the series of the shown seat stands. */
function standing(view, seat) {
  return html`<li>${t('rulegame-card-boards', { n: seat.boards_done, all: boards_in_all(view) })}</li>
    <li>${t('rulegame-card-points', { n: seat.points })}</li>
    ${seat.board && !seat.over
      ? html`<li>${t('rulegame-card-streak', { n: Math.min(seat.streak, MASTERY), all: MASTERY })}</li>` : nothing}`;
}

function costs(view) {
  if (view.feedback !== 'free') return nothing;
  return html`<li>${t('rulegame-card-touch', { cost: view.pick_cost, shown: errors_words(view.pick_cost) })}</li>`;
}

function goal(view, variant) {
  if (is_shared(view)) return t(variant === 'coop' ? 'rulegame-card-goal-partners' : 'rulegame-card-goal-rivals');
  return t(view.seats.length > 1 ? 'rulegame-card-goal-race' : 'rulegame-card-goal');
}

/** The card. */
export function card(view, variant) {
  const at = shown_seat(view, null);
  return html`<p class="card-goal">${goal(view, variant)}</p>
    ${answers()}
    <h3>${t('rulegame-card-score')}</h3>
    <ul>${at === null ? nothing : standing(view, view.seats[at])}<li>${t('rulegame-card-errors')}</li>${costs(view)}
    </ul>`;
}

/** What a newcomer is told on the first board. */
export function first_turn(view, variant) {
  const at = shown_seat(view, null);
  if (at === null || view.seats[at].over || view.seats[at].boards_done) return null;
  const todo = ['drop', 'answer', 'rule'].map((step) => t(`rulegame-card-first-${step}`));
  return { goal: goal(view, variant), todo };
}
