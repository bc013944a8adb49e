// Replay and analysis at real browsers: a finished game played back, studied, shared by a link; positions by hand and by text.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, axe_in_themes, click, commit, frames, house, is_content, key, my_turn, place, begin, send, shows, sign_up } from './lib/browser.mjs';
import { FORMATION, play_line, SHORT_WIN, begun } from '../lib/play.mjs';
import { Client } from '../lib/client.mjs';

let h;
let match;
before(async () => {
  h = await house();
  const table = await begun({ guest: async () => {
    const client = new Client(h.url);
    await client.post('/guests', {});
    return client;
  }, url: h.url }, {}, [FORMATION, FORMATION]);
  await play_line(table, SHORT_WIN);
  match = table.match;
});
after(() => h?.close());

const where = (page, words) => page.locator('.replay-where').filter({ hasText: words }).waitFor();
const act = (page, words) => page.locator('.study-act .asked-act').filter({ hasText: words }).waitFor();
const holds = (page, name, piece) => page.locator(`[data-sq="${key(name)}"][aria-label*="${piece}"]`).waitFor();
const refusals = (page) => { page.complaints = page.complaints.filter((c) => !/status of (409|422|404)/.test(c)); };

test('a finished game is replayed by keys, slider, log and anchor, and plays by itself', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto(`/matches/${match}#t2`);
  await where(page, 'Turn 2 of 5');
  await holds(page, 'e5', 'South Aggressor');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await where(page, 'Turn 4 of 5');
  await holds(page, 'e7', 'South Aggressor');
  assert.match(page.url(), /#t4$/);
  await page.keyboard.press('Home');
  await where(page, 'Start');
  await page.locator('.replay-slider').fill('5');
  await where(page, 'Turn 5 of 5');
  await page.locator('.log .line').filter({ hasText: 'Aggressor e2 moves to e5' }).click();
  await where(page, 'Turn 2 of 5');
  await page.evaluate(() => { location.hash = '#t3'; });
  await where(page, 'Turn 3 of 5');
  await page.getByLabel('Speed').selectOption({ label: '4 ×' });
  await page.getByRole('button', { name: 'Start replay' }).click();
  await where(page, 'End');
  await page.getByRole('button', { name: 'Start replay' }).waitFor();
  is_content(page);
  await page.context().close();
});

test('the evaluation of the game has a chart and a table; both lead to its turns', { timeout: 270_000 }, async () => {
  const page = await h.person({ bypassCSP: true });
  await page.goto(`/matches/${match}`);
  await where(page, 'End');
  assert.equal(await page.evaluate(() => performance.getEntriesByType('resource').filter((r) => r.name.includes('uplot')).length), 0);
  await page.getByRole('button', { name: 'Evaluation' }).click();
  await page.locator('quad-swing canvas').waitFor();
  await page.getByText('Show as table').click();
  await page.locator('.swing-table tbody tr').nth(6).waitFor();
  await page.locator('.swing-table').getByRole('button', { name: '2', exact: true }).click();
  await where(page, 'Turn 2 of 5');
  await page.locator('.swing-words').filter({ hasText: 'Best move' }).waitFor();
  const over = await page.locator('quad-swing .u-over').boundingBox();
  await page.mouse.click(over.x + (over.width * 4) / 6, over.y + 20);
  await where(page, 'Turn 4 of 5');
  assert.deepEqual(await axe(page), []);
  is_content(page);
  await page.context().close();
});

test('a turn of a finished match is studied, tried otherwise, and a link brings all of it to somebody else', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto(`/matches/${match}#t3`);
  await where(page, 'Turn 3 of 5');
  await page.getByRole('link', { name: 'Analyse from here' }).click();
  await act(page, 'South to move. Move a piece');
  await click(page, 'e5', 'e7');
  await commit(page, 'Ae5>e7');
  await act(page, 'North to move');
  await page.keyboard.press('ArrowLeft');
  await act(page, 'South to move');
  await click(page, 'a2', 'a4');
  await commit(page, 'Fa2>a4');
  await act(page, 'North to move');
  await page.keyboard.press('ArrowUp');
  await page.locator('[aria-current="step"]').filter({ hasText: 'Ae5>e7' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[aria-current="step"]').filter({ hasText: 'Fa2>a4' }).waitFor();
  const other = await h.person();
  await other.goto(page.url());
  await act(other, 'North to move');
  await holds(other, 'a4', 'South Fortifier');
  await other.locator('.line-turn').filter({ hasText: 'Fa2>a4' }).waitFor();
  await other.keyboard.press('Home');
  await act(other, 'South to move');
  await holds(other, 'a2', 'South Fortifier');
  [page, other].forEach(is_content);
  await Promise.all([page, other].map((p) => p.context().close()));
});

test('the engine’s advice has words, figures and moves that are drawn when pointed at and played when clicked', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto(`/analysis/stratic?match=${match}&turn=5`);
  await act(page, 'South to move');
  await page.getByLabel('Number of lines').selectOption('2');
  await page.getByRole('button', { name: 'Evaluate position' }).click();
  await page.locator('.best li').nth(1).waitFor();
  await page.locator('.score-words').filter({ hasText: 'South wins this turn' }).waitFor();
  const first = page.locator('.best .line-turn').first();
  assert.equal(await page.locator('svg.board .arrow.new').count(), 0);
  await first.focus();
  await page.locator('svg.board .arrow.new').first().waitFor();
  await first.click();
  await page.locator('.study-act .asked-act').filter({ hasText: 'South' }).filter({ hasText: 'wins' }).waitFor();
  is_content(page);
  await page.context().close();
});

test('positions are set up by hand; a wrong one is refused in words where it stands', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'Empty board' }).click();
  const said = page.locator('.study-act .note');
  await said.filter({ hasText: 'South has no Commander' }).waitFor();
  await page.getByRole('button', { name: 'South Commander' }).click();
  await click(page, 'a1');
  await page.getByRole('button', { name: 'North Commander' }).click();
  await click(page, 'j10');
  await page.getByRole('button', { name: 'South Aggressor' }).click();
  await click(page, 'c3');
  await said.filter({ hasText: 'This position is valid' }).waitFor();
  await page.getByRole('button', { name: 'Analyse this position' }).click();
  await act(page, 'South to move');
  refusals(page);
  const text = page.getByLabel('Position as text');
  assert.equal(await text.inputValue(), 'str1/2 e0 t0 S p0,0 r0,0 s0,0 C@a1,A@c3,c@j10');
  await text.fill('str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,C@b1,c@j10');
  await page.getByRole('button', { name: 'Load position' }).click();
  await page.locator('.study-position .note').filter({ hasText: 'C@b1: South has a Commander on a1 already' }).waitFor();
  assert.match(await text.inputValue(), /C@b1/);
  await holds(page, 'c3', 'South Aggressor');
  refusals(page);
  is_content(page);
  await page.context().close();
});

test('the costliest turns of a game are asked on a board, compared with a better one and explained; a game without them says so', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto(`/matches/${match}`);
  await where(page, 'End');
  await page.locator('.replay-more a').filter({ hasText: 'Mistakes' }).click();
  await page.getByRole('button', { name: 'Find the mistakes' }).click(); // a visitor without an account becomes a guest
  await page.getByText(/Mistake 1 of|No costly turn/).waitFor();
  await page.goto(`/matches/${match}/mistakes?seat=1`);
  await page.getByText(/Turn \d+: .*North passes.* Find a better turn/).waitFor();
  await page.getByRole('heading', { name: 'Mistakes by' }).waitFor();
  await page.locator('.exercise-head').getByText(/^It loses|points worse/).waitFor();
  const pass = page.locator('.exercise-side .row button.grow');
  await pass.filter({ hasText: 'Pass' }).click();
  await page.locator('.exercise-side').getByText('This is the turn that was played.').waitFor();
  await page.getByRole('button', { name: 'Try another turn' }).click();
  await pass.waitFor();
  await page.getByRole('button', { name: 'Show the best turn' }).click();
  await page.getByText(/^The best turn: North/).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Try another turn' }).click();
  await pass.waitFor();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than a phone');
  assert.deepEqual(await axe(page), []);
  is_content(page);
  await page.context().close();
});

test('a broken link says what is wrong and shows what can be shown; a running match stays out of reach', { timeout: 270_000 }, async () => {
  const page = await h.person();
  const told = (words) => page.locator('.study > .note').filter({ hasText: words }).waitFor();
  await page.goto('/analysis/stratic?line=Fe2>e4_Fe9>e2');
  await told('Turn 2 of this link cannot be played');
  await holds(page, 'e4', 'South Fortifier');
  await page.goto('/analysis/stratic?match=aaaaaaaaaa&turn=3');
  await told('This link could not be opened');
  await holds(page, 'e2', 'South Fortifier');
  await page.goto('/analysis/stratic?match=aaaaaaaaaa&turn=three');
  await told('is not a valid turn number');
  await page.goto(`/analysis/stratic?match=${match}&turn=0`);
  await act(page, 'Both sides move at the same time');
  await begin(page);
  await place(page);
  await my_turn(page);
  assert.equal(await page.locator('main a[href^="/analysis"]').count(), 0);
  const running = new URL(page.url()).pathname.split('/').at(-1);
  await page.goto(`/analysis/stratic?match=${running}&turn=1`);
  await told('This link could not be opened');
  refusals(page);
  is_content(page);
  await page.context().close();
});

const PHONE = { width: 390, height: 844 };
const tree = (page) => page.locator('.line-tree');
const saved = (page) => page.locator('.notebook-kept').filter({ hasText: /^Saved$/ }).waitFor();
const turn_of = (page, words) => tree(page).locator('.line-turn').filter({ hasText: words });
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/* A conflict is answered with 409 and resolved by the page: the browser reports the answer. */
const conflicts = (page) => { page.complaints = page.complaints.filter((c) => !/status of 409|ERR_CONNECTION_RESET/.test(c)); };
/* Until an invited person has pressed the button, a private notebook is not there for them. */
const hidden = (page) => { page.complaints = page.complaints.filter((c) => !/status of 404/.test(c)); };

/* Another author saves, from another window. */
async function save_elsewhere(page, path, change) {
  const { title, nodes, version } = await send(page, 'GET', path);
  await send(page, 'PUT', path, { title, version, nodes: nodes.map(change) });
}

/* A chapter that could not be saved is shown as it was left; nothing is lost by looking at another one. */
async function leave_refused(page, path) {
  const { title, nodes: [, { turn }], ...rest } = await send(page, 'GET', path);
  const field = page.getByLabel(`Comment on ${turn}`);
  const go_to = (name) => page.locator('.notebook-chapters').getByRole('button', { name });
  await send(page, 'POST', path.slice(0, path.lastIndexOf('/')), { title: 'Another', game: rest.game, from: { position: rest.position }, nodes: [{}] });
  await go_to('Another').waitFor();
  const before = await field.inputValue();
  await field.evaluate((area) => { // more than a comment can have, which the field itself would not take
    area.value = 'x'.repeat(4001);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.locator('#page .note.bad').getByRole('button', { name: 'Try again' }).waitFor();
  await go_to('Another').click();
  await page.getByLabel('Comment on the start').waitFor();
  await go_to(title).click();
  await field.waitFor();
  assert.equal(await field.inputValue(), 'x'.repeat(4001));
  await field.fill(before);
  await saved(page);
  page.complaints = page.complaints.filter((c) => !/status of 422/.test(c));
}

/* The first chapter of an empty notebook, added elsewhere, opens. */
async function fill_empty(page, { game, position }) {
  const { id } = await send(page, 'POST', '/notebooks', { title: 'Empty at first' });
  await page.goto(`/notebooks/${id}`);
  await page.locator('.board-frame').getByText('has no chapters yet').waitFor();
  await send(page, 'POST', `/notebooks/${id}/chapters`, { title: 'The first', game, from: { position }, nodes: [{}] });
  await act(page, 'South to move. Move a piece');
}

/* Leave a chapter before its board has come: what is stored stays as it is. */
async function leave_early(page, id) {
  const saves = [];
  const asked = new Promise((done) => { page.route('**/api/v1/analysis', () => done()); }); // never answered
  page.on('request', (request) => { if (request.method() === 'PUT' && request.url().includes('/chapters/')) saves.push(request.url()); });
  await page.goto('/notebooks');
  await page.locator(`#page a[href="/notebooks/${id}"]`).click();
  await asked;
  await page.goBack();
  await page.getByRole('heading', { name: 'Notebooks', exact: true }).waitFor();
  assert.deepEqual(saves, []);
  await page.unroute('**/api/v1/analysis');
}

/* Pictures of what is shown, at both widths and in both themes: SHOTS=folder. */
async function shot(page, name) {
  if (!process.env.SHOTS) return;
  const size = page.viewportSize();
  for (const [width, colorScheme] of [[1440, 'light'], [1440, 'dark'], [390, 'light'], [390, 'dark']]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await frames(page);
    await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(size);
}

/* An author asks readers a question about the start, whose answer stands in the tree. */
async function ask_readers(page, path) {
  const { nodes } = await send(page, 'GET', path);
  await page.getByRole('button', { name: 'Ask a question here' }).click();
  await page.getByLabel('Question to readers').fill('How does South begin?');
  await page.getByText('Readers do not see this question yet').waitFor();
  await page.getByLabel('Comment on a right answer').fill('The Fortifier goes first.');
  await page.getByLabel('Comment on a wrong answer').fill('Think of the left wing.');
  await shot(page, 'quiz-author');
  assert.deepEqual(await axe(page), []);
  await turn_of(page, 'Fb2>b4').click();
  await page.getByRole('checkbox', { name: 'Right answer' }).check();
  await tree(page).getByRole('img', { name: 'Right answer' }).waitFor();
  await saved(page);
  const quiz = { question: 'How does South begin?', if_right: 'The Fortifier goes first.', if_wrong: 'Think of the left wing.' };
  const asked = nodes.map((node) => ({ ...node, ...node.parent === undefined ? { quiz } : {}, ...node.turn === 'Fb2>b4' ? { right: true } : {} }));
  const { nodes: kept, version, title } = await send(page, 'GET', path);
  assert.deepEqual(kept, asked);
  const parent = kept.length - 1;
  const next = [{ ...kept.at(-1), quiz: { question: 'And then?' } }, { parent, turn: '--', right: true }];
  await send(page, 'PUT', path, { version, title, nodes: [...kept.slice(0, parent), ...next] });
}

/* A reader tries two wrong turns, one of which an author has written about, and then the right one; by keys alone. */
async function answer_question(page) {
  const quiz = page.locator('.notebook-quiz');
  const play = async (turn) => {
    await quiz.getByText('Play your answer on the board').waitFor();
    await page.getByLabel('Type a turn').fill(turn);
    await page.locator('.commit button:enabled').filter({ hasText: turn }).press('Enter');
  };
  const wrong = (words) => quiz.locator('.note').filter({ hasText: 'Not this turn.' }).filter({ hasText: words }).waitFor();
  await quiz.getByText('How does South begin?').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  assert.equal(await page.locator('.line-turn[aria-current="step"]').count(), 0);
  assert.doesNotMatch(await page.locator('#page').textContent(), /b2>b4|Fortifier goes|left wing|Quiet now/);
  assert.deepEqual(await axe_in_themes(page), []);
  await shot(page, 'quiz-asked');
  await play('Ae5>e7');
  await wrong('Think of the left wing.');
  await shows(page.locator('.line-tree .line-turn'), 1, 'the tree has what the reader played, and no answer');
  await shot(page, 'quiz-wrong');
  await quiz.getByRole('button', { name: 'Try again' }).press('Enter');
  await page.locator('.line-tree').waitFor({ state: 'detached' });
  await play('Fa2>a4');
  await wrong('Quiet now.');
  await quiz.getByRole('button', { name: 'Try again' }).press('Enter');
  await play('Fb2>b4');
  await quiz.locator('.note.good').filter({ hasText: 'The Fortifier goes first.' }).waitFor();
  await quiz.getByText('And then?').waitFor();
  await shows(tree(page).locator('.line-turn'), 2, 'the tree is open up to the next question');
  assert.deepEqual(await axe_in_themes(page), []);
  await shot(page, 'quiz-right');
  await turn_of(page, 'Fa2>a4').press('Enter');
  await page.getByRole('button', { name: 'Go to the question' }).press('Enter');
  await quiz.getByRole('button', { name: 'Show the answer' }).press('Enter');
  await turn_of(page, '--').and(page.locator('[aria-current="step"]')).waitFor();
  await quiz.getByText('The board shows the answer').waitFor();
  await quiz.getByRole('button', { name: 'Try again' }).press('Enter');
  await turn_of(page, '--').waitFor({ state: 'detached' });
  await quiz.getByText('And then?').waitFor();
}

test('a board becomes a chapter of a notebook: two authors write in it at once, others read it, a frame shows it', { timeout: 270_000 }, async () => {
  const [page, other] = await Promise.all([h.person({ bypassCSP: true }), h.person()]);
  await sign_up(page, 'Anna Lyst');
  await sign_up(other, 'Otto Thor');
  await page.goto(`/analysis/stratic?match=${match}&turn=3`);
  await act(page, 'South to move. Move a piece');
  await click(page, 'e5', 'e7');
  await commit(page, 'Ae5>e7');
  await act(page, 'North to move');
  await page.locator('.study-position summary').filter({ hasText: 'Save to a notebook' }).click();
  const form = page.locator('.study-position details form');
  await form.getByLabel('Chapter title').fill('The breakthrough');
  await form.getByRole('button', { name: 'Save to a notebook' }).click();
  await page.waitForURL(/\/notebooks\/[a-z2-7]{10}\?chapter=1$/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await act(page, 'South to move. Move a piece');
  await page.keyboard.press('ArrowRight');
  await act(page, 'North to move');
  await page.getByLabel('Comment on Ae5>e7').fill('Two steps from the Commander.');
  await saved(page);
  await page.keyboard.press('Escape');
  await page.locator('.study-lines').getByRole('button', { name: 'Previous turn' }).click();
  await act(page, 'South to move. Move a piece');
  await click(page, 'a2', 'a4');
  await commit(page, 'Fa2>a4');
  await turn_of(page, 'Fa2>a4').and(page.locator('[aria-current="step"]')).waitFor();
  await page.locator('.study-lines').getByRole('button', { name: 'Promote this variation' }).click();
  await tree(page).locator(':scope > li:first-child > .line-turn').filter({ hasText: 'Fa2>a4' }).waitFor();
  await page.locator('.notebook-marks').getByRole('button').first().click();
  await click(page, 'b2');
  await page.locator('svg.board .own').first().waitFor();
  await saved(page);
  const kept = await send(page, 'GET', `/notebooks/${id}/chapters/1`);
  assert.deepEqual(kept.nodes.map(({ turn, comment, marks = [] }) => [turn, comment, marks.length]),
    [[undefined, undefined, 0], ['Fa2>a4', undefined, 1], ['Ae5>e7', 'Two steps from the Commander.', 0]]);

  const { url } = await send(page, 'PUT', `/notebooks/${id}/invite`, {});
  await other.goto(url);
  await other.getByText('You have been invited to write').waitFor();
  assert.deepEqual((await send(page, 'GET', `/notebooks/${id}`)).authors, [], 'opening the link makes nobody an author');
  await other.locator('#page').getByRole('button', { name: 'Become an author' }).click();
  await act(other, 'South to move. Move a piece');
  await other.locator('.notebook-title').getByText('by Anna Lyst').waitFor();
  await click(other, 'b2', 'b4');
  await commit(other, 'Fb2>b4');
  await turn_of(other, 'Fb2>b4').waitFor();
  await saved(other);
  const comment = page.getByLabel('Comment on Fa2>a4');
  const written = (words) => tree(page).locator('.line-comment').getByText(words, { exact: true }).waitFor();
  const chapter = `/notebooks/${id}/chapters/1`;
  const losses = [['Qui', 'Quiet.'], ['Quiet no', 'Quiet now.']];
  let lost = 0;
  await page.route(`**${chapter}`, async (route) => { // more is written before it is known that the answer was lost
    const [begun, words] = losses[lost] ?? [];
    const sent = route.request().postData() ?? '';
    if (!begun || !sent.includes(JSON.stringify(begun)) || !sent.includes('Fb2>b4')) return route.continue();
    lost += 1;
    assert.equal((await route.fetch()).status(), 200);
    if (lost === 2) await save_elsewhere(other, chapter, (node) => (node.turn === 'Fb2>b4' ? { ...node, comment: 'Mine.' } : node));
    await comment.fill(words);
    return route.abort('connectionreset');
  });
  for (const [begun, words] of losses) {
    await comment.fill(begun);
    await written(words);
    await saved(page);
  }
  await written('Mine.');
  assert.equal(lost, 2);
  await turn_of(page, 'Fb2>b4').waitFor();
  const both = await send(other, 'GET', `/notebooks/${id}/chapters/1`);
  assert.deepEqual(both.nodes.map(({ turn, comment }) => [turn, comment]),
    [[undefined, undefined], ['Fa2>a4', 'Quiet now.'], ['Ae5>e7', 'Two steps from the Commander.'], ['Fb2>b4', 'Mine.']]);
  conflicts(page);
  hidden(other);
  await leave_refused(page, chapter);
  await fill_empty(other, both);
  await leave_early(other, id);
  assert.deepEqual((await send(other, 'GET', `/notebooks/${id}/chapters/1`)).nodes, both.nodes);

  assert.deepEqual(await axe(page), []);
  await page.setViewportSize(PHONE);
  await turn_of(page, 'Ae5>e7').click();
  await holds(page, 'e7', 'South Aggressor');
  assert.ok(await fits(page), 'nothing is wider than a phone');
  assert.deepEqual(await axe(page), []);
  await page.locator('.study-lines').getByRole('button', { name: 'Delete this turn' }).click();
  await turn_of(page, 'Ae5>e7').waitFor({ state: 'detached' });
  await saved(page);
  await send(page, 'PATCH', `/notebooks/${id}`, { visibility: 'public' });
  await ask_readers(page, chapter);

  const stranger = await h.person({ viewport: PHONE, bypassCSP: true });
  await stranger.goto('/notebooks');
  await stranger.locator('#page').getByRole('link', { name: 'The breakthrough', exact: true }).click();
  await stranger.getByText('Turns you play here are not saved').waitFor();
  assert.equal(await stranger.locator('.notebook-kept').count(), 0);
  await answer_question(stranger);
  await stranger.goto(`/notebooks/${id}/embed`);
  await stranger.getByRole('heading', { name: 'The breakthrough' }).waitFor();
  await stranger.locator('svg.board').waitFor();
  await stranger.locator('.notebook-asked').getByText('How does South begin?').waitFor();
  await stranger.locator('.notebook-quiz').getByText('South to move', { exact: true }).waitFor();
  assert.equal(await tree(stranger).count(), 0);
  await stranger.getByRole('button', { name: 'Show the answer' }).click();
  await turn_of(stranger, 'Fb2>b4').and(stranger.locator('[aria-current="step"]')).waitFor();
  await shows(tree(stranger).locator('.line-turn'), 2);
  assert.ok(await fits(stranger), 'nothing is wider than a phone');
  assert.deepEqual((await stranger.context().cookies()).length, 0, 'no cookie is set');
  [page, other, stranger].forEach(is_content);
  await Promise.all([page, other, stranger].map((p) => p.context().close()));
});
