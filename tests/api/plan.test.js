// Queued orders: lines of play answered by themselves, cancelled by any surprise, and nobody else's to see.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack } from '../lib/stack.mjs';
import { FORMATION, await_view, begun, play_line, put_orders, seat_path, table, turn, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 6 });
after(() => s.stop());

const slow = { rated: false, clock: { mode: 'correspondence', turn_seconds: 86400 } };
const path = (match) => `/matches/${match}/plan`;
const queue = async (client, match, n, lines) => (await client.put(path(match), { turn: n, lines: lines.map((line) => line.map(turn)) })).body;
const queued = async (client, match) => (await client.get(path(match))).body;
const at_turn = (client, match, n) => await_view(client, match, (view) => view.turn >= n);

/* Asked for at every news of the seat's own until nothing waits any more. */
const settled = async (client, match) => {
  for (;;) {
    const plan = await queued(client, match);
    if (plan.turn === null) return plan;
    await view_of(client, match, `?after=${(await view_of(client, match)).seq}&wait=1`);
  }
};

/** North waits for South's first turn. */
const waiting = () => begun(s, slow);

test('a turn that was foreseen is answered by itself, line after line', async () => {
  const t = await waiting();
  const plan = await queue(t.north, t.match, 1, [['Fa2>a3', 'Fa9>a8', 'Fb2>b3', 'Fb9>b8'], ['Fa2>a3', 'Fa9>a8', 'Fc2>c3', '--'], ['--', '--']]);
  assert.deepEqual([plan.turn, plan.cancelled], [1, null]);
  assert.deepEqual(plan.texts[0], ['Fa2>a3', 'Fa9>a8', 'Fb2>b3', 'Fb9>b8']);
  assert.deepEqual(await queued(t.north, t.match), plan);
  await put_orders(t.south, t.match, 1, turn('Fa2>a3'));
  const view = await at_turn(t.south, t.match, 3);
  assert.deepEqual([view.turn, view.owes], [3, true]);
  const rest = await queued(t.north, t.match);
  assert.deepEqual([rest.turn, rest.texts], [3, [['Fb2>b3', 'Fb9>b8'], ['Fc2>c3', '--']]]);
  await put_orders(t.south, t.match, 3, turn('Fc2>c3'));
  await at_turn(t.south, t.match, 5);
  assert.deepEqual(await queued(t.north, t.match), { turn: null, lines: [], texts: [], cancelled: null });
  const log = (await s.client().get(`/matches/${t.match}/log?format=text`)).text;
  assert.match(log, /Fa9>a8/);
  assert.equal(await s.value(`select planned from match where public_id = '${t.match}'`), 0);
});

test('any surprise cancels all lines, and only their owner reads why', async () => {
  const t = await waiting();
  await queue(t.north, t.match, 1, [['Fa2>a3', 'Fa9>a8']]);
  await put_orders(t.south, t.match, 1, turn('Fb2>b3'));
  assert.deepEqual((await settled(t.north, t.match)).cancelled, { turn: 2, reason: 'surprise' });
  assert.deepEqual([(await view_of(t.north, t.match)).turn, (await view_of(t.north, t.match)).owes], [2, true]);
  assert.deepEqual(await queued(t.south, t.match), { turn: null, lines: [], texts: [], cancelled: null });
  await put_orders(t.north, t.match, 2, turn('--'));
  await queue(t.north, t.match, 3, [['Fc2>c3', '--']]);
  assert.equal((await queued(t.north, t.match)).cancelled, null);
});

test('an offer that waits for an answer, a takeback and a resignation leave nothing to be played', async () => {
  const t = await waiting();
  await queue(t.north, t.match, 1, [['Fa2>a3', 'Fa9>a8']]);
  await t.south.post(`/matches/${t.match}/offers`, { kind: 'draw' });
  await put_orders(t.south, t.match, 1, turn('Fa2>a3'));
  assert.deepEqual((await settled(t.north, t.match)).cancelled, { turn: 2, reason: 'offer' });
  assert.equal((await view_of(t.north, t.match)).offers.length, 1);
  const u = await waiting();
  await play_line(u, ['Fa2>a3', '--']);
  await queue(u.north, u.match, 3, [['Fb2>b3', '--']]);
  const { offer } = (await u.south.post(`/matches/${u.match}/offers`, { kind: 'takeback' })).body;
  await u.north.put(`/matches/${u.match}/offers/${offer.id}`, { accept: true });
  assert.deepEqual((await queued(u.north, u.match)).cancelled, { turn: 3, reason: 'takeback' });
  await put_orders(u.south, u.match, 3, turn('Fb2>b3'));
  await queue(u.south, u.match, 4, [['--', '--']]);
  await u.north.post(`/matches/${u.match}/resign`, { confirm: true });
  assert.deepEqual((await settled(u.south, u.match)).cancelled, null);
  assert.equal((await view_of(u.south, u.match)).turn, 4);
});

test('a truce delays what is queued, and giving it up is silent', async () => {
  const t = await waiting();
  await queue(t.north, t.match, 1, [['Fa2>a3', 'Fa9>a8']]);
  const { offer } = (await t.north.post(`/matches/${t.match}/offers`, { kind: 'truce' })).body;
  await t.south.put(`/matches/${t.match}/offers/${offer.id}`, { accept: true });
  await t.north.refuse(409, 'game_paused', 'PUT', path(t.match), { turn: 1, lines: [[turn('--'), turn('--')]] });
  const resume = (await t.north.post(`/matches/${t.match}/offers`, { kind: 'resume' })).body.offer;
  await t.south.put(`/matches/${t.match}/offers/${resume.id}`, { accept: true });
  await put_orders(t.south, t.match, 1, turn('Fa2>a3'));
  await at_turn(t.south, t.match, 3);
  await queue(t.north, t.match, 3, [['Fb2>b3', '--']]);
  assert.equal((await t.north.delete(path(t.match))).status, 204);
  assert.equal((await t.north.delete(path(t.match))).status, 204);
  await put_orders(t.south, t.match, 3, turn('Fb2>b3'));
  assert.deepEqual(await queued(t.north, t.match), { turn: null, lines: [], texts: [], cancelled: null });
  assert.equal((await view_of(t.north, t.match)).owes, true);
});

test('what cannot be queued is said at its place, and nothing is stored', async () => {
  const t = await waiting();
  const bad = (lines) => t.north.call('PUT', path(t.match), { body: { turn: 1, lines } });
  const faults = async (lines) => (await bad(lines)).body.errors.map((e) => e.path.split('/').slice(0, 4).join('/'));
  assert.deepEqual(await faults([[turn('--'), turn('--')], [turn('Fa2>a9'), turn('--')]]), ['/lines/1/0']);
  assert.deepEqual(await faults([[turn('--'), turn('Fa2>a3')]]), ['/lines/0/1'], 'not mine to move');
  assert.deepEqual(await faults([[turn('--'), turn('--'), turn('Fa2>a3')]]), ['/lines/0']);
  assert.deepEqual(await faults([]), ['/lines']);
  assert.deepEqual(await faults('--'), ['/lines']);
  assert.deepEqual(await faults([[]]), ['/lines/0']);
  assert.deepEqual(await faults([[turn('--'), turn('--')], [turn('--'), turn('Fa9>a8')]]), ['/lines/1/1'], 'two answers to one turn');
  assert.deepEqual(await faults(Array.from({ length: 21 }, () => [turn('--'), turn('--')])), ['/lines']);
  await t.north.refuse(409, 'stale_turn', 'PUT', path(t.match), { turn: 2, lines: [[turn('--'), turn('--')]] });
  await t.south.refuse(409, 'plan_not_now', 'PUT', path(t.match), { turn: 1, lines: [[turn('--'), turn('--')]] });
  await (await s.guest()).refuse(403, 'not_seated', 'GET', path(t.match));
  await (await s.guest()).refuse(403, 'not_seated', 'PUT', path(t.match), { turn: 1, lines: [[turn('--'), turn('--')]] });
  assert.deepEqual((await t.north.put(`${path(t.match)}?dry_run=1`, { turn: 1, lines: [[turn('--'), turn('--')]] })).body.texts, [['--', '--']]);
  assert.equal((await queued(t.north, t.match)).turn, null);
  const live = await begun(s, { rated: false, clock: { mode: 'live', turn_seconds: 600 } });
  await live.north.refuse(422, 'plan_not_allowed', 'PUT', path(live.match), { turn: 1, lines: [[turn('--'), turn('--')]] });
  const placing = await table(s, slow);
  await placing.north.refuse(409, 'plan_not_now', 'PUT', path(placing.match), { turn: 0, lines: [[turn('--'), turn('--')]] });
});

const preview = async (client, match, body = {}) => (await client.post(`${path(match)}/preview`, body)).body;

test('a line is tried on a board: who is to move, what may follow, what was said; the rules alone', async () => {
  const t = await waiting();
  const now = await preview(t.north, t.match);
  assert.deepEqual([now.turn, now.seat, now.line, now.standing.over], [1, 0, [], false]);
  assert.deepEqual(now.view.pieces, (await view_of(t.north, t.match)).view.pieces);
  const { game, variant, ...legal } = (await t.south.get(`/matches/${t.match}/legal`)).body;
  assert.deepEqual([game, variant, now.legal], ['stratic', 'base', legal], 'what the other side may play');
  const one = await preview(t.north, t.match, { turn: 1, line: [turn('Fa2>a3')] });
  assert.deepEqual([one.turn, one.seat, one.line[0].text], [2, 1, 'Fa2>a3']);
  assert.ok(one.line[0].tell.length > 0);
  const both = await preview(t.north, t.match, { line: [one.line[0].orders, 'Fa9>a8'] });
  assert.deepEqual([both.turn, both.seat, both.line.map((entry) => entry.text)], [3, 0, ['Fa2>a3', 'Fa9>a8']]);
  for (const secret of ['advice', 'position', 'options']) assert.equal(secret in both, false, secret);
  const begun_turn = await preview(t.north, t.match, { partial: both.line[0].orders });
  assert.notDeepEqual(begun_turn.legal, now.legal, 'what may follow unfinished orders');
  assert.equal((await view_of(t.north, t.match)).turn, 1);
  assert.deepEqual((await preview(t.south, t.match)).legal, now.legal, 'the seat to move may try its own as well');
});

test('what a preview shows is what the match becomes, and what is queued is what was tried', async () => {
  const t = await waiting();
  const line = ['Fa2>a3', 'Fa9>a8'];
  const tried = await preview(t.north, t.match, { line });
  const plan = await queue(t.north, t.match, 1, [line]);
  assert.deepEqual(plan.lines[0], tried.line.map((entry) => entry.orders));
  assert.deepEqual(plan.texts[0], tried.line.map((entry) => entry.text));
  await put_orders(t.south, t.match, 1, turn('Fa2>a3'));
  await at_turn(t.south, t.match, 3);
  assert.deepEqual((await view_of(t.south, t.match)).view, tried.view);
});

test('a preview refuses what cannot be queued, at its place; strangers and other matches are refused', async () => {
  const t = await waiting();
  const bad = async (body) => (await t.north.call('POST', `${path(t.match)}/preview`, { body })).body.errors.map((e) => e.path.split('/').slice(0, 3).join('/'));
  assert.deepEqual(await bad({ line: [turn('--'), turn('Fa9>a2')] }), ['/line/1']);
  assert.deepEqual(await bad({ line: ['what?'] }), ['/line/0']);
  assert.deepEqual(await bad({ line: [null] }), ['/line/0']);
  assert.deepEqual(await bad({ line: '--' }), ['/line']);
  assert.deepEqual(await bad({ line: Array.from({ length: 21 }, () => '--') }), ['/line']);
  assert.deepEqual(await bad({ partial: 7 }), ['/partial/type']);
  assert.deepEqual(await bad({ advise: { nodes: 1 } }), ['/advise']);
  const url = `${path(t.match)}/preview`;
  await t.north.refuse(409, 'stale_turn', 'POST', url, { turn: 2 });
  await (await s.guest()).refuse(403, 'not_seated', 'POST', url, {});
  await s.client().refuse(401, 'unauthenticated', 'POST', url, {});
  const live = await begun(s, { rated: false, clock: { mode: 'live', turn_seconds: 600 } });
  await live.north.refuse(422, 'plan_not_allowed', 'POST', `${path(live.match)}/preview`, {});
  const placing = await table(s, slow);
  await put_orders(placing.south, placing.match, 0, FORMATION);
  await placing.south.refuse(409, 'plan_not_now', 'POST', `${path(placing.match)}/preview`, {});
  await t.south.post(`/matches/${t.match}/resign`, { confirm: true });
  await t.north.refuse(409, 'game_over', 'POST', url, {});
});

test('after a takeback the preview counts turns as the match does', async () => {
  const t = await waiting();
  await play_line(t, ['Fa2>a3', '--']);
  const { offer } = (await t.north.post(`/matches/${t.match}/offers`, { kind: 'takeback' })).body;
  await t.south.put(`/matches/${t.match}/offers/${offer.id}`, { accept: true });
  const view = await view_of(t.south, t.match);
  const now = await preview(t.south, t.match);
  assert.deepEqual([now.turn, now.seat], [view.turn, 1]);
  assert.equal((await preview(t.south, t.match, { line: ['--'] })).line[0].tell[0].turn, view.turn);
});

/** Everything somebody may read of a match, byte for byte. */
async function all_of(client, t, seated) {
  const paths = [`/matches/${t.match}`, `/matches/${t.match}/spectate`, `/matches/${t.match}/log`, `/matches/${t.match}/log?format=text`, `/matches/${t.match}/messages`, '/matches'];
  if (seated) paths.push(`/matches/${t.match}/view`, `/matches/${t.match}/view?format=compact`, `/matches/${t.match}/legal`, '/me/inbox', path(t.match), seat_path(t.match, 1));
  const answers = [];
  for (const one of paths) {
    const got = await client.call('GET', one);
    answers.push([one, got.status, got.etag, got.text]);
  }
  return answers;
}

test('nobody else can tell that something is queued, changed, or given up', async () => {
  const t = await waiting();
  const stranger = s.client();
  const look = async () => [await all_of(t.south, t, true), await all_of(stranger, t, false)];
  const before = await look();
  await queue(t.north, t.match, 1, [['Fa2>a3', 'Fa9>a8']]);
  assert.deepEqual(await look(), before);
  await queue(t.north, t.match, 1, [['Fb2>b3', 'Fa9>a8'], ['--', '--']]);
  await preview(t.north, t.match, { line: ['Fb2>b3'] });
  await t.north.delete(path(t.match));
  await queue(t.north, t.match, 1, [['--', '--']]);
  assert.deepEqual(await look(), before);
  const seq = (await view_of(t.south, t.match)).seq;
  const poll = t.south.get(`/matches/${t.match}/view?after=${seq}&wait=2`);
  await t.north.delete(path(t.match));
  assert.equal((await poll).body.seq, seq, 'a long poll of the other side sleeps on');
});

test('two worlds: with and without queued orders that are not played, all that others read is the same', async () => {
  const worlds = [];
  for (const plans of [[], [['Fa2>a3', 'Fa9>a8']]]) {
    const t = await waiting();
    if (plans.length) await queue(t.north, t.match, 1, plans);
    const receipt = await put_orders(t.south, t.match, 1, turn('Fb2>b3'));
    if (plans.length) assert.equal((await settled(t.north, t.match)).cancelled.reason, 'surprise');
    await put_orders(t.north, t.match, 2, turn('--'));
    await t.south.post(`/matches/${t.match}/resign`, { confirm: true });
    const names = (await t.south.get(`/matches/${t.match}`)).body.seats.map((seat) => seat.name);
    const same = (text) => names.reduce((all, name, i) => all.replaceAll(name, `P${i}`), text.replaceAll(t.match, 'M')).replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"T"')
      .replace(/[0-9a-f]{32,64}/g, 'H').replace(/"used_ms":\d+/g, 'U').replace(/"seed":"\w+"/g, 'S');
    const texts = [receipt.text];
    for (const one of ['/spectate', '/log', '/log?format=text', '/export']) texts.push((await s.client().get(`/matches/${t.match}${one}`)).text);
    texts.push((await t.south.get(`/matches/${t.match}/view`)).text);
    worlds.push(texts.map(same));
  }
  assert.deepEqual(worlds[1], worlds[0]);
});

test('a turn in the same moment as the plan for it: played or stale, never both and never twice', async () => {
  for (let round = 0; round < 8; round++) {
    const t = await waiting();
    const acts = [
      () => t.north.call('PUT', path(t.match), { body: { turn: 1, lines: [[turn('Fa2>a3'), turn('Fa9>a8')]] } }),
      () => t.south.call('PUT', seat_path(t.match, 1), { body: { orders: turn('Fa2>a3') } }),
      () => t.north.call('PUT', seat_path(t.match, 2), { body: { orders: turn('Fb9>b8') } }),
    ];
    const answers = await Promise.all(acts.map((_, i) => acts[(i + round) % 3]()));
    const [plan, move, own] = [0, 1, 2].map((act) => answers[(act - round + 9) % 3]);
    assert.equal(move.status, 200);
    assert.ok(plan.status === 200 || ['stale_turn'].includes(plan.body.code), plan.text);
    assert.ok(own.status === 200 || own.status === 409, own.text);
    if (plan.status === 200) {
      await settled(t.north, t.match);
      assert.equal((await view_of(t.south, t.match)).turn, 3);
    }
    const turns = (await s.client().get(`/matches/${t.match}/log`)).body.items.filter((item) => item.kind === 'turn');
    assert.equal(turns.length, plan.status === 200 || own.status === 200 ? 2 : 1);
  }
});
