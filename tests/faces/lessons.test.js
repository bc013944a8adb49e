// The learning pages under jsdom: chapters and boards belong together, pictures need no server, progress only grows.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { render } from '../../frontend/vendor/lit-html.js';
import { lessons } from '../../frontend/games/stratic/lessons.js';
import { boards } from '../../frontend/games/stratic/lessons/boards.js';
import { missing, worst_answer } from '../../frontend/games/stratic/lessons/goal.js';
import { face } from '../../frontend/games/stratic/face.js';
import { solve, solved } from '../../frontend/app/learn/progress.js';
import { session } from '../../frontend/app/net/session.js';
import { book, exercise_list } from '../../frontend/views/learn.js';
import { learn_index } from '../../frontend/views/learn_index.js';
import { face_of, lessons_of, picture_of } from '../../frontend/games/index.js';
import { view_of } from './lib/positions.mjs';

const game = { id: 'stratic', title: 'Stratic' };

test('every board belongs to a chapter, and only chapters on time and the like have none', () => {
  const ids = lessons.chapters.map((c) => c.id);
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(Object.keys(boards).filter((id) => !ids.includes(id)), []);
  assert.deepEqual(lessons.chapters.filter((c) => !c.board).map((c) => c.id), ['time']);
});

test('a picture is read from the position text alone', () => {
  for (const { position } of [...Object.values(boards), ...lessons.exercises]) {
    const want = view_of(position);
    const seen = lessons.view_of(position);
    for (const name of Object.keys(seen)) assert.deepEqual(seen[name], want[name], `${name} of ${position}`);
  }
});

test('the book and the list are drawn without a server, links of chapters lead to chapters', () => {
  const still = new Map(lessons.chapters.filter((c) => c.board).map((c) => [c.id, {
    face, board: c.board, seat: 0,
    state: { view: lessons.view_of(c.board.position), is_live: false, is_begun: false, error: '', refused: '', draft: null, hints: null, told: [] },
  }]));
  render(book({ game, lessons, boards: still, how: {} }), page());
  assert.equal(page().querySelectorAll('svg.board').length, still.size);
  for (const link of page().querySelectorAll('a[href^="#"]')) assert.ok(page().querySelector(link.getAttribute('href')), link.getAttribute('href'));
  render(exercise_list({ game, face, lessons, solved: new Set(['chain']) }), page());
  const marks = [...page().querySelectorAll('.exercise-mark')].map((m) => m.textContent.trim());
  assert.deepEqual(marks.filter((m) => m === 'Solved').length, 1);
  assert.equal(marks.length, 10);
});

test('what was solved is joined from browser and account, and nothing is ever lost', async () => {
  localStorage.clear();
  await solve('stratic', 'free');
  session.account = { kind: 'member', settings: { learn: { stratic: ['chain'], other: ['x'] } } };
  assert.deepEqual([...solved('stratic')].sort(), ['chain', 'free']);
  localStorage.setItem('learn', '{"stratic":"nonsense"}');
  assert.deepEqual([...solved('stratic')], ['chain']);
  session.account = null;
  assert.deepEqual([...solved('stratic')], []);
});

test('the worst answer counts both captures of a chain', () => {
  const units = [{ kind: 'A', at: [0, 0], to: [{ sq: [0, 1], act: 'move' }, { sq: [0, 2], act: 'capture', takes: 'A', then: [{ sq: [1, 3], act: 'capture', takes: 'I' }] }] },
    { kind: 'I', at: [5, 5], to: [{ sq: [5, 6], act: 'capture', takes: 'I' }] }];
  assert.equal(worst_answer({ units }).points, 6);
  assert.equal(worst_answer({ units: [] }), null);
  assert.equal(worst_answer(null), null);
});

test('a goal says what is missing in words', () => {
  const view = { score: [2, 1], reserve: [0, 0], check: false, pieces: [] };
  const of = { seat: 0, first: { view: { score: [0, 0] } }, now: { view, seat: 1, legal: { units: [] }, standing: { over: false, places: [0, 0] } } };
  assert.deepEqual(missing({ gains: 2, safe: 0 }, of), []);
  const gaps = missing({ wins: true, gains: 4, loses: 0, checks: true, has: { kind: 'I', n: 1 }, reserve: 2, draws: true }, of);
  assert.deepEqual(gaps, ['North’s Commander was not captured.', 'You won 2 points. You can win 4.', 'This costs you 1 point.', 'You did not give check.',
    'You need 1 of these pieces, but you have 0.', 'You receive 0 reinforcements when the board grows. You can get 2.', 'The reply draw did not happen.']);
});

test('every game has a face, a picture and lessons under its name, and no other name leads out of the folder', async () => {
  const folder = new URL('../../frontend/games/', import.meta.url);
  const ids = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()).map(({ name }) => name);
  assert.ok(ids.length >= 5);
  for (const id of ids) {
    const [{ miniature, still }, taught] = await Promise.all([import(`${folder}${id}/picture.js`), lessons_of(id)]);
    assert.deepEqual([typeof miniature, typeof still], ['function', 'function'], id);
    assert.ok(taught.intro && taught.chapters.length && Array.isArray(taught.exercises), id);
    assert.equal(new Set(taught.chapters.map((chapter) => chapter.id)).size, taught.chapters.length, id);
  }
  for (const id of ['toString', '', '..', '../ui/clock', 'Stratic', '__proto__']) {
    assert.deepEqual(await Promise.all([face_of(id), picture_of(id), lessons_of(id)]), [null, null, null], id);
  }
  assert.equal(await lessons_of('stratic'), lessons);
});

test('the index of the lessons leads to every game, and counts what was solved', async () => {
  const games = await Promise.all(['stratic', 'stratagem'].map(async (id) => ({ game: { id, title: id, variants: [{ options_schema: { description: `About ${id}.` } }] }, lessons: await lessons_of(id), picture: await import(`../../frontend/games/${id}/picture.js`), solved: new Set(['chain']) })));
  render(learn_index(games), page());
  const links = [...page().querySelectorAll('a.button')].map((link) => link.getAttribute('href'));
  assert.deepEqual(links, ['/learn/stratic', '/learn/stratic/exercises', '/learn/stratagem']);
  assert.match(page().textContent, /About stratagem\./);
  assert.match(page().textContent, /24 chapters/);
  assert.match(page().textContent, /You have solved 1 of 10\./);
  assert.equal(page().querySelectorAll('.learn-picture svg').length, 2);
});

test('every game teaches its aim in the words of its rules card, in each of its variants', async () => {
  const setup = (variant) => ({ v: 1, dims: 2, variant, status: 'setup', ready: [false, true], setup: null, extent: [0, 9], seat: 0 });
  const { opening: lands } = await import('../../frontend/games/stratagem/scene.js');
  const { middle } = await import('../../frontend/games/cosair/samples.js');
  const { samples: benches } = await import('../../frontend/games/rulegame/samples.js');
  const cards = { stratic: ['base', 'antistratic', 'true_endless'].map(setup), stratagem: [lands()], cosair: [middle()], rulegame: [benches.boards[0].view] };
  for (const [id, views] of Object.entries(cards)) {
    const taught = (await lessons_of(id)).chapters.map(({ text }) => {
      render(text, page());
      return page().textContent.replace(/\s+/g, ' ');
    }).join(' ');
    const { card, first_turn } = await import(`../../frontend/games/${id}/card.js`);
    for (const view of views) {
      render(card(view), page());
      const goal = page().querySelector('.card-goal').textContent;
      assert.ok(taught.includes(goal), `${id}: ${goal}`);
      // Where a line names the variant with its aim, the first turn begins with that line.
      const { face } = await import(`../../frontend/games/${id}/face.js`);
      assert.equal(first_turn({ ...view, ...('turn' in view && { turn: 1 }) })?.goal ?? goal, face.aim?.(view) ?? goal);
    }
  }
});
