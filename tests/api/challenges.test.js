// Sealed challenges: the commitment stands before, nobody reads a rule before the close, each account has one run, and all can be checked afterwards.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quad } from '../cli/quad.mjs';
import { bearer, fresh, PASSWORD, person } from '../lib/people.mjs';
import { stack, until } from '../lib/stack.mjs';

const s = await stack({ workers: 6 });
after(() => s.stop());
const folder = mkdtempSync(join(tmpdir(), 'challenge-'));
after(() => rmSync(folder, { recursive: true }));

let rules = 0;
/** A rule of its own for each season: everything goes into one bucket. */
const fresh_rule = (bucket) => `# hush ${++rules}: everything into bucket ${bucket}\n(bucket:${bucket})\n`;
const owner = { QUADRIVIUM_DATABASE_URL: s.conninfo };

const backdated = (number) => s.sql(`update challenge set announced_at = announced_at - interval '1 day', opens_at = arena_now() - interval '1 second' where number = ${number}`);
/** A season with these rules, open as if it had been announced yesterday; its number. */
async function season(texts, ...more) {
  const files = texts.map((text, i) => { const file = join(folder, `${rules}-${i}.txt`); writeFileSync(file, text); return file; });
  const { status, out, err } = quad(['challenge', 'new', ...more, ...files], '', owner);
  assert.equal(status, 0, err);
  const made = JSON.parse(out);
  assert.match(made.closes_at, /:\d\d\.000Z$/, 'whole seconds');
  await backdated(made.number);
  return made.number;
}

/** So many wrong tries, then boards without an error: at most so many moves. A board is read once. */
async function play(client, match, bucket, errors = 0, moves = Infinity) {
  for (let left = moves, wrong = errors; left > 0;) {
    const { turn, view } = (await client.get(`/matches/${match}/view`)).body, { over, board } = view.seats[0];
    if (over) return;
    const tries = [...Array(wrong).fill([board.pieces[0].piece, (bucket + 1) % 4]), ...board.pieces.slice(0, left).map(({ piece }) => [piece, bucket])];
    for (const [i, [piece, to]] of tries.entries())
      await client.put(`/matches/${match}/turns/${turn + i}/orders`, { orders: { type: 'move', piece, bucket: to } });
    left -= tries.length - wrong;
    wrong = 0;
  }
}
const start = async (client, number, n = 1) => (await client.post(`/challenges/${number}/rules/${n}/runs`, {})).body.match;
const resign = (client, match) => client.post(`/matches/${match}/resign`, { confirm: true });
const show = async (number, client = s.client()) => (await client.get(`/challenges/${number}`)).body;
const board = async (number, client = s.client(), query = '') => (await client.get(`/challenges/${number}/rules/1${query}`)).body;

const sorted = (value) => (value && typeof value === 'object' && !Array.isArray(value) ? Object.fromEntries(Object.keys(value).sort().map((key) => [key, sorted(value[key])])) : value);
/** The commitment to a revealed rule, by hand. */
function commitment(number, { n, variant, rules_version, options, seed, nonce }) {
  return createHash('sha256').update(JSON.stringify(sorted({ number, n, game: 'rulegame', variant, rules_version, options, seed, nonce }))).digest('hex');
}

/** The season ends now, and the clock daemon reveals it. */
async function close(number) {
  await s.sql(`update challenge set announced_at = announced_at - interval '1 day', opens_at = opens_at - interval '1 day', closes_at = arena_now() where number = ${number}`);
  return until(async () => { const shown = await show(number); return shown.status === 'revealed' && shown; }, { what: 'the reveal' });
}
async function pages(number, client = s.client()) {
  let text = '';
  for (let cursor = ''; ;) {
    const answer = await client.get(`/challenges/${number}/export${cursor}`);
    assert.equal(answer.status, 200, answer.text);
    text += answer.text;
    const { next } = JSON.parse(answer.text.trim().split('\n').at(-1));
    if (!next) return text;
    cursor = `?cursor=${next}`;
  }
}
function verify(text) {
  const { status, out, err } = quad(['challenge', 'verify', '-'], text);
  return { status, err, lines: out.trim().split('\n').filter(Boolean).map((line) => JSON.parse(line)) };
}

test('the arena announces a season before it opens, with commitments and without the rules', async () => {
  const first = await until(async () => (await s.client().get('/challenges')).body.items[0], { what: 'the first season' });
  assert.deepEqual([first.number, first.game, first.status, first.scheduled, first.rules_count], [1, 'rulegame', 'announced', true, 3]);
  assert.ok(first.announced_at < first.opens_at && first.opens_at < first.closes_at);
  const shown = await show(1);
  assert.deepEqual(shown.rules.map((rule) => [rule.n, rule.rule, rule.options, rule.seed, rule.nonce, rule.mine]), [1, 2, 3].map((n) => [n, null, null, null, null, null]));
  assert.ok(shown.rules.every((rule) => /^[0-9a-f]{64}$/.test(rule.commitment)));
  await (await person(s)).refuse(409, 'challenge_shut', 'POST', '/challenges/1/rules/1/runs', {});
  await s.client().refuse(403, 'sealed', 'GET', '/challenges/1/export');
  /* As soon as it has opened, the next one is announced: it opens when this one closes. */
  await s.sql("update challenge set announced_at = announced_at - interval '1 day', opens_at = arena_now() - interval '1 minute' where number = 1");
  const next = await until(async () => { const [newest] = (await s.client().get('/challenges')).body.items; return newest.number === 2 && newest; }, { what: 'the next season' });
  assert.deepEqual([next.status, next.opens_at], ['announced', (await show(1)).closes_at]);
});

test('requests that name nothing, or say too much, are refused', async () => {
  const client = await person(s), number = await season([fresh_rule(0)]);
  for (const path of ['/challenges/999', '/challenges/999/rules/1', '/challenges/999/export', `/challenges/${number}/rules/2`])
    await client.refuse(404, 'not_found', 'GET', path);
  for (const path of ['0', '-1', '1.5', 'x', '99999999999'].map((n) => `/challenges/${n}`)) await client.refuse(404, 'not_found', 'GET', path);
  for (const n of [0, 2, 9, 10]) await client.refuse(404, 'not_found', 'POST', `/challenges/${number}/rules/${n}/runs`, {});
  await client.refuse(422, 'unknown_member', 'POST', `/challenges/${number}/rules/1/runs`, { rules: 'mine' });
  await s.client().refuse(401, 'unauthenticated', 'POST', `/challenges/${number}/rules/1/runs`, {});
  for (const query of ['pool=x', 'limit=0', 'limit=1001']) await client.refuse(422, 'bad_request', 'GET', `/challenges/${number}/rules/1?${query}`);
  for (const query of ['limit=0', 'limit=101']) await client.refuse(422, 'bad_request', 'GET', `/challenges?${query}`);
  await client.refuse(422, 'bad_cursor', 'GET', '/challenges?cursor=x');
  const { body: list } = await client.get('/challenges?limit=1');
  assert.deepEqual([list.items[0].number, list.next], [number, String(number)]);
  assert.equal((await client.get(`/challenges?limit=1&cursor=${list.next}`)).body.items[0].number, number - 1);
  const stuck = join(folder, 'stuck.txt');
  writeFileSync(stuck, '(*,RED,*,*,0)\n');
  const refused = quad(['challenge', 'new', stuck], '', owner);
  assert.equal(refused.status, 1);
  assert.match(refused.err, /stalemate/);
  for (const hours of ['0', '-1', '99999999999999999999']) assert.equal(quad(['challenge', 'new', '--in', hours], '', owner).status, 1, 'not announced an hour before');
});

test('one run for each account, however often and at once it is asked for', async () => {
  const client = await person(s), number = await season([fresh_rule(0), fresh_rule(1)]);
  const all = await Promise.all([1, 2, 3].map(() => client.post(`/challenges/${number}/rules/1/runs`, {})));
  assert.equal(new Set(all.map((answer) => answer.body.match)).size, 1);
  assert.deepEqual(all.map((answer) => answer.status).sort(), [200, 200, 201]);
  const { match } = all[0].body;
  assert.notEqual(await start(client, number, 2), match);
  await resign(client, match);
  assert.equal(await start(client, number), match, 'a run is not begun again');
  const { rules: [mine] } = await show(number, client);
  assert.deepEqual(mine.mine, { match, ended: true, counts: true, solved: false, errors: 0, boards: 0, before: 0 });
});

test('people and programs stand on one board, by errors and then by boards; guests have no place', async () => {
  const number = await season([fresh_rule(0)]);
  const anna = await person(s, fresh('Anna')), bert = await person(s, fresh('Bert')), cora = await person(s, fresh('Cora')), guest = await s.guest();
  const { body: { account } } = await anna.post('/bots', { name: fresh('Robot'), kind: 'engine' });
  const robot = bearer(s, (await anna.post('/me/tokens', { label: 'runs', scopes: ['play', 'lobby'], bot: account.id })).body.token);
  for (const [client, errors] of [[anna, 3], [robot, 1], [guest, 0]]) await play(client, await start(client, number), 0, errors);
  /* Without an error, but an end before ten boards: not solved. */
  const short = await start(cora, number);
  await play(cora, short, 0, 0, 9 * 6);
  await resign(cora, short);
  await start(bert, number); // goes on, so it is on no board
  const all = await board(number, anna);
  assert.deepEqual(all.items.map((run) => [run.player, run.program, run.rank, run.solved, run.errors, run.boards, run.before]),
    [[account.name, true, 1, true, 1, 11, 1], [anna.account.name, false, 2, true, 3, 11, 1], [cora.account.name, false, null, false, 0, 9, 9]]);
  assert.deepEqual(all.items.map((run) => run.you), [false, true, false]);
  assert.deepEqual(all.items[1].errors_by_board, [3, ...Array(10).fill(0)]);
  assert.deepEqual(all.items[1].attempts_by_board, [9, ...Array(10).fill(6)]);
  assert.deepEqual((await board(number, anna, '?pool=programs')).items.map((run) => [run.player, run.rank]), [[account.name, 1]]);
  assert.deepEqual((await board(number, anna, '?pool=humans')).items.map((run) => run.rank), [1, null]);
  assert.deepEqual((await show(number)).rules.map((rule) => [rule.runs, rule.solved]), [[3, 2]]);
  /* Learning curves: people share 3 of 9 attempts and 0 of 6 at board 1. */
  assert.deepEqual(all.curves.people[0], { board: 1, runs: 2, share: Math.round(333333 / 2), low: 0, high: 333333 });
  assert.deepEqual(all.curves.programs[0], { board: 1, runs: 1, share: 142857, low: null, high: null });
  assert.deepEqual(all.curves.people.slice(9).map((point) => [point.runs, point.share]), Array(11).fill([1, 0]), 'a solved run counts as without error');
  /* A guest who registers gets a place. */
  await guest.post('/accounts', { name: fresh('Gustav'), password: 'correct horse 27 battery' });
  assert.deepEqual((await board(number)).items.map((run) => [run.rank, run.errors]), [[1, 0], [2, 1], [3, 3], [null, 0]]);
});

test('before the close nobody learns the rule, the seed or the nonce by any door, not even after their own run', async () => {
  const rule = fresh_rule(2), number = await season([rule]);
  const client = await person(s), stranger = await person(s);
  const match = await start(client, number);
  const secrets = await s.value(`select json_build_array(r.seed, r.nonce, m.nonce) from challenge_rule r, match m where r.challenge = ${number} and m.public_id = '${match}'`);
  const hidden = (answer) => assert.ok(![rule.trim(), 'hush', ...secrets].some((secret) => answer.text.includes(secret)), answer.text.slice(0, 300));
  const look = async () => {
    for (const path of ['', '/view', '/log', '/legal', '/view?format=compact']) hidden(await client.call('GET', `/matches/${match}${path}`));
    for (const path of ['', '/view', '/spectate', '/log', '/export', '/evaluations', '/promises', '/board.svg', '/board.png', '/replay.gif', '/messages', '/presence', '/oembed', '/ratings'])
      hidden(await stranger.call('GET', `/matches/${match}${path}`));
    for (const path of ['/me/export', '/me/inbox', '/matches?status=finished', `/challenges/${number}`, `/challenges/${number}/rules/1`]) hidden(await client.call('GET', path));
    for (const [path, body] of [[`/matches/${match}/fork`, { turn: 1 }], [`/matches/${match}/rematch`, {}], ['/analysis', { match, turn: 1 }]]) hidden(await client.call('POST', path, { body }));
    for (const path of ['', '/export', '/spectate', '/log', '/evaluations']) await stranger.refuse(403, 'sealed', 'GET', `/matches/${match}${path}`);
    await client.refuse(403, 'sealed', 'GET', `/matches/${match}/export`);
    await client.refuse(403, 'sealed', 'GET', `/challenges/${number}/export`);
    await client.refuse(403, 'sealed', 'POST', `/matches/${match}/fork`, { turn: 1 });
  };
  await look();
  const { body: header } = await client.get(`/matches/${match}`);
  assert.deepEqual(header.challenge, { number, rule: 1, sealed: true });
  await play(client, match, 2);
  assert.equal((await client.get(`/matches/${match}`)).body.status, 'finished');
  await look();
  assert.equal((await client.get(`/matches/${match}/view`)).status, 200, 'its player sees the last board');
  await close(number);
  const open = await stranger.get(`/matches/${match}/export`);
  assert.equal(open.body.options.rules, rule);
  assert.equal((await stranger.get(`/matches/${match}/spectate`)).status, 200);
});

test('after the close the rule is shown, the export can be checked by anybody, and what is forged is found', async () => {
  const texts = [fresh_rule(3), fresh_rule(1)], number = await season(texts);
  const anna = await person(s, fresh('Anna')), bert = await person(s, fresh('Bert'));
  await play(anna, await start(anna, number), 3, 2);
  await play(bert, await start(bert, number), 3, 1);
  const second = await start(anna, number, 2);
  await play(anna, second, 1, 0, 3);
  await resign(anna, second);
  const late = await start(bert, number, 2); // goes on at the close
  const before = await board(number);
  const shown = await close(number);
  for (const [i, rule] of shown.rules.entries()) {
    assert.equal(rule.rule, texts[i]);
    assert.equal(commitment(number, rule), rule.commitment);
  }
  await play(bert, late, 1);
  assert.deepEqual((await show(number, bert)).rules[1].mine, { match: late, ended: true, counts: false, solved: true, errors: 0, boards: 10, before: 0 });
  await (await person(s)).refuse(409, 'challenge_shut', 'POST', `/challenges/${number}/rules/1/runs`, {});
  assert.deepEqual(await board(number), before, 'what ends after the close changes nothing');
  const text = await pages(number), good = verify(text);
  assert.equal(good.status, 0, JSON.stringify(good.lines));
  assert.deepEqual(good.lines.at(-1), { ok: true, runs: 3, faults: 0 });
  assert.deepEqual(good.lines.slice(0, 2).map(({ rule, runs, solved }) => [rule, runs, solved]), [[1, 2, 2], [2, 1, 0]]);
  const [head, ...runs] = text.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(head.challenge.rules[0].board.map(({ match }) => match), before.items.map(({ match }) => match));
  assert.deepEqual(head.challenge.rules[0].curves, before.curves);
  /** The export with one thing changed. */
  const forged = (change) => { const lines = structuredClone([head, ...runs]); change(lines[0].challenge.rules[0], ...lines.slice(1)); return verify(lines.map((line) => JSON.stringify(line)).join('\n') + '\n'); };
  const FORGERIES = [
    [(rule) => { rule.rule = rule.rule.replace('hush', 'hash'); }, /commitment/],
    [(rule) => { rule.nonce = rule.nonce.replace(/^./, (c) => (c === '0' ? '1' : '0')); }, /commitment/],
    [(rule) => { rule.options.rules = '(bucket:0)\n'; rule.commitment = commitment(number, rule); }, /another rule/],
    /* A host who changes what a run is, in the head and in every record alike, does not keep to the commitment. */
    ...[(all) => { all.options.until_flawless = 1; }, (all) => { all.options.max_objects = 7; }, (all) => { all.rules_version += 1; }, (all) => { all.variant = 'other'; }]
      .map((change) => [(rule, ...runs) => { change(rule); for (const run of runs) if (run.record) change(run.record); }, /commitment/]),
    [(rule) => { rule.n = 1; rule.nonce = rule.nonce.slice(1); rule.commitment = commitment(number, rule); }, /64 hex/],
    [(rule) => { rule.nonce = `${rule.nonce}\n`; rule.commitment = commitment(number, rule); }, /64 hex/],
    [(rule) => { rule.seed = rule.seed.toUpperCase().replace(/^./, 'A'); rule.commitment = commitment(number, rule); }, /16/],
    [(rule, run) => { run.record.rules_version += 1; }, /./],
    [(rule, run) => { run.record.variant = 'other'; }, /./],
    [(rule, run) => { run.errors -= 1; }, /score/],
    [(rule, run) => { run.errors_by_board[0] = 0; }, /score/],
    [(rule, run) => { run.record.events.splice(1, 1); }, /./],
    [(rule, run) => { run.at = '2020-01-01T00:00:00.000Z'; }, /time/],
    [(rule, run, other) => { Object.assign(other, run); }, /already/],
    [(rule, run) => { run.program = true; }, /curves/],
    [(rule) => { rule.board.reverse(); }, /board/],
    [(rule) => { rule.curves.people[0].share += 1; }, /curves/],
  ];
  for (const [change, words] of FORGERIES) {
    const { status, lines } = forged(change);
    assert.equal(status, 1, `${words}`);
    assert.match(JSON.stringify(lines), words);
  }
  for (const cut of [text.slice(0, text.lastIndexOf('{"type":"end"')), text.split('\n').slice(1).join('\n'), '', '{}\n', 'x']) assert.equal(verify(cut).status, 1);
  const csv = (await s.client().get(`/challenges/${number}/export?format=csv`)).text.trim().split('\n');
  assert.equal(csv[0], 'challenge,rule,match,player,kind,program,solved,at,board,attempts,errors');
  assert.equal(csv.length, 1 + 11 + 11 + 1, 'a line for each board');
  for (const query of ['cursor=x', `cursor=${late.slice(0, -1)}`]) await s.client().refuse(422, 'bad_cursor', 'GET', `/challenges/${number}/export?${query}`);
  await s.client().refuse(422, 'bad_request', 'GET', `/challenges/${number}/export?format=xml`);
  const first = runs[0].match, rest = (await s.client().get(`/challenges/${number}/export?cursor=${first}`)).text.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(rest.map((line) => line.match), [runs[1].match, runs[2].match, undefined]);
});

test('a closed season stays as it is when a guest signs up or an account is deleted, except for the name; quad rebuild scores the runs again', async () => {
  const number = await season([fresh_rule(0)]), client = await person(s, fresh('Dora')), other = await person(s, fresh('Emil'));
  const guest = await s.guest();
  for (const [who, errors] of [[client, 1], [other, 2], [guest, 0]]) await play(who, await start(who, number), 0, errors);
  const all = () => s.sql("select string_agg(x::text, ';' order by x::text) from challenge_run x");
  const before = await all();
  await s.sql("update challenge_run set solved = not solved, attempts = '{1}', errors = '{1}' where at is not null");
  const rebuilt = quad(['rebuild'], '', owner);
  assert.equal(rebuilt.status, 0, rebuilt.err);
  assert.deepEqual(await all(), before);
  await close(number);
  const then = await board(number);
  const answer = await guest.post('/accounts', { name: fresh('Gero'), password: 'correct horse 27 battery' });
  assert.equal(answer.status, 201, answer.text);
  await client.delete('/me', { body: { password: PASSWORD } });
  const now = await board(number), [{ match }] = then.items;
  assert.deepEqual(now.items.map((run) => [run.player, run.rank]), [[`Former player ${match}`, 1], [other.account.name, 2]]);
  assert.deepEqual(now, { ...then, items: [{ ...then.items[0], player: `Former player ${match}` }, then.items[1]] });
  assert.deepEqual(verify(await pages(number)).lines.at(-1), { ok: true, runs: 2, faults: 0 });
  /* Renamed between two pages: their names are alike, their matches are not. */
  const [head, one, two, end] = (await pages(number)).trim().split('\n');
  assert.equal(verify([head, one, JSON.stringify({ ...JSON.parse(two), player: JSON.parse(one).player }), end, ''].join('\n')).status, 0);
});
