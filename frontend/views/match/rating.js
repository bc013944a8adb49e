/* Ratings at a match: with each seat, and at the end what changed and why. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { board_path, pool_words, rating_change, rating_figure } from '../../ui/words/rating.js';

/** With a seat: the rating it began with, and what the match did to it. */
export function seat_rating({ rating }) {
  if (!rating) return nothing;
  if (rating.after === null) {
    return html`<span class="seat-rating">${rating_figure(rating.start, rating.provisional)}</span>`;
  }
  return html`<span class="seat-rating">${rating.after} ${rating_change(rating.change)}</span>`;
}

const percent = (thousandths) => `${Math.round(thousandths / 10)}\u00a0%`;
const CAME = { 0: 'lost', 500: 'drew', 1000: 'won' };
const IGNORED = {
  one_owner: 'Both belong to one owner, so it does not count.',
  stood_in: 'Somebody else played for that seat, so only a win against it counts.',
  met_too_often: 'These two have met so often within 30 days that it no longer counts.',
  too_short: 'It was over before both had played three turns, so it does not count.',
  guest: 'Games with guests do not count.',
  fair_play: 'It does not count by the fair play rules.',
  not_established: 'They have met too few established players yet, so it does not count.',
};

function weight_words({ weight, ignored }) {
  if (ignored) return IGNORED[ignored];
  if (weight === 1000) return '';
  return `It counts ${weight >= 100 ? percent(weight) : `${weight} in a thousand`}: they met before within 30 days, or `
    + `the opponent is not well known yet.`;
}

const points_words = (hundredths) => `${hundredths < 0 ? '−' : '+'}${Math.abs(hundredths / 100).toFixed(1)}`;

function outcome_line(own, outcome) {
  const { name, rating, deviation, score, expected, effect, ignored } = outcome;
  const came = `${CAME[score]} against ${name} (${rating} ± ${2 * deviation}), expected ${percent(expected)} of a win`;
  const worth = ignored ? '. ' : html`: <span class="figure">${points_words(effect)}</span>. `;
  return html`<li>${came}${worth}${weight_words(outcome)}</li>`;
}

function seat_why(own) {
  return html`<p class="why-seat"><strong>${own.name}</strong> ${own.before.rating} → ${own.after.rating}
    ${rating_change(own.change)}</p>
    <ul>${own.outcomes.map((outcome) => outcome_line(own, outcome))}
    ${own.counted
      ? html`<li class="small">The rating may have been off by ${2 * own.before.deviation} before, and by
        ${2 * own.after.deviation} now.
        ${own.before.deviation > 110 ? 'Large steps are usual while little is known.' : ''}</li>`
      : nothing}</ul>`;
}

/* One's own line first. */
const own_first = (seats, seat) => [...seats].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));

/* The board the page speaks of in full; what others made of the same outcomes in a line. */
function pool_why(told, pool, seat) {
  const seats = own_first(pool.seats, seat);
  if (pool.pool === told.pool) return seats.map(seat_why);
  return html`<p class="small">On the board of ${pool_words(pool.pool)}:
    ${seats.map((own, i) => html`${i ? ', ' : ''}${own.name} ${own.before.rating} → ${own.after.rating}
      ${rating_change(own.change)}`)}.</p>`;
}

function why_body({ told, error }, header, seat) {
  if (error) return fault(error);
  if (!told) return html`<p class="quiet">Reading …</p>`;
  const wish = { variant: header.variant, speed: told.speed, ladder: told.ladder, pool: told.pool };
  return html`${told.pools.map((pool) =>
    pool_why(told, pool, seat))}<p><a href=${board_path(header.game, wish)}>To the board</a></p>`;
}

const became = (whose, { after, change }) =>
  html`<p>${whose}: <strong>${after}</strong> ${rating_change(change)}</p>`;

/** At the end of a rated match: whose rating became what, and why. */
export function end_rating({ header, seat, why }, send) {
  const changed = header.seats.filter((s) => s.rating && s.rating.after !== null);
  if (!changed.length) return nothing;
  const mine = changed.find((s) => s.seat === seat);
  const told = mine ? [mine] : changed;
  return html`<div class="end-rating">
    ${told.map((s) => became(mine ? 'Your rating' : s.name, s.rating))}
    ${told.map((s) => (s.rating.counted ? nothing
      : html`<p class="small">${mine ? '' : `${s.name}: `}${IGNORED[s.rating.ignored]
        ?? 'Nothing counted for the rating.'}</p>`))}
    <details @toggle=${(e) => { if (e.target.open) send.why(); }}>
      <summary>Why?</summary>${why_body(why, header, seat)}</details></div>`;
}
