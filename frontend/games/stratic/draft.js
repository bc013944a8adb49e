/* An unsent turn as a value: what was clicked so far. `reduce` never changes a draft but makes the next one; undo goes
 * back to the one before; typed text is a draft too. What can be clicked or typed comes from the hints, which are the
 * server's. */
import { t } from '../../locales/text.js';
import { after, WORDS } from './position.js';
import { key_of, same, square_name } from './square.js';
import { read_turn } from './notation.js';
import { completed, completions, offered } from './typed.js';

/** An empty turn of seat `me`. */
export function turn_draft(view, me, kept) {
  const draft = {
    mode: 'turn', me, view, place: [], moves: [], sel: null, ask: null, chain: null, tray: 'F', back: null, fault: '',
    text: null, offered: null, at: -1,
  };
  return kept?.mode === 'turn' ? { ...draft, place: kept.place ?? [], moves: kept.moves ?? [] } : draft;
}

/** Pieces that still wait to be placed in this draft: reinforcements, and in True Endless what lies in the hand. */
export const left_to_place = ({ view, me, place }) =>
  (view.reserve?.[me] ?? 0) + (view.hand?.[me] ?? '').length - place.length;

const clean = { sel: null, ask: null, fault: '', text: null, offered: null, at: -1 };
const step = (draft, change) => ({ ...draft, ...clean, chain: null, ...change, back: draft });

const NO_AREA = {};

/** What can follow this draft, from the server's last answer; `waiting` until that answer has arrived. */
export function turn_hints(legal, draft) {
  if (!legal) return { waiting: true, units: [], targets: new Map(), free: () => false, squares: [], placing: false };
  const cells = after(draft.view, draft);
  const area = legal.place ?? NO_AREA;
  const squares = left_to_place(draft) > 0 ? free_squares(area, cells) : [];
  const placing = squares.length > 0;
  const barred = new Set((area.barred ?? []).map(key_of));
  const free = (at) => placing && !cells.has(key_of(at)) && !barred.has(key_of(at)) && in_area(area, at);
  const units = placing || draft.chain ? [] : legal.units ?? [];
  return {
    waiting: false, placing, free, squares, units, barred, kinds: area.kinds ?? ['F', 'A'],
    must_capture: Boolean(legal.must_capture),
    promotes: (at) => Boolean(area.promote_in_extra) && listed(area.extra, at),
    targets: targets_of(draft, units), may_pass: legal.may_pass !== false,
    movements_left: legal.movements_left ?? 0, must_resolve: Boolean(legal.must_resolve_check),
    operation: Boolean(legal.operation),
  };
}

const listed = (squares, at) => (squares ?? []).some((sq) => same(sq, at));

/* The lowest and the highest corner of an area, in as many dimensions as it has. */
const corners = ({ rect = [0, 0, -1, -1] }) => [rect.slice(0, rect.length / 2), rect.slice(rect.length / 2)];

function in_area(area, at) {
  const [low, high] = corners(area);
  return at.every((v, i) => v >= low[i] && v <= high[i]) || listed(area.extra, at);
}

/* Every square of an area, files running fastest. */
function squares_in(area) {
  const [low, high] = corners(area);
  let all = [[]];
  for (let axis = low.length - 1; axis >= 0; axis -= 1) {
    const along = Array.from({ length: high[axis] - low[axis] + 1 }, (_, i) => low[axis] + i);
    all = all.flatMap((rest) => along.map((v) => [v, ...rest]));
  }
  return all;
}

const free_squares = (area, cells) =>
  [...squares_in(area), ...(area.extra ?? [])].filter((sq) => !cells.has(key_of(sq)));

function targets_of(draft, units) {
  const found = new Map();
  const add = (entry) => found.set(key_of(entry.sq), [...(found.get(key_of(entry.sq)) ?? []), entry]);
  if (draft.chain) draft.chain.forEach(add);
  else if (draft.sel) unit_at(units, draft.sel)?.to.forEach(add);
  return found;
}

const unit_at = (units, sel) => units.find((u) => same(u.at, sel.at) && u.kind === sel.kind);
const units_on = (units, at) =>
  units.filter((u) => same(u.at, at)).sort((a, b) => Number(a.kind === 'F') - Number(b.kind === 'F'));

/** The next draft after an act of the player. */
export function reduce_turn(draft, act, hints) {
  const done = acts[act.type]?.(draft, act, hints);
  return done ?? draft;
}

const acts = {
  square: (now, act, hints) => {
    if (!hints || hints.waiting) return now;
    const draft = { ...now, text: null, offered: null, at: -1 };
    if (hints.placing) return place_at(draft, act.at, hints);
    if (draft.chain) return chain_to(draft, act.at, hints);
    if (draft.sel) return move_to(draft, act.at, hints);
    return choose(draft, act.at, hints);
  },
  pick: (draft, act) => take(draft, act.option),
  tray: (draft, act) => ({ ...draft, tray: act.kind, ask: null }),
  stop: (draft) => ({ ...draft, ...clean, chain: null }),
  cancel: (draft) => (draft.ask ? { ...draft, ask: null } : { ...draft, ...clean }),
  undo: (draft) => (draft.back ? { ...draft.back, ...clean, view: draft.view }
    : { ...draft, ...clean, place: [], moves: [], chain: null }),
  text: type_in,
  /* Up and down the list of suggestions; -1 is the text as it is. */
  along: (draft, act, hints) => {
    const open = draft.text === null ? type_in(draft, { text: '' }, hints) : draft;
    const n = completions(open, hints)?.words.length ?? 0;
    return { ...open, at: Math.min(n - 1, Math.max(-1, open.at + act.by)) };
  },
  complete: (draft, act, hints) => type_in(draft, { text: completed(completions(draft, hints), act.word) }, hints),
};

/* Typing goes straight into the draft, as far as it can be read; undo takes all of it back at once. */
function type_in(draft, { text }, hints) {
  const { place, moves } = read_turn(text);
  const back = draft.text === null ? draft : draft.back;
  return { ...draft, ...clean, chain: null, place, moves, text, offered: offered(text, draft, hints), back };
}

/**
 * What has to be chosen now, as buttons beside the board's own way: what a movement does there, whether it captures
 * once more, which kind of reinforcement comes next. `{name, words, items: [{label, act, kind?, pressed?}], drop?}` or
 * null.
 */
export function choices(draft, hints) {
  if (draft.ask) return asked_choice(draft);
  if (draft.chain) return second_capture(draft);
  if (!hints?.placing) return null;
  const left = left_to_place(draft);
  return {
    name: t('stratic-choice-kind-name'), words: t('stratic-choice-kind', { n: left }),
    items: hints.kinds.map((kind) => ({ label: WORDS[kind], kind, act: { type: 'tray', kind },
      pressed: next_kind(draft, hints) === kind })),
  };
}

const asked_choice = ({ ask }) => ({
  name: t('stratic-choice-square-name', { square: square_name(ask.at) }),
  words: t('stratic-choice-square', { square: square_name(ask.at) }),
  items: ask.options.map((option) => ({ label: option.label, act: { type: 'pick', option } })),
  drop: { label: t('stratic-choice-cancel'), act: { type: 'cancel' } },
});

const second_capture = ({ chain }) => ({
  name: t('stratic-choice-chain-name'), words: t('stratic-choice-chain'),
  items: chain.map((entry) => ({
    label: t(entry.act === 'breach' ? 'stratic-choice-chain-breach' : 'stratic-choice-chain-capture',
      { square: square_name(entry.sq) }),
    act: { type: 'square', at: entry.sq },
  })),
  drop: { label: t('stratic-choice-chain-stop'), act: { type: 'stop' } },
});

/** What was typed, as it was read: null when nothing is being typed, `error` as in read_turn while it is not a turn. */
export const typed = (draft) => (draft.text ? read_turn(draft.text) : null);

/** The kind that a tap on a square places: the chosen one while any are left, else the first available. */
export const next_kind = ({ tray }, { kinds }) => (kinds.includes(tray) ? tray : kinds[0]);

const off_limits = (at, hints) => t(hints.barred.has(key_of(at)) ? 'stratic-why-barred' : 'stratic-why-place');

function place_at(draft, at, hints) {
  const kind = next_kind(draft, hints);
  const drafted = draft.place.findIndex((p) => same(p.at, at));
  if (drafted >= 0) return step(draft, { place: draft.place.filter((_, i) => i !== drafted) });
  if (!hints.free(at)) return { ...draft, ask: null, fault: off_limits(at, hints) };
  if (kind === 'F' && hints.promotes(at)) return { ...draft, ask: { at, options: promotions({ place: at }) } };
  return step(draft, { place: [...draft.place, { kind, at }] });
}

function promotions(base) {
  return [
    { ...base, label: t('stratic-choice-keep') },
    { ...base, promote: 'A', label: t('stratic-choice-promote', { piece: WORDS.A }) },
    { ...base, promote: 'I', label: t('stratic-choice-promote', { piece: WORDS.I }) },
  ];
}

function choose(draft, at, hints) {
  const [unit] = units_on(hints.units, at);
  if (unit) return { ...draft, ...clean, sel: { at, kind: unit.kind } };
  return { ...draft, ...clean };
}

function move_to(draft, at, hints) {
  const entries = hints.targets.get(key_of(at)) ?? [];
  if (same(at, draft.sel.at)) return on_itself(draft, entries, hints);
  if (!entries.length) return choose(draft, at, hints);
  const options = entries.flatMap((entry) => options_of(draft, entry));
  return options.length === 1 ? take(draft, options[0]) : { ...draft, ask: { at, options } };
}

/* A second click on the chosen square: the other unit of the stack, the capture of what is beneath, or deselect. */
function on_itself(draft, entries, hints) {
  const both = units_on(hints.units, draft.sel.at);
  const other = both.find((u) => u.kind !== draft.sel.kind);
  if (entries.length) {
    const options = entries.flatMap((entry) => options_of(draft, entry));
    return { ...draft,
      ask: { at: draft.sel.at,
        options: other ? [...options, { unit: other.kind, label: t('stratic-choice-below') }] : options } };
  }
  if (other) return { ...draft, ...clean, sel: { at: draft.sel.at, kind: other.kind } };
  return { ...draft, ...clean };
}

/* The ways to make one movement; `keeps`: the Fortifier could have promoted. */
function options_of(draft, entry) {
  if (!entry.promote?.length) return [{ entry, label: t(`stratic-choice-${entry.act}`) }];
  return [{ entry, keeps: true, label: t(`stratic-choice-${entry.act}-keep`) },
    ...entry.promote.map((kind) => ({ entry, promote: kind,
      label: t(`stratic-choice-${entry.act}-promoted`, { piece: WORDS[kind] }) }))];
}

function take(draft, option) {
  if (option.unit) return { ...draft, ...clean, sel: { at: draft.sel.at, kind: option.unit } };
  if (option.place) {
    const placed = { kind: 'F', at: option.place, ...(option.promote && { promote: option.promote }) };
    return step(draft, { place: [...draft.place, placed] });
  }
  const { entry, promote } = option;
  const move = {
    kind: draft.sel.kind, from: draft.sel.at, to: entry.sq, act: entry.act,
    ...(promote && { promote }), ...(entry.risky && { risky: true }),
  };
  return step(draft, { moves: [...draft.moves, move], chain: entry.then?.length ? entry.then : null });
}

function chain_to(draft, at, hints) {
  const [entry] = hints.targets.get(key_of(at)) ?? [];
  if (!entry) return { ...draft, fault: t('stratic-why-chain') };
  const last = { ...draft.moves.at(-1), then: entry.sq, then_act: entry.act };
  return step(draft, { moves: [...draft.moves.slice(0, -1), last] });
}

const sent_move = ({ kind, from, to, act, then, promote }) =>
  ({ kind, from, to, act, ...(then && { then }), ...(promote && { promote }) });

/** The order of a drafted turn, in the shape of R13. */
export function turn_order(draft) {
  return { type: 'turn', place: draft.place, moves: draft.moves.map(sent_move) };
}

/** What to ask the legal list with: nothing drafted means the plain list. */
export function turn_partial(draft) {
  return draft.place.length || draft.moves.length ? turn_order(draft) : null;
}

