/* Ratings at a match: with each seat, and at the end what changed and why. */
import { html, nothing } from '../../vendor/lit-html.js';
import { has_words, number_text, rich, t } from '../../locales/text.js';
import { fault } from '../../ui/alerts/note.js';
import { seat_player, shown_name } from '../../ui/seats.js';
import { board_path, pool_words, rating_change, rating_figure } from '../../ui/words/rating.js';

/** Beside a seat: the rating at the start, and how the match changed it. */
export function seat_rating({ rating }) {
  if (!rating) return nothing;
  if (rating.after === null) {
    return html`<span class="seat-rating">${rating_figure(rating.start, rating.provisional)}</span>`;
  }
  return html`<span class="seat-rating">${rating.after} ${rating_change(rating.change)}</span>`;
}

/* Shares under a tenth are written with one more digit. */
const percent = (thousandths) => number_text(thousandths / 1000,
  { style: 'percent', maximumFractionDigits: thousandths < 100 ? 1 : 0 });
const CAME = { 0: 'match-rating-lost', 500: 'match-rating-drew', 1000: 'match-rating-won' };

/* Why an outcome does not count; a newer server may know more reasons. */
function ignored_words(reason) {
  const id = `match-rating-ignored-${reason}`;
  return has_words(id) ? t(id) : t('match-rating-unchanged');
}

function weight_words({ weight, ignored }) {
  if (ignored) return ignored_words(ignored);
  return weight === 1000 ? '' : t('match-rating-weight', { share: percent(weight) });
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const points_words = (hundredths) =>
  `${hundredths < 0 ? '−' : '+'}${number_text(Math.abs(hundredths / 100), TENTHS)}`;

/* An outcome has the opponent's seat; the header, the kind of player in it. */
function outcome_line(outcome, { seats }) {
  const { rating, deviation, score, expected, effect, ignored } = outcome;
  const came = t(CAME[score], { player: shown_name(outcome.name, seats[outcome.seat].kind),
    rating: String(rating), deviation: String(2 * deviation), expected: percent(expected) });
  const worth = ignored ? nothing
    : rich('match-rating-effect', { points: (text) => html`<span class="figure">${text}</span>` },
      { points: points_words(effect) });
  return html`<li>${came} ${worth} ${weight_words(outcome)}</li>`;
}

function seat_why(own, header) {
  return html`<p class="why-seat"><strong>${seat_player(own)}</strong> ${own.before.rating} → ${own.after.rating}
    ${rating_change(own.change)}</p>
    <ul>${own.outcomes.map((outcome) => outcome_line(outcome, header))}
    ${own.counted
      ? html`<li class="small">${t('match-rating-deviation', { before: String(2 * own.before.deviation),
        after: String(2 * own.after.deviation) })}
        ${own.before.deviation > 110 ? t('match-rating-new') : ''}</li>`
      : nothing}</ul>`;
}

/* The player's own line first. */
const own_first = (seats, seat) => [...seats].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat));

/* The leaderboard of this page in full; the same outcomes on the other leaderboards in a line. */
function pool_why(told, pool, header, seat) {
  const seats = own_first(pool.seats, seat);
  if (pool.pool === told.pool) return seats.map((own) => seat_why(own, header));
  return html`<p class="small">${t('match-rating-pool', { pool: pool_words(pool.pool) })}
    ${seats.map((own, i) => html`${i ? ', ' : ''}${seat_player(own)} ${own.before.rating} → ${own.after.rating}
      ${rating_change(own.change)}`)}</p>`;
}

function why_body({ told, error }, header, seat) {
  if (error) return fault(error);
  if (!told) return html`<p class="quiet">${t('match-loading')}</p>`;
  const wish = { variant: header.variant, speed: told.speed, ladder: told.ladder, pool: told.pool };
  return html`${told.pools.map((pool) =>
    pool_why(told, pool, header, seat))}<p><a
    href=${board_path(header.game, wish)}>${t('match-rating-leaderboard')}</a></p>`;
}

function became(id, { name, kind, rating: { after, change } }) {
  const parts = { rating: (text) => html`<strong>${text}</strong>`, change: () => rating_change(change) };
  return html`<p>${rich(id, parts, { player: shown_name(name, kind), after: String(after) })}</p>`;
}

function uncounted({ name, kind, rating }, is_own) {
  const why = ignored_words(rating.ignored);
  return html`<p class="small">${is_own ? why
    : t('match-rating-player-ignored', { player: shown_name(name, kind), why })}</p>`;
}

/** At the end of a rated match: the new ratings, and why. */
export function end_rating({ header, seat, why }, send) {
  const changed = header.seats.filter((s) => s.rating && s.rating.after !== null);
  if (!changed.length) return nothing;
  const mine = changed.find((s) => s.seat === seat);
  const told = mine ? [mine] : changed;
  return html`<div class="end-rating">
    ${told.map((s) => became(mine ? 'match-rating-own' : 'match-rating-player', s))}
    ${told.map((s) => (s.rating.counted ? nothing : uncounted(s, Boolean(mine))))}
    <details @toggle=${(e) => { if (e.target.open) send.why(); }}>
      <summary>${t('match-rating-details')}</summary>${why_body(why, header, seat)}</details></div>`;
}
