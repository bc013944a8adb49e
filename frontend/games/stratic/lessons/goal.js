/* Is an exercise solved? Decided by what the engine answered, never by comparing with one stored solution: an exercise
 * names conditions of the standing, the position and the other side's legal movements, and all of them must hold. */
import { t } from '../../../locales/text.js';
import { move_words } from '../words.js';

const VALUE = { F: 1, A: 2, I: 4, C: 8 };
const other_side = (seat) => ['north', 'south'][seat];

/* One capture or breach of a movement: what its first leg and its best second leg take. */
function harm_of(entry) {
  const first = VALUE[entry.takes] ?? 0;
  const legs = (entry.then ?? []).map((leg) => VALUE[leg.takes] ?? 0);
  return first + Math.max(0, ...legs);
}

/** The most harmful capture the side to move has: `{points, unit, entry}`, or null. */
export function worst_answer(legal) {
  let worst = null;
  for (const unit of legal?.units ?? []) {
    for (const entry of unit.to) {
      const points = harm_of(entry);
      if (points > (worst?.points ?? 0)) worst = { points, unit, entry };
    }
  }
  return worst;
}

const answer_words = ({ unit, entry }) => move_words({ kind: unit.kind, from: unit.at, to: entry.sq, act: entry.act });

/* Each condition: '' when it holds, else the reason as a sentence. `of` holds the seat, the first answer, the present
 * one. */
const CONDITIONS = {
  wins: (want, { now, seat }) =>
    (now.standing.over && now.standing.places[seat] === 1 && now.standing.places[1 - seat] !== 1
      ? '' : t('stratic-lessons-goal-wins', { side: other_side(seat) })),
  draws: (want, { now }) => (now.standing.reason === 'reply_capture' ? '' : t('stratic-lessons-goal-draws')),
  gains: (want, { first, now, seat }) => {
    const won = now.view.score[seat] - first.view.score[seat];
    return won >= want ? '' : t('stratic-lessons-goal-gains', { n: won, wanted: want });
  },
  loses: (want, { first, now, seat }) => {
    const lost = now.view.score[1 - seat] - first.view.score[1 - seat];
    return lost <= want ? '' : t('stratic-lessons-goal-loses', { n: lost });
  },
  safe: (want, { now, seat }) => {
    const worst = now.seat === seat || now.standing.over ? null : worst_answer(now.legal);
    return !worst || worst.points <= want ? ''
      : t('stratic-lessons-goal-safe', { side: other_side(seat), move: answer_words(worst) });
  },
  checks: (want, { now, seat }) => (now.view.check && now.seat !== seat ? '' : t('stratic-lessons-goal-checks')),
  has: (want, { now, seat }) => {
    const letter = seat === 0 ? want.kind : want.kind.toLowerCase();
    const n = now.view.pieces.filter((p) => p.base === letter || p.top === letter).length;
    return n >= want.n ? '' : t('stratic-lessons-goal-has', { n, wanted: want.n });
  },
  reserve: (want, { now, seat }) => {
    const n = now.view.reserve[seat];
    return n >= want ? '' : t('stratic-lessons-goal-reserve', { n, wanted: want });
  },
};

/** Sentences about the conditions of a goal that do not hold; empty when it is reached. */
export function missing(goal, of) {
  return Object.entries(goal).map(([name, want]) => CONDITIONS[name](want, of)).filter(Boolean);
}

function over_words({ standing }, seat) {
  if (!standing.over) return '';
  if (standing.places[seat] === standing.places[1 - seat]) return t('stratic-lessons-goal-both-fell');
  return standing.places[seat] === 1 ? '' : t('stratic-lessons-goal-own-fell');
}

/**
 * Where an exercise stands.
 * @param {object} exercise  `seat`, `turns` (of one's own), `goal`, `after`
 *     ('turn' or 'answer': when the goal is looked at)
 * @param {object[]} answers  the engine's answers: the start, then one after each turn of either side
 * @returns {{state: 'open'|'solved'|'failed', words: string}}
 */
export function verdict(exercise, answers) {
  const { seat, turns, goal, after = 'turn' } = exercise;
  const played = answers.length - 1;
  const mine = Math.ceil(played / 2);
  if (!played) return { state: 'open', words: '' };
  const now = answers.at(-1);
  const gaps = missing(goal, { seat, first: answers[0], now });
  const is_looked_at = now.standing.over || (after === 'turn') === (played % 2 === 1);
  if (is_looked_at && !gaps.length) return { state: 'solved', words: '' };
  const is_last = now.standing.over || (mine >= turns && is_looked_at);
  if (!is_last) return { state: 'open', words: '' };
  return { state: 'failed', words: [over_words(now, seat), ...gaps].filter(Boolean).join(' ') };
}
