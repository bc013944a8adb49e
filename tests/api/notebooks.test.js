// Notebooks: who reads and writes them, what the rules and the bounds refuse, two authors at once, and what is left of a closed account.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { exchange } from '../lib/client.mjs';
import { fresh, PASSWORD, person } from '../lib/people.mjs';
import { begun, FORMATION, play_line, SHORT_WIN } from '../lib/play.mjs';
import { pieces_of } from '../../frontend/model/notebook.js';
import { stack } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());
/** A client whose answers are looked at here, refusals too. */
const free = (client) => Object.assign(client, {
  get: (path) => client.call('GET', path), post: (path, body) => client.call('POST', path, { body }), put: (path, body) => client.call('PUT', path, { body }) });
const member = async (name) => free(await person(s, name));
const nobody = free(s.client());
const POSITION = 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,f@c8,c@j10';
const LINE = [{ comment: 'The start' }, { parent: 0, turn: 'Ae5>e7' }, { parent: 1, turn: '--' }, { parent: 0, turn: 'Ae5>e6', comment: 'Slower' }];
const chapter_of = (rest = {}) => ({ title: 'First', game: 'stratic', variant: 'base', from: { position: POSITION }, nodes: [{}], ...rest });

/** An answer with its status, and where an error is. */
async function answered(promise, status, code, path) {
  const answer = await promise;
  assert.equal(answer.status, status, answer.text);
  if (code) assert.equal(answer.body.code, code, answer.text);
  if (path !== undefined) assert.equal(answer.body.errors[0]?.path, path, answer.text);
  return answer.body;
}

async function notebook(client, rest = {}) {
  return answered(client.post('/notebooks', { title: 'Captures', ...rest }), 201);
}

const chapter = (client, id, rest) => answered(client.post(`/notebooks/${id}/chapters`, chapter_of(rest)), 201);
const put = (client, id, n, body) => client.put(`/notebooks/${id}/chapters/${n}`, { title: 'First', ...body });

async function joined(owner, id) {
  const { url } = await answered(owner.put(`/notebooks/${id}/invite`, {}), 200);
  const author = await member();
  const invite = new URL(url, 'http://x').searchParams.get('invite');
  await answered(author.put(`/notebooks/${id}/authors/me`, { invite }), 200);
  return { author, invite };
}

test('a notebook has chapters from a position, and keeps what is written in them', async () => {
  const owner = await member();
  const { id, ...made } = await notebook(owner);
  assert.deepEqual([made.visibility, made.you, made.chapters, made.authors], ['private', 'owner', [], []]);
  const one = await chapter(owner, id, { nodes: LINE });
  assert.deepEqual([one.chapter, one.version, one.position, one.nodes], [1, 1, POSITION, LINE]);
  const marked = [...LINE, { parent: 1, turn: 'Fc8>c7', marks: [{ from: [4, 4], to: [4, 6], kind: 1 }] }];
  const next = await answered(put(owner, id, 1, { nodes: marked, version: 1, title: 'Renamed' }), 200);
  assert.deepEqual([next.version, next.title, next.nodes], [2, 'Renamed', marked]);
  const { body } = await owner.get(`/notebooks/${id}`);
  assert.deepEqual(body.chapters, [{ chapter: 1, title: 'Renamed', game: 'stratic', variant: 'base', nodes: 5, version: 2 }]);
  assert.equal(body.nodes, 5);
  const { body: list } = await owner.get('/me/notebooks');
  assert.deepEqual(list.items.map((item) => [item.id, item.chapters, item.games]), [[id, 1, ['stratic']]]);
});

test('a chapter starts at a turn of a finished match, and needs the match no more', async () => {
  const table = await begun(s, {}, [FORMATION, FORMATION]);
  const owner = await member();
  const { id } = await notebook(owner);
  const from = { match: table.match, turn: 3 };
  await answered(owner.post(`/notebooks/${id}/chapters`, { title: 'Live', game: 'stratic', from, nodes: [{}] }), 409, 'still_running');
  await play_line(table, SHORT_WIN);
  await answered(owner.post(`/notebooks/${id}/chapters`, { title: 'Setup', game: 'stratic', from: { ...from, turn: 0 }, nodes: [{}] }), 422, 'bad_position');
  const made = await answered(owner.post(`/notebooks/${id}/chapters`, { title: 'Turn 3', game: 'stratic', from, nodes: [{}, { parent: 0, turn: 'Ae5>e7' }] }), 201);
  assert.match(made.position, /^str1\/2 e0 t2 S /);
  assert.equal(made.variant, 'base');
});

test('a chapter starts at nothing that its author may not analyse: a position of a running game of theirs, a sealed puzzle', async () => {
  const [player, other] = [await person(s), await member()];
  await begun(s, { rated: false }, [FORMATION, FORMATION], [player, await s.guest()]);
  const { position } = (await nobody.post('/analysis', { game: 'stratic', line: [{ each: [FORMATION, FORMATION] }] })).body;
  const { body: { match } } = await player.post(`/puzzles/${(await player.get('/games/rulegame/daily')).body.id}/play`, {});
  const [mine, theirs] = [await notebook(free(player)), await notebook(other)];
  await answered(player.post(`/notebooks/${mine.id}/chapters`, chapter_of({ from: { position } })), 409, 'still_running');
  await answered(other.post(`/notebooks/${theirs.id}/chapters`, chapter_of({ from: { position } })), 201);
  const sealed = { title: 'x', game: 'rulegame', from: { match, turn: 0 }, nodes: [{}] };
  await answered(player.post(`/notebooks/${mine.id}/chapters`, sealed), 409, 'still_running');
  await answered(other.post(`/notebooks/${theirs.id}/chapters`, sealed), 403, 'sealed');
});

test('private notebooks are missing for others, unlisted ones have only an address, public ones are listed', async () => {
  const owner = await member(), other = await member(), guest = free(s.client());
  await guest.post('/guests', {});
  const { id } = await notebook(owner);
  await chapter(owner, id);
  const missing = (await other.get('/notebooks/aaaaaaaaaa')).body;
  for (const client of [other, guest, nobody]) {
    const { request_id: a, ...hidden } = await answered(client.get(`/notebooks/${id}`), 404, 'not_found');
    const { request_id: b, ...gone } = missing;
    assert.deepEqual({ ...hidden, instance: null }, { ...gone, instance: null }, `${a} ${b}`);
    await answered(client.get(`/notebooks/${id}/chapters/1`), 404, 'not_found');
  }
  for (const [method, path, body] of [['PATCH', '', { title: 'x' }], ['DELETE', ''], ['POST', '/copy', {}], ['PUT', '/invite', {}], ['DELETE', '/invite'],
    ['PUT', '/authors/me', { invite: 'x' }], ['POST', '/chapters', chapter_of()], ['PUT', '/chapters/1', { title: 'x', version: 1, nodes: [{}] }], ['DELETE', '/chapters/1'],
    ['DELETE', `/authors/${encodeURIComponent(owner.account.name)}`]])
    await answered(other.call(method, `/notebooks/${id}${path}`, { body }), 404, 'not_found');
  await answered(owner.call('PATCH', `/notebooks/${id}`, { body: { visibility: 'unlisted' } }), 200);
  assert.equal((await answered(nobody.get(`/notebooks/${id}`), 200)).you, null);
  await answered(nobody.get(`/notebooks/${id}/chapters/1`), 200);
  const framers = async (path) => /frame-ancestors ([^;]*)/.exec((await exchange(s.url + path)).headers['content-security-policy'])[1];
  assert.deepEqual([await framers(`/notebooks/${id}/embed`), await framers(`/notebooks/${id}`)], ['*', "'none'"], 'only the page for frames can be in one');
  const listed = async () => (await nobody.get('/notebooks?game=stratic&limit=100')).body.items.some((item) => item.id === id);
  assert.equal(await listed(), false);
  await answered(owner.call('PATCH', `/notebooks/${id}`, { body: { visibility: 'public' } }), 200);
  assert.equal(await listed(), true);
  await answered(nobody.get('/notebooks?game=chess'), 422, 'unknown_game', '/game');
  await answered(other.call('PATCH', `/notebooks/${id}`, { body: { title: 'Mine' } }), 403, 'forbidden');
  await answered(put(other, id, 1, { version: 1, nodes: [{}] }), 403, 'forbidden');
  await answered(guest.post('/notebooks', { title: 'x' }), 403, 'forbidden');
  await answered(guest.post(`/notebooks/${id}/copy`, {}), 403, 'forbidden');
  await answered(nobody.post('/notebooks', { title: 'x' }), 401, 'unauthenticated');
  const copy = await answered(other.post(`/notebooks/${id}/copy`, {}), 201);
  assert.deepEqual([copy.visibility, copy.owner, copy.chapters.length], ['private', other.account.name, 1]);
  await chapter(other, copy.id);
  assert.equal((await owner.get(`/notebooks/${id}`)).body.chapters.length, 1);
});

test('of two authors at once one saves, the other reads again; nothing is lost', async () => {
  const owner = await member();
  const { id } = await notebook(owner);
  await chapter(owner, id, { nodes: LINE });
  const { author, invite } = await joined(owner, id);
  const turns = ['Ae5>d5', 'Ae5>f5'];
  const answers = await Promise.all([owner, author].map((client, i) => put(client, id, 1, { version: 1, nodes: [...LINE, { parent: 0, turn: turns[i] }] })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(answers.find(({ status }) => status === 409).body.code, 'chapter_changed');
  const { body } = await owner.get(`/notebooks/${id}/chapters/1`);
  assert.deepEqual([body.version, body.nodes.length], [2, 5]);
  await answered(author.call('PATCH', `/notebooks/${id}`, { body: { visibility: 'public' } }), 403, 'forbidden');
  await answered(author.call('DELETE', `/notebooks/${id}`), 403, 'forbidden');
  assert.equal(await s.value(`with more as (insert into notebook_author (notebook_id, account_id) select n.id, a.id from notebook n, account a
    where n.public_id = '${id}' and a.public_id not in ('${owner.account.id}', '${author.account.id}') order by a.id limit 15 returning account_id)
    select count(*) from more`), 15);
  const late = await member();
  await answered(late.put(`/notebooks/${id}/authors/me`, { invite }), 422, 'bad_request', '/invite');
  assert.equal((await answered(author.put(`/notebooks/${id}/authors/me`, { invite }), 200)).authors.length, 16);
  await answered(owner.call('DELETE', `/notebooks/${id}/invite`), 204);
  await answered(late.put(`/notebooks/${id}/authors/me`, { invite }), 404, 'not_found');
  await answered(owner.call('DELETE', `/notebooks/${id}/authors/${encodeURIComponent(author.account.name)}`), 204);
  await answered(put(author, id, 1, { version: 2, nodes: LINE }), 404, 'not_found');
});

test('the rules judge each turn, and every number is bounded', async () => {
  const owner = await member();
  const { id } = await notebook(owner);
  await chapter(owner, id, { nodes: LINE });
  const bad = (nodes, path, code = 'bad_request') => answered(put(owner, id, 1, { version: 1, nodes }), 422, code, path);
  const mark = (rest) => [{ marks: [{ from: [0, 0], to: [1, 1], kind: 0, ...rest }] }];
  await bad([], '/nodes');
  await bad([{ turn: 'Ae5>e7' }], '/nodes/0');
  await bad([{}, { parent: 1, turn: 'Ae5>e7' }], '/nodes/1/parent');
  await bad([{}, { parent: -1, turn: 'Ae5>e7' }], '/nodes/1/parent');
  await bad([{}, { parent: 0, turn: '' }], '/nodes/1/turn');
  await bad([{}, 7], '/nodes/1');
  await bad([{ comment: 'x'.repeat(4001) }], '/nodes/0/comment');
  await answered(put(owner, id, 1, { version: 1, nodes: [{ comment: 'ü'.repeat(4000) }, ...LINE.slice(1)] }), 200);
  await bad(mark({ kind: 4 }), '/nodes/0/kind');
  await bad(mark({ from: [0] }), '/nodes/0/marks');
  await bad(mark({ from: [0, 1e9] }), '/nodes/0/marks');
  await bad(Array.from({ length: 5001 }, (_, i) => (i ? { parent: 0, turn: 'x' } : {})), '/nodes');
  await bad(Array.from({ length: 402 }, (_, i) => (i ? { parent: i - 1, turn: 'x' } : {})), '/nodes/401/parent');
  const far = await put(owner, id, 1, { version: 2, nodes: [{}, { parent: 0, turn: 'Ae5>z99' }] });
  assert.deepEqual([far.status, far.body.errors[0].path], [422, '/nodes/1/turn'], far.text);
  const twice = [{}, { parent: 0, turn: 'Ae5>e7' }, { parent: 0, turn: 'Ae5>e7' }];
  await answered(put(owner, id, 1, { version: 2, nodes: twice }), 422, 'bad_request', '/nodes/2/turn');
  await answered(put(owner, id, 1, { version: 2, nodes: Array.from({ length: 502 }, (_, i) => (i ? { parent: 0, turn: `x${i}` } : {})) }), 422, 'bad_request', '/nodes');
  await answered(put(owner, id, 1, { version: 0, nodes: LINE }), 422, 'bad_request', '/version');
  await answered(put(owner, id, 1, { version: 9, nodes: LINE }), 409, 'chapter_changed');
  await answered(put(owner, id, 2, { version: 1, nodes: LINE }), 404, 'not_found');
  const huge = await owner.call('PUT', `/notebooks/${id}/chapters/1`, { raw: JSON.stringify({ title: 'x', version: 2, nodes: Array.from({ length: 100_000 }, () => ({ parent: 0, turn: 'Ae5>e7' })) }) });
  assert.deepEqual([huge.status, huge.body.code], [413, 'too_large']);
  await answered(owner.post('/notebooks', { title: ' ' }), 422, 'bad_request', '/title');
  await answered(owner.post('/notebooks', { title: 'x', visibility: 'secret' }), 422, 'bad_request', '/visibility');
  await answered(owner.post(`/notebooks/${id}/chapters`, chapter_of({ game: 'cosair', variant: undefined, from: undefined })), 422);
  assert.equal((await owner.get(`/notebooks/${id}/chapters/1`)).body.version, 2);
});

test('readers get a chapter without the answers of its questions until they ask for them; authors and copies have all', async () => {
  const [owner, reader] = [await member(), await member()];
  const { id } = await notebook(owner, { visibility: 'public' });
  const quiz = { question: 'How does South win?\n<b>&', if_right: 'So it is.', if_wrong: 'Look at the Commander.' };
  const nodes = [{ comment: 'The start', quiz }, { parent: 0, turn: 'Ae5>e7', comment: 'Two steps away', right: true }, { parent: 1, turn: '--', quiz: { question: 'Unfinished' } },
    { parent: 0, turn: 'Ae5>e6', comment: 'Too slow' }];
  await chapter(owner, id, { nodes: LINE });
  assert.deepEqual((await answered(put(owner, id, 1, { version: 1, nodes }), 200)).nodes, nodes);
  const read = (client, query = '') => answered(client.get(`/notebooks/${id}/chapters/1${query}`), 200);
  const part = [{ comment: 'The start', quiz: { question: quiz.question } }];
  for (const client of [reader, nobody]) {
    for (const query of ['', '?answer=0']) {
      const { nodes: seen, folded } = await read(client, query);
      assert.deepEqual([seen, folded], [part, true]);
    }
    const { nodes: whole, folded } = await read(client, '?answer=1');
    assert.deepEqual([whole, folded], [nodes, false]);
  }
  const own = await read(owner);
  assert.deepEqual([own.nodes, own.folded], [nodes, false]);
  for (const query of ['?answer=2', '?answer=-1', '?answer=yes', '?answer=99999999999999999999']) await answered(reader.get(`/notebooks/${id}/chapters/1${query}`), 422, 'bad_request', '/query/answer');
  await answered(reader.get(`/notebooks/${id}/chapters/1?answers=1`), 422, 'unknown_member');
  const copy = await answered(reader.post(`/notebooks/${id}/copy`, {}), 201);
  assert.deepEqual((await reader.get(`/notebooks/${copy.id}/chapters/1`)).body.nodes, nodes);
  const bad = (first, second, path, code) => answered(put(owner, id, 1, { version: 2, nodes: [first, { parent: 0, turn: 'Ae5>e7', ...second }] }), 422, code ?? 'bad_request', path);
  await bad({}, { right: true }, '/nodes/1/right');
  await bad({ quiz }, { right: 1 }, '/nodes/1/right');
  await bad({ quiz, right: true }, {}, '/nodes/0/right');
  await bad({ quiz: { ...quiz, question: '' } }, {}, '/nodes/0/quiz/question');
  await bad({ quiz: 'Why?' }, {}, '/nodes/0/quiz');
  await bad({ quiz: { ...quiz, answer: 'x' } }, {}, '/nodes/0/quiz/answer', 'unknown_member');
  await bad({ quiz: { ...quiz, if_wrong: 'ü'.repeat(4001) } }, {}, '/nodes/0/quiz/if_wrong');
  await bad({ quiz: { ...quiz, if_right: '\u001b[2J' } }, {}, '/nodes/0/quiz/if_right');
  const unfinished = [{ quiz }, { parent: 0, turn: 'Ae5>e7' }];
  assert.deepEqual((await answered(put(owner, id, 1, { version: 2, nodes: unfinished }), 200)).nodes, unfinished);
  const { nodes: plain, folded } = await read(reader);
  assert.deepEqual([plain, folded], [[{}, unfinished[1]], false], 'a question without an answer is not asked');
});

test('chapters are moved and deleted, never more than 64, and no number is used twice', async () => {
  const owner = await member();
  const { id } = await notebook(owner);
  for (const title of ['A', 'B', 'C']) await chapter(owner, id, { title });
  const order = (chapters) => owner.call('PATCH', `/notebooks/${id}`, { body: { chapters } });
  for (const wrong of [[1, 2], [1, 1, 2], [1, 2, 4], [1, 2, 'x']]) await answered(order(wrong), 422, 'bad_request', '/chapters');
  assert.deepEqual((await answered(order([3, 1, 2]), 200)).chapters.map(({ title }) => title), ['C', 'A', 'B']);
  await answered(owner.call('DELETE', `/notebooks/${id}/chapters/3`), 204);
  await answered(owner.call('DELETE', `/notebooks/${id}/chapters/3`), 404);
  assert.equal((await chapter(owner, id)).chapter, 4);
  await s.sql(`insert into notebook_chapter (notebook_id, number, place, title, game, variant, options, position, tree, nodes)
    select n.id, 100 + i, 100 + i, 'x', 'stratic', 'base', '{}', '${POSITION}', '[{}]', 1 from notebook n, generate_series(1, 61) i where n.public_id = '${id}'`);
  await answered(owner.post(`/notebooks/${id}/chapters`, chapter_of()), 422, 'bad_request', '/chapters');
  await s.sql(`update notebook_chapter c set nodes = 4937 from notebook n where n.id = c.notebook_id and n.public_id = '${id}' and number = 101`);
  const { body: { nodes } } = await owner.get(`/notebooks/${id}`);
  assert.equal(nodes, 5000);
  await answered(put(owner, id, 1, { version: 1, nodes: LINE }), 422, 'bad_request', '/nodes');
  assert.equal((await owner.get(`/notebooks/${id}/chapters/1`)).body.version, 1);
  await s.sql(`update notebook_chapter c set nodes = 1, tree = repeat('x', 4194304) from notebook n where n.id = c.notebook_id and n.public_id = '${id}' and number between 101 and 104`);
  const grown = await answered(put(owner, id, 1, { version: 1, nodes: LINE }), 429);
  assert.equal(grown.limit_key, 'notebooks.bytes');
  await answered(put(owner, id, 1, { version: 1, nodes: [{}], title: 'No longer' }), 200);
  await s.sql(`insert into notebook (public_id, owner_id, title, visibility) select 'zzzz' || lpad(translate(i::text, '0189', 'abcd'), 6, 'a'), n.owner_id, 'x', 'private'
    from notebook n, generate_series(1, 99) i where n.public_id = '${id}'`);
  const full = await answered(owner.post('/notebooks', { title: 'x' }), 429);
  assert.equal(full.limit_key, 'notebooks.account');
});

test('what an account that moderators closed shows, itself or by a program, is for its authors, and nobody joins them', async () => {
  const [owner, reader] = [await member(), await member()];
  const { account: program } = await answered(owner.post('/bots', { name: fresh('Writer'), kind: 'engine' }), 201);
  const { id } = await notebook(owner, { visibility: 'public' });
  await chapter(owner, id);
  const { author, invite } = await joined(owner, id);
  const closed = (at) => s.sql(`update account set closed_at = ${at} where public_id = '${owner.account.id}'`);
  const is_listed = async () => (await answered(reader.get('/notebooks'), 200)).items.some((item) => item.id === id);
  for (const holder of [owner.account, program]) {
    await s.sql(`update notebook set owner_id = a.id from account a where a.public_id = '${holder.id}' and notebook.public_id = '${id}'`);
    await closed('arena_now()');
    await answered(reader.get(`/notebooks/${id}`), 404, 'not_found');
    await answered(reader.get(`/notebooks/${id}/chapters/1`), 404, 'not_found');
    await answered(reader.put(`/notebooks/${id}/authors/me`, { invite }), 404, 'not_found');
    assert.equal(await is_listed(), false);
    await answered(author.get(`/notebooks/${id}`), 200);
    await closed('null');
    await answered(reader.get(`/notebooks/${id}`), 200);
    assert.equal(await is_listed(), true);
  }
  await answered(reader.put(`/notebooks/${id}/authors/me`, { invite }), 200);
});

test('a closed account leaves its notebooks to the other authors, and takes its own with it', async () => {
  const owner = await member(fresh('Leaver'));
  const shared = await notebook(owner, { visibility: 'public' });
  const alone = await notebook(owner, { visibility: 'public' });
  await chapter(owner, shared.id, { nodes: LINE });
  const { author } = await joined(owner, shared.id);
  const lines = (await owner.get('/me/export')).text.split('\n').filter(Boolean).map((line) => JSON.parse(line));
  assert.deepEqual(lines.filter(({ type }) => type === 'notebook').map((line) => [line.id, line.owner, line.chapters?.[0].nodes]),
    [[shared.id, true, LINE], [alone.id, true, undefined]]);
  await answered(owner.call('DELETE', '/me', { body: { password: PASSWORD } }), 204);
  await answered(nobody.get(`/notebooks/${alone.id}`), 404);
  const left = await answered(author.get(`/notebooks/${shared.id}`), 200);
  assert.deepEqual([left.owner, left.you, left.authors, left.chapters.length], [author.account.name, 'owner', [], 1]);
  assert.deepEqual([left.visibility, left.invites], ['private', false], 'the heir decides again who can see it');
});

/* The turns in which one piece moves and captures nothing, from the position after a line. */
async function moves_after(position, ...line) {
  const { legal } = await answered(nobody.post('/analysis', { game: 'stratic', variant: 'base', from: { position }, line: line.map((orders) => ({ orders })) }), 200);
  const name = ([x, y]) => `${String.fromCharCode(97 + x)}${y + 1}`;
  return legal.units.flatMap(({ kind, at, to }) => to.filter(({ sq, act }) => act === 'move' && sq.every((n) => n >= 0)).map(({ sq }) => `${kind}${name(at)}>${name(sq)}`));
}

test('a chapter with more lines than one save can have is saved in the pieces in which the page imports it', async () => {
  const owner = await member(), { id } = await notebook(owner);
  const nodes = [{}], position = 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,A@b4,f@c8,f@g8,c@j10';
  for (const turn of await moves_after(position)) {
    const replies = await moves_after(position, turn), parent = nodes.push({ parent: 0, turn }) - 1;
    nodes.push(...replies.map((reply) => ({ parent, turn: reply })));
  }
  await answered(owner.post(`/notebooks/${id}/chapters`, chapter_of({ from: { position }, nodes })), 422, 'bad_request', '/nodes');
  const [first, ...more] = pieces_of(nodes);
  let saved = await chapter(owner, id, { from: { position }, nodes: nodes.slice(0, first) });
  for (const end of more) {
    await s.shift_clock(60); // as the page waits for the limit
    saved = await answered(put(owner, id, 1, { version: saved.version, nodes: [...saved.nodes, ...nodes.slice(saved.nodes.length, end)] }), 200);
  }
  assert.deepEqual([more.length > 0, saved.nodes], [true, nodes]);
});

test('a link to a notebook has a preview and says how to embed it, where strangers can read it', async () => {
  const owner = await member(), { id } = await notebook(owner, { title: '<b>"Mounts" & more', visibility: 'unlisted' });
  await chapter(owner, id);
  const page = async (path, headers) => exchange(s.url + path, { headers });
  const { status, text } = await page(`/m/notebooks/${id}`);
  assert.equal(status, 200);
  assert.ok(text.includes('<title>&lt;b&gt;&quot;Mounts&quot; &amp; more</title>') && text.includes(`A notebook by ${owner.account.name}, 1 chapter`), text);
  assert.ok(text.includes(`content="${s.url}/icons/card-stratic.png"`) && text.includes(`href="${s.url}/notebooks/${id}"`), text);
  assert.equal((await page(`/notebooks/${id}`, { 'User-Agent': 'Discordbot/2.0' })).text, text);
  assert.match((await page(`/m/notebooks/${id}?lang=de`)).text, /Ein Notizbuch von [^<]*, 1 Kapitel/);
  const address = /type="application\/json\+oembed" href="([^"]*)"/.exec(text)[1];
  const told = JSON.parse((await exchange(`${address}?url=x&maxwidth=300`)).text);
  assert.deepEqual(told, { version: '1.0', type: 'rich', provider_name: 'Quadrivium', provider_url: s.url, title: '<b>"Mounts" & more', width: 300, height: 720,
    html: `<iframe src="${s.url}/notebooks/${id}/embed" width="300" height="720" title="&lt;b&gt;&quot;Mounts&quot; &amp; more" style="border:0"></iframe>` });
  assert.match((await page(`/notebooks/${id}/embed`)).headers['content-security-policy'], /frame-ancestors \*/);
  for (const wrong of ['maxwidth=-1', 'maxheight=99999999999', 'format=xml', 'lang=fr', 'callback=f']) assert.ok([400, 422].includes((await nobody.get(`/notebooks/${id}/oembed?${wrong}`)).status), wrong);
  await answered(owner.call('PATCH', `/notebooks/${id}`, { body: { visibility: 'private' } }), 200);
  for (const client of [nobody, owner]) await answered(client.get(`/notebooks/${id}/oembed`), 404, 'not_found');
  const hidden = await page(`/m/notebooks/${id}`), unknown = await page('/m/notebooks/aaaaaaaaaa');
  assert.deepEqual([hidden.status, hidden.text], [404, unknown.text]);
});
