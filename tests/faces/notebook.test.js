// Notebooks without a server: trees as lists, two authors' changes brought together, chapters as text, variations promoted.
import './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { BadText, chapters_of, closed_above, first_closed, fold, is_asked, is_taken_over, merged, nodes_of, pieces_of, text_of, tree_of } from '../../frontend/model/notebook.js';
import { is_main, promote, reached } from '../../frontend/model/variations.js';

const arrow = { from: [1, 2], to: [3, -4], kind: 2 };
const ring = { from: [-1, 2, 0], to: [-1, 2, 0], kind: 0 };
const NODES = [
  { comment: 'The start,\nin two lines' }, { parent: 0, turn: 'a' }, { parent: 1, turn: 'b', marks: [arrow, ring] },
  { parent: 1, turn: 'c' }, { parent: 3, turn: 'd', comment: 'so' }, { parent: 1, turn: 'e' }, { parent: 0, turn: 'f' }, { parent: 6, turn: 'g' },
];
const CHAPTER = { title: 'One # two', game: 'stratic', variant: 'base', options: { max_expansions: null }, position: 'str1/2 e1 -', nodes: NODES };

test('a list becomes a tree and the same list again, in whatever order its nodes come', () => {
  assert.deepEqual(nodes_of(tree_of(NODES)), NODES);
  const other = [{}, { parent: 0, turn: 'x' }, { parent: 0, turn: 'y' }, { parent: 1, turn: 'z' }];
  assert.deepEqual(nodes_of(tree_of(other)), [{}, { parent: 0, turn: 'x' }, { parent: 1, turn: 'z' }, { parent: 0, turn: 'y' }]);
});

test('what was known of a position is kept in the next tree', () => {
  const tree = tree_of(NODES);
  reached(tree, ['a', 'c']).answer = { turn: 7 };
  const next = tree_of([...NODES, { parent: 3, turn: 'new' }], tree);
  assert.deepEqual(reached(next, ['a', 'c']).answer, { turn: 7 });
  assert.equal(reached(next, ['a', 'c', 'new']).answer, null);
});

test('chapters as text are read as they were written', () => {
  const text = `${text_of(CHAPTER)}\n${text_of({ ...CHAPTER, title: 'Bare', nodes: [{}] })}`;
  assert.deepEqual(chapters_of(text), [{ ...CHAPTER, nodes: chapters_of(text)[0].nodes }, { ...CHAPTER, title: 'Bare', nodes: [{}] }]);
  assert.deepEqual(new Set(nodes_of(tree_of(chapters_of(text)[0].nodes)).map(({ turn }) => turn)), new Set(NODES.map(({ turn }) => turn)));
  assert.equal(text_of(chapters_of(text)[0]), text_of(CHAPTER));
  for (const [bad, line] of [['', 1], ['a', 1], ['# T\ngame: x', 2], ['# T\nplayer: x', 2], [text.replace('b\n! 1', 'b\n! z'), 13], [text.replace('a\n', '    a\n'), 9]])
    assert.throws(() => chapters_of(bad), (error) => error instanceof BadText && error.line === line, `${bad}: ${line}`);
});

/* Each text tries to be something else in the file. */
const QUIZ = [
  { comment: '# One\ngame: x\n\n  two\n| a', quiz: { question: '+ which?\n\n?- <b>why</b>\u2028\u202e; so', if_right: '  ! 1,2#0\n?!', if_wrong: '- # no\t' } },
  { parent: 0, turn: 'a', comment: '?! not a sign', right: true, marks: [arrow] }, { parent: 1, turn: 'b', quiz: { question: '?' } },
  { parent: 2, turn: 'c', right: true }, { parent: 0, turn: 'd', comment: ';' }, { parent: 0, turn: 'e', right: true },
];

test('questions are in the text of a chapter, whatever their words are', () => {
  const chapter = { ...CHAPTER, nodes: QUIZ };
  assert.deepEqual(nodes_of(tree_of(QUIZ)), QUIZ);
  assert.deepEqual(chapters_of(text_of(chapter)), [chapter]);
  assert.deepEqual(chapters_of(text_of(chapter).replaceAll('\n', '\r\n')), [chapter]);
  assert.equal(chapters_of(text_of({ ...CHAPTER, nodes: [{ comment: 'a\rb\r\nc\n' }] }))[0].nodes[0].comment, 'a\nb\nc\n', 'all ends of lines are one');
  const [, example] = /```\n([^]*?)```/.exec(readFileSync(new URL('../../frontend/docs/notebooks.md', import.meta.url), 'utf8'));
  const [shown] = chapters_of(example);
  assert.equal(text_of(shown), example, 'the example of the document');
  assert.deepEqual(shown.nodes.map(({ parent, turn }) => [parent, turn]), [[undefined, undefined], [0, 'Ae5>e7'], [1, '--'], [2, 'Ae5>e6'], [1, 'Fc8>c7']]);
  const head = text_of({ ...CHAPTER, nodes: [{}] });
  for (const bad of ['?+ So', '?!', 'a\n?!', '? Why\na\n?! x', '? Why\na\n?- No'])
    assert.throws(() => chapters_of(head + bad), BadText, bad);
  assert.deepEqual(nodes_of(tree_of([{ quiz: { question: '', if_right: 'x' } }, { parent: 0, turn: 'a', right: true }])), [{}, { parent: 0, turn: 'a' }], 'without a question there is no answer');
});

test('a question is merged as a comment is, and no answer is left without its question', () => {
  const asked = (quiz, right) => [{ quiz }, { parent: 0, turn: 'a', ...right ? { right } : {} }];
  const base = asked({ question: 'Why?' });
  const both = (mine, theirs) => merged(base, mine, theirs);
  assert.deepEqual(both(asked({ question: 'Why?' }, true), asked({ question: 'How?', if_right: 'So.' })), { nodes: asked({ question: 'How?', if_right: 'So.' }, true), clashes: 0 });
  assert.deepEqual(both(asked({ question: 'Who?' }), asked({ question: 'How?' })), { nodes: asked({ question: 'How?\n\nWho?' }), clashes: 1 });
  assert.deepEqual(both([{}, { parent: 0, turn: 'a' }], asked({ question: 'Why?' }, true)), { nodes: [{}, { parent: 0, turn: 'a' }], clashes: 0 });
  assert.equal(is_taken_over(base, asked({ question: 'Why?' }, true), base), false);
  assert.equal(is_taken_over(base, asked({ question: 'Why?' }, true), asked({ question: 'Why?', if_wrong: 'No.' }, true)), true);
});

test('what is written about a question before the question itself stays when another author saves', async () => {
  const { questioning } = await import('../../frontend/app/notebook/board.js');
  const state = { at: tree_of([{ quiz: { question: 'Why?' } }, { parent: 0, turn: 'a', right: true }]) };
  const edit = questioning(state, () => {}, () => {});
  const arrives = (nodes) => { state.at = tree_of(nodes, state.at); };
  edit.write('question', '');
  edit.write('if_right', 'So.');
  arrives([{ comment: 'Theirs' }, { parent: 0, turn: 'a' }, { parent: 0, turn: 'b' }]);
  assert.deepEqual([state.at.comment, state.at.if_right, edit.asks(state.at), edit.asks(state.at.kids[0])], ['Theirs', 'So.', true, false]);
  edit.write('question', 'How?');
  assert.deepEqual(nodes_of(state.at), [{ comment: 'Theirs', quiz: { question: 'How?', if_right: 'So.' } }, { parent: 0, turn: 'a', right: true }, { parent: 0, turn: 'b' }]);
  arrives([{}, { parent: 0, turn: 'a' }]);
  assert.deepEqual(nodes_of(state.at), [{}, { parent: 0, turn: 'a' }], 'a question that the other removed takes its answers along');
});

test('a reader’s tree ends at each question that is not answered', () => {
  const closed = fold(tree_of(QUIZ), is_asked, () => false);
  assert.deepEqual([closed.kids, closed_above(closed), first_closed(closed)], [[], closed, closed]);
  const open = fold(tree_of(QUIZ), is_asked, ({ parent }) => !parent);
  const next = reached(open, ['a', 'b']);
  assert.deepEqual([first_closed(open), closed_above(next), closed_above(next.parent), next.kids, open.kids.length], [next, next, null, [], 3]);
  assert.equal(first_closed(fold(tree_of([{ quiz: { question: 'Unfinished' } }, { parent: 0, turn: 'a' }]), is_asked, () => false)), null);
});

test('of two authors nothing is lost', () => {
  const both = (mine, theirs) => merged(NODES, mine, theirs);
  const with_turn = (turn, parent) => [...NODES, { parent, turn }];
  const changed = (i, change) => NODES.map((node, n) => (n === i ? { ...node, ...change } : node));
  const turns = ({ nodes }) => nodes.map(({ turn }) => turn).slice(1).join('');
  assert.equal(turns(both(with_turn('x', 2), with_turn('y', 7))), 'abxcdefgy');
  assert.equal(turns(both(with_turn('x', 2), with_turn('x', 2))), 'abxcdefg');
  assert.equal(both(changed(4, { comment: 'mine' }), with_turn('y', 7)).nodes[4].comment, 'mine');
  const clash = both(changed(4, { comment: 'mine' }), changed(4, { comment: 'theirs' }));
  assert.deepEqual([clash.nodes[4].comment, clash.clashes], ['theirs\n\nmine', 1]);
  const less = NODES.slice(0, 6);
  assert.equal(turns(both(less, NODES)), 'abcde', 'deleted by one, untouched by the other');
  assert.equal(turns(both(less, with_turn('y', 7))), 'abcdefgy', 'deleted by one, gone on with by the other');
  assert.deepEqual(both(NODES, NODES), { nodes: NODES, clashes: 0 });
  assert.deepEqual(both(changed(2, { marks: [] }), with_turn('y', 7)).nodes[2], { parent: 1, turn: 'b' });
  const [mine, theirs] = [0, 3].map((kind) => ({ ...arrow, to: [9, 9], kind }));
  assert.deepEqual(both(changed(2, { marks: [arrow, ring, mine] }), changed(2, { marks: [ring, theirs] })).nodes[2].marks, [ring, theirs, mine]);
});

test('what one author sent is found in what another saved after it, and in nothing else', () => {
  const changed = (i, change, list = NODES) => list.map((node, n) => (n === i ? { ...node, ...change } : node));
  const sent = [...changed(4, { comment: 'mine' }), { parent: 2, turn: 'x' }];
  const is_found = (theirs, of = sent) => is_taken_over(NODES, of, nodes_of(tree_of(theirs)));
  assert.equal(is_found(sent), true);
  assert.equal(is_found([...changed(1, { comment: 'theirs' }, sent), { parent: 2, turn: 'y' }]), true, 'with more after it');
  assert.equal(is_found(sent.filter((node, n) => ![6, 7].includes(n))), true, 'with less of what was there before');
  assert.equal(is_found(NODES), false);
  assert.equal(is_found(changed(4, { comment: 'mine' })), false, 'without its turn');
  assert.equal(is_found(changed(4, { comment: 'mine and theirs' }, sent)), false, 'with another comment');
  assert.equal(is_found(NODES, changed(2, { marks: [ring] })), false, 'without its marks');
  assert.equal(is_found(NODES, NODES.slice(0, 6)), false, 'with what it deleted');
  assert.equal(is_found(NODES.slice(0, 6), NODES.slice(0, 6)), true);
  const promoted = tree_of(NODES);
  promote(reached(promoted, ['f']));
  assert.deepEqual([is_found(NODES, nodes_of(promoted)), is_found(nodes_of(promoted), nodes_of(promoted))], [false, true], 'in its order');
});

test('a variation is promoted step by step until it is the main line', () => {
  const tree = tree_of(NODES);
  const node = reached(tree, ['f', 'g']);
  assert.equal(is_main(node), false);
  promote(node);
  assert.deepEqual([is_main(node), tree.kids.map(({ text }) => text)], [true, ['f', 'a']]);
  const late = reached(tree, ['a', 'e']);
  promote(late);
  assert.deepEqual(late.parent.kids.map(({ text }) => text), ['b', 'e', 'c']);
});

/* A chapter on the page, as its only author writes it, and a server whose answers the test gives: a status with a body, or none. */
async function written(t) {
  const { saving } = await import('../../frontend/app/notebook/saving.js');
  const requests = [];
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(globalThis, 'fetch', (path, { method, body }) => new Promise((resolve, reject) => {
    requests.push({ method, body: body && JSON.parse(body), answer: (status, what) => resolve(new Response(JSON.stringify(what), { status, headers: { 'Retry-After': '900' } })), lose: () => reject(new TypeError('no line')) });
  }));
  const said = [];
  let tree = tree_of([{}]);
  const saver = saving({ id: 'aaaaaaaaaa', chapter: { chapter: 1, title: 'One', nodes: [{}], version: 1 }, tree: () => tree, plant: (next) => { tree = next; }, renamed() {},
    say: (words) => said.push(words), paint() {} });
  const settle = async () => { for (let n = 0; n < 10; n += 1) await new Promise((done) => { setImmediate(done); }); };
  return { said, saver,
    comment: () => tree.comment,
    async write(comment) {
      tree = tree_of([{ comment }]);
      saver.changed();
      t.mock.timers.tick(1000);
      await settle();
    },
    async next(act) {
      const request = requests.shift();
      act(request);
      await settle();
      t.mock.timers.tick(4000); // another try where the answer was lost, and no more word of a connection that is back
      await settle();
      return request;
    } };
}

test('what was saved without an answer is known as the page’s own, also after its next try was refused', async (t) => {
  const { said, saver, comment, write, next } = await written(t);
  const changed = (request) => request.answer(409, { code: 'chapter_changed' });
  await write('one');
  const { body: stored } = await next((put) => put.lose());
  await next((put) => put.answer(429, { code: 'too_many_requests', limit_key: 'x' }));
  assert.equal(saver.state.status, 'refused');
  await write('one, two');
  await next(changed);
  await next((get) => get.answer(200, { ...stored, chapter: 1, version: 2 }));
  assert.deepEqual([comment(), said], ['one, two', []]);
  const { body } = await next((put) => put.answer(200, { version: 3, title: 'One' }));
  assert.deepEqual([body.version, body.nodes, saver.state.status], [2, [{ comment: 'one, two' }], 'saved']);
});

test('a refusal counts only for what was refused: what was written meanwhile is saved, or was saved already', async (t) => {
  const { saver, write, next } = await written(t);
  const refuse = (put) => put.answer(422, { code: 'bad_request' });
  await write('too long');
  await write('');
  await next(refuse);
  assert.equal(saver.state.status, 'saved');
  await write('too long');
  await write('short');
  await next(refuse);
  const { body } = await next((put) => put.answer(200, { version: 2, title: 'One' }));
  assert.deepEqual([body.nodes, saver.state.status], [[{ comment: 'short' }], 'saved']);
  await write('too long');
  await next(refuse);
  assert.equal(saver.state.status, 'refused');
});

test('of two that were sent without an answer, the one that was saved is known', async (t) => {
  const { said, comment, write, next } = await written(t);
  await write('one');
  await next((put) => put.lose());
  await next((put) => put.answer(429, { code: 'too_many_requests', limit_key: 'x' }));
  await write('one, two');
  const { body: stored } = await next((put) => put.lose());
  await next((put) => put.answer(409, { code: 'chapter_changed' }));
  await next((get) => get.answer(200, { ...stored, chapter: 1, version: 2 }));
  assert.deepEqual([comment(), said], ['one, two', []]);
});

const fan = (count, parent = 0) => Array.from({ length: count }, (_, i) => ({ parent, turn: `t${i}` }));

test('a chapter is cut into pieces with no more lines than one save can have, and long lines count more', () => {
  assert.deepEqual(pieces_of([{}]), [1]);
  assert.deepEqual(pieces_of([{}, ...fan(500)]), [501]);
  assert.deepEqual(pieces_of([{}, ...fan(1001)]), [501, 1001, 1002]);
  const long = [{}, ...Array.from({ length: 200 }, (_, i) => ({ parent: i, turn: 'x' }))];
  assert.deepEqual(pieces_of([...long, ...fan(200, 200)]), [201 + 166, 201 + 200], 'three each');
  const late = [{}, ...fan(499), { parent: 0, turn: 'a' }, ...fan(2, 500)];
  assert.deepEqual(pieces_of(late), [502, 503], 'each line whole, in one piece');
});

test('chapters with very many lines are imported piece by piece, and wait where the server says so', async (t) => {
  const { chapters } = await import('../../frontend/app/notebook/parts.js');
  const state = { book: { chapters: [] }, import_error: '', importing: null };
  const sent = [];
  const told = [];
  let refusals = 1;
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(globalThis, 'fetch', async (path, { method, body }) => {
    if (refusals-- > 0) return new Response('{"code":"too_many_requests","limit_key":"analysis.positions"}', { status: 429, headers: { 'Retry-After': '20' } });
    const { nodes, version = 0 } = JSON.parse(body);
    sent.push([method, path.replace(/.*notebooks/, ''), nodes.length, version]);
    return new Response(JSON.stringify({ chapter: 7, title: 'Wide', version: version + 1, nodes: nodes.map((node) => (node.turn ? { ...node, turn: node.turn.toUpperCase() } : node)) }));
  });
  const opened = [];
  const page = chapters({ id: 'aaaaaaaaaa', state, paint: () => told.push(state.importing?.n), read: async () => {}, open: async (n) => opened.push(n), forget() {} });
  const text = text_of({ ...CHAPTER, title: 'Wide', nodes: [{}, ...fan(1001)] });
  const waiting = page.take(text);
  const settle = async () => { for (let n = 0; n < 10; n += 1) await new Promise((done) => { setImmediate(done); }); };
  await settle();
  assert.deepEqual(sent, []);
  t.mock.timers.tick(20_000);
  await waiting;
  assert.deepEqual(sent, [['POST', '/aaaaaaaaaa/chapters', 501, 0], ['PUT', '/aaaaaaaaaa/chapters/7', 1001, 1], ['PUT', '/aaaaaaaaaa/chapters/7', 1002, 2]]);
  assert.deepEqual([opened, state.import_error, page.act.error], [[7], '', '']);
  assert.deepEqual([501, 1001, 1002].filter((n) => !told.includes(n)), []);
  sent.length = 0;
  refusals = 0;
  const { fetch } = globalThis;
  globalThis.fetch = (path, rest) => (sent.length === 2 ? Promise.reject(new TypeError('no line')) : fetch(path, rest));
  await page.take(text);
  assert.match(state.import_error, /^The chapter “.?Wide.?” was imported only in part\. Delete it, then import it again\./u);
  assert.deepEqual([opened, state.importing], [[7], null]);
});
