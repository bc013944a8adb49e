// Experiments with hidden rules: a plan corrected by its error messages, ten people at once, transcripts that score the same again;
// and that nobody learns what is not theirs to know.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build, stack } from '../lib/stack.mjs';

const s = await stack({ workers: 6, env: { QUADRIVIUM_UNLISTED: '1' } });
after(() => s.stop());

const HEAD = 'rule_id,max_boards,min_points,max_points,min_objects,max_objects,min_shapes,max_shapes,min_colors,max_colors,feedback_switches,give_up_at';
const SECRET = '# the turning secret\n(*,*,*,*,[!p*[0,1,2,3],p+1])\n';
const row = (rule, rest = '2,2,10,3,4,2,3,2,3,free,1') => `${rule},${rest}`;
const files = {
  'trial-lists/a.csv': `${HEAD}\n${row('turn')}\n${row('red')}\n`,
  'trial-lists/b.csv': `${HEAD}\n${row('red')}\n${row('turn')}\n`,
  'rules/turn.txt': SECRET,
  'rules/red.txt': '(*,*,*,*,[0,2])\n',
};
const plan = { title: 'The turning secret, spring', shown_title: 'A sorting task', consent: 'I am of age and take part freely.', files };

async function make(owner, more = {}) {
  const made = await owner.post('/experiments', { ...plan, ...more });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}
async function running(owner, more = {}) {
  const id = await make(owner, more);
  assert.equal((await owner.patch(`/experiments/${id}`, { status: 'running' })).status, 200);
  return id;
}
const ask = (who, method, path, body) => who.call(method.toUpperCase(), path, body === undefined ? {} : { body });
const enrol = (who, id, body = { consent: true }) => ask(who, 'post', `/experiments/${id}/enrolments`, body);

/** Play a series to its end, trying what was not refused yet in an order of one's own; gives every answer's text. */
async function play(who, match, luck) {
  const heard = [];
  for (let tries = 0; tries < 400; tries++) {
    const view = await who.get(`/matches/${match}/view`);
    heard.push(view.text);
    if (view.body.status === 'finished') return heard;
    const { body: legal, text } = await who.get(`/matches/${match}/legal`);
    heard.push(text);
    const orders = legal.orders[(tries * 7 + luck) % legal.orders.length];
    const got = await who.put(`/matches/${match}/turns/${view.body.turn}/orders`, { orders });
    assert.equal(got.status, 200, got.text);
    heard.push(got.text);
  }
  throw new Error('the series does not end');
}

const quad = (words, input) => new Promise((resolve) => {
  const child = execFile(join(build, 'quad'), words, { maxBuffer: 1 << 28 }, (error, out, err) => resolve({ status: error?.code ?? 0, out, err }));
  child.stdin.end(input);
});
const lines = (text) => text.split('\n').filter(Boolean).map((line) => JSON.parse(line));

test('a plan is corrected by its error messages, started, and stays as it is', async () => {
  const owner = await s.guest();
  const broken = { ...plan, files: { ...files, 'trial-lists/b.csv': `${HEAD}\nblue,2,2,10,4,4,2,3,2,3,free,1\n${row('turn').replace(',free', '')}\n` } };
  const refused = await ask(owner, 'post', '/experiments', broken);
  assert.deepEqual([refused.status, refused.body.code], [422, 'bad_plan']);
  assert.deepEqual(refused.body.errors.map((e) => [e.path, e.code]),
    [['trial-lists/b.csv:2:1', 'missing_rule'], ['trial-lists/b.csv:3:25', 'column_mismatch']]);
  assert.deepEqual((await owner.get('/experiments')).body.items, []);

  const kept = await owner.post('/experiments', { ...broken, draft: true });
  assert.deepEqual([kept.status, kept.body.status, kept.body.report.error_count], [201, 'draft', 2]);
  const x = `/experiments/${kept.body.id}`;
  assert.equal((await ask(owner, 'patch', x, { status: 'running' })).body.code, 'bad_plan');
  assert.equal((await ask(owner, 'patch', x, { status: 'closed' })).body.code, 'bad_request');

  const first = { ...broken, files: { ...broken.files, 'rules/blue.txt': '(*,*,blue,*,)\n' } };
  const dry = await s.client().post('/experiments/check', first);
  assert.deepEqual(dry.body.faults.filter((f) => f.severity === 'error').map((f) => [f.file, f.line, f.column, f.code]),
    [['rules/blue.txt', 1, 13, 'rule_parse_error'], ['trial-lists/b.csv', 3, 25, 'column_mismatch']]);
  assert.equal((await ask(owner, 'put', x, first)).body.code, 'bad_plan');
  const mended = await owner.put(x, plan);
  assert.deepEqual([mended.status, mended.body.report.ok, mended.body.lists], [200, true, [{ list: 'a', rows: 2 }, { list: 'b', rows: 2 }]]);
  const started = await owner.patch(x, { status: 'running' });
  assert.deepEqual([started.status, started.body.status], [200, 'running']);
  for (const again of [await ask(owner, 'put', x, plan), await ask(owner, 'patch', x, { status: 'running' }), await ask(owner, 'delete', x)])
    assert.deepEqual([again.status, again.body.code], [409, 'experiment_started']);
  assert.deepEqual((await owner.get('/experiments')).body.items.map((i) => [i.title, i.status, i.lists]), [[plan.title, 'running', 2]]);
  assert.equal((await owner.patch(x, { status: 'closed' })).body.status, 'closed');
  assert.equal((await ask(owner, 'patch', x, { status: 'closed' })).body.code, 'experiment_closed');
});

test('ten people at once are spread evenly, and what they did scores the same again', async () => {
  const owner = await s.guest();
  const id = await running(owner), x = `/experiments/${id}`;
  const people = await Promise.all(Array.from({ length: 10 }, () => s.guest()));
  const refused = await enrol(people[0], id, {});
  assert.deepEqual([refused.status, refused.body.code], [422, 'consent_needed']);
  const joined = await Promise.all(people.map((who) => enrol(who, id)));
  assert.deepEqual(joined.map((j) => j.status), Array(10).fill(201));
  const even = (await owner.get(`${x}/progress`)).body;
  assert.deepEqual(even.lists.map((l) => [l.list, l.participants, l.playing]), [['a', 5, 5], ['b', 5, 5]]);

  const heard = await Promise.all(people.map(async (who, i) => {
    const texts = [];
    for (let at = joined[i].body; at.status === 'playing'; at = (await enrol(who, id)).body) {
      assert.equal((await enrol(who, id)).body.match, at.match, 'coming back gives the same series');
      texts.push(...await play(who, at.match, i), (await who.get(`/matches/${at.match}`)).text, (await who.get(`/matches/${at.match}/log`)).text);
    }
    texts.push((await who.get(x)).text, (await who.get('/me/inbox')).text, (await who.get('/me/export')).text);
    return texts;
  }));
  for (const text of heard.flat())
    assert.ok(!/secret|turn\.txt|\[!p|trial-lists|rule_id|"rules"|"initial_boards"|"cond_|"seed"|"accepts"/.test(text), `a participant was told: ${text.slice(0, 300)}`);

  const progress = (await owner.get(`${x}/progress`)).body;
  assert.deepEqual([progress.participants, progress.complete, progress.playing], [10, 10, 0]);
  for (const list of progress.lists) {
    assert.deepEqual(list.series.map((r) => [r.series, r.finished, r.mastery.length, r.boards.length]), [[1, 5, 5, 2], [2, 5, 5, 2]]);
    assert.ok(list.series.every((r) => r.boards.every((b) => b.count === 5 && b.mean_attempts_milli >= 3000)));
  }

  const transcripts = await owner.get(`${x}/transcripts?format=ndjson`);
  const told = lines(transcripts.text);
  assert.deepEqual(told.at(-1), { type: 'end', count: told.length - 1, next: null });
  const count = (type) => told.filter((line) => line.type === type).length;
  assert.deepEqual([count('participant'), count('series'), count('board')], [10, 20, 40]);
  assert.ok(told.filter((l) => l.type === 'participant').every((l) => l.consent_at));
  const again = await quad(['experiments', 'rescore', '-'], transcripts.text);
  const [score] = lines(again.out);
  assert.deepEqual([again.status, score.series, score.equal, score.attempts, score.different], [0, 20, 20, count('attempt'), []]);

  // A transcript that was altered does not.
  const altered = told.map((l) => (l.type === 'board' && l.board === 2 ? { ...l, points: l.points + 1 } : l)).map((l) => JSON.stringify(l)).join('\n');
  const other = await quad(['experiments', 'rescore', '-'], altered);
  assert.deepEqual([other.status, lines(other.out)[0].equal], [1, 0]);

  // The table has the same attempts, and from its columns alone come the same errors and points.
  const csv = (await owner.get(`${x}/transcripts?format=csv`)).text.trim().split('\r\n').map((line) => line.split(','));
  const column = Object.fromEntries(csv[0].map((name, i) => [name, i]));
  assert.equal(csv.length - 1, count('attempt'));
  const boards = new Map();
  for (const cells of csv.slice(1)) {
    const key = [0, column.series, column.board].map((i) => cells[i].replaceAll('"', '')).join(':'), board = boards.get(key) ?? { halves: 0 };
    board.halves += Number(cells[column.half_cost]) - (cells[column.code] === '0' && cells[column.kind] === '"move"' ? 2 : 0);
    if (cells[column.points]) board.points = Number(cells[column.points]);
    boards.set(key, board);
  }
  for (const line of told.filter((l) => l.type === 'board'))
    assert.deepEqual(boards.get(`${line.participant}:${line.series}:${line.board}`), { halves: line.half_errors, points: line.points });

  const unknown = await ask(owner, 'get', `${x}/transcripts?format=csv&table=nothing`);
  assert.equal(unknown.status, 422);
  for (const table of ['attempts', 'boards', 'series', 'guesses', 'participants']) assert.ok(unknown.body.detail.includes(table), unknown.body.detail);

  // Nothing of it says who they are.
  const all = [transcripts.text, ...await Promise.all(['attempts', 'boards', 'series', 'guesses', 'participants'].map(async (t) => (await owner.get(`${x}/transcripts?format=csv&table=${t}`)).text)),
    (await owner.get(`${x}/participants`)).text, (await owner.get(x)).text, JSON.stringify(progress)].join('\n');
  for (const [i, who] of people.entries())
    for (const word of [who.account.id, who.account.name, joined[i].body.match]) assert.ok(!all.includes(word), `${word} is in what the owner sees`);
});

test('somebody who walks away comes back to the same series; after an hour another takes the place', async () => {
  const owner = await s.guest(), id = await running(owner), x = `/experiments/${id}`;
  const [first, second, third, fourth] = await Promise.all(Array.from({ length: 4 }, () => s.guest()));
  const a = (await enrol(first, id)).body;
  await s.shift_clock(3700);
  await enrol(second, id); // list a again: who came first is gone
  const lists = async () => (await owner.get(`${x}/participants`)).body.items.map((p) => [p.list, p.status]);
  assert.deepEqual(await lists(), [['a', 'gone'], ['a', 'playing']]);
  const back = await enrol(first, id);
  assert.deepEqual([back.status, back.body.match, back.body.participant], [200, a.match, a.participant]);
  await enrol(third, id);
  assert.deepEqual((await lists())[2], ['b', 'playing']);
  const [, of_second] = (await owner.get(`${x}/participants`)).body.items;
  assert.equal((await owner.patch(`${x}/participants/${of_second.participant}`, { defective: true })).body.defective, true);
  await enrol(fourth, id);
  assert.deepEqual((await lists())[3], ['a', 'playing'], 'a defective one is not counted');
  await owner.patch(x, { status: 'closed' });
  assert.equal((await enrol(await s.guest(), id)).body.code, 'experiment_closed');
  await play(first, a.match, 3);
  const done = (await enrol(first, id)).body;
  assert.deepEqual([done.status, done.match], ['closed', null]);
});

test('giving up, guesses, picks and property pieces are told and scored the same again', async () => {
  const owner = await s.guest();
  const more = {
    'trial-lists/a.csv': `${HEAD},images,free_wrong_cost,x2_after,x4_after\ncats,3,2,10,4,4,,,,,free,1,zoo/*,0.5,2,4\nturn,3,2,10,4,4,2,3,2,3,free,0,,,,\n`,
    'shapes/zoo/properties.csv': 'image,species\ncat,cat\ndog,=cmd|calc\n', 'rules/cats.txt': '(species:cat,bucket:1) (bucket:3)\n', 'rules/turn.txt': SECRET,
  };
  const id = await running(owner, { files: more, consent: '' }), who = await s.guest();
  const first = (await enrol(who, id, {})).body;
  await who.post(`/matches/${first.match}/acts`, { act: { type: 'guess', text: '=HYPERLINK("x")', confidence: 3 } });
  await play(who, first.match, 2);
  const second = (await enrol(who, id)).body;
  const view = (await who.get(`/matches/${second.match}/view`)).body;
  await who.put(`/matches/${second.match}/turns/${view.turn}/orders`, { orders: { type: 'pick', piece: 0 } });
  assert.equal((await who.post(`/matches/${second.match}/acts`, { act: { type: 'give_up' } })).status, 200);
  assert.equal((await enrol(who, id)).body.status, 'complete');
  const { text } = await owner.get(`/experiments/${id}/transcripts`);
  const again = await quad(['experiments', 'rescore', '-'], text);
  assert.deepEqual(lines(again.out)[0].different, []);
  assert.equal(lines(again.out)[0].equal, 2);
  assert.deepEqual(lines(text).filter((l) => l.kind === 'pick' || l.kind === 'give_up').slice(-2).map((l) => l.kind), ['pick', 'give_up']);
  const guesses = (await owner.get(`/experiments/${id}/transcripts?format=csv&table=guesses`)).text;
  assert.match(guesses, /,"'=HYPERLINK\(""x""\)",3\r\n$/);
  for (const table of ['attempts', 'boards', 'series', 'guesses'])
    for (const cell of (await owner.get(`/experiments/${id}/transcripts?format=csv&table=${table}`)).text.split(/[,\n]/))
      assert.ok(!/^"?[=+\-@]/.test(cell), `a cell begins like a formula: ${cell}`);
});

test('to strangers an experiment, and to all but its participant its matches, do not exist', async () => {
  const owner = await s.guest(), stranger = await s.guest(), who = await s.guest();
  const draft = await make(owner), id = await running(owner);
  const unknown = await ask(stranger, 'get', '/experiments/aaaaaaaaaa');
  const face = ({ body: { request_id, ...rest } }) => rest;
  const bodies = { put: plan, patch: { status: 'running' } };
  for (const at of [draft, id])
    for (const [method, path] of [['get', '/participants'], ['get', '/progress'], ['get', '/transcripts'], ['put', ''], ['patch', ''], ['delete', ''], ['patch', '/participants/aaaaaaaaaa']]) {
      const answer = await ask(stranger, method, `/experiments/${at}${path}`, path.startsWith('/participants/') ? { defective: true } : bodies[method]);
      assert.deepEqual([method, path, answer.status, face(answer)], [method, path, 404, face(unknown)]);
    }
  assert.deepEqual(face(await ask(stranger, 'get', `/experiments/${draft}`)), face(unknown));
  assert.deepEqual(face(await enrol(stranger, draft)), face(unknown));
  assert.deepEqual((await stranger.get(`/experiments/${id}`)).body, { id, owner: false, shown_title: plan.shown_title, consent: plan.consent, status: 'running', you: null });
  assert.equal((await s.client().get(`/experiments/${id}`)).status, 200);
  assert.equal((await enrol(owner, id)).body.code, 'forbidden');

  const { match } = (await enrol(who, id)).body;
  const closed = ['', '/view', '/spectate', '/board.svg', '/log', '/export', '/evaluations', '/messages', '/legal', '/ratings'];
  const tried = async (when) => {
    for (const person of [stranger, owner, s.client()])
      for (const path of closed) assert.ok([404, 401].includes((await ask(person, 'get', `/matches/${match}${path}`)).status), `${path} ${when}`);
    const link = Object.assign(s.client(), { strict: false }); // nginx's own page
    assert.equal((await ask(link, 'get', `//m/${match}`)).status, 404);
    assert.equal((await ask(stranger, 'post', `/matches/${match}/fork`, { turn: 1 })).status, 404);
    for (const path of ['/spectate', '/export', '/evaluations']) assert.equal((await ask(who, 'get', `/matches/${match}${path}`)).status, 404);
  };
  await tried('while it is played');
  await play(who, match, 5);
  await tried('after its end');
  assert.equal((await ask(who, 'post', `/matches/${match}/fork`, { turn: 1 })).status, 404);
  assert.equal((await ask(who, 'post', `/matches/${match}/rematch`, {})).status, 404);
  const header = (await who.get(`/matches/${match}`)).body;
  assert.deepEqual([header.status, header.seed, header.nonce, header.options.rules, header.options.cond_train], ['finished', undefined, undefined, undefined, undefined]);
  assert.equal((await who.get(`/matches/${match}/view`)).body.view.rules, undefined);
  for (const list of [`/matches?status=finished&player=${encodeURIComponent(who.account.name)}`, `/players/${encodeURIComponent(who.account.name)}/matches?status=finished`])
    assert.ok(!(await stranger.get(list)).text.includes(match));
});

test('what I take part in is in my own export, and an account that goes ends its experiments', async () => {
  const owner = await s.guest(), who = await s.guest(), id = await running(owner);
  const { participant } = (await enrol(who, id)).body;
  const mine = lines((await who.get('/me/export')).text).find((l) => l.type === 'experiment_part');
  assert.deepEqual([mine.experiment, mine.participant, mine.consent], [id, participant, plan.consent]);
  assert.ok(lines((await owner.get('/me/export')).text).some((l) => l.type === 'experiment' && l.id === id));
  await owner.call('DELETE', '/me', { body: {} });
  assert.equal((await enrol(await s.guest(), id)).body.code, 'experiment_closed');
});

test('a token with the scope does what its owner may, others do not', async () => {
  const owner = s.client();
  const name = `researcher-${Date.now() % 100000}`;
  await owner.post('/accounts', { name, password: 'long enough for anybody' });
  const token = async (scopes) => {
    const { body } = await owner.post('/me/tokens', { label: 'lab', scopes });
    const client = s.client();
    return (path) => client.call('GET', path, { headers: { Authorization: `Bearer ${body.token}` } });
  };
  const id = await make(owner);
  const [lab, player] = [await token(['experiments']), await token(['play'])];
  assert.equal((await lab(`/experiments/${id}`)).body.title, plan.title);
  assert.equal((await player('/experiments')).body.code, 'insufficient_scope');
});
