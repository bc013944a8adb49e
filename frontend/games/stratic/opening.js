/* Openings on the board, for the arena's explorer: formations as they will stand, turns as arrows. A step is a
 * formation (its rows with / between them) or a turn in notation; South's formation comes first, then North's. */
import { html } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { board, strip } from './board/board.js';
import { formation_cells, SIDES } from './position.js';
import { read_turn } from './notation.js';
import { home_rows } from './square.js';
import { PRESETS } from './setup/presets.js';

const FORMATIONS = 2;
const seat_of = (n) => n % 2;
const turned = (row) => [...row].reverse().join('');

const setup_of = (step) => {
  const [front, back] = step.split('/');
  return { front, back };
};

const pieces_of = (step, seat) => [...formation_cells(setup_of(step), seat).values()];

/* The name of a formation, whichever way round it stands. */
function formation_name(step) {
  const { front, back } = setup_of(step);
  const preset = PRESETS.find((one) => (one.front === front && one.back === back)
    || (turned(one.front) === front && turned(one.back) === back));
  return preset?.name ?? t('stratic-opening-formation');
}

function formation_label(step, n) {
  const seat = seat_of(n);
  const [y0, y1] = [...home_rows(seat)].sort((a, b) => a - b);
  return html`<span class="stratic-formation">${strip(pieces_of(step, seat), { x0: 0, y0, x1: 9, y1 })}
    <span>${formation_name(step)}</span></span>`;
}

/* What a turn moves, as arrows; the wider, the more often it was played. */
function arrows_of({ step, games }, most, is_pointed) {
  const turn = read_turn(step);
  if (step === 'skip' || !turn || turn.error) return [];
  const how = { weight: Math.max(1, Math.round(4 * games / most)), is_pointed };
  return [...turn.place.map((place) => ({ place, ...how })), ...turn.moves.map((move) => ({ move, ...how }))];
}

/* The position. What is pointed at, else what was played most, is shown on it: a formation as it would stand, turns as
 * arrows. */
function picture(view, { length: n }, next, pointed) {
  if (n < FORMATIONS) {
    const step = pointed ?? next[0]?.step;
    const pieces = [...(view.pieces ?? []), ...(step ? pieces_of(step, seat_of(n)) : [])];
    return board({ ...view, status: 'play', pieces }, null, null, () => {}, { reading: true });
  }
  const most = next[0]?.games ?? 1;
  const shown = pointed ? next.filter(({ step }) => step === pointed) : next;
  return board(view, null, null, () => {},
    { reading: true, ways: shown.flatMap((one) => arrows_of(one, most, Boolean(pointed))) });
}

const words = (step, n) => (n < FORMATIONS ? `${formation_name(step)}: ${step}` : step);

export const opening = {
  picture, words,
  label: (step, n) => (n < FORMATIONS ? formation_label(step, n) : html`<code>${step}</code>`),
  short: (step, n) => (n < FORMATIONS ? formation_name(step) : html`<code>${step}</code>`),
  asked: (n) => t(n < FORMATIONS ? 'stratic-opening-places' : 'stratic-opening-turn',
    { side: SIDES[seat_of(n)], n: n - FORMATIONS + 1 }),
};
