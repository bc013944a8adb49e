// Two requests about one thing meet inside their transactions, in either order, held before the first and before the last thing they write. What
// comes of it is what comes of the one after the other.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { interleaver } from '../lib/interleave.mjs';
import { settled } from '../lib/endless.mjs';
import { begun, PATIENT, play_line, seat_path, turn } from '../lib/play.mjs';
import { person } from '../lib/people.mjs';
import { stack, until } from '../lib/stack.mjs';

const s = await stack({ workers: 10 });
await settled(s); // nobody else writes to a match while writes are counted, and no deadline falls
const driver = await interleaver(s);
after(async () => {
  await driver.stop();
  await s.stop();
});

const people = await Promise.all(Array.from({ length: 3 }, () => s.guest()));
const role = (name) => people.findIndex((one) => one.account.name === name);

/** All that is kept of a match, without its names and moments; fails where events have gaps. */
async function match_facts(match) {
  const row = JSON.parse(await driver.ask(`select jsonb_build_object('status', status, 'turns', turns, 'owes', owes, 'taken_back', taken_back, 'events', events, 'result', result,
      'offers', (select jsonb_agg(kind || ' ' || status || ' ' || accepted order by id) from offer where match_id = m.id),
      'kinds', (select coalesce(jsonb_agg(n || ' ' || kind || ' ' || turn order by n), '[]') from match_event where match_id = m.id),
      'orders', (select count(*) from match_order where match_id = m.id) + (select count(sender) from match_event where match_id = m.id), 'active', (select jsonb_agg(active order by seat) from match_seat where match_id = m.id))
    from match m where public_id = '${match}'`));
  assert.deepEqual(row.kinds.map((kind) => parseInt(kind)), row.kinds.map((_, i) => i + 1), 'events have no gaps');
  assert.equal(row.kinds.length, row.events);
  return row;
}

async function lobby_facts(lobby) {
  const { status, match, seats } = (await people[0].get(`/lobbies/${lobby}`)).body;
  const rows = Number(await driver.ask(`select count(*) from match where id = (select match_id from lobby where public_id = '${lobby}')`));
  assert.equal(rows, match ? 1 : 0);
  assert.equal(Boolean(match), status === 'started');
  return { status, seats: seats.map((seat) => (seat.name === null ? null : role(seat.name))), match: match && await match_facts(match) };
}

const [south, north, third] = people;
const answer_offer = (client, t, accept) => () => client.call('PUT', `/matches/${t.match}/offers/${t.offer}`, { body: { accept } });
const resign = (client, t) => () => client.call('POST', `/matches/${t.match}/resign`, { body: { confirm: true } });
const move = (client, t, n) => () => client.call('PUT', seat_path(t.match, n), { body: { orders: turn('--') } });
const offered = async (t, kind) => ({ ...t, offer: (await t.south.post(`/matches/${t.match}/offers`, { kind })).body.offer.id });

/** Each kind of thing: how it begins, what may be done about it, what is kept of it. */
const KINDS = {
  'a table: joining the last seat, leaving, calling off': {
    begin: async () => {
      const { body: { id } } = await south.post('/lobbies', { game: 'cosair', seats: 3, clock: PATIENT });
      await north.put(`/lobbies/${id}/seats/me`, {});
      return id;
    },
    acts: (id) => [
      () => third.call('PUT', `/lobbies/${id}/seats/me`, { body: {} }), () => north.call('DELETE', `/lobbies/${id}/seats/me`), () => south.call('DELETE', `/lobbies/${id}`),
    ],
    facts: lobby_facts,
  },
  'a draw: accepting, taking the offer back, resigning, moving': {
    begin: async () => offered(await begun({ url: s.url, ...seated }), 'draw'),
    acts: (t) => [answer_offer(t.north, t, true), answer_offer(t.south, t, false), resign(t.north, t), move(t.south, t, 1)],
    facts: (t) => match_facts(t.match),
  },
  'a takeback: accepting, moving, resigning': {
    begin: async () => {
      const t = await begun({ url: s.url, ...seated }, { rated: false });
      await play_line(t, ['Fa2>a3']);
      return offered(t, 'takeback');
    },
    acts: (t) => [answer_offer(t.north, t, true), move(t.north, t, 2), resign(t.south, t)],
    facts: (t) => match_facts(t.match),
  },
};

/* ---- two people ---------------------------------------------------------------------------------------------- */

const [one, other] = await Promise.all([person(s), person(s)]);
const friend = (me, them) => `/me/friends/${encodeURIComponent(them.account.name)}`;
const asks = (me, them) => () => me.call('PUT', friend(me, them), { body: {} });
const ends = (me, them) => () => me.call('DELETE', friend(me, them));
const blocks = (me, them) => () => me.call('PATCH', `/me/players/${encodeURIComponent(them.account.name)}`, { body: { blocked: true } });

const talk = (me, them) => `/me/conversations/${encodeURIComponent(them.account.name)}`;
const writes = (me, them) => () => me.call('POST', `${talk(me, them)}/messages`, { body: { text: `from ${me.account.name}` } });
const deletes = (me, them) => () => me.call('DELETE', talk(me, them));

/** Nothing stands between them; then these acts, one after the other. */
const between = (...acts) => async () => {
  await driver.ask('delete from direct_message; delete from conversation; delete from lobby_invitation; delete from friendship; delete from acquaintance; delete from attempt');
  for (const act of acts) assert.ok((await act()).status < 300);
};

/** What is kept of the two; of friends, not which of them has asked first. */
async function friend_facts() {
  const states = await Promise.all([[one, other], [other, one]].map(async ([me, them]) => (await me.get(friend(me, them))).body.state));
  const rows = await driver.ask(`select coalesce(json_agg(json_build_object('friends', since is not null, 'declined', declined_at is not null, 'asker', case when since is null then a.name end)), '[]')
    from friendship join account a on a.id = asker_id`);
  const requests = await Promise.all([one, other].map(async (me) => (await me.get('/me/inbox')).body.friend_requests));
  return { states, rows: JSON.parse(rows), requests };
}

/** What each of the two has of their conversation, what is new to them, and what is stored. */
async function talk_facts() {
  const sides = await Promise.all([[one, other], [other, one]].map(async ([me, them]) => {
    const { items, refusal } = (await me.get(talk(me, them))).body;
    return { items: items.map(({ n, mine }) => [n, mine]), refusal, news: (await me.get('/me/inbox')).body.conversations.map(({ unread }) => unread) };
  }));
  return { sides, stored: await driver.ask('select count(*) from direct_message'), written: await driver.ask('select sum(written) from conversation') };
}

Object.assign(KINDS, {
  'a conversation: writing from both sides, deleting it from both, a block': {
    begin: between(asks(one, other), asks(other, one), writes(one, other), writes(other, one)),
    acts: () => [writes(one, other), writes(other, one), deletes(one, other), deletes(other, one), blocks(other, one)],
    facts: talk_facts,
  },
  'two strangers: asking from both sides, a block': {
    begin: between(),
    acts: () => [asks(one, other), asks(other, one), blocks(other, one)],
    facts: friend_facts,
  },
  'a request: accepting, declining, withdrawing, a block from either side': {
    begin: between(asks(one, other)),
    acts: () => [asks(other, one), ends(other, one), ends(one, other), blocks(one, other), blocks(other, one)],
    facts: friend_facts,
  },
  'two friends: ending it from both sides, a block': {
    begin: between(asks(one, other), asks(other, one)),
    acts: () => [ends(one, other), ends(other, one), blocks(one, other)],
    facts: friend_facts,
  },
  'an invitation: accepting, declining, withdrawing, the end of the friendship': {
    begin: async () => {
      await between(asks(one, other), asks(other, one))();
      return (await one.post('/lobbies', { game: 'stratic', clock: PATIENT, invitation: { player: other.account.name } })).body.id;
    },
    acts: (id) => [
      () => other.call('PUT', `/lobbies/${id}/seats/me`, { body: {} }), () => other.call('DELETE', `/lobbies/${id}/invitation`, { body: { answer: 'No' } }),
      () => one.call('DELETE', `/lobbies/${id}`), ends(one, other),
    ],
    facts: async (id) => {
      const { status, match, invitation } = (await one.get(`/lobbies/${id}`)).body;
      assert.equal(Boolean(match), status === 'started');
      return { status, declined: invitation.declined, answer: invitation.answer, ...await friend_facts() };
    },
  },
});

const sitting = [south, north];
let next = 0;
const seated = { guest: () => sitting[next++ % 2] };

/** Things begun until two acts on one of them meet: another match has another worker. Resolves to the thing and both answers. */
async function meeting(begin, acts, n) {
  for (let i = 0; i < 20; i++) {
    const thing = await begin();
    const answers = await driver.meet(...acts(thing), n);
    if (answers) return { thing, answers };
  }
  throw new Error('the two never met');
}

const told = (answers) => answers.map(({ status, body }) => [status, body?.code ?? null]);

for (const [name, { begin, acts, facts }] of Object.entries(KINDS))
  test(name, async () => {
    const count = acts(await begin()).length;
    /** One after the other: what is answered and kept, and how much the first one writes. */
    const serial = async (a, b) => {
      const thing = await begin();
      const list = acts(thing);
      const answers = [];
      const writes = await driver.writes(async () => answers.push(await list[a]()));
      answers.push(await list[b]());
      return { writes, outcome: { answers: told(answers), facts: await facts(thing) } };
    };
    const alone = {};
    for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) if (a !== b) alone[`${a}${b}`] = await serial(a, b);
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++) {
        if (a === b) continue;
        const { writes, outcome } = alone[`${a}${b}`];
        assert.ok(writes > 0, `act ${a} of ${name} writes`);
        for (const n of new Set([1, writes])) {
          const { thing, answers } = await meeting(begin, (one) => [acts(one)[a], acts(one)[b]], n);
          const got = { answers: told(answers), facts: await facts(thing) };
          const swapped = alone[`${b}${a}`].outcome;
          const other = { answers: swapped.answers.toReversed(), facts: swapped.facts };
          const matches = (wanted) => { try { assert.deepEqual(got, wanted); return true; } catch { return false; } };
          if (!matches(other)) assert.deepEqual(got, outcome, `act ${a} held before write ${n} of ${writes}, then act ${b}`);
        }
      }
    }
  });

test('closing a turn at its deadline, held before each of its writes: an order that comes then is told, and the turn is closed once', async () => {
  const begin = () => begun({ url: s.url, ...seated }, { clock: { mode: 'correspondence', turn_seconds: 86_400 } });
  /** The deadline falls (set by no write that the triggers count); resolves when the turn is closed. */
  const close = (t) => async () => {
    await driver.ask(`set session_replication_role = replica; update match set deadline = arena_now() where public_id = '${t.match}'; reset session_replication_role`);
    await until(async () => await driver.ask(`select turns[1] from match where public_id = '${t.match}'`) === '2', { every: 5, what: 'the close' });
  };
  const alone = await begin();
  const writes = await driver.writes(close(alone));
  assert.ok(writes > 2, `${writes} writes`);
  const wanted = await match_facts(alone.match);
  for (let n = 1; n <= writes; n++) {
    const { thing: t, answers: [, late] } = await meeting(begin, (one) => [close(one), move(one.south, one, 1)], n);
    assert.deepEqual([late.status, late.body.code], [409, 'turn_closed'], `before write ${n}`);
    assert.deepEqual(await match_facts(t.match), wanted, `before write ${n}`);
  }
});
