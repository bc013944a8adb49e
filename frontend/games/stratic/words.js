/* Stratic in sentences: log lines, squares for screen readers, drafted steps. */
import { has_words, list_of, t } from '../../locales/text.js';
import { read_turn } from './notation.js';
import { kind_of, seat_of, SIDES, WORDS } from './position.js';
import { square_name } from './square.js';

const name = square_name;
const ACTS = new Set(['move', 'capture', 'occupy', 'breach', 'swap', 'crush']);

/** One movement: "Aggressor c3 takes c5, then e7". */
export function move_words(move) {
  const values = { piece: WORDS[move.kind], from: name(move.from), to: name(move.to) };
  if (move.then) {
    const act = move.then_act === 'breach' ? 'breach' : 'capture';
    return t(`stratic-chained-${act}`, { ...values, then: name(move.then) });
  }
  const act = ACTS.has(move.act) ? move.act : 'move';
  return move.promote ? t(`stratic-moved-${act}-promoted`, { ...values, promoted: WORDS[move.promote] })
    : t(`stratic-moved-${act}`, values);
}

function one_move(move) {
  const to = name(move.to);
  const piece = WORDS[move.kind];
  if (move.then) {
    const act = move.then_act === 'breach' ? 'breach' : 'capture';
    return t(`stratic-commit-chain-${act}`, { to, then: name(move.then) });
  }
  if (move.promote) return t('stratic-commit-promote', { piece, to, promoted: WORDS[move.promote] });
  return t(`stratic-commit-${ACTS.has(move.act) ? move.act : 'move'}`, { piece, to });
}

/** The text of the button that plays these placements and movements. */
export function commit_text(place, moves) {
  if (place.length) {
    return t(moves.length ? 'stratic-commit-placed-move' : 'stratic-commit-placed-pass', { n: place.length });
  }
  return moves.length > 1 ? t('stratic-commit-both') : one_move(moves[0]);
}

const placed_values = (p) =>
  ({ piece: WORDS[p.kind], square: name(p.at), ...(p.promote && { promoted: WORDS[p.promote] }) });

/** One placement: "Fortifier on e5". */
export const place_words = (p) => t(p.promote ? 'stratic-placed-promoted' : 'stratic-placed', placed_values(p));

const place_step = (p) => t(p.promote ? 'stratic-step-place-promoted' : 'stratic-step-place', placed_values(p));

/** The drafted steps, in order. */
export function steps_of(draft) {
  return [...draft.place.map(place_step), ...draft.moves.map(move_words)];
}

const unit_values = (letter) => ({ side: SIDES[seat_of(letter)], piece: WORDS[kind_of(letter)] });

/** The pieces on a square, for screen readers. */
export function cell_words(cell) {
  if (!cell) return t('stratic-board-empty');
  if (!cell.top) return t('stratic-board-unit', unit_values(cell.base));
  const below = unit_values(cell.base);
  return t('stratic-board-stack', { ...unit_values(cell.top), base_side: below.side, base: below.piece });
}

/** What a chosen piece can do with a square. */
export const target_words = (entries) => list_of(entries.map((e) => t(`stratic-board-act-${e.act}`)));

/* The name of the side of a log line. */
const side_of = (line) => SIDES[line.seat] ?? t('stratic-somebody');

function told_turn(line) {
  const bare = (line.turn_text ?? '').replace(/[!#]/g, '');
  const read = bare ? read_turn(bare) : {};
  const place = line.place ?? read.place ?? [];
  const moves = read.moves?.length ? read.moves : line.moves ?? [];
  return { pieces: place.length ? list_of(place.map(place_words)) : '', moves: moves.map(move_words) };
}

function turn_sentences(line) {
  const side = side_of(line);
  const { moves, pieces } = told_turn(line);
  if (!moves.length) {
    return [pieces ? t('stratic-tale-places-passes', { side, pieces }) : t('stratic-tale-passes', { side })];
  }
  return [...(pieces ? [t('stratic-tale-places', { side, pieces })] : []),
    t('stratic-tale-moves', { side, moves: list_of(moves) })];
}

function growth_sentences(line) {
  const said = [t('stratic-tale-growth', { ring: line.expansion })];
  if (!line.midboard) return said;
  const [south, north] = line.midboard;
  const gain = Math.min(3, Math.abs(south - north));
  said.push(t('stratic-tale-midboard', { south, north }));
  if (gain) said.push(t('stratic-tale-gain', { side: SIDES[south > north ? 0 : 1], gain }));
  return said;
}

/* A turn or a skipped one, and its result. */
function turn_told(line) {
  const said = line.kind === 'skip' ? [t('stratic-tale-skip', { side: side_of(line) })] : turn_sentences(line);
  if (line.check) said.push(t('stratic-tale-check'));
  if (line.reply) said.push(t('stratic-tale-reply'));
  else if (/#/.test(`${line.turn_text ?? ''}${line.text ?? ''}`)) said.push(t('stratic-tale-commander'));
  if (line.expansion) said.push(...growth_sentences(line));
  return said.join(' ');
}

const TOLD = {
  turn: turn_told,
  setup: (line) => t('stratic-tale-setup', { side: side_of(line) }),
  skip: turn_told,
  resign: (line) => t('stratic-tale-resign', { side: side_of(line) }),
  flag: (line) => t('stratic-tale-flag', { side: side_of(line) }),
  abandon: (line) => t('stratic-tale-abandon', { side: side_of(line) }),
  draw: () => t('stratic-tale-draw'),
};

/** One log line as sentences. */
export function tell(line) {
  return TOLD[line.kind]?.(line) ?? line.text ?? '';
}

const TAKES = new Set(['capture', 'breach', 'crush']);

/** What a log line sounds like: the name of a sound of the page, or null. */
export function sound(line) {
  if (!['turn', 'skip', 'setup'].includes(line.kind)) return null;
  if (line.expansion) return 'expansion';
  if (line.check) return 'check';
  return line.reply || line.moves?.some((m) => TAKES.has(m.act) || m.then) ? 'take' : 'move';
}

/* A message of the first id that there is: a newer server may send reasons that this page does not know. */
const first_known = (ids, values) => t(ids.find(has_words) ?? ids.at(-1), values);

/**
 * How a game was decided, to one of its players.
 * @param {string|undefined} reason   as the server names it
 * @param {boolean} is_won
 * @param {{name: string, square?: string}} other   the opponent, and the square on which a Commander was captured
 * @param {{by: 'points'|'pieces', first: number, second: number}|null} count   what decided at the turn limit
 */
export function ended_own_words(reason, is_won, other, count) {
  const id_of = (cause) => (is_won ? `stratic-you-won-${cause}` : `stratic-you-lost-${cause}`);
  const causes = [...(count ? [`${reason}-${count.by}`] : []),
    ...(reason === 'commander' && !other.square ? [] : [reason])];
  return first_known([...causes.map(id_of), is_won ? 'stratic-you-won' : 'stratic-you-lost'], { ...other, ...count });
}

/**
 * How a game ended, as a sentence.
 * @param {string|undefined} reason   as the server names it
 * @param {{side: string, name: string}|null} winner   null: a draw
 * @param {{by: 'points'|'pieces', first: number, second: number}|null} count   what decided at the turn limit
 */
export function ended_words(reason, winner, count) {
  const cause = count ? `${reason}-${count.by}` : reason;
  const ids = winner ? [`stratic-won-${cause}`, `stratic-won-${reason}`, 'stratic-won']
    : [`stratic-drawn-${cause}`, `stratic-drawn-${reason}`, 'stratic-drawn'];
  return first_known(ids, { ...winner, ...count });
}
