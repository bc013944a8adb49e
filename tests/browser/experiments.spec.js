// Experiments in real browsers: a plan with errors is uploaded, corrected by its error messages and started; three people take part; their
// figures and attempts reach the researcher. SHOTS=folder keeps pictures.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { axe, be_guest, house, is_content, send, send_for_text, shows, view_of } from './lib/browser.mjs';
import { TABLES, analysed } from '../lib/study_tables.mjs';

/* How many take part in the study; `make test-long` sends forty. */
const PEOPLE = Number(process.env.STUDY_PEOPLE ?? 4);

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const shot = async (page, name) => { if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/experiments-${name}.png`, fullPage: true }); };

const HEAD = 'rule_id,max_boards,min_points,max_points,min_objects,max_objects,feedback_switches,give_up_at';
const row = (rule) => `${rule},2,2,10,3,3,free,1`;
const BROKEN = {
  'first.csv': `${HEAD}\n${row('upper_left')}\n${row('upper_rigth')}\n`,
  'second.csv': `${HEAD}\n${row('upper_right')}\nupper_left,2,2,10,3,3,free\n`,
  'upper_left.txt': '# All into one.\n(bucket:0\n',
  'upper_right.txt': '(shape:star,pos:T,bucket:1) (shape:square,pos:B,bucket:1)\n(shape:[circle,triangle],bucket:1)\n',
};
const given = (files) => Object.entries(files).map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) }));
const faults = (page) => page.getByRole('region', { name: 'Problems' });
const summary = (page, words) => faults(page).getByRole('status').filter({ hasText: words }).waitFor();
const file = (page, name) => page.getByRole('region', { name: 'Files' }).getByRole('button', { name: new RegExp(`^${name}`) });
const text_of = (page, name) => page.getByLabel(name, { exact: true });

async function upload(page, files) {
  await page.goto('/experiments/new');
  await page.getByLabel('Title (visible only to you)').fill('Corners, spring');
  await page.getByLabel('Title shown to participants').fill('A sorting task');
  await page.getByLabel(/^Consent text/).fill('You sort pieces into buckets.\nYou may stop at any time.');
  await page.getByLabel('Choose files for the plan').setInputFiles(given(files));
  await page.getByText(/^Loaded: /).waitFor();
}

/* Each fault is reached by its button, and what is typed there mends it: its line goes, and only then do the others stand still to be pressed. */
async function mend(page, place, name, old, put) {
  const here = faults(page).getByRole('listitem').filter({ has: page.getByRole('button', { name: place }) });
  const told = await here.first().locator('p').first().innerText();
  await here.first().getByRole('button', { name: place }).click();
  const field = text_of(page, name);
  await page.waitForFunction(() => document.activeElement?.id === 'file-text');
  const before = await field.inputValue();
  assert.ok(before.includes(old), `${name} holds ${old}`);
  await field.fill(before.replace(old, put));
  await here.filter({ hasText: told }).first().waitFor({ state: 'detached' });
}

const bench = (page) => page.locator('.board-frame .bench');

async function attempt(page, piece, bucket) {
  const { turn } = await view_of(page);
  if (!await bench(page).locator(`[data-piece="${piece}"].picked`).count()) await bench(page).locator(`[data-piece="${piece}"]`).click();
  await bench(page).locator(`[data-bucket="${bucket}"]`).click();
  await page.waitForFunction((before) => Number(document.querySelector('.board-frame .bench')?.dataset.tried.split(':')[0]) >= before, turn);
}

/* A series as somebody plays it who tries every bucket from `first` on. */
async function series(page, first, name) {
  await bench(page).waitFor();
  let known = null;
  let tries = 0;
  for (let live = await view_of(page); live.status === 'live'; live = await view_of(page)) {
    const { board } = live.view.seats[live.seat];
    const { piece } = board.pieces[0];
    const done = board.done;
    const bucket = known ?? (first + tries) % 4;
    await attempt(page, piece, bucket);
    const after = (await view_of(page)).view.seats[live.seat];
    if (after.boards_done > live.view.seats[live.seat].boards_done || after.board?.done > done) known = bucket;
    else tries += 1;
    if (tries === 1 && known === null) await shot(page, `${name}-playing`);
  }
  return tries;
}

/** The whole way of a participant: the text, yes, both series, thanks. */
async function take_part(page, link, first, name) {
  await page.goto(link);
  await page.getByRole('heading', { name: 'A sorting task' }).waitFor();
  await shot(page, `${name}-consent`);
  await page.getByRole('button', { name: 'I do not agree' }).click();
  await page.getByText('Nothing about you was stored').waitFor();
  await page.getByRole('button', { name: 'Back to the text' }).click();
  await page.getByRole('button', { name: 'I agree and begin' }).click();
  await page.waitForURL(/\/matches\//);
  await page.getByText('Series 1 of 2').waitFor();
  await page.locator('.head a').first().waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('tab', { name: /Chat|Notes/ }).count(), 0);
  let tries = await series(page, first, name);
  await page.getByText('Series 1 of 2 is complete.').waitFor();
  await shot(page, `${name}-between`);
  await page.goto(link);
  await page.getByText('Series 1 of 2 is complete.').waitFor();
  await page.getByRole('button', { name: 'Start series 2' }).click();
  await page.waitForURL(/\/matches\//);
  await page.goto(link);
  await page.getByText('Series 2 of 2.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/matches\//);
  tries += await series(page, first, name);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByText('Both series are done. Thank you').waitFor();
  await shot(page, `${name}-thanks`);
  assert.deepEqual(await axe(page), []);
  is_content(page);
  return { tries, code: await page.locator('code').textContent() };
}

async function taken_home(page, button) {
  const [got] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return readFileSync(await got.path(), 'utf8');
}

test('a plan is corrected by its error messages, three people take part, and what they did is taken home', { timeout: 840_000 }, async () => {
  const page = await h.person({ ...WIDE, bypassCSP: true });
  await page.goto('/experiments');
  await page.getByText('You have no experiments yet').waitFor();
  await shot(page, 'empty');
  await upload(page, BROKEN);
  await summary(page, /^4 errors/);
  assert.equal(await page.getByRole('button', { name: 'Start…' }).isDisabled(), true);
  assert.deepEqual(await axe(page), []);
  await shot(page, 'faults');

  await mend(page, 'trial-lists/first.csv, line 3, column 1', 'trial-lists/first.csv', 'upper_rigth', 'upper_right');
  await mend(page, /^rules\/upper_left.txt, line/, 'rules/upper_left.txt', '(bucket:0', '(bucket:0)');
  await mend(page, /^trial-lists\/second.csv, line 3/, 'trial-lists/second.csv', '3,3,free\n', '3,3,free,1\n');
  await summary(page, /^2 errors/);
  await page.getByRole('region', { name: 'A board that gets stuck' }).locator('.bench').waitFor();
  await page.locator('.bench-standing').filter({ hasText: 'Stalemate' }).waitFor();
  await shot(page, 'stuck');
  assert.deepEqual(await axe(page), []);
  await file(page, 'rules/upper_right.txt').click();
  await text_of(page, 'rules/upper_right.txt').fill('(bucket:1)\n');
  await summary(page, 'No problems');
  assert.equal(await page.getByRole('region', { name: 'A board that gets stuck' }).count(), 0);

  await page.getByRole('button', { name: 'Start…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  assert.match(link, /\/experiments\/[a-z2-7]{10}\/take$/);
  await page.getByText('No participants yet').waitFor();

  const people = [];
  for (const [i, look] of [WIDE, PHONE, { ...WIDE, colorScheme: 'dark' }].entries()) {
    const person = await h.person({ ...look, bypassCSP: true });
    people.push(await take_part(person, link, i, ['wide', 'phone', 'dark'][i]));
    await person.context().close();
  }
  await page.locator('.ex-totals').filter({ hasText: 'completed3in progress0' }).waitFor();
  for (const { code } of people) await page.getByRole('row').filter({ hasText: code }).waitFor();
  await page.locator('quad-figures canvas').first().waitFor();
  await shot(page, 'progress');
  assert.deepEqual(await axe(page), []);

  const told = (await taken_home(page, 'Everything (NDJSON)')).trim().split('\n').map((line) => JSON.parse(line));
  const { digest, digest_at_start, ...end } = told.at(-1);
  assert.deepEqual(end, { type: 'end', count: told.length - 1, next: null });
  assert.match(digest, /^[0-9a-f]{64}$/);
  assert.equal(digest, digest_at_start, 'nothing was changed after the start');
  const attempts = told.filter((line) => line.type === 'attempt');
  for (const { code, tries } of people) {
    const mine = attempts.filter((one) => one.participant === code);
    assert.deepEqual([mine.length, mine.filter((one) => one.code !== 0).length], [2 * 2 * 3 + tries, tries], 'every attempt is there');
  }
  const csv = (await taken_home(page, 'Attempts (CSV)')).trim().split('\r\n');
  assert.equal(csv.length, attempts.length + 1);

  await page.getByRole('checkbox', { name: `Include ${people[0].code}` }).uncheck();
  await page.locator('.ex-totals').filter({ hasText: 'excluded1' }).waitFor();
  await page.getByRole('button', { name: 'Close…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByText(/^Ran from/).waitFor();
  const late = await h.person();
  await late.goto(link);
  await late.getByRole('heading', { name: 'Experiment not found' }).waitFor();
  await page.goto('/experiments');
  await page.getByRole('row', { name: /Corners, spring Closed/ }).waitFor();
  await shot(page, 'list');
  is_content(page);
});

test('edits can be undone, a reload loses nothing, a saved draft comes back; on a phone too', { timeout: 360_000 }, async () => {
  for (const look of [WIDE, { ...PHONE, colorScheme: 'dark' }]) {
    const page = await h.person({ ...look, bypassCSP: true });
    await page.goto('/experiments');
    await page.getByRole('link', { name: 'Start with a small example' }).click();
    await summary(page, 'No problems');
    const field = text_of(page, 'rules/by_color.txt');
    const before = await field.inputValue();
    await field.fill('(bucket:\n');
    await summary(page, /error/);
    await shows(page.locator('.rule-under mark'), 1);
    await page.reload();
    assert.equal(await field.inputValue(), '(bucket:\n');
    await field.fill(before);
    await summary(page, 'No problems');
    await page.getByRole('button', { name: 'Remove' }).click();
    await summary(page, /2 errors/);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Undo' }).click();
    assert.equal(await field.inputValue(), '(bucket:\n');
    await page.getByRole('button', { name: 'Redo' }).click();
    await summary(page, 'No problems');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await page.waitForURL(/\/experiments\/[a-z2-7]{10}$/);
    await page.getByText('Saved.', { exact: true }).waitFor();
    assert.ok(await page.getByRole('button', { name: 'Undo' }).isEnabled(), 'saving a draft keeps every step of undo');
    await page.getByLabel('Title (visible only to you)').fill('Another title');
    await page.getByText('Unsaved changes.').waitFor();
    await page.reload();
    assert.equal(await page.getByLabel('Title (visible only to you)').inputValue(), 'Another title');
    await page.getByRole('button', { name: 'New file' }).click();
    await page.getByLabel('Name (without folder and extension)').fill('third');
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await text_of(page, 'trial-lists/third.csv').waitFor();
    await page.getByText(/warning|error/).first().waitFor();
    assert.deepEqual(await axe(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
    await shot(page, `draft-${look.viewport.width}`);
    await page.getByRole('button', { name: 'Delete draft…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('You have no experiments yet').waitFor();
    is_content(page);
    await page.context().close();
  }
});

test('files that cannot be read are skipped by name, and a whole plan can be loaded from one file', { timeout: 180_000 }, async () => {
  const page = await h.person({ ...WIDE, acceptDownloads: true });
  await upload(page, { ...BROKEN, 'notes.docx': 'no' });
  await page.getByText('Skipped notes.docx: only .csv, .txt and .json files are supported.').waitFor();
  await page.getByLabel('Choose files for the plan').setInputFiles([{ name: 'latin.txt', mimeType: 'text/plain', buffer: Buffer.from([0x28, 0xe4, 0xff]) }]);
  await page.getByText(/Skipped latin.txt: it is not UTF-8 text/).waitFor();
  const plan = await taken_home(page, 'Download plan');
  await page.getByRole('button', { name: 'Delete draft…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.goto('/experiments/new');
  await page.getByLabel('Choose files for the plan').setInputFiles([{ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(plan) }]);
  await summary(page, /^4 errors/);
  assert.equal(await page.getByLabel('Title (visible only to you)').inputValue(), 'Corners, spring');

  const [answer] = await Promise.all([page.waitForResponse(async (one) => one.request().method() === 'POST' && Boolean((await one.json()).faults)),
    page.goto('/experiments/new?lang=de')]);
  await page.getByText('Die Datei rules/upper_rigth.txt fehlt. Füge sie hinzu oder nenne eine Stufe der Leiter.').waitFor();
  await page.getByText('Die Zeile hat 7 Zellen unter 8 Namen.').waitFor();
  const shown = (await page.locator('main').innerText()).toLowerCase();
  const english = (await answer.json()).faults.flatMap(({ message, hint }) => [message, hint]).filter(Boolean);
  assert.ok(english.length > 5);
  assert.deepEqual(english.filter((text) => shown.includes(text.toLowerCase())), []);
  await shot(page, 'faults-de');
  is_content(page);
});

const STUDY = {
  languages: ['en', 'de'], platform: 'prolific', bonus: { currency: 'GBP', base: 100, per_move: 10, per_series: 20, ceiling: 45 }, return_hosts: ['app.prolific.com'], return_to: 'https://app.prolific.com/submissions/complete?cc={code}',
  before: [
    { id: 'intro', kind: 'text', title: { en: 'Welcome', de: 'Willkommen' }, text: 'Sort **all**.\n\n<img src=x onerror="alert(1)"> <script>alert(2)</script> [bad](javascript:alert(3)) [good](https://example.org/)' },
    { id: 'quiz', kind: 'check', title: 'Questions', tries: 2, questions: [{ id: 'goal', kind: 'choice', text: 'What do you do?', options: ['Sort', 'Sleep'], right: [0] }] }],
  after: [{ id: 'about', kind: 'questions', title: 'About you', questions: [{ id: 'ease', kind: 'scale', text: 'How easy?', min: 1, max: 5, low: 'hard', high: 'easy' }] }],
};

/* How long until something is thought never to come, as in other waits: the server's time does not depend on the page's. */
const PATIENCE_MS = 75_000;

/* A participant whose id would be a formula, as one could join before such ids were refused: the list of payments lacks them, and the page says so. */
async function left_out(owner, arena) {
  const id = (from, to) => arena.sql(`update participant_origin set origin_id = '${to}' where origin_id = '${from}'`);
  await id(person(2), '=2+2');
  const payments = await taken_home(owner, 'Download bonus payments (CSV)');
  assert.equal(payments.split('\r\n').length - 1, PEOPLE - 1);
  await owner.getByText(/^Not in the list: participant [a-z2-7]{10}\. /).waitFor();
  for (const look of [{ width: 390, height: 740 }, { width: 1440, height: 900 }]) {
    await owner.setViewportSize(look);
    assert.deepEqual(await axe(owner), []);
    assert.equal(await owner.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
    await shot(owner, `study-left-out-${look.width}`);
  }
  await id('=2+2', person(2));
}

/* The page's clock stands still but for these steps, until it shows what is awaited: delays are known to the step. */
async function step_until(page, fits) {
  const end = performance.now() + PATIENCE_MS;
  for (let steps = 0; steps < 6000 || performance.now() < end; steps += 1) { // a minute of the page's time, however slow the machine
    if (await fits()) return;
    await page.clock.runFor(10);
  }
  throw new Error('the page never showed what was awaited');
}

/* Names of which none begins another. */
const person = (n) => `person-${String(n).padStart(2, '0')}`;

const DELAYS = [1000, 1500, 2000];

/* Person n from a recruitment link to the way back; the first few are looked at, and of the first one the delays are known. */
async function walk(id, n) {
  const looked_at = n < 4;
  const page = await h.person({ ...(n % 2 ? PHONE : WIDE), bypassCSP: true });
  const wait = n === 0 ? (found) => step_until(page, () => found.isVisible()) : (found) => found.waitFor();
  await page.goto(`/experiments/${id}/take?PROLIFIC_PID=${person(n)}&STUDY_ID=s&SESSION_ID=t`);
  await page.getByText('up to £0.45 in total').waitFor();
  await page.getByRole('button', { name: 'I agree and begin' }).click();
  await page.getByRole('heading', { name: 'Welcome' }).waitFor();
  assert.equal(new URL(page.url()).search, '', 'the ids leave the address');
  if (looked_at) {
    assert.equal(await page.locator('.prose img, .prose script, .prose a[href^="javascript"]').count(), 0);
    assert.equal(await page.locator('.prose a[href]').count(), 1);
    await shot(page, `study-text-${n}`);
    assert.deepEqual(await axe(page), []);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Sleep').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('You have one more try.').waitFor();
  await page.getByLabel('Sort', { exact: true }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const begin = page.getByRole('button', { name: 'Start series 1' });
  await begin.waitFor();
  if (n === 0) {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
  }
  await begin.click();
  await wait(bench(page).locator('[data-piece="0"]'));
  for (const [piece, delay] of DELAYS.entries()) {
    if (n > 0) {
      await attempt(page, piece, 0);
      await page.locator('.earned').getByText(`£0.${['10', '20', '45'][piece]} of at most £0.45`).waitFor();
    } else {
      await step_until(page, async () => (await bench(page).getAttribute('data-tried'))?.startsWith(`${piece}:`));
      await page.clock.runFor(delay);
      await bench(page).locator(`[data-piece="${piece}"]`).click();
      await bench(page).locator('[data-bucket="0"]').click();
    }
  }
  await wait(page.getByRole('button', { name: 'Finish' }));
  await page.getByRole('button', { name: 'Finish' }).click();
  await wait(page.getByRole('heading', { name: 'About you' }));
  await page.getByRole('radio', { name: String(n % 5 + 1) }).check();
  if (looked_at) await shot(page, `study-questions-${n}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await wait(page.locator('.study-code'));
  await page.getByText('Bonus so far: £0.45 of at most £0.45').waitFor();
  const code = await page.locator('.study-code').innerText();
  assert.equal(await page.getByRole('link', { name: 'Return to the platform' }).getAttribute('href'), `https://app.prolific.com/submissions/complete?cc=${code}`);
  if (looked_at) await shot(page, `study-end-${n}`);
  is_content(page);
  await page.context().close();
  return code;
}

/* Everybody, a few at a time. */
async function crowd(id) {
  const codes = [await walk(id, 0)];
  let next = 1;
  const one_after_another = async () => { while (next < PEOPLE) codes.push(await walk(id, next++)); };
  await Promise.all([one_after_another(), one_after_another()]);
  return codes;
}

test('people from recruitment links walk through a study; known delays are found in its tables within 20 ms', { timeout: 840_000 + PEOPLE * 60_000 }, async () => {
  const owner = await h.person({ ...WIDE, bypassCSP: true });
  const files = { 'trial-lists/one.csv': `${HEAD}\nupper_left,1,2,10,3,3,free,1\n`, 'rules/upper_left.txt': '(bucket:0)\n' };
  await be_guest(owner);
  const { id } = await send(owner, 'POST', '/experiments', { title: 'Corners', shown_title: 'A sorting task', consent: 'You may stop at any time.', files });
  await send(owner, 'PUT', `/experiments/${id}/study`, { study: STUDY });
  await send(owner, 'PATCH', `/experiments/${id}`, { status: 'running' });

  const codes = await crowd(id);
  assert.equal(new Set(codes).size, PEOPLE, 'each has a code of their own');

  const told = (await send_for_text(owner, 'GET', `/experiments/${id}/transcripts`)).trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(told.filter((l) => l.type === 'participant').map((l) => l.status), Array(PEOPLE).fill('complete'));
  const attempts = told.filter((l) => l.type === 'attempt' && l.participant === told[0].participant);
  assert.equal(attempts.length, DELAYS.length);
  for (const [i, { reaction_ms }] of attempts.entries()) assert.ok(Math.abs(reaction_ms - DELAYS[i]) <= 20, `attempt ${i + 1}: ${reaction_ms} ms instead of ${DELAYS[i]}`);
  assert.equal(attempts[0].since_shown_ms, attempts[0].reaction_ms);

  /* The tables, as the owner takes them home, tell the same to the scripts of the documents. */
  await owner.goto(`/experiments/${id}`);
  await owner.locator('.ex-totals').filter({ hasText: `completed${PEOPLE}` }).waitFor();
  const tables = {};
  for (const name of TABLES) tables[name] = await taken_home(owner, `${name[0].toUpperCase()}${name.slice(1)} (CSV)`);
  const found = await analysed(tables);
  assert.deepEqual([found.rows.participants, found.rows.series, found.rows.attempts, found.rows.answers], [PEOPLE, PEOPLE, PEOPLE * 3, PEOPLE * 4]);
  const mean = Array.from({ length: PEOPLE }, (_, n) => n % 5 + 1).reduce((sum, n) => sum + n) / PEOPLE;
  const [people, errors, mastered, first, scales] = found.python.trimEnd().split('\n');
  assert.deepEqual([people, errors, mastered, scales], [`participants ${PEOPLE} complete ${PEOPLE}`, 'errors upper_left 1 0.00', `mastered 0 of ${PEOPLE}`, `scales ${PEOPLE} mean ${mean.toFixed(2)}`]);
  assert.match(first, new RegExp(`^first moves ${PEOPLE} median ms [1-9]`), 'the time of every first move is known');
  if (found.r !== null) assert.equal(found.r, found.python);

  await owner.getByRole('link', { name: 'Figures' }).click();
  await owner.locator('.ex-plot svg').nth(3).waitFor();
  for (const look of [{ width: 1440, height: 900 }, { width: 390, height: 740 }]) {
    await owner.setViewportSize(look);
    await owner.reload();
    await owner.locator('.ex-plot svg').nth(3).waitFor();
    assert.deepEqual(await axe(owner), []);
    assert.equal(await owner.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
    await shot(owner, `study-figures-${look.width}`);
  }
  await owner.setViewportSize(WIDE.viewport);
  assert.match(await taken_home(owner, 'Download Learning curves as SVG'), /^<svg [^]*#[0-9a-f]{6}[^]*upper_left[^]*<\/svg>\n$/);
  assert.equal(await taken_home(owner, 'Download Difficulty of rules as CSV'),
    `rule_id,series,mastered,median_mastery,mean_errors,standard_error,mean_points\r\n"upper_left",${PEOPLE},0,,0,0,10\r\n`);

  await owner.goto(`/experiments/${id}/people`);
  for (const n of [0, 1, 2, 3]) await owner.getByRole('row').filter({ hasText: person(n) }).filter({ hasText: 'Completed' }).waitFor();
  assert.equal(await owner.getByRole('cell', { name: '£0.45', exact: true }).count(), PEOPLE);
  assert.match(await taken_home(owner, 'Download bonus payments (CSV)'), new RegExp(`^(person-\\d\\d,0\\.45\\r\\n){${PEOPLE}}$`));
  await shot(owner, 'study-people');
  assert.deepEqual(await axe(owner), []);
  await left_out(owner, h.arena);
  await owner.getByRole('row').filter({ hasText: person(3) }).getByRole('button', { name: /^Erase/ }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Erase' }).click();
  await owner.getByRole('row').filter({ hasText: 'Erased' }).waitFor();
  await owner.goto(`/experiments/${id}/study`);
  await owner.getByText('Saved, version 1.').waitFor();
  await shot(owner, 'study-editor');
  await owner.getByLabel('Title (en)').first().fill('Hello');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.getByText('Saved, version 2.').waitFor();
  const editor = owner.locator('.study-editor');
  await editor.getByLabel('Upload pictures, SVG or PNG').setInputFiles([{ name: 'cat.svg', mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><circle cx="4" cy="2" r="2" fill="#2f5d50"/></svg>') }]);
  await editor.getByLabel('Add a picture below the text').first().selectOption('cat.svg');
  await editor.getByLabel('Description of cat.svg (en)').fill('A cat');
  /* Another tab stores the study meanwhile. */
  await owner.evaluate(async (x) => {
    const { study } = await (await fetch(`/api/v1/experiments/${x}/study`)).json();
    await fetch(`/api/v1/experiments/${x}/study`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ study: { ...study, minutes: 50 } }) });
  }, id);
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await editor.getByText('This study was changed in another tab or browser.').waitFor();
  owner.complaints = owner.complaints.filter((words) => !/status of 409/.test(words));
  assert.deepEqual(await axe(owner), []);
  await shot(owner, 'study-rival');
  await editor.getByRole('button', { name: 'Replace it with mine' }).click();
  await editor.getByText('Saved, version 4.').waitFor();
  const carried = JSON.parse(await taken_home(owner, 'Download'));
  assert.deepEqual(carried.pictures.map(({ name }) => name), ['cat.svg']);
  assert.deepEqual(carried.before[0].pictures, [{ picture: carried.pictures[0].id, alt: 'A cat' }]);
  await editor.getByRole('link', { name: 'Preview' }).click();
  await owner.getByRole('heading', { name: 'Hello' }).waitFor();
  const cat = owner.getByRole('img', { name: 'A cat' });
  await cat.waitFor();
  await owner.waitForFunction(() => document.querySelector('.study-picture')?.naturalWidth === 512);
  await shot(owner, 'study-picture');
  await owner.getByRole('button', { name: 'Continue' }).click();
  await owner.getByLabel('Sort', { exact: true }).check();
  await owner.getByRole('button', { name: 'Continue' }).click();
  await owner.getByRole('heading', { name: 'The series' }).waitFor();
  is_content(owner);
});

test('a series that continues goes on with other boards without a break', { timeout: 180_000 }, async () => {
  const [owner, page] = await Promise.all([h.person(WIDE), h.person({ ...PHONE, bypassCSP: true })]);
  await Promise.all([owner, page].map(be_guest));
  const { id } = await send(owner, 'POST', '/experiments', { title: 'One', files: { 'rules/left.txt': '(bucket:0)\n', 'rules/right.txt': '(bucket:1)\n',
    'trial-lists/one.csv': `${HEAD},continue\nleft,1,2,10,1,1,free,1,true\nright,1,2,10,1,1,free,1,\n` } });
  await send(owner, 'PATCH', `/experiments/${id}`, { status: 'running' });
  await page.goto(`/experiments/${id}/take`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/matches\//);
  const first = page.url();
  await page.getByText('Series 1 of 1').waitFor();
  await bench(page).locator('[data-piece="0"]').click();
  await bench(page).locator('[data-bucket="0"]').click();
  await page.waitForURL((url) => url.pathname.startsWith('/matches/') && url.href !== first);
  await page.getByText('Series 1 of 1').waitFor();
  await shot(page, 'continues');
  await page.goto(`/experiments/${id}/take`);
  await page.getByText('Series 1 of 1.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await bench(page).locator('[data-piece="0"]').click();
  await bench(page).locator('[data-bucket="1"]').click();
  await page.getByText('Series 1 of 1 is complete.').waitFor();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByText('Thank you').waitFor();
  is_content(page);
});

test('two meet in the waiting room and play at one board; when one leaves, the other is released', { timeout: 240_000 }, async () => {
  const [owner, ann, ben] = await Promise.all([h.person(WIDE), h.person({ ...PHONE, bypassCSP: true }), h.person(WIDE)]);
  const list = `${HEAD}\nupper_left,1,2,10,3,3,free,1\nupper_left,1,2,10,3,3,free,1\n`;
  await Promise.all([owner, ann, ben].map(be_guest));
  const { id } = await send(owner, 'POST', '/experiments', { title: 'Pairs', shown_title: 'A sorting task', consent: 'You may stop at any time.',
    files: { 'trial-lists/one.csv': list, 'rules/upper_left.txt': '(bucket:0)\n' } });
  await owner.goto(`/experiments/${id}/study`);
  const part = owner.getByRole('region', { name: 'Pairs' });
  await part.getByLabel('Participants play in pairs').check();
  await part.getByLabel('Longest wait in seconds').fill('90');
  await part.getByLabel('When a partner leaves').selectOption('bot');
  await part.getByRole('combobox', { name: 'Bot', exact: true }).selectOption('bot:random');
  await part.getByLabel('When a partner leaves').selectOption('release');
  await owner.getByLabel('Code when the partner leaves').fill('RELEASED');
  await shot(owner, 'pairs-editor');
  await owner.getByRole('button', { name: 'Save', exact: true }).click();
  await owner.getByText('Pages saved.').first().waitFor();
  await owner.getByRole('link', { name: 'Preview' }).click();
  await owner.getByText('You play together with another participant').waitFor();
  await send(owner, 'PATCH', `/experiments/${id}`, { status: 'running' });

  await ann.clock.install();
  await ann.goto(`/experiments/${id}/take`);
  await ann.getByText('You may have to wait up to 2 minutes').waitFor();
  await shot(ann, 'pairs-consent');
  await ann.getByRole('button', { name: 'I agree and begin' }).click();
  await ann.getByText('Waiting for another participant…').waitFor();
  await ann.getByText(/^You have waited 0:\d\d of 1:30 minutes\.$/).waitFor();
  await shot(ann, 'pairs-waiting');
  assert.deepEqual(await axe(ann), []);
  await ben.addInitScript(() => { document.hasFocus = () => false; }); // behind another window, where no event says so
  const lost = ben.waitForRequest((one) => one.url().endsWith('/timings') && one.postDataJSON().items.some(({ kind, detail }) => kind === 'focus' && detail.change === 'lost'));
  await ben.goto(`/experiments/${id}/take`);
  await ben.getByRole('button', { name: 'I agree and begin' }).click();
  await ben.waitForURL(/\/matches\//);
  await ann.clock.fastForward(3000);
  await ann.waitForURL(/\/matches\//);
  assert.equal(new URL(ann.url()).pathname, new URL(ben.url()).pathname);
  await bench(ann).waitFor();
  await attempt(ann, 0, 0);
  await shot(ann, 'pairs-playing-phone');
  await bench(ben).locator('[data-piece="1"]').waitFor();
  await attempt(ben, 1, 0);
  await lost;
  await shot(ben, 'pairs-playing');
  assert.deepEqual([await ben.getByText('Blind game').count(), await ben.getByText('Offers and resignation').count()], [0, 0]);
  await ben.getByText('Waiting for Partner.').waitFor();
  await send(ben, 'POST', `/experiments/${id}/withdrawal`, { erase: false });
  await ann.getByRole('button', { name: 'Continue' }).click();
  await ann.getByText('Your partner has left').waitFor();
  assert.equal(await ann.locator('.study-code').textContent(), 'RELEASED');
  await shot(ann, 'pairs-released');
  await owner.goto(`/experiments/${id}/people`);
  await owner.getByText('Partner left').waitFor();
  [owner, ann, ben].forEach(is_content);
});
