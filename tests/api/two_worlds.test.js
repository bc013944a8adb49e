// Two worlds over HTTP, Stratagem and CoSAIR: a running match is asked through every door, then everything that one viewer may not know is
// replaced in what the arena keeps of it (tests/games/worlds.h says what that is, from the rules), and asked again. It is the same match at
// the same moment, so every byte must be the same: status, headers, ETag, seq, length, body; and so must be the answer to each order that
// the viewer might try. What is told of turns that pass is compared in two lives: matches from one seed in which a viewer does the same and
// others do other things in secret. Stratic hides only setups (api/orders); for the Rule Game see api/rulegame_secrets.
//
// WORLDS: how many worlds for each viewer; `make test-long` asks for many.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { choose as choose_cosair } from '../games/cosair/player.mjs';
import { choose as choose_stratagem } from '../games/stratagem/player.mjs';
import { await_view, put_orders, view_of } from '../lib/play.mjs';
import { build, stack } from '../lib/stack.mjs';

const s = await stack({ workers: 6, env: { QUADRIVIUM_LIMIT_GUESTS: '100000' } }); // many worlds have many guests
after(() => s.stop());

const WORLDS = Number(process.env.WORLDS ?? 2), SHUFFLES = WORLDS > 2 ? 4 : 1;
const STRANGER = 16;

/* ---- a match in its middle game ---- */

async function table(game, count, settings = {}) {
  const seats = await Promise.all(Array.from({ length: count }, () => s.guest()));
  const { body: lobby } = await seats[0].post('/lobbies', { game, seats: count, clock: { mode: 'untimed' }, rated: false, ...settings });
  const invite = lobby.join_url && new URL(lobby.join_url, s.url).searchParams.get('invite');
  let full;
  for (const one of seats.slice(1)) ({ body: full } = await one.put(`/lobbies/${lobby.id}/seats/me`, invite ? { invite } : {}));
  assert.equal(full.status, 'started');
  return { match: full.match, lobby: lobby.id, seats, strangers: [s.client(), await s.guest()] };
}

const ask = (client, match) => async (orders) =>
  (await (orders ? client.post(`/matches/${match}/legal`, { orders }) : client.get(`/matches/${match}/legal`))).body;

/** Everybody hands in what `orders(seat, view)` says, and the turn is over. An order with a refused part would not be handed in: instead of
 * it, nothing is ordered. */
async function pass(t, game, orders) {
  t.views ??= await Promise.all(t.seats.map((client) => view_of(client, t.match)));
  const [{ turn }] = t.views, nothing = PROBES[game].order([]);
  for (const [seat, client] of t.seats.entries()) { // one after another: who was first is public
    let wish = await orders(seat, t.views[seat]);
    if (Object.keys(wish).length && (await client.put(`/matches/${t.match}/turns/${turn}/orders?dry_run=1`, { orders: wish })).body.rejected.length) wish = nothing;
    await put_orders(client, t.match, turn, wish);
  }
  t.views = await Promise.all(t.seats.map((client) => await_view(client, t.match, (view) => view.turn > turn)));
  return turn + 1;
}

/* ---- other worlds ---- */

/** The state the arena goes on from, as it keeps it. */
async function kept(t) {
  const row = await s.value(`select json_build_object('id', m.id, 'n', s.n, 'state', s.state::json,
      'behind', (select count(*) from match_event e where e.match_id = m.id and e.n > s.n and e.kind <> 'note'))
    from match m join match_snapshot s on s.match_id = m.id and s.n = m.snapshot_at where m.public_id = '${t.match}'`);
  assert.equal(row.behind, 0, 'a snapshot behind every event');
  return row;
}

const keep = (t, { id, n }, text) => s.sql(`update match_snapshot set state = '${text.replaceAll("'", "''")}' where match_id = ${id} and n = ${n}`);

/** Worlds that differ from `state` in what the viewer may not know, each as it is kept. */
const worlds = (game, state, viewer, seeds) => new Promise((resolve, reject) => {
  const child = spawn(join(build, 'tests/games/two_worlds'), [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const parts = [];
  child.stdout.on('data', (part) => parts.push(part));
  child.on('close', (code) => (code ? reject(new Error(`two_worlds ended with ${code}`)) : resolve(Buffer.concat(parts).toString().trimEnd().split('\n'))));
  child.stdin.end(JSON.stringify({ game, state, viewer, seeds }));
});

/* ---- looking ---- */

let looks = 100_000;

/** One answer, all of it but what names the request and the moment. */
async function said(client, method, path, options) {
  const { status, raw, text } = await client.call(method, path, options);
  const headers = raw.flatMap((name, i) => (i % 2 || /^(date|x-request-id)$/i.test(name) ? [] : [`${name}: ${raw[i + 1]}`]));
  return `${status} ${text.replace(/"request_id":"\w+"/, '').replace(/"now":"[^"]*"/g, '')} ${headers.join(' | ')}`;
}

/** A number as nobody has written it yet: each digit plain or encoded. */
const spelt = (number) => String(number).padStart(9, '0').replace(/\d/g, (digit, i) => (looks >> i & 1 ? `%3${digit}` : digit));

/** What can be read of the match: by a seat, or by a stranger. The front server keeps what it tells strangers for a second, under the
 * very letters of the address: so each look writes it otherwise. */
function addresses(t, turn, seated) {
  const own = ++looks;
  const open = ['', `/spectate?after=${own}`, `/spectate?format=compact&after=${own}`, `/board.svg?turn=${spelt(turn)}`, '/log', '/log?format=text', '/messages', '/export', '/ratings',
    `/evaluations?limit=${spelt(9)}`];
  const inside = ['/view', '/view?format=compact', `/view?turn=${turn - 1}`, '/legal', '/plan', '/notes', `/turns/${turn}/orders`, `/turns/${turn - 1}/orders`];
  return [...[...open, ...(seated ? inside : ['/view', '/legal'])].map((path) => `/matches/${t.match}${path}`), `/lobbies/${t.lobby}`, ...(seated ? ['/me/inbox'] : [])];
}

async function look(t, turn, client, seated) {
  const paths = addresses(t, turn, seated);
  const out = await Promise.all(paths.map(async (path) => [path.replace(/=[%\d]+/g, '=N'), await said(client, 'GET', path)]));
  for (const path of [`/matches/${t.match}`, ...(seated ? [`/matches/${t.match}/view`] : [])]) {
    const { etag } = await client.call('GET', path);
    if (etag) out.push([`${path}, unchanged`, await said(client, 'GET', path, { headers: { 'If-None-Match': etag } })]);
  }
  return out;
}

/* ---- probing with orders ---- */

/** The same numbers for the same seed. */
function dice(seed) {
  let x = seed >>> 0;
  return (below) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((x / 2 ** 32) * below);
  };
}

function shuffled(list, luck) {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = luck(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

const each = (list, make) => list.flatMap(make);

/** Every order that looks legal, of and at every place there is and one there is not. Of each game: the parts in any order, the order made
 * of parts, and the codes that would say that a probe is nonsense for everybody. */
const PROBES = {
  cosair: {
    parts(view) {
      const planets = [...view.planets.map(({ id }) => id), view.planets.length], agents = ['alpha', 'bravo', 'charlie'];
      const techs = ['autofabrication', 'biomodelling', 'armoured_cruiser', 'conscript_army', 'space_mines', 'fusion_drive', 'assault_cruiser', 'security_network', 'modern_medicine', 'orbital_engineering'];
      const items = ['cruiser', 'transport', 'freighter', 'colony_ship', 'mines', 'barracks', 'biosphere', 'factory', 'medicenter', 'starbase'];
      const missions = ['planet_info', 'nation_info', 'sabotage', 'unrest', 'hijack'];
      return [
        ...each([20, 50, 80], (rate) => ({ type: 'set_tax', rate })), { type: 'recruit_agent' },
        ...each(techs, (tech) => ({ type: 'set_research', tech })),
        ...each(planets, (planet) => [{ type: 'set_rush', planet, on: true }, { type: 'set_rush', planet, on: false }, ...items.map((item) => ({ type: 'set_queue', planet, items: [item] }))]),
        ...each(planets, (from) => [{ type: 'colonise', from, escort: 1 }, ...each(planets, (to) => [{ type: 'send_fleet', from, to, cruisers: 1, transports: 0 },
          { type: 'send_fleet', from, to, cruisers: 1, transports: 1 }])]),
        ...each(agents, (agent) => each(planets, (planet) => missions.map((mission) => ({ type: 'send_agent', agent, planet, mission })))),
      ];
    },
    order: (parts) => parts,
    nonsense: /unknown_(order|tech|item|mission)|bad_/,
  },
  stratagem: {
    parts(view) {
      const ids = view.provinces.map(({ code }) => code), units = ['militia', 'infantry', 'archers', 'cavalry', 'siege', 'knights', 'scout'];
      const near = (from) => view.provinces.find(({ code }) => code === from).adjacent;
      const who = view.players.filter(({ seat }) => seat !== view.you.seat).map(({ seat }) => `p${seat}`);
      return [
        ...each(ids, (from) => each(near(from), (to) => [{ moves: { from, path: [to], units: { militia: 1 } } }, { moves: { from, path: [to], units: { scout: 1 } } },
          ...each(near(to).slice(0, 1), (then) => ({ moves: { from, path: [to, then], units: { scout: 1 } } })), { routes: { from, to } }])),
        ...each(ids, (from) => ({ drop: { from, to: ids[0] } })),
        ...each(ids, (at) => [...each(['farm', 'mine', 'market', 'barracks', 'fortress', 'trade_post', 'watchtower'], (what) => ({ build: { at, what } })), ...units.map((unit) => ({ recruit: { at, unit, count: 1 } }))]),
        ...each(who, (other) => [{ break: other }, { notice: other }]),
      ];
    },
    order(parts) {
      const order = {};
      for (const part of parts) for (const [name, value] of Object.entries(part)) (order[name] ??= []).push(value);
      return order;
    },
    nonsense: /unknown|bad_/,
  },
};

const pieces = (list, most) => Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most));

/** What becomes of the probes, shuffled, so that each is judged behind others; nothing is kept of it. */
async function probe(t, turn, client, game, view, seed) {
  const { parts, order, nonsense } = PROBES[game], luck = dice(seed), all = parts(view);
  const dry = `/matches/${t.match}/turns/${turn}/orders?dry_run=1`;
  const out = [];
  for (let i = 0; i < SHUFFLES; i++) {
    const lists = pieces(shuffled(all, luck), 200).map(order);
    for (const orders of lists) out.push(['probes', await said(client, 'PUT', dry, { body: { orders, ready: false } })]);
    out.push(['legal behind probes', await said(client, 'POST', `/matches/${t.match}/legal`, { body: { orders: lists[0] } })]);
  }
  for (const [what, text] of out) {
    assert.match(text, /^200 /, what);
    assert.doesNotMatch(text, new RegExp(`"code":"(${nonsense.source})`), what);
  }
  for (const fate of ['accepted', 'rejected']) assert.ok(out.some(([, text]) => text.includes(`"${fate}":[{`)), `no probe is ${fate}`);
  return out;
}

/* ---- the comparison ---- */

/** The first place where two lists of answers differ, with what stands around it; null when they are the same. */
function difference(now, before) {
  const n = now.findIndex(([, text], i) => text !== before[i]?.[1]);
  if (n < 0) return now.length === before.length ? null : 'another number of answers';
  const [[what, a], [, b]] = [now[n], before[n]];
  let at = 0;
  while (a[at] === b[at]) at++;
  return `${what}\n${a.slice(Math.max(0, at - 150), at + 200)}\n<>\n${b.slice(Math.max(0, at - 150), at + 200)}`;
}

const MATCHES = [
  { game: 'cosair', count: 3, turn: 26, every: 5, choose: choose_cosair },
  { game: 'stratagem', count: 4, turn: 7, every: 1, choose: choose_stratagem },
];

for (const wish of MATCHES) {
  const { game, count } = wish, { parts, order } = PROBES[game];
  test(`worlds that differ in what a viewer may not know are the same to them, to the byte: ${game}`, { timeout: 1_400_000 }, async () => {
    const t = await table(game, count);
    let turn = 1;
    while (turn < wish.turn) turn = await pass(t, game, (seat, view) => (turn % wish.every === 1 % wish.every ? wish.choose(view, ask(t.seats[seat], t.match)) : order([])));
    /* Not handed in; a nation that has left the game in another world is refused there. */
    const draft = async (seat, list) => {
      const { status, text } = await t.seats[seat].call('PUT', `/matches/${t.match}/turns/${turn}/orders`, { body: { orders: order(list), ready: false } });
      assert.ok(status === 200 || text.includes('not_in_game'), text);
    };
    for (const seat of t.seats.keys()) await draft(seat, []);
    const base = await kept(t);
    const here = JSON.stringify(base.state);
    const views = await Promise.all(t.seats.map((client) => said(client, 'GET', `/matches/${t.match}/view`)));
    for (const viewer of [...t.seats.keys(), STRANGER]) {
      const seated = viewer !== STRANGER, clients = seated ? [t.seats[viewer]] : t.strangers;
      const own = seated && (await view_of(t.seats[viewer], t.match)).view;
      const all = async (strict) => {
        for (const client of clients) client.strict = strict; // what is the same to the byte is held against openapi.yaml once
        const out = [];
        for (const client of clients) out.push(...await look(t, turn, client, seated));
        if (seated) out.push(...await probe(t, turn, clients[0], game, own, 1 + viewer));
        return out;
      };
      await keep(t, base, here);
      const before = await all(true);
      assert.ok(before.filter(([, text]) => text.startsWith('200')).length >= 8, before.map(([path, text]) => `${path} ${text.slice(0, 40)}`).join('\n'));
      for (const [i, world] of (await worlds(game, base.state, viewer, Array.from({ length: WORLDS }, (_, n) => 1000 * viewer + n))).entries()) {
        assert.notEqual(world, 'null');
        await keep(t, base, world);
        const others = [...t.seats.keys()].filter((seat) => seat !== viewer), luck = dice(100 * viewer + i);
        const theirs = await Promise.all(others.map((seat) => said(t.seats[seat], 'GET', `/matches/${t.match}/view`)));
        assert.ok(theirs.some((text, n) => text !== views[others[n]]), `world ${i} of viewer ${viewer} is no other world to anybody`);
        for (const seat of others) await draft(seat, shuffled(parts((await view_of(t.seats[seat], t.match)).view), luck).slice(0, 40));
        assert.equal(difference(await all(false), before), null, `viewer ${viewer}, world ${i}`);
        for (const seat of others) await draft(seat, []);
      }
    }
    await keep(t, base, here);
  });
}

/* ---- two lives ---- */

/** The viewer is seat 0. `scheme`: what a schemer does that nobody else has a right to notice; everybody else plays like the viewer. */
const LIVES = {
  cosair: {
    count: 3, turns: 9, schemers: [1, 2], choose: (view) => (view.turn === 1 ? [{ type: 'set_tax', rate: 60 }, { type: 'set_queue', planet: 0, items: ['cruiser', 'transport'], repeat: true }] : []),
    scheme: (view, luck) => shuffled([{ type: 'set_tax', rate: 20 + 10 * luck(4) }, { type: 'recruit_agent' }, { type: 'set_research', tech: luck(2) ? 'biomodelling' : 'space_mines' },
      { type: 'set_queue', planet: view.your_planets[0].id, items: shuffled(['cruiser', 'transport', 'cruiser'], luck) }], luck).slice(0, 1 + luck(4)),
  },
  /* Militia and infantry cost no gold, which is public; the homes of p2 and p3 are out of p0's sight. */
  stratagem: {
    count: 4, turns: 4, schemers: [2, 3], choose: () => ({}),
    scheme: (view, luck) => ({ recruit: [{ at: view.you.capital, unit: luck(2) ? 'militia' : 'infantry', count: 1 }].slice(luck(3) === 0) }),
  },
};

/** An answer without what differs between any two matches: ids, people, times, the seal of the seed, and lengths and sums of these. */
function plain(t, names, [path, text]) {
  const people = [...t.seats, ...t.strangers].filter((client) => client.account).map((client, i) => [client.account.id, `ID${i}`]);
  const hidden = [[t.match, 'MATCH'], [t.lobby, 'LOBBY'], ...people, ...names.map((name, i) => [name, `NAME${i}`])];
  return [path.replace(t.match, 'MATCH').replace(t.lobby, 'LOBBY'), hidden.reduce((all, [from, to]) => all.replaceAll(from, to), text)
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME').replace(/"(used|bank)_ms":\d+/g, '').replace(/\b[0-9a-f]{64}\b|"[0-9a-f]{20,32}"/g, 'SUM').replace(/Content-Length: \d+/, '')];
}

for (const [game, { count, turns, schemers, choose, scheme }] of Object.entries(LIVES))
  test(`two lives of other players look the same to everybody without a right to know: ${game}`, { timeout: 600_000 }, async () => {
    for (let n = 0; n < (WORLDS > 2 ? 20 : 1); n++) {
      const lives = await Promise.all([1, 2].map(async (which) => {
        const t = await table(game, count, { private: true, seed: (0xb300 + n).toString(16).padStart(16, '0'), spectators: 'public' });
        return { t, luck: dice(10 * n + which), names: t.seats.map((client) => client.account.name), told: [] };
      }));
      for (let turn = 1; turn <= turns; turn++) {
        await Promise.all(lives.map(({ t, luck }) => pass(t, game, (seat, view) => (schemers.includes(seat) ? scheme(view.view, luck) : choose(view)))));
        if (turn > 1 && turn < turns) continue;
        for (const { t, names, told } of lives)
          for (const client of [t.seats[0], ...t.strangers]) told.push(...(await look(t, turn + 1, client, client === t.seats[0])).map((answer) => plain(t, names, answer)));
      }
      assert.ok(lives[0].told.length > 60);
      assert.equal(difference(lives[0].told, lives[1].told), null);
      for (const seat of schemers) {
        const [one, other] = await Promise.all(lives.map(async ({ t, names }) => plain(t, names, ['', await said(t.seats[seat], 'GET', `/matches/${t.match}/view`)])[1]));
        assert.notEqual(one, other, `schemer ${seat} did the same in both`);
      }
    }
  });
