// The transcript of a program as turns: the bench's lines, lines of any other form, and what the page shows of them.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { transcript_of } from '../../frontend/model/transcript.js';

const { render } = await import('../../frontend/vendor/lit-html.js');
const { transcript } = await import('../../frontend/views/transcript.js');

const items = (...lines) => lines.map((line, i) => ({ n: i + 1, line }));
const LINES = items(
  { kind: 'match', plan: { model: 'stub-1', price_in: '2.0', price_out: '10.0' } }, { kind: 'told', text: 'the rules' },
  { kind: 'asked', turn: 1, attempt: 1, text: 'the board' }, { kind: 'answer', turn: 1, attempt: 1, text: '<b>prose</b>', tokens_in: 1000, tokens_out: 100, latency_ms: 1500 },
  { kind: 'verdict', turn: 1, attempt: 1, legal: false, why: 'no fenced block' },
  { kind: 'asked', turn: 1, attempt: 2, text: 'again' }, { kind: 'answer', turn: 1, attempt: 2, text: 'orders', tokens_in: 1200, tokens_out: 50, latency_ms: 500 },
  { kind: 'verdict', turn: 1, attempt: 2, legal: true, why: null }, { kind: 'played', turn: 1, what: 'orders', value: { build: [] }, dropped: [{}] },
  { kind: 'late', turn: 3 }, { kind: 'end', seat: 0 });

test('lines become turns with attempts, and figures that nobody reported are not invented', () => {
  const { model, told, turns, totals, others } = transcript_of(LINES);
  assert.deepEqual([model, told, turns.map(({ turn }) => turn), others], ['stub-1', 'the rules', [1, 3], []]);
  assert.deepEqual(turns[0].attempts.map(({ shown, answer, legal, why }) => [shown, answer, legal, why]),
    [['the board', '<b>prose</b>', false, 'no fenced block'], ['again', 'orders', true, '']]);
  assert.deepEqual(turns[0].played, [{ what: 'orders', value: { build: [] }, dropped: 1 }]);
  assert.ok(turns[1].is_late);
  assert.deepEqual(totals, { answers: 2, illegal: 1, tokens_in: 2200, tokens_out: 150, latency_ms: 1500, cost: 0.0059 });
  const bare = transcript_of(items({ kind: 'answer', turn: 1, text: 'x' })).totals;
  assert.deepEqual([bare.tokens_in, bare.cost, bare.latency_ms], [null, null, null]);
});

test('lines of any form are kept and break nothing', () => {
  const odd = items({}, { kind: 'constructor', turn: 1 }, { kind: '__proto__', turn: 1 }, { kind: 'answer' }, { kind: 'answer', turn: -1 }, { kind: 'answer', turn: '1' },
    { kind: 'answer', turn: 2, text: { a: 1 }, tokens_in: -1, tokens_out: 1e99, latency_ms: 'x' }, { kind: 'played', turn: 2, dropped: 'many' }, { kind: 'match', plan: 'none' },
    { kind: 'verdict', turn: 5, legal: 'true' });
  const { turns, others, totals, model } = transcript_of(odd);
  assert.deepEqual([turns.map(({ turn }) => turn), others.length, model, totals.tokens_in, totals.cost], [[1, 2, 5], 4, '', null, null]);
  assert.equal(turns[0].others.length, 2);
  assert.equal(turns[2].attempts[0].legal, false);
});

const header = { id: 'abc', game: 'stratagem', variant: 'base', seats: [] };
const shown = (state) => {
  render(transcript({ id: 'abc', header, error: '', seats: [{ seat: 0, name: 'Bot', kind: 'llm' }], seat: 0, turn: 1, ...state }, {}), page());
  return page().textContent.replace(/\s+/g, ' ');
};

test('the page shows one turn in words, text as text, and says so when there is nothing', async () => {
  const told = shown({ items: LINES, told: transcript_of(LINES) });
  for (const words of ['stub-1', 'Did not count. no fenced block', '1 order was invalid and left out.', 'Turn 3', '<b>prose</b>', '0.0059']) assert.ok(told.includes(words), `${words}: ${told}`);
  assert.equal(page().querySelectorAll('pre b').length, 0);
  assert.match(shown({ items: [], told: transcript_of([]) }), /recorded nothing in this game/);
});
