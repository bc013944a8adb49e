// The first page of the API's documentation: its programs run as they stand, its links lead somewhere.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import Ajv from 'ajv/dist/2020.js';
import { DOCUMENT_LANGUAGES, documents_of } from '../../deploy/documents.mjs';
import { exchange } from '../lib/client.mjs';
import { operations } from '../lib/openapi.mjs';
import { bearer, fresh, person } from '../lib/people.mjs';
import { begun as tournament, member, seasoned, side_of } from '../lib/endless.mjs';
import { WALL, begun } from '../lib/play.mjs';
import { LANGUAGES, run_sample } from '../lib/samples.mjs';
import { root, stack, until } from '../lib/stack.mjs';

const s = await stack({ workers: 6, env: { QUADRIVIUM_TEST_SEED: '00000000000000d1', QUADRIVIUM_PUBLIC_URL: 'https://arena.example.test' } });
after(() => s.stop());
const folder = join(root, 'frontend', 'docs', 'api');

const owner = await person(s);

for (const language of LANGUAGES) {
  test(`the bot in ${language} plays a match to its end with a token of its own, and leaves the account's other matches alone`, async () => {
    const { body: { account } } = await owner.post('/bots', { name: fresh('Sample'), kind: 'engine' });
    const { body: { token } } = await owner.post('/me/tokens', { label: language, scopes: ['play', 'lobby'], bot: account.id });
    const others = [];
    for (const game of ['stratic', 'stratagem', 'cosair'])
      others.push((await bearer(s, token).post('/play', { game, versus: 'bot:random', clock: { mode: 'untimed' } })).body.match);
    /* What the account did; the bots of those matches go on acting. */
    const standing = () => s.sql(`select m.public_id, m.status, m.turns, (m.handed_in | m.owes << 16) & 65537 << s.seat from match m join match_seat s on s.match_id = m.id
      join account a on a.id = s.account_id where a.public_id = '${account.id}' and m.public_id = any('{${others}}') order by 1`);
    const before = await standing();
    assert.equal(before.split('\n').length, 3);
    const { stdout, stderr } = await run_sample(language, s.url, token);
    assert.equal(stderr, '');
    const [address, result] = stdout.trim().split('\n');
    const { body: match } = await s.client().get(`/matches/${address.split('/').at(-1)}`);
    assert.deepEqual([match.status, match.result], ['finished', JSON.parse(result)]);
    assert.ok(match.seats.some((seat) => seat.name === account.name));
    assert.equal(await standing(), before);
    await assert.rejects(run_sample(language, s.url, ''), /QUADRIVIUM_TOKEN/);
  });
}

test('the commands for signing up give a token that works', async () => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const commands = page.match(/<code>(post\(\)[^]*?)<\/code>/)[1].replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  const place = mkdtempSync(join(tmpdir(), 'signup-'));
  const told = execFileSync('bash', ['-c', `site=${s.url}\n${commands}`], { cwd: place, encoding: 'utf8' });
  rmSync(place, { recursive: true });
  const [token] = told.match(/qd_pat_[\w-]+/) ?? assert.fail(told);
  assert.equal((await bearer(s, token).get('/me')).body.account.name, 'Ada 2');
});

/** Puts a seat up, as an absence does; answers a stranger who may take it. */
async function substitute(match, seat) {
  await s.sql(`update match_seat s set open_at = arena_now() from match m where m.id = s.match_id and m.public_id = '${match}' and s.seat = ${seat}`);
  return person(s, fresh('Substitute'), await s.guest());
}

/** Somebody whose vote counts in the window of the Endless Tournament that is open. */
async function voter(side) {
  for (;;) {
    const one = await member(s);
    if ((await side_of(one)) === side) return seasoned(s, one);
  }
}

/** A program of somebody's, with a token of its own. */
async function program_of(who) {
  const { body: { account } } = await who.post('/bots', { name: fresh('Program'), kind: 'engine' });
  return bearer(s, (await who.post('/me/tokens', { label: 'example', scopes: ['play', 'lobby'], bot: account.id })).body.token);
}

/** A puzzle that nobody has begun. */
const puzzle = async (author) => (await author.post('/puzzles', { game: 'rulegame', options: { level: 'first_steps' } })).body.id;

/** An open tournament of somebody, who has the program that the example enters; two have entered, so it can start. */
async function open_tournament(host, value) {
  const { body } = await host.post('/tournaments', { name: 'Example', game: 'stratic', format: 'swiss', rounds: 1, rated: false });
  for (const one of [await s.guest(), await s.guest()]) await one.put(`/tournaments/${body.id}/entry`, {});
  if (value.program) await host.post('/bots', { name: value.program, kind: 'engine' });
  return body.id;
}

/** The tactic of the examples, and a storm in which it is the next one. */
const TACTIC = 'n7nfmljbxb';

async function storm_of(who) {
  const { body } = await who.post('/games/stratic/storms', {});
  await s.sql(`update tactic_storm set current_id = (select id from tactic where public_id = '${TACTIC}') where public_id = '${body.id}'`);
  return body.id;
}

/** A notebook of somebody's with a chapter, and a link that lets others write in it. */
async function notebook_of(who) {
  const { body: { id } } = await who.post('/notebooks', { title: 'Example' });
  await who.post(`/notebooks/${id}/chapters`, { title: 'First', game: 'stratic', variant: 'base', from: { position: 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,c@j10' }, nodes: [{}] });
  const { body: { url } } = await who.put(`/notebooks/${id}/invite`, {});
  return { notebook: id, chapter: 1, invite: new URL(url, s.url).searchParams.get('invite') };
}

/** The arena's first challenge, open now. */
async function open_challenge() {
  await until(async () => (await s.client().get('/challenges')).body.items.length, { what: 'the first challenge' });
  await s.sql("update challenge set announced_at = announced_at - interval '1 day', opens_at = arena_now() - interval '1 minute' where number = 1");
  return 1;
}

/** Which game the templates of a kind are shown with. */
const game_of = (template) => (template.startsWith('/leagues/') ? 'cosair' : /tactics|storms/.test(template) ? 'stratic' : 'rulegame');

const examples = operations().flatMap(({ template, method, operation }) =>
  Object.entries(operation.requestBody?.content['application/json']?.examples ?? {}).map(([name, { value }]) => ({ template, method, name, value })));

test('the description has examples', () => assert.ok(examples.length >= 15, `${examples.length}`));
for (const { template, method, name, value } of examples) {
  test(`the example ${name} of ${method} ${template} does what it says`, async () => {
    const t = await begun(s, {}, [WALL, WALL]);
    const south = await person(s, fresh('Reader'), t.south);
    await t.north.post(`/matches/${t.match}/messages`, { to: 'all', text: 'hello' });
    let caller = south;
    if (template === '/mcp') caller = bearer(s, (await south.post('/me/tokens', { label: 'example', scopes: ['play'] })).body.token);
    if (template === '/matches/{match}/seats/me' && 'seat' in value) caller = await substitute(t.match, value.seat);
    const lobby = template.includes('{lobby}') ? (await south.post('/lobbies', { game: 'stratic', private: true })).body.id : '';
    const window = template.includes('{window}') ? await tournament(s) : null;
    if (window) caller = await voter(window.side);
    if (template.startsWith('/leagues/')) caller = await program_of(south);
    const writes = template === '/matches/{match}/transcript';
    if (writes) caller = await program_of(south);
    const match = writes ? (await caller.post('/play', { game: 'stratic', versus: 'bot:random' })).body.match : t.match;
    const place = { variant: 'base', match, turn: 1, lobby, game: game_of(template), level: 'first_steps', window: window?.window,
      puzzle: template.includes('{puzzle}') ? await puzzle(t.north) : null,
      challenge: template.includes('{challenge}') ? await open_challenge() : null, rule: 1,
      tournament: template.includes('{tournament}') ? await open_tournament(south, value) : null };
    if (template.includes('{bot}')) place.bot = (await south.post('/bots', { name: fresh('Model'), kind: 'llm' })).body.account.id;
    const book = template.includes('{notebook}') ? await notebook_of(south) : {};
    if (template.includes('{collection}')) place.collection = (await south.post('/collections', { title: 'Example' })).body.id;
    Object.assign(place, { tactic: TACTIC, storm: template.includes('{storm}') ? await storm_of(south) : null, ...book });
    if ('invite' in value) caller = await person(s, fresh('Author'));
    const path = template.replace(/\{(\w+)\}/g, (_, of) => place[of]);
    const answer = await caller.call(method, path, { body: 'invite' in value ? { ...value, invite: book.invite } : value });
    assert.ok(answer.status < 300, `${answer.status} ${answer.text.slice(0, 500)}`);
    assert.ok(!answer.body?.error && !(answer.body?.rejected ?? []).length, answer.text.slice(0, 500));
  });
}

/* What an address answers, asked for once. */
const answers = new Map();
function answer_of(address) {
  if (!answers.has(address)) answers.set(address, exchange(address));
  return answers.get(address);
}

for (const language of DOCUMENT_LANGUAGES) {
  const folder_url = `${s.url}/docs/${language === 'en' ? '' : `${language}/`}`;
  for (const path of documents_of(language).keys()) test(`${language}: /docs/${path} and what it links to are served, down to the heading`, async () => {
    const here = `${folder_url}${path}`;
    const page = (await answer_of(here)).text;
    for (const part of [`<html lang="${language}">`, '<title>', '<meta name="description"', '<meta property="og:image"', 'rel="icon"', '<header', ' id="page"', '<footer'])
      assert.equal(page.split(part).length, 2, `${part} once`);
    assert.ok(!/<meta (?:name|property)="(?:og:)?description" content="(?:"|Quadrivium: strategy)/.test(page), 'described by itself');
    const others = DOCUMENT_LANGUAGES.filter((one) => one !== language && documents_of(one).has(path));
    assert.deepEqual([...page.matchAll(/<a rel="alternate" lang="(\w+)"/g)].map(([, one]) => one), others, 'the switch in the frame');
    const links = [...page.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => new URL(link, here)).filter(({ origin }) => origin === s.url);
    for (const { href, hash } of links) {
      const answer = await answer_of(href.replace(/#.*/, ''));
      assert.equal(answer.status, 200, href);
      assert.ok(!/application\/octet-stream/.test(answer.headers['content-type']), `${href}: ${answer.headers['content-type']}`);
      if (hash && href.startsWith(`${s.url}/docs/`) && !href.includes('reference.html')) assert.ok(answer.text.includes(` id="${decodeURIComponent(hash.slice(1))}"`), `${href}: no such heading`);
    }
    const to_documents = links.filter(({ pathname }) => language !== 'en' && pathname.startsWith('/docs/') && !pathname.startsWith(`/docs/${language}/`)).map(({ pathname }) => pathname.slice(6));
    assert.deepEqual(to_documents.filter((to) => to !== path && documents_of(language).has(to)), [], 'links to the English document');
  });
}

test('a document names its other languages to search engines, with whole addresses, and a page of the interface that is in English only names none', async () => {
  const others = async (path) => [...(await answer_of(`${s.url}/docs/${path}`)).text.matchAll(/<link hreflang="([\w-]+)" rel="alternate" href="([^"]*)">/g)].map(([, ...found]) => found);
  const site = 'https://arena.example.test/docs';
  const want = [['en', `${site}/ratings`], ['de', `${site}/de/ratings`], ['x-default', `${site}/ratings`]];
  for (const path of ['ratings', 'de/ratings']) assert.deepEqual(await others(path), want, path);
  assert.deepEqual(await others('api/reference.html'), []);
});

/* An order of each game, and the same with a word that does not exist. */
const ORDERS = {
  stratic: [{ type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' }, { type: 'setup', front: 'FFFFFFFFFF', bakc: 'AAA.CIAAAA' }],
  stratagem: [{ research: 'agr', build: [{ at: 'sh', what: 'farm' }] }, { research: 'agr', build: [{ at: 'sh', what: 'fram' }] }],
  rulegame: [{ type: 'move', piece: 7, bucket: 2 }, { type: 'move', piece: 7, bukcet: 2 }],
  cosair: [[{ type: 'set_research', tech: 'fusion_drive' }], [{ type: 'set_research', tech: 'fusion_dirve' }]],
};

test('each variant of the catalogue has a JSON Schema that can be used by itself, and the page of the interface links it', async () => {
  const page = (await exchange(`${s.url}/docs/api/`)).text;
  const { body: games } = await s.client().get('/games');
  for (const { id, variants } of games.filter(({ id: game }) => ORDERS[game])) {
    for (const { id: variant } of variants) {
      const address = `schemas/${id}.${variant}.json`;
      assert.ok(page.includes(`"/docs/api/${address}"`), address);
      const { status, headers, text } = await exchange(`${s.url}/docs/api/${address}`);
      assert.deepEqual([status, headers['content-type']?.split(';')[0]], [200, 'application/json'], address);
      const ajv = new Ajv({ strict: false, validateFormats: false }).addSchema(JSON.parse(text), 'game');
      const [right, wrong] = ORDERS[id].map((order) => ajv.validate('game#/properties/orders', order));
      assert.deepEqual([right, wrong], [true, false], address);
      assert.ok(ajv.validate('game#/properties/options', {}) && !ajv.validate('game#/properties/options', { misspelt: 1 }), address);
    }
  }
});

test('the description is served as JSON and says the same as the file', async () => {
  const answer = await exchange(`${s.url}/api/v1/openapi.json`);
  assert.equal(JSON.parse(answer.text).openapi, '3.1.0');
  assert.match(answer.headers['content-type'], /^application\/json/);
});
