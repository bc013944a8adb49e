/* Fixed example data of the page of styles: what the real modules get where a match or a list would give it to them. */

export const TOKENS = ['paper', 'paper-2', 'paper-3', 'ink', 'ink-2', 'ink-3', 'line', 'line-firm', 'accent',
  'accent-ink', 'accent-soft', 'warn',
  'warn-soft', 'bad', 'bad-soft', 'good', 'focus', 'first-disc', 'first-line', 'second-disc', 'second-line', 'wood',
  'wood-trough', 'wood-mid', 'mark', 'halo'];

const AT = '2026-01-05T18:30:00Z';

export const HEADER = {
  id: 'sample', game: 'sample', variant: 'base', press: 'all', rated: false, status: 'live',
  seats: [{ seat: 0, name: 'Ada of Ghent', kind: 'account', you: true }, { seat: 1, name: 'Marshal', kind: 'builtin' }],
};

/** A match as its page knows it, but for its view; `now` is when the page was opened. */
export function table(face, view, now, more = {}) {
  const live = {
    status: 'live', stage: 'play', turn: 7, seq: 7, view, pending: [0], owes: true, now: new Date(now).toISOString(),
    deadline: null, offers: [],
    clocks: [{ seat: 0, used_ms: 83_000, bank_ms: null, running: true },
      { seat: 1, used_ms: 41_000, bank_ms: null, running: false }],
    ...more.live,
  };
  return {
    face, header: HEADER, seat: 0, skew: 0, draft: null, hints: null, legal: null, refused: '', error: '', echo: '',
    notice: '', past: null, log: [], talk: [], message: '',
    unread: 0, tab: 'act', narrow: false, flip: false, hours: 24, lost: false, sure: false, replay: null,
    shelf: null, tried: null, typing: null,
    put: { busy: false, lost: false }, act: { busy: false, error: '' }, talk_act: { busy: false, error: '' },
    report_act: { busy: false, error: '' },
    is_mine: (m) => m.n === 1, ...more, live,
  };
}

const minute = 60_000;

/** Every state of a clock: [words, what the clock is given]. */
/** @type {(now: number) => [words: string, time: object][]} */
export const clocks = (now) => [
  ['counting up', { used_ms: 83_000, bank_ms: null, running: true, from: now }],
  ['at rest', { used_ms: 41_000, bank_ms: null, running: false, from: now }],
  ['a bank running down', { used_ms: 0, bank_ms: 12 * minute, running: true, from: now }],
  ['a bank at rest', { used_ms: 0, bank_ms: 3 * minute, running: false, from: now }],
  ['less than ten seconds', { bank_ms: 7_400 }],
  ['over', { until: now - 1, running: true }],
  ['hours', { until: now + 5 * 60 * minute }],
  ['days', { until: now + 76 * 60 * minute }],
];

export const OFFERS = [
  { id: 'a', kind: 'draw', from: 1, you_may_answer: true },
  { id: 'b', kind: 'truce', hours: 24, from: 1, you_may_answer: true },
  { id: 'c', kind: 'takeback', from: 1, you_may_answer: true },
  { id: 'd', kind: 'draw', from: 0, you_may_answer: false },
];

/** Lines of the log that come from the arena itself. */
export const PLATFORM_LINES = [
  { n: 90, kind: 'offer', seat: 1, of: 'truce', step: 'offered', hours: 24 }, { n: 91, kind: 'truce', hours: 24 },
  { n: 92, kind: 'resume' },
  { n: 93, kind: 'offer', seat: 0, of: 'draw', step: 'declined' },
];

/** The value of a position, turn by turn. */
export const EVALUATIONS = [0, 40, -120, 310, 99_997].map((score, turn) => ({ turn, score,
  best: turn < 4 ? 'Ac3xc5' : null, over: turn === 4 }));

export const TALK = [{ n: 1, from: { name: 'Ada of Ghent' }, at: AT, text: 'Good evening.' },
  { n: 2, from: { name: 'Bo' }, at: AT, text: 'And to you; may the better wall stand.' }];

export const ROWS = [
  { id: 'sample', game: 'sample', variant: 'base', turn: 31, status: 'live', owes: true, seats: HEADER.seats },
  { id: 'sample', game: 'sample', variant: 'base', turn: 12, status: 'live', seats: [{ name: 'Bo' }, { name: null }] },
  { id: 'sample', game: 'sample', variant: 'base', turn: 58, status: 'finished',
    result: { places: [1, 2], reason: 'commander' }, seats: [{ name: 'Bo' }, { name: 'Cy', kind: 'engine' }] },
  { id: 'sample', game: 'sample', variant: 'base', turn: 44, status: 'finished',
    result: { places: [1, 1], reason: 'agreement' }, seats: [{ name: 'Dee' }, { name: 'Marshal', kind: 'builtin' }] },
];

export const SCHEMA = {
  type: 'object',
  properties: {
    expansions: { type: ['integer', 'null'], minimum: 0, maximum: 1000, title: 'Expansions',
      description: 'How often the board may grow.' },
    idle: { type: 'integer', minimum: 0, maximum: 100, title: 'Idle limit' },
    pace: { enum: ['slow', 'fast'], title: 'Pace' },
    open: { type: 'boolean', title: 'Open to spectators' },
    motto: { type: 'string', maxLength: 40, title: 'Motto' },
  },
};
export const OPTIONS = { expansions: null, idle: 10, pace: 'slow', open: true, motto: 'Slowly, then all at once' };

/** The course of a rating, newest first. */
export const POINTS = [[1552, 89, 12], [1540, 93, -21], [1561, 98, 34], [1527, 110, 61], [1466, 140, -72],
  [1538, 190, -124], [1662, 290, 162]].map(([rating, deviation, change], i) =>
    ({ match: 'sample', against: [i % 2 ? 'Ada of Ghent' : 'Marshal'], at: `2026-03-0${7 - i}T12:00:00Z`, rating,
      deviation, change }));
