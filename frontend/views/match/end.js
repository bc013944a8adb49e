/* What a finished match offers: the same game again. */
import { html, nothing } from '../../vendor/lit-html.js';
import { export_of } from '../../model/addresses.js';
import { fault } from '../../ui/alerts/note.js';
import { daily_path, ladder_path } from '../../ui/words/runs.js';
import { end_rating } from './rating.js';

const names = (state, seats) => seats.map((seat) => state.header.seats[seat]?.name).join(' and ');

/* On the ladder one goes on, or tries the same step again. */
const climb = (act, send) =>
  html`<button class="main" ?disabled=${act.busy} @click=${() => send.level(1)}>Next level</button>
    <button class="plain" ?disabled=${act.busy} @click=${() => send.level(0)}>This level again</button>`;

/* The rematch, from who has asked to where it has begun. */
function again({ header, seat, act }, send) {
  if (seat === null) return html`<a class="button plain" href="/">Another match</a>`;
  if (header.ladder && header.seats.length === 1) return climb(act, send);
  const { match, wanted_by = [] } = header.rematch ?? {};
  if (match) return html`<a class="button main" href=${`/matches/${match}`}>To the rematch</a>`;
  if (wanted_by.includes(seat)) {
    return html`<button class="plain" ?disabled=${act.busy} @click=${send.rematch_off}>No rematch after all</button>`;
  }
  return html`<button class="main" ?disabled=${act.busy}
    @click=${send.rematch}>${wanted_by.length ? 'Play the rematch' : 'Rematch'}</button>`;
}

function wish(state) {
  const { match, wanted_by = [] } = state.header.rematch ?? {};
  if (state.seat === null || match || !wanted_by.length) return nothing;
  const others = wanted_by.filter((seat) => seat !== state.seat);
  return html`<p class="note"
    role="status">${others.length ? `${names(state, others)} ${others.length > 1 ? 'want' : 'wants'} a rematch.`
      : 'You asked for a rematch. It begins here as soon as the other side agrees.'}</p>`;
}

const FORMATS = [['json', 'JSON'], ['ndjson', 'NDJSON'], ['text', 'text']];

/* The whole record, to keep or to check. */
const exports = ({ header }) =>
  html`<p class="small">Export: ${FORMATS.map(([format, words], i) => html`${i ? ' · ' : nothing}<a
    href=${export_of(header.id, format)}
    download=${`${header.game}-${header.id}.${format === 'text' ? 'txt' : format}`}>${words}</a>`)} ·
    <a href="/verify">Verify one</a></p>`;

/* Where the match belongs: a level of a ladder, a puzzle with the others' results. */
function belongs({ header }) {
  const { game, ladder, puzzle } = header;
  if (puzzle) {
    return html`<p><a href=${puzzle.day ? daily_path(game, puzzle.day) : `/p/${puzzle.id}`}>How others did in this
      puzzle</a></p>`;
  }
  return ladder
    ? html`<p><a href=${ladder_path(game, ladder)}>The leaderboard of this level</a> ·
      <a href=${ladder_path(game)}>To the ladder</a></p>`
    : nothing;
}

/** After a series of an experiment: on to the next one, or to the thanks; within the thumb's reach. */
export function next_series({ header, act }, send) {
  const { series, of } = header.experiment;
  return html`<div class="commit">
    ${fault(act.error)}<div class="row">
      <button class="main grow" ?disabled=${act.busy}
        @click=${send.series}>${series < of ? `Begin series ${series + 1}` : 'Finish'}</button></div></div>`;
}

export function end_panel(state, send) {
  if (state.live.status !== 'finished') return nothing;
  const { experiment } = state.header;
  if (experiment) return html`<p>Series ${experiment.series} of ${experiment.of} is done.</p>`;
  return html`<div class="after">${end_rating(state, send)} ${wish(state)} ${belongs(state)}
    <div class="row">${again(state, send)}</div>
    ${exports(state)}
    ${fault(state.act.error)}</div>`;
}
