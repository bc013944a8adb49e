/* What the arena itself writes to everybody in a view, in English: the lines of the log that say the same in facts. */

/** @type {[RegExp, (...found: string[]) => object][]} */
const NOTICES = [
  [/^p(\d) and p(\d) signed: (\w+)$/, (other, seat, relation) =>
    ({ kind: 'signed', seat: Number(seat), other: Number(other), relation })],
  [/^p(\d) betrayed p(\d)$/, (seat, other) => ({ kind: 'break', seat: Number(seat), other: Number(other) })],
  [/^p(\d) ended its treaty with p(\d)$/, (seat, other) =>
    ({ kind: 'notice', seat: Number(seat), other: Number(other) })],
  [/^the ceasefire of p(\d) and p(\d) is over$/, (seat, other) =>
    ({ kind: 'expired', seat: Number(seat), other: Number(other) })],
  [/^p(\d) is out$/, (seat) => ({ kind: 'eliminated', seat: Number(seat) })],
  [/^p(\d) left the game$/, (seat) => ({ kind: 'resigned', seat: Number(seat) })],
  [/^p(\d) holds (\d+) gold$/, (seat, gold) => ({ kind: 'rich', seat: Number(seat), gold: Number(gold) })],
  [/^p(\d) holds (\d+) provinces: once more wins$/, (seat, provinces) =>
    ({ kind: 'streak', seat: Number(seat), provinces: Number(provinces) })],
];

/** The line of the log that a notice of the arena stands for; null for a notice that this page does not know. */
export function notice_line(text) {
  for (const [pattern, line_of] of NOTICES) {
    const found = pattern.exec(text);
    if (found) return line_of(...found.slice(1));
  }
  return null;
}
