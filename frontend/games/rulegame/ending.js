/* After the end: the rule in its own words and as it was written, what was thought of it, board by board. */
import { html, nothing } from '../../vendor/lit-html.js';
import { errors_words, finish_words, is_shared, level_words, open_seats } from './position.js';

/** A rule set's name, what its first lines say about it, and its rules alone. */
export function told_by(text) {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => line.trim() && !line.trim().startsWith('#'));
  const head = lines.slice(0, Math.max(0, end)).map((line) => line.trim().replace(/^#\s?/, ''));
  const title = head.find((line) => line.startsWith('Display:'))?.slice('Display:'.length).trim();
  return { title, words: head.filter((line) => line && !line.startsWith('Display:')).join(' '),
    rules: lines.slice(Math.max(0, end)).join('\n').trim() };
}

/** The rule, as soon as it is told. */
export function rule(view) {
  if (!view.rules) return nothing;
  const { title, words, rules } = told_by(view.rules);
  return html`<section class="rg-rule">
    <h2>The rule${title ? html`: ${title}` : view.level ? ` of ${level_words(view.level).toLowerCase()}` : nothing}</h2>
    ${words ? html`<p class="rg-rule-words">${words}</p>` : nothing}
    <pre class="rg-rule-text" tabindex="0" aria-label="The rule set as it is written">${rules}</pre>
    <p class="small">Go through the moves with the slider: a dot in a corner of a piece says that this bucket would have
      taken it, a lock that it could not move.
      <a href="/rules">Write rule sets of your own</a></p></section>`;
}

const thought = (seat, boards) => seat.guesses?.find((guess) => guess.boards === boards);

function board_row(seat, result, i) {
  const guess = thought(seat, i + 1);
  return html`<tr><th scope="row">${i + 1}${result.bonus ? ', bonus' : ''}</th><td>${finish_words(result.finish)}</td>
    <td class="figure">${result.attempts}</td><td class="figure">${result.done}</td>
    <td class="figure">${errors_words(result.half_errors)}</td><td class="figure">${result.points}</td></tr>
    ${guess
      ? html`<tr class="rg-thought"><td></td>
        <td colspan="5"><q>${guess.guess}</q> <span class="quiet">sure ${guess.confidence} of 7</span></td></tr>`
      : nothing}`;
}

const boards = (seat) => html`<table class="rows rg-boards"><caption class="unseen">The boards</caption>
  <thead><tr><th scope="col">Board</th><th scope="col">Ended</th><th scope="col" class="figure">Attempts</th>
    <th scope="col" class="figure">Removed</th><th scope="col" class="figure">Errors</th>
    <th scope="col" class="figure">Points</th></tr></thead>
  <tbody>${seat.results.map((result, i) => board_row(seat, result, i))}</tbody></table>`;

/* m*: so many attempts before the first ten without a failure began. */
function mastery({ mastery: n }) {
  if (n === undefined) {
    return html`<p class="small">Ten accepted in a row did not come: that is when a rule counts as mastered.</p>`;
  }
  return html`<p class="small">Mastered after ${n}
    ${n === 1 ? 'attempt' : 'attempts'}: then ten in a row were accepted.</p>`;
}

function whose(view, at, how) {
  if (view.seats.length === 1 || is_shared(view) || !how.desk) return nothing;
  return html`<label class="field"><span>Whose boards</span><select
    @change=${(e) => how.desk.set({ ...how.desk.value, seat: Number(e.target.value) })}>
    ${open_seats(view).map((seat) => html`<option value=${seat}
      ?selected=${seat === at}>${how.names?.[seat] ?? `Seat ${seat + 1}`}</option>`)}</select></label>`;
}

/** What a finished series tells. */
export function ending(view, at, how) {
  const seat = view.seats[at];
  return html`${rule(view)}${whose(view, at, how)}${boards(seat)}${mastery(seat)}`;
}
