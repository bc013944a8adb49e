/* After the end: the rule in its own words and as it was written, the player's guesses, board by board. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { stars } from '../../ui/stars.js';
import { told_by } from '../../ui/words/told_by.js';
import { board_figures, errors_words, finish_words, is_shared, level_words, open_seats } from './position.js';

function rule_title({ level }, title) {
  const name = level ? level_words(level) : title;
  return name ? t('rulegame-rule-named', { name }) : t('rulegame-rule');
}

/** The rule, as soon as it is revealed. */
export function rule(view, { is_bare = false } = {}) {
  if (!view.rules) return nothing;
  const { title, words, lang, rules } = told_by(view.rules);
  return html`<section class="rg-rule"><h2>${rule_title(view, title)}</h2>
    ${words ? html`<p class="rg-rule-words" lang=${lang}>${words}</p>` : nothing}
    <pre class="rg-rule-text" tabindex="0" aria-label=${t('rulegame-rule-text')}>${rules}</pre>
    <p class="small">${t('rulegame-rule-replay')}
      ${is_bare ? nothing : html`<a href="/rules">${t('rulegame-rule-write')}</a>`}</p></section>`;
}

const thought = (seat, boards) => seat.guesses?.find((guess) => guess.boards === boards);

function board_row(view, at, result, i) {
  const seat = view.seats[at];
  const figures = board_figures(view, at, result);
  const guess = thought(seat, i + 1);
  return html`<tr><th scope="row">${result.bonus ? t('rulegame-boards-bonus', { n: i + 1 })
    : i + 1}</th><td>${finish_words(result.finish)}</td>
    <td class="figure">${figures.attempts}</td><td class="figure">${figures.removed}</td>
    <td class="figure">${errors_words(result.half_errors)}</td><td class="figure">${result.points}</td></tr>
    ${guess
      ? html`<tr class="rg-thought"><td></td>
        <td colspan="5"><q>${guess.guess}</q> <span class="quiet">${t('rulegame-boards-sure',
          { sure: guess.confidence })}</span></td></tr>`
      : nothing}`;
}

const boards = (view, at) => html`<table class="rows rg-boards">
  <caption class="unseen">${t('rulegame-boards')}</caption>
  <thead><tr><th scope="col">${t('rulegame-boards-board')}</th><th scope="col">${t('rulegame-boards-finish')}</th>
    <th scope="col" class="figure">${t('rulegame-boards-attempts')}</th>
    <th scope="col" class="figure">${t('rulegame-boards-removed')}</th>
    <th scope="col" class="figure">${t('rulegame-boards-errors')}</th>
    <th scope="col" class="figure">${t('rulegame-boards-points')}</th></tr></thead>
  <tbody>${view.seats[at].results.map((result, i) => board_row(view, at, result, i))}</tbody></table>`;

/* How well it went: m* is the number of attempts before the first ten without a failure began. */
const grade = ({ stars: reached = 0, mastery: n }) => html`<p class="rg-grade">${stars(reached)}
  <span>${n === undefined ? t('rulegame-not-mastered') : t('rulegame-mastered', { n })}</span></p>`;

function whose(view, at, how) {
  if (view.seats.length === 1 || is_shared(view) || !how.desk) return nothing;
  return html`<label class="field"><span>${t('rulegame-whose')}</span><select
    @change=${(e) => how.desk.set({ ...how.desk.value, seat: Number(e.target.value) })}>
    ${open_seats(view).map((seat) => html`<option value=${seat}
      ?selected=${seat === at}>${how.names?.[seat]
        ?? t('rulegame-player', { n: seat + 1 })}</option>`)}</select></label>`;
}

/** The summary of a finished series. */
export function ending(view, at, how) {
  const seat = view.seats[at];
  return html`${grade(seat)}${rule(view, how)}${whose(view, at, how)}${boards(view, at)}`;
}
