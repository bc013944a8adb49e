// What people write to deceive a page stands on it as letters: every place where such a text is kept is filled through the interface with all
// of them, then real Chromium walks every page that shows them. No element, attribute or script comes of a text, the browser has nothing to
// refuse, and no sign of direction turns the words beside it around.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { PASSWORD, person } from '../lib/people.mjs';
import { FORMATION, played_enough, put_orders, table } from '../lib/play.mjs';
import { house } from './lib/browser.mjs';
import { look_at, MARKUP, REFUSED, stands, STRANGE, watch } from './lib/inert.mjs';

const ALL = [...MARKUP, ...STRANGE], TOGETHER = ALL.join(' | ');
const NAMES = ['سارة الأولى', '𠮷野 𠮷'];
const SERIES = { rules: `${ALL.map((text) => `# ${text.replace(/\s/g, ' ')}`).join('\n')}\n(*,*,*,*,[0,1,2,3])`, boards: 2, min_objects: 1, max_objects: 1 };

let h;
let made;
before(async () => {
  h = await house();
  made = await fill(h.arena);
});
after(async () => { await h?.close(); });

// ---- what is kept -----------------------------------------------------------------------------------------------------------------------

/** Send each text and what no text may hold: kept, or refused by 400 or 422 and nothing else. Resolves to those that were kept. */
async function keep(client, method, path, body_of, texts = [...ALL, ...REFUSED]) {
  const kept = [];
  for (const text of texts) {
    const answer = await client.call(method, path, { body: body_of(text) });
    assert.ok(answer.status < 300 || [400, 422].includes(answer.status), `${method} ${path} ${JSON.stringify(text)} → ${answer.status} ${answer.text}`);
    if (answer.status < 300) kept.push(text);
  }
  assert.deepEqual(kept.filter((text) => REFUSED.includes(text)), [], `${method} ${path}`);
  return kept;
}

async function people(s) {
  const [south, north] = [await person(s, NAMES[0]), await person(s, NAMES[1])];
  assert.deepEqual(await keep(s.client(), 'POST', '/accounts', (name) => ({ name, password: PASSWORD })), [], 'no name is one of these');
  return { south, north };
}

/** Messages, a report of one, and notes of a match that goes on. */
async function talk({ south, north }, s) {
  const t = await table(s, {}, south, north);
  for (const seat of t.seats) await put_orders(seat, t.match, 0, FORMATION);
  const path = `/matches/${t.match}`;
  const said = [...await keep(south, 'POST', `${path}/messages`, (text) => ({ to: 'all', text }), MARKUP), ...await keep(north, 'POST', `${path}/messages`, (text) => ({ to: [0], text }), [...STRANGE, ...REFUSED])];
  const fan = await s.guest();
  const watched = await keep(fan, 'POST', `${path}/messages`, (text) => ({ to: 'all', text }), [TOGETHER]);
  await keep(north, 'POST', `${path}/messages/1/report`, (text) => ({ reason: 'other', text }), [TOGETHER, ...REFUSED]);
  const notes = await keep(south, 'PUT', `${path}/notes`, (text) => ({ text }), [...REFUSED, TOGETHER]);
  assert.deepEqual([watched, notes, said], [[TOGETHER], [TOGETHER], ALL]);
  return { talk: t.match, fan, said };
}

/** Opinions, programs and tokens. */
async function account({ south, north }) {
  const noted = await keep(south, 'PATCH', `/me/players/${encodeURIComponent(north.account.name)}`, (note) => ({ following: true, note }), [...REFUSED, TOGETHER]);
  let number = 0;
  const models = await keep(south, 'POST', '/bots', (model) => ({ name: `Engine ${++number}`, kind: 'engine', model }));
  assert.deepEqual(await keep(south, 'POST', '/bots', (name) => ({ name, kind: 'llm' })), []);
  const labels = await keep(south, 'POST', '/me/tokens', (label) => ({ label, scopes: ['play'] }));
  assert.deepEqual(noted, [TOGETHER]);
  return { models, labels };
}

async function archive({ south, north }, s) {
  const t = await table(s, { rated: true }, south, north);
  await played_enough(t);
  await north.post(`/matches/${t.match}/resign`, { confirm: true });
  await south.post('/lobbies', { game: 'stratic' });
  return { finished: t.match, record: Buffer.from((await south.get(`/matches/${t.match}/export`)).text) };
}

/** A series of the Rule Game with a guess, and a letter of Stratagem. */
async function games({ south, north }) {
  const { body: opened } = await south.post('/lobbies', { game: 'rulegame', variant: 'solo', seats: 1, options: SERIES, clock: { mode: 'untimed' } });
  const { body: { match: series } } = await north.put(`/lobbies/${opened.id}/seats/me`, {});
  await put_orders(north, series, 1, { type: 'move', piece: 0, bucket: 0 });
  const [guess] = await keep(north, 'POST', `/matches/${series}/acts`, (text) => ({ act: { type: 'guess', text, confidence: 3 } }), [...REFUSED, [...STRANGE.slice(0, 2), ...MARKUP.slice(0, 3)].join(' ')]);
  await put_orders(north, series, 2, { type: 'move', piece: 0, bucket: 0 });
  const { body: { match: letters } } = await south.post('/lobbies', { game: 'stratagem', seats: 4, clock: { mode: 'untimed' }, bots: [1, 2, 3].map((seat) => ({ seat, bot: 'bot:random' })) });
  const letter = await keep(south, 'POST', `/matches/${letters}/acts`, (text) => ({ act: { type: 'diplomacy', messages: [{ to: 'all', text }] } }));
  return { series, guess, letters, letter };
}

/** Drafts with a title each, one of them with all texts in its files, and two experiments that run. */
async function experiments({ south }) {
  const list = (rules) => `rule_id,max_boards,feedback_switches\n${rules.map((rule) => `${rule.replace(/[",\s]+/g, ' ')},2,free\n`).join('')}`;
  const make = async (plan) => (await south.post('/experiments', { consent: TOGETHER, draft: true, ...plan })).body.id;
  const plain = { 'trial-lists/a.csv': list(['first_steps']) };
  await keep(south, 'POST', '/experiments', (shown_title) => ({ title: 'A', shown_title, files: plain, draft: true }), REFUSED);
  await keep(south, 'POST', '/experiments', (consent) => ({ title: 'A', consent, files: plain, draft: true }), REFUSED);
  const titles = await keep(south, 'POST', '/experiments', (title) => ({ title, files: plain, draft: true }));
  const draft = await make({ title: TOGETHER.slice(0, 60), files: { 'trial-lists/a.csv': list(ALL), 'rules/odd.txt': ALL.join('\n'), [`rules/${MARKUP[0]}.txt`]: '(', [`rules/${STRANGE[0]}.txt`]: '(' } });
  const running = await Promise.all([MARKUP[0], STRANGE[0]].map(async (title) => {
    const id = await make({ title, shown_title: title, files: plain });
    await south.patch(`/experiments/${id}`, { status: 'running' });
    return { id, title };
  }));
  return { titles, draft, running };
}

/** A club with a forum that everybody reads, and a collection. */
async function together({ finished }, s) {
  const south = await person(s, 'Keeper of letters'); // who is new writes twelve times a minute
  assert.deepEqual(await keep(south, 'POST', '/clubs', (name) => ({ name })), [], 'no club is called so');
  const { body: { id: club } } = await south.post('/clubs', { name: 'Letters' });
  await keep(south, 'PATCH', `/clubs/${club}`, (about) => ({ about, forum: 'everybody' }), [...REFUSED, TOGETHER]);
  const { body: { topic } } = await south.post(`/clubs/${club}/topics`, { title: 'First', text: 'First.' });
  const posts = await keep(south, 'POST', `/clubs/${club}/topics/${topic}/posts`, (text) => ({ text }), [...REFUSED, TOGETHER]);
  const [title] = await keep(south, 'POST', `/clubs/${club}/topics`, (line) => ({ title: line, text: 'Second.' }), [...REFUSED, MARKUP[0]]);
  const { body: { id: collection } } = await south.post('/collections', { title: MARKUP[1], visibility: 'public' });
  await keep(south, 'PATCH', `/collections/${collection}`, (line) => ({ title: line }), [...REFUSED, MARKUP[2]]);
  const [note] = await keep(south, 'PUT', `/collections/${collection}/matches/${finished}`, (text) => ({ note: text }), [...REFUSED, MARKUP[0]]);
  return { club, topic, posts, title, collection, note };
}

async function fill(s) {
  const who = await people(s);
  const past = await archive(who, s);
  return { ...who, ...await talk(who, s), ...await account(who), ...past, ...await games(who), ...await experiments(who, s), ...await together(past, s) };
}

// ---- what is visited --------------------------------------------------------------------------------------------------------------------

async function visitor(client) {
  const page = await h.person();
  await page.addInitScript(watch);
  if (client) {
    const [name, value] = client.cookie.split('=');
    await page.context().addCookies([{ name, value, url: h.url }]);
  }
  return page;
}

/** Which of the texts a page does not show. */
async function told(page, path, shows, error) {
  const missing = [];
  for (const text of shows) if (!await page.evaluate(stands, [text])) missing.push(text);
  const { found } = await page.evaluate(look_at);
  throw new Error(`${path} does not show ${JSON.stringify(missing)}; ${found.join('; ')}`, { cause: error });
}

/** Go there, do what brings the texts out, wait until all of them stand there, and look what came of them. */
async function visit(page, [path, shows = [], open = async () => {}]) {
  await page.goto(path);
  await page.locator('#page h1, #page svg.board, #page svg').first().waitFor({ state: 'attached' });
  await open(page);
  await page.waitForFunction(stands, shows).catch((error) => told(page, path, shows, error));
  const { found, spilled } = await page.evaluate(look_at);
  assert.deepEqual({ path, found, spilled }, { path, found: [], spilled: [] });
}

/** One window goes through all of them; at the end the browser has complained of nothing but addresses that lead nowhere. */
async function walk(client, visits) {
  const page = await visitor(client);
  for (const one of visits) await visit(page, one);
  assert.deepEqual(page.complaints.filter((text) => !/the server responded with a status of 4\d\d/.test(text)), []);
  assert.deepEqual(page.strangers, []);
  await page.context().close();
}

const tab = (name) => (page) => page.getByRole('tab', { name }).click();
const player = (name) => `/players/${encodeURIComponent(name)}`;

test('on the pages of the person who wrote them they are letters', () => walk(made.south, [
  [`/matches/${made.talk}`, [...made.said, ...NAMES]], [`/matches/${made.talk}`, [TOGETHER], tab('Notes')], [`/matches/${made.finished}`, NAMES],
  ['/account/people', [TOGETHER, NAMES[1]]], [player(NAMES[1]), [TOGETHER]], [`${player(NAMES[1])}/ratings`, [NAMES[1]]],
  ['/account/programs', [...made.models, ...made.labels]], ['/account', [NAMES[0]]], ['/inbox', [NAMES[1]]],
  [`/matches/${made.series}`, [made.guess, ...MARKUP]], [`/matches/${made.letters}`, made.letter, tab('Messages')],
  ['/experiments', made.titles], [`/experiments/${made.draft}`, [TOGETHER, MARKUP[0], ...MARKUP.map((text) => text.replace(/[",\s]+/g, ' ').trim())]],
  ...made.running.map(({ id, title }) => [`/experiments/${id}`, [title]]),
]));

test('on the pages of everybody else, too', async () => {
  const said = 'owned <b>as it came</b>';
  await Promise.all([
    walk(made.north, [
      [`/matches/${made.talk}`, made.said], [player(NAMES[0]), [NAMES[0], ...made.models]], ['/inbox', [NAMES[0]]],
      ...[STRANGE[0], MARKUP[0].replaceAll('/', ':')].map((name) => ['/verify', [name, 'is genuine.'], (page) =>
        page.getByLabel('Export to verify').setInputFiles({ name, mimeType: 'application/json', buffer: made.record })]),
      ['/rules', [ALL.join('\n')], async (page) => {
        await page.locator('#rule-text').fill(ALL.join('\n'));
        await page.locator('#rule-fault.note.bad').waitFor();
      }],
    ]),
    walk(null, [
      [`/matches/${made.talk}`, [TOGETHER, ...NAMES, said], async (page) => {
        await page.waitForFunction(stands, [TOGETHER]);
        await made.fan.post(`/matches/${made.talk}/messages`, { to: 'all', text: said });
      }],
      [`/matches/${made.finished}`, NAMES], [`/m/${made.finished}`, NAMES], ['/lobbies', [NAMES[0]]], ['/matches', NAMES],
      ['/matches?status=finished', NAMES], [player(NAMES[0]), [NAMES[0], ...made.models]], [`/matches/${made.series}`, [made.guess, ...MARKUP]],
      ...made.running.map(({ id, title }) => [`/experiments/${id}/take`, [title, TOGETHER]]),
      [`/clubs/${made.club}`, [TOGETHER, made.title]], [`/clubs/${made.club}/topics/${made.topic}`, made.posts],
      [`/collections/${made.collection}`, [MARKUP[2], made.note]],
    ]),
  ]);
});

test('nor does anything come of an address that somebody sends', async () => {
  const bare = (text) => encodeURIComponent(text.replaceAll('globalThis.', '').replace('.', '')); // what has a dot is looked for among files
  const text = bare(MARKUP.join(' ')), sign = bare(STRANGE[0]);
  const paths = (t) => [
    `/players/${t}`, `/players/${t}/ratings`, `/matches?player=${t}`, `/matches?status=finished&game=${t}&variant=${t}&options=${t}&from=${t}`, `/matches?status=finished&player=x&opponent=${t}&seat=${t}&seats=${t}&faction=${t}&league=${t}&as_of=${t}`, `/lobbies/${t}`, `/boards/${t}?pool=${t}&season=${t}`,
    `/ladder/rulegame/${t}?runs=${t}`, `/daily/rulegame/${t}`, `/p/${t}`, `/learn/${t}`, `/analysis/${t}`, `/analysis/stratic?line=${t}`, `/experiments/${t}/take`, `/mail/confirm/${t}`, `/${t}`,
  ];
  await Promise.all([
    walk(null, [...paths(text), `/players/${encodeURIComponent(MARKUP.join(' '))}`].map((path) => [path])),
    walk(made.south, [`/players/${sign}`, `/matches?player=${sign}`, `/${sign}`].map((path) => [path])),
  ]);
});
