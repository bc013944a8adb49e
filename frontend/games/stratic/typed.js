/* Typing a turn: what may be typed next, as the server's hints say; nearest to what was typed when nothing begins
 * so. */
import { move_text, place_text, split_typed } from './notation.js';

const SHOWN = 8;
const NEAR = 3;

/* Every text that stands for an entry of the legal list: alone, with a second capture, with a promotion. */
function texts_of_entry(unit, entry) {
  const move = { kind: unit.kind, from: unit.at, to: entry.sq, act: entry.act };
  return [
    ...(entry.incomplete ? [] : [move]),
    ...(entry.then ?? []).map((second) => ({ ...move, then: second.sq, then_act: second.act })),
    ...(entry.promote ?? []).map((promote) => ({ ...move, promote })),
  ].map(move_text);
}

const placements = (hints) => hints.kinds.flatMap((kind) => hints.squares.map((at) => place_text({ kind, at })));

/** The words that may come next in a turn. */
export function next_words(hints, draft) {
  if (hints.placing) return placements(hints);
  const pass = hints.may_pass && !draft.moves.length ? ['--'] : [];
  return [...hints.units.flatMap((unit) => unit.to.flatMap((entry) => texts_of_entry(unit, entry))), ...pass];
}

const words_so_far = (draft) => [...draft.place.map(place_text), ...draft.moves.map(move_text)].join(' ');

/* What is known of the words that may follow a beginning: from the hints of now, or as remembered in the draft. */
const known_after = (head, draft, hints) => {
  const now = hints && !hints.waiting ? { after: words_so_far(draft), words: next_words(hints, draft) } : null;
  return [now, draft.offered].find((one) => one?.after === head) ?? null;
};

/** What a draft remembers when its text becomes `text`: the words possible in the place of the one being typed. */
export const offered = (text, draft, hints) => known_after(split_typed(text).head, draft, hints);

/* How many letters lie between two words (Levenshtein). */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

function nearest(tail, words) {
  const far = (word) => distance(tail.toLowerCase(), word.toLowerCase());
  return words.map((word) => [far(word), word]).filter(([n]) => n <= NEAR).sort((a, b) => a[0] - b[0]).slice(0, 3)
    .map(([, word]) => word);
}

/**
 * What to offer while a turn is typed: `{head, words, total, near}`; `near`: nothing begins so, these are merely
 * similar. Null when nothing is typed, or not known yet.
 */
export function completions(draft, hints) {
  if (draft.text === null) return null;
  const { head, tail } = split_typed(draft.text);
  const known = known_after(head, draft, hints);
  if (!known) return null;
  const fitting = known.words.filter((word) => word.startsWith(tail) && word !== tail);
  if (fitting.length || !tail || known.words.includes(tail)) {
    return { head, words: fitting.slice(0, SHOWN), total: fitting.length, near: false };
  }
  const similar = nearest(tail, known.words);
  return { head, words: similar, total: similar.length, near: true };
}

/** The whole text with the chosen word at its end. */
export const completed = ({ head }, word) => (head ? `${head} ${word}` : word);
