// Tournaments of every format, played to their end by scripted clients while processes are killed; conditions, waiting lists and attacks.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bearer, crowd, established, fresh, person, unrated } from '../lib/people.mjs';
import { FORMATION, put_orders, turn } from '../lib/play.mjs';
import { reaches, stack, until } from '../lib/stack.mjs';
import { enter, made, play_out, round_of, shown, standings } from '../lib/tournaments.mjs';

// A child of the clock daemon dies at its second pairing and at its 20th match, again and again; the next one goes on.
const s = await stack({ workers: 4, env: { QUADRIVIUM_UNLISTED: '1', QUADRIVIUM_FAIL: 'tournament.paired:2:kill,tournament.started:20:kill,tournament.after_commit:7:kill' } });
after(() => s.stop());

const watcher = s.client();
const start = (host, id) => host.patch(`/tournaments/${id}`, { status: 'running' });
const all_games = async (id, rounds) => (await Promise.all(Array.from({ length: rounds }, (_, i) => round_of(watcher, id, i + 1)))).flatMap((round) => round.items);
const pair_of = (game) => game.players.map(({ number }) => number).sort((a, b) => a - b).join();
const matches_in = (id) => s.value(`select count(*) from tournament_game g join tournament t on t.id = g.tournament_id where t.public_id = '${id}' and match_id is not null`);
const sum = (items, of) => items.reduce((all, item) => all + of(item), 0);

test('sixteen players finish a Swiss of four rounds while the daemon and the workers are killed', { timeout: 600_000 }, async () => {
  const clients = await crowd(s, 16);
  const id = await made(clients[0], { rounds: 4, max_players: 16, when_full: true });
  await enter(id, clients);
  const done = await play_out(watcher, id, clients, (round) => s.kill(round % 2 ? 'quad-clock' : 'worker'));
  assert.deepEqual([done.status, done.round, done.rounds, done.reason], ['finished', 4, 4, null]);
  const games = await all_games(id, 4);
  assert.equal(games.length, 32);
  assert.equal(new Set(games.map(pair_of)).size, 32, 'nobody meets twice');
  assert.equal(new Set(games.map((game) => game.match)).size, 32, 'every game has a match of its own');
  assert.equal(await matches_in(id), 32);
  const { items } = await standings(watcher, id);
  assert.equal(sum(items, (line) => line.score), 64);
  assert.deepEqual([items[0].number, items[0].place, items[0].score, items[0].games], [1, 1, 8, 4]);
  for (const line of items) {
    assert.equal(line.cross.length, 4);
    const white = line.cross.filter((game) => game.seat === 0).length;
    assert.ok(Math.abs(2 * white - 4) <= 4, 'colours');
    assert.equal(sum(line.cross, (game) => game.score), line.score);
  }
  const header = (await watcher.get(`/matches/${games[0].match}`)).body;
  assert.deepEqual(header.tournament, { id, name: 'Test tournament', format: 'swiss', round: 1, rounds: 4, no_show_at: null });
  const live = (await watcher.get(`/tournaments/${id}/live`)).body;
  assert.deepEqual([live.standings, live.round, live.tournament.status], [await standings(watcher, id), await round_of(watcher, id, 4), 'finished']);

  const trf = (await watcher.get(`/tournaments/${id}/export?format=trf`)).text.split('\n').filter((line) => line.startsWith('001'));
  assert.equal(trf.length, 16);
  const best = trf[0];
  assert.deepEqual([best.slice(4, 8), best.slice(80, 84), best.slice(85, 89)], ['   1', ' 4.0', '   1']);
  for (const [i, cross] of items[0].cross.entries())
    assert.equal(best.slice(89 + 10 * i, 99 + 10 * i), `  ${String(cross.opponents[0]).padStart(4)} ${cross.seat ? 'b' : 'w'} 1`);
  const csv = (await watcher.get(`/tournaments/${id}/export?format=csv`)).text.trim().split('\r\n');
  assert.equal(csv.length, 17);
  const whole = (await watcher.get(`/tournaments/${id}/export`)).body;
  assert.deepEqual([whole.rounds.length, whole.standings.items.length], [4, 16]);
});

test('in a four-seat round robin of eight everybody sits everywhere once', { timeout: 600_000 }, async () => {
  const clients = await crowd(s, 8);
  const id = await made(clients[0], { game: 'nullgame', variant: 'council', options: { peeks: 0 }, seats: 4, format: 'round_robin', max_players: 8, when_full: true });
  await enter(id, clients);
  const done = await play_out(watcher, id, clients, (round) => round === 2 && s.kill('quad-clock'));
  assert.deepEqual([done.status, done.rounds, done.seats], ['finished', 4, 4]);
  const { items } = await standings(watcher, id);
  assert.equal(sum(items, (line) => line.score), 4 * 2 * 12);
  for (const line of items) {
    assert.deepEqual(line.cross.map((game) => game.seat).sort(), [0, 1, 2, 3]);
    for (const game of line.cross) assert.equal(game.opponents.length, 3);
  }
});

test('a knock-out of best-of-three has byes for the best and is won by the best', { timeout: 600_000 }, async () => {
  const clients = await crowd(s, 6);
  const id = await made(clients[0], { format: 'knockout', games_each: 3 });
  await enter(id, clients);
  await start(clients[0], id);
  const done = await play_out(watcher, id, clients, (round) => round === 2 && s.kill('quad-clock'));
  assert.deepEqual([done.status, done.rounds], ['finished', 3]);
  const first = (await round_of(watcher, id, 1)).items;
  assert.deepEqual(first.filter((game) => game.bye).map(pair_of).sort(), ['1', '2']);
  assert.deepEqual([...new Set(first.filter((game) => !game.bye).map(pair_of))].sort(), ['3,6', '4,5']);
  assert.equal(first.length, 2 + 2 * 2, 'two wins decide');
  const { items } = await standings(watcher, id);
  assert.deepEqual(items.map((line) => line.number).slice(0, 2), [1, 2]);
  assert.deepEqual(items.map((line) => line.status), ['in', 'out', 'out', 'out', 'out', 'out']);
});

test('a double round robin of three has byes, and both seatings of every pair', { timeout: 600_000 }, async () => {
  const clients = await crowd(s, 3);
  const id = await made(clients[0], { format: 'round_robin', games_each: 2 });
  await enter(id, clients);
  await start(clients[0], id);
  const done = await play_out(watcher, id, clients);
  assert.deepEqual([done.status, done.rounds], ['finished', 6]);
  const games = await all_games(id, 6);
  assert.equal(games.filter((game) => game.bye).length, 6);
  assert.deepEqual([...new Set(games.filter((game) => !game.bye).map((game) => game.players.map((p) => p.number).join()))].sort(), ['1,2', '1,3', '2,1', '2,3', '3,1', '3,2']);
  assert.deepEqual((await standings(watcher, id)).items.map((line) => line.score), [8, 4, 0]);
});

test('an arena pairs players who are free until its time is over, and takes late entrants', { timeout: 600_000 }, async () => {
  const clients = await crowd(s, 5);
  const id = await made(clients[0], { format: 'arena', minutes: 50, no_show_seconds: 3600 });
  await enter(id, clients.slice(0, 4));
  await start(clients[0], id);
  let games = 0;
  let killed = false;
  const busy = new Map(clients.map((client) => [client.account.name, client]));
  await until(async () => {
    const { items } = await round_of(watcher, id, 1).catch(() => ({ items: [] }));
    const playing = items.filter((game) => game.state === 'playing');
    for (const game of playing) {
      const loser = game.players.toSorted((a, b) => b.number - a.number)[0];
      await busy.get(loser.player).call('POST', `/matches/${game.match}/resign`, { body: { confirm: true } });
    }
    games = items.filter((game) => game.state === 'finished').length;
    if (games >= 2 && !killed) {
      killed = true;
      await enter(id, [clients[4]]);
      s.kill('quad-clock');
    }
    return games >= 8 && items.some((game) => game.state === 'finished' && game.players.some(({ number }) => number === 5));
  }, { seconds: 300, every: 100, what: 'eight games, one of them of the late entrant' });
  await s.shift_clock(3001);
  await play_out(watcher, id, clients);
  await (await s.guest()).refuse(409, 'tournament_over', 'PUT', `/tournaments/${id}/entry`, {});
  const { items } = await standings(watcher, id);
  assert.equal(items.length, 5);
  assert.ok(items.find((line) => line.number === 5).games > 0);
  const round = await round_of(watcher, id, 1);
  assert.ok(round.items.every((game) => game.state === 'finished'));
});

test('a team match lets everybody meet the other team', { timeout: 600_000 }, async () => {
  const clients = await crowd(s, 5);
  const id = await made(clients[0], { format: 'team', teams: ['Red', 'Blue'] });
  await clients[0].refuse(422, 'bad_request', 'PUT', `/tournaments/${id}/entry`, {});
  for (const [i, client] of clients.entries()) await client.put(`/tournaments/${id}/entry`, { team: i % 2 });
  await start(clients[0], id);
  const done = await play_out(watcher, id, clients);
  assert.deepEqual([done.status, done.rounds], ['finished', 3]);
  assert.equal(sum(done.teams, (team) => team.score), 12);
  const games = (await all_games(id, 3)).filter((game) => !game.bye);
  assert.equal(new Set(games.map(pair_of)).size, 6);
  for (const game of games) assert.equal(sum(game.players, (p) => p.number) % 2, 1, 'never two of one team');
});

test('a team match does not begin before both teams have somebody', async () => {
  const clients = await crowd(s, 2), path = (id) => `/tournaments/${id}/entry`;
  const id = await made(clients[0], { format: 'team', teams: ['Red', 'Blue'] });
  for (const client of clients) await client.put(path(id), { team: 1 });
  await clients[0].refuse(409, 'too_few_players', 'PATCH', `/tournaments/${id}`, { status: 'running' });
  assert.equal((await shown(watcher, id)).status, 'open');
  await clients[1].delete(path(id));
  await clients[1].put(path(id), { team: 0 });
  assert.equal((await start(clients[0], id)).body.status, 'running');
});

test('who does not show up loses, and who has left is not paired', { timeout: 600_000 }, async () => {
  const clients = await crowd(s, 4);
  const clock = { mode: 'live', turn_seconds: 3600, stage_seconds: { setup: 3600 } }; // no turn runs out before the players are missed
  const id = await made(clients[0], { rounds: 2, no_show_seconds: 1800, clock });
  await enter(id, clients);
  await start(clients[0], id);
  await until(async () => (await shown(watcher, id)).round === 1 && (await round_of(watcher, id, 1)).items.every((game) => game.state === 'playing'), { what: 'round 1' });
  const first = (await round_of(watcher, id, 1)).items.find((game) => game.players.some((p) => p.number === 1));
  const header_of = async () => (await watcher.get(`/matches/${first.match}`)).body;
  const { tournament: { no_show_at } } = await header_of();
  const began = await s.value(`select (extract(epoch from turn_started) * 1000)::bigint from match where public_id = '${first.match}'`);
  assert.ok(Math.abs(Date.parse(no_show_at) - began - 1_800_000) <= 1000, 'everybody sees until when they have to move');
  const mine = clients.find((client) => client.account.name === first.players.find((p) => p.number === 1).player);
  const turn = (await mine.get(`/matches/${first.match}/view`)).body.turn;
  await mine.put(`/matches/${first.match}/turns/${turn}/orders`, { orders: { type: 'setup', front: 'FFFFAFFFFF', back: 'AAA.CIAAAF' } });
  assert.equal((await header_of()).tournament.no_show_at, no_show_at, 'a setup that is handed in is nobody else\'s business');
  const waiting = (await Promise.all(clients.map((client) => client.get('/me/inbox')))).map(({ body }) => body.waiting[0]?.no_show_at ?? null);
  assert.deepEqual(clients.map((client, i) => [client === mine, Boolean(waiting[i])]), clients.map((client) => [client === mine, client !== mine]), 'who has moved has no deadline for it');
  await clients.find((client) => client.account.name === (first.players.find((p) => p.number !== 1).player)).delete(`/tournaments/${id}/entry`);
  await s.shift_clock(1801);
  const done = await until(async () => {
    const round = (await round_of(watcher, id, 1));
    return round.status === 'finished' && round;
  }, { what: 'the end of round 1' });
  const struck = done.items.find((game) => game.match === first.match);
  assert.equal(struck.state, 'forfeited');
  assert.deepEqual(struck.players.map((p, i) => [p.number === 1, struck.result[i]]).sort(), [[false, 0], [true, 2]]);
  const both = done.items.find((game) => game.match !== first.match);
  assert.deepEqual([both.state, both.result], ['forfeited', [0, 0]], 'neither of them came');
  const second = await until(async () => (await watcher.call('GET', `/tournaments/${id}/rounds/2`)).body?.items, { what: 'round 2' });
  const gone = first.players.find((p) => p.number !== 1).number;
  assert.ok(!second.some((game) => game.players.some((p) => p.number === gone)));
  assert.equal((await standings(watcher, id)).items.find((line) => line.number === gone).status, 'withdrawn');
});

test('a start with too few players cancels; a running tournament can be cancelled', { timeout: 900_000 }, async () => {
  const [host, other] = await crowd(s, 2);
  const soon = new Date(await s.now_ms() + 1_800_000).toISOString();
  const lonely = await made(host, { starts_at: soon, format: 'knockout' });
  const fine = await made(host, { starts_at: soon, format: 'knockout' });
  await enter(lonely, [host]);
  await enter(fine, [host, other]);
  await s.shift_clock(1801);
  const gone = await until(async () => (await shown(watcher, lonely)).status === 'cancelled' && shown(watcher, lonely), { what: 'the cancellation' });
  assert.equal(gone.reason, 'too_few_players');
  await until(async () => (await shown(watcher, fine)).round === 1, { what: 'the start' });
  await other.refuse(403, 'forbidden', 'PATCH', `/tournaments/${fine}`, { status: 'cancelled' });
  await host.patch(`/tournaments/${fine}`, { status: 'cancelled' });
  const over = await host.patch(`/tournaments/${fine}`, { status: 'cancelled' });
  assert.deepEqual([over.body.status, over.body.reason], ['cancelled', 'cancelled_by_host']);
  await host.refuse(409, 'tournament_over', 'PATCH', `/tournaments/${fine}`, { status: 'running' });
});

test('what cannot be paired when its time comes is cancelled, in every format, and says why', { timeout: 900_000 }, async () => {
  const clients = await crowd(s, 5);
  const [host, second] = clients; // nobody hosts more than five
  const starts_at = new Date(await s.now_ms() + 1_800_000).toISOString();
  const set = async (wish, n, team) => {
    const id = await made(wish.format ? host : second, { starts_at, ...wish });
    for (const client of clients.slice(0, n)) await client.put(`/tournaments/${id}/entry`, team === undefined ? {} : { team });
    return id;
  };
  const swiss = await set({}, 4);
  assert.equal((await shown(watcher, swiss)).min_players, 5, 'five rounds need five players');
  const hopeless = [swiss, await set({ format: 'round_robin' }, 1), await set({ format: 'arena' }, 1), await set({ format: 'knockout', min_players: 3 }, 2),
    await set({ format: 'team', teams: ['Red', 'Blue'] }, 3, 0), await set({ game: 'nullgame', variant: 'council', options: { peeks: 0 }, seats: 4, rounds: 2 }, 3)];
  const emptied = await made(second, { starts_at, format: 'round_robin' });
  await enter(emptied, [host, clients[4]]);
  const fine = await set({ rounds: 3 }, 4);
  const full = await set({ format: 'team', teams: ['Red', 'Blue'], max_players: 2, when_full: true }, 2, 0);
  await s.sql(`update account set closed_at = arena_now() where name = '${clients[4].account.name}'`);
  for (const [id, of] of [[swiss, second], [hopeless[4], host], [full, host], [emptied, second]]) await of.refuse(409, 'too_few_players', 'PATCH', `/tournaments/${id}`, { status: 'running' });
  assert.deepEqual([(await shown(watcher, full)).status, (await shown(watcher, full)).players], ['open', 1], 'a team match keeps a place for its other team until the set time');
  assert.equal((await shown(watcher, emptied)).players, 1, 'an account that is closed is no player');
  await s.shift_clock(1801);
  for (const id of [...hopeless, emptied, full]) {
    const gone = await until(async () => (await shown(watcher, id)).status !== 'open' && shown(watcher, id), { what: 'the cancellation' });
    assert.deepEqual([gone.status, gone.reason, gone.round], ['cancelled', 'too_few_players', 0], gone.format);
    assert.match((await watcher.get(`/feeds/tournament-${id}.atom`)).text, /was cancelled<[\s\S]*There were not enough players/);
  }
  const running = await until(async () => (await shown(watcher, fine)).round === 1 && shown(watcher, fine), { what: 'its start' });
  assert.equal(running.rounds, 3);
  await second.patch(`/tournaments/${fine}`, { status: 'cancelled' });
  const { items } = (await host.get('/tournaments?mine=1&status=cancelled')).body;
  assert.equal(items.find(({ id }) => id === swiss).reason, 'too_few_players', 'entrants find it in their list');
});

test('a team match that starts when full keeps a place for each team, and begins when an entry makes room', async () => {
  const clients = await crowd(s, 4), [host, second, third, blue] = clients;
  const red = (id, who) => who.put(`/tournaments/${id}/entry`, { team: 0 });
  const status = async (client, id) => (await shown(client, id)).mine[0].status;
  const begins = (id) => until(async () => (await shown(watcher, id)).status === 'running', { what: 'the start' });
  const team = (max_players) => made(host, { format: 'team', teams: ['Red', 'Blue'], max_players, when_full: true });
  const stuck = await team(2);
  await red(stuck, second);
  await red(stuck, third);
  assert.equal(await status(third, stuck), 'waiting', 'the last place is for the other team');
  await s.sql(`update tournament_entry e set status = 'in' from tournament t where t.id = e.tournament_id and t.public_id = '${stuck}'`); // as it was once
  await blue.put(`/tournaments/${stuck}/entry`, { team: 1 });
  assert.equal(await status(blue, stuck), 'waiting');
  await second.delete(`/tournaments/${stuck}/entry`);
  assert.equal(await status(blue, stuck), 'in');
  await begins(stuck);
  const moved = await team(3);
  for (const one of [host, second, third]) await red(moved, one);
  await host.refuse(422, 'bad_request', 'PATCH', `/tournaments/${moved}`, { max_players: 2 });
  await third.put(`/tournaments/${moved}/entry`, {});
  assert.equal(await status(third, moved), 'waiting');
  assert.deepEqual((await host.put(`/tournaments/${moved}/entry`, { team: 1 })).body.mine.map((one) => [one.status, one.team]), [['in', 1]]);
  assert.equal(await status(third, moved), 'in', 'the place that the other team had left');
  await begins(moved);
  await host.put(`/tournaments/${moved}/entry`, { team: 0 });
  assert.equal((await shown(host, moved)).mine[0].team, 1, 'nobody changes sides once it runs');
  for (const id of [stuck, moved]) await host.patch(`/tournaments/${id}`, { status: 'cancelled' });
});

test('places of accounts that cannot play go to the waiting list, before a newcomer and as many as are free', async () => {
  const clients = await crowd(s, 8), [host, other, closed, fourth, next, last, late] = clients;
  const close = (who) => s.sql(`update account set closed_at = arena_now() where name = '${who.account.name}'`);
  const status = async (client, id) => (await shown(client, id)).mine[0].status;
  const id = await made(host, { max_players: 4, rounds: 2, late_rounds: 2 });
  await enter(id, [closed, host, other, fourth, next]);
  await close(closed);
  const before = await shown(watcher, id);
  assert.deepEqual([before.players, before.waiting], [3, 1]);
  await last.put(`/tournaments/${id}/entry`, {});
  assert.deepEqual([await status(next, id), (await shown(last, id)).mine[0].position], ['in', 1]);
  await host.patch(`/tournaments/${id}`, { status: 'running' });
  await late.refuse(409, 'entries_closed', 'PUT', `/tournaments/${id}/entry`, {});
  await close(fourth);
  await late.refuse(409, 'entries_closed', 'PUT', `/tournaments/${id}/entry`, {}); // the place is for the list
  await other.delete(`/tournaments/${id}/entry`);
  assert.equal(await status(last, id), 'in');
  await late.put(`/tournaments/${id}/entry`, {});
  assert.deepEqual([await status(late, id), (await shown(watcher, id)).players, (await shown(watcher, id)).waiting], ['in', 4, 0]);
  assert.deepEqual((await standings(watcher, id)).items.map((line) => line.number).sort(), [1, 2, 3, 4, 5, 6]);
  await host.patch(`/tournaments/${id}`, { status: 'cancelled' });
});

test('one that nobody starts says so, and one of an older program needs the players of its rounds all the same', async () => {
  const clients = await crowd(s, 4), [host] = clients;
  const [old, forgotten] = [await made(host, {}), await made(host, { rounds: 1 })];
  for (const id of [old, forgotten]) await enter(id, clients);
  await s.sql(`update tournament set min_players = 2 where public_id = '${old}'`);
  assert.equal((await shown(watcher, old)).min_players, 5);
  await host.refuse(409, 'too_few_players', 'PATCH', `/tournaments/${old}`, { status: 'running' });
  await host.patch(`/tournaments/${old}`, { status: 'cancelled' });
  await s.sql(`update tournament set created_at = created_at - interval '31 days' where public_id = '${forgotten}'`);
  const gone = await until(async () => (await shown(watcher, forgotten)).status === 'cancelled' && shown(watcher, forgotten), { what: 'the cancellation' });
  assert.deepEqual([gone.reason, gone.players], ['not_started', 4]);
  assert.match((await watcher.get(`/feeds/tournament-${forgotten}.atom`)).text, /Nobody started it within 30 days/);
});

test('two hundred enter in the closing second: the maximum is kept, the rest wait in order', { timeout: 900_000 }, async () => {
  const clients = await crowd(s, 200);
  const id = await made(clients[0], { max_players: 16, when_full: true, rounds: 3 });
  const answers = await Promise.all(clients.map((client) => client.call('PUT', `/tournaments/${id}/entry`, { body: {} })));
  const codes = new Set(answers.map(({ status, body }) => (status === 200 ? body.mine[0]?.status : body.code)));
  for (const code of codes) assert.ok(['in', 'waiting', 'entries_closed', 'busy'].includes(code), code);
  assert.equal(answers.filter(({ body }) => body.mine?.[0]?.status === 'in').length, 16);
  const waiting = answers.flatMap(({ body }) => body.mine?.[0]?.position ?? []);
  assert.deepEqual(waiting.toSorted((a, b) => a - b), waiting.map((_, i) => i + 1), 'each has a place of its own on the list');
  const running = await until(async () => (await shown(watcher, id)).round === 1 && shown(watcher, id), { what: 'the start' });
  assert.equal(running.players, 16);
  await clients[0].patch(`/tournaments/${id}`, { status: 'cancelled' });
});

test('who enters before the first pairing plays, also after the set time; then entry is closed, as an arena closes when its time is over', { timeout: 600_000 }, async () => {
  const clients = await crowd(s, 24), [host] = clients, entry = (id, client) => client.call('PUT', `/tournaments/${id}/entry`, { body: {} });
  const daemon = (signal) => { for (const { pid } of s.processes('quad-clock')) reaches(pid, signal); };
  const arena = await made(host, { format: 'arena', minutes: 50, no_show_seconds: 3600 });
  await enter(arena, clients.slice(0, 2));
  await start(host, arena);
  const swiss = await made(host, { starts_at: new Date(await s.now_ms() + 2_940_000).toISOString(), rounds: 3, max_players: 64 });
  daemon('SIGSTOP');
  await enter(swiss, clients.slice(0, 2));
  await s.shift_clock(2950);
  for (const id of [swiss, arena]) assert.equal((await entry(id, clients[2])).body.mine[0].status, 'in', 'nothing has been paired, and the arena goes on');
  await s.shift_clock(60);
  assert.equal((await entry(arena, clients[3])).body.code, 'entries_closed', 'its time is over');
  const asking = clients.slice(4).map((client) => entry(swiss, client)); // while the daemon starts it
  daemon('SIGCONT');
  const answers = await Promise.all(asking), running = await until(async () => (await shown(watcher, swiss)).round === 1 && shown(watcher, swiss), { what: 'the start' });
  const let_in = answers.filter(({ status, body }) => status === 200 && body.mine[0].status === 'in');
  for (const { status, body } of answers) assert.ok(status === 200 || ['entries_closed', 'busy'].includes(body.code), body.code);
  assert.equal(running.players, 3 + let_in.length);
  const numbers = (await round_of(watcher, swiss, 1)).items.flatMap(({ players }) => players.map(({ number }) => number)).sort((a, b) => a - b);
  assert.deepEqual(numbers, Array.from({ length: 3 + let_in.length }, (_, i) => i + 1), 'each has one game or the bye');
  assert.equal((await entry(swiss, clients[3])).body.code, 'entries_closed');
  await host.patch(`/tournaments/${swiss}`, { status: 'cancelled' });
});

test('a Swiss in which nobody is left for a new pairing ends before its last round, and says why', { timeout: 600_000 }, async () => {
  const clients = await crowd(s, 4), people = new Map(clients.map((client) => [client.account.name, client]));
  const id = await made(clients[0], { rounds: 3, max_players: 4, when_full: true });
  await enter(id, clients);
  const [staying, leaving] = await until(async () => {
    const { items } = await round_of(watcher, id, 1).catch(() => ({ items: [] }));
    return items.length === 2 && items.every(({ state }) => state === 'playing') && items;
  }, { what: 'the first round' });
  for (const { player } of leaving.players) await people.get(player).delete(`/tournaments/${id}/entry`);
  assert.equal((await shown(watcher, id)).status, 'running', 'a game of the round is open');
  await people.get(staying.players[0].player).post(`/matches/${staying.match}/resign`, { confirm: true });
  await people.get(leaving.players[0].player).call('POST', `/matches/${leaving.match}/resign`, { body: { confirm: true } });
  const over = await until(async () => (await shown(watcher, id)).status === 'finished' && shown(watcher, id), { what: 'the end' });
  assert.deepEqual([over.reason, over.round, over.rounds], ['no_pairing', 1, 3]);
  const { items } = await standings(watcher, id);
  const winners = [staying, leaving].map(({ players }) => players[1].player).sort();
  assert.deepEqual(items.filter(({ place, score }) => place === 1 && score === 2).map(({ player }) => player).sort(), winners, 'what has been played counts');
});

test('a withdrawal before the start lets the first of the waiting list in', async () => {
  const clients = await crowd(s, 4);
  const id = await made(clients[0], { max_players: 2, rounds: 1 });
  await enter(id, clients);
  const mine = async (client) => (await shown(client, id)).mine[0];
  assert.deepEqual([(await mine(clients[2])).position, (await mine(clients[3])).position], [1, 2]);
  await clients[0].delete(`/tournaments/${id}/entry`);
  await clients[0].delete(`/tournaments/${id}/entry`);
  assert.deepEqual([(await mine(clients[2])).status, (await mine(clients[3])).position], ['in', 1]);
  assert.deepEqual((await shown(clients[0], id)).mine, []);
});

test('a withdrawal from a Swiss that can still be entered lets the first of the waiting list in, and nobody past it', async () => {
  const clients = await crowd(s, 7), [host, gone, , , next, last, late] = clients;
  const id = await made(host, { max_players: 4, rounds: 2, late_rounds: 2 });
  await enter(id, clients.slice(0, 6));
  const mine = async (client) => (await shown(client, id)).mine[0];
  const numbers = async () => (await standings(watcher, id)).items.map((line) => line.number).sort();
  await host.patch(`/tournaments/${id}`, { status: 'running' });
  await gone.delete(`/tournaments/${id}/entry`);
  await gone.delete(`/tournaments/${id}/entry`);
  assert.deepEqual([(await mine(gone)).status, (await mine(next)).status, (await mine(last)).position], ['withdrawn', 'in', 1]);
  for (const one of [late, gone]) await one.refuse(409, 'entries_closed', 'PUT', `/tournaments/${id}/entry`, {});
  assert.deepEqual(await numbers(), [1, 2, 3, 4, 5]);
  await next.delete(`/tournaments/${id}/entry`);
  await last.delete(`/tournaments/${id}/entry`);
  await gone.put(`/tournaments/${id}/entry`, {});
  assert.equal((await mine(gone)).status, 'in', 'nobody waits for this place');
  assert.deepEqual(await numbers(), [1, 2, 3, 4, 5, 6]);
  await host.patch(`/tournaments/${id}`, { status: 'cancelled' });
});

test('only those may enter whom the conditions allow, and nobody for somebody else', { timeout: 900_000 }, async () => {
  const [host, other] = [await person(s), await person(s)];
  const [guest] = await crowd(s, 1);
  const { body: { account: program } } = await host.post('/bots', { name: fresh('Prog'), kind: 'engine' });
  const rated = await made(host, { rated: true });
  await guest.refuse(403, 'guests_unrated', 'PUT', `/tournaments/${rated}/entry`, {});
  await other.refuse(404, 'not_found', 'PUT', `/tournaments/${rated}/entry`, { program: program.name });
  await s.client().refuse(401, 'unauthenticated', 'PUT', `/tournaments/${rated}/entry`, {});
  await other.refuse(403, 'forbidden', 'PUT', `/tournaments/${rated}/entry`, { bot: 'bot:random' });
  const people = await made(host, { entrants: 'people' });
  await host.refuse(403, 'entrants_only', 'PUT', `/tournaments/${people}/entry`, { program: program.name });
  const programs = await made(host, { entrants: 'programs' });
  await host.refuse(403, 'entrants_only', 'PUT', `/tournaments/${programs}/entry`, {});
  await host.put(`/tournaments/${programs}/entry`, { program: program.name });
  await host.put(`/tournaments/${programs}/entry`, { bot: 'bot:random' });
  assert.deepEqual((await standings(watcher, programs)).items.map((line) => line.kind), ['engine', 'builtin']);
  const strict = await made(host, { rating_range: { from: 1600, to: 1800 }, rated: true });
  await other.refuse(403, 'rating_out_of_range', 'PUT', `/tournaments/${strict}/entry`, {});
  const old = await made(host, { min_age_days: 30 });
  await other.refuse(403, 'account_too_young', 'PUT', `/tournaments/${old}/entry`, {});
  const answer = await host.refuse(429, 'too_many_requests', 'POST', '/tournaments', { name: 'Sixth', game: 'stratic', format: 'swiss' });
  assert.equal(answer.body.limit_key, 'tournaments.open');
});

test('an account and a network create so many tournaments a day, cancelled ones counted; a list shows the entrants of each', async () => {
  const [host, other] = await crowd(s, 2);
  const wish = { name: 'Cup', game: 'stratic', format: 'swiss' };
  const id = await made(host, {});
  await enter(id, [host, other]);
  const listed = async (query) => (await watcher.get(`/tournaments?${query}`)).body.items.find((one) => one.id === id);
  assert.deepEqual(await listed('game=stratic').then(({ players, waiting }) => [players, waiting]), [2, 0]);
  await other.delete(`/tournaments/${id}/entry`);
  assert.equal((await listed('status=open')).players, 1);
  await host.patch(`/tournaments/${id}`, { status: 'cancelled' });
  const key = await s.sql("select key from attempt where key like 'tournaments.day:%' order by at desc limit 1");
  const fill = (of, n) => s.sql(`insert into attempt (key, at) select key, clock_timestamp() from (select distinct key from attempt where key like '${of}') k, generate_series(1, ${n})`);
  await fill(key, 19);
  const before = await s.value('select count(*) from tournament');
  assert.equal((await host.refuse(429, 'too_many_requests', 'POST', '/tournaments', wish)).body.limit_key, 'tournaments.day');
  await fill('tournaments.network:%', 100);
  assert.equal((await other.refuse(429, 'too_many_requests', 'POST', '/tournaments', wish)).body.limit_key, 'tournaments.network');
  await s.sql("delete from attempt where key like 'tournaments.network:%'");
  assert.equal(await s.value('select count(*) from tournament'), before, 'what was refused is not there');
  await other.post('/tournaments', wish);
});

test('what cannot be played is refused when it is created', async () => {
  const [host] = await crowd(s, 1);
  const bad = (status, code, wish) => host.refuse(status, code, 'POST', '/tournaments', { name: 'Bad', game: 'stratic', format: 'swiss', rated: false, ...wish });
  await bad(422, 'bad_request', { max_players: 0 });
  await bad(422, 'bad_request', { max_players: 1_000_000 });
  await bad(422, 'bad_request', { max_players: -1 });
  await bad(422, 'bad_request', { max_players: 500 });
  await bad(422, 'bad_request', { min_players: 10, max_players: 4 });
  await bad(422, 'bad_rounds', { max_players: 4, rounds: 9 });
  await bad(422, 'bad_request', { min_players: 4, rounds: 4 });
  await bad(422, 'bad_rounds', { format: 'knockout', rounds: 2 });
  await bad(422, 'bad_clock', { clock: { mode: 'untimed' } });
  await bad(422, 'bad_seats', { seats: 4 });
  await bad(422, 'unknown_game', { game: 'chess' });
  await bad(422, 'bad_request', { format: 'lottery' });
  await bad(422, 'bad_request', { games_each: 2 });
  await bad(422, 'bad_request', { teams: ['A', 'B'] });
  await bad(422, 'bad_request', { name: '  ' });
  await bad(422, 'bad_request', { name: 'two\nlines' });
  await bad(422, 'bad_request', { starts_at: 'tomorrow' });
  for (const starts_at of ['1970-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '2001-01-01T00:00:00Z']) await bad(422, 'bad_request', { starts_at });
  await bad(422, 'bad_request', { starts_at: '9000-01-01T00:00:00Z' });
  await bad(422, 'unknown_member', { prize: 100 });
  await bad(403, 'guests_unrated', { rated: true });
  const id = await made(host, { rounds: 5 });
  await host.refuse(409, 'too_few_players', 'PATCH', `/tournaments/${id}`, { status: 'running' });
  const others = await crowd(s, 3);
  await enter(id, [host, ...others]);
  await host.refuse(409, 'too_few_players', 'PATCH', `/tournaments/${id}`, { status: 'running' });
  await host.refuse(422, 'bad_request', 'PATCH', `/tournaments/${id}`, { max_players: 4 });
  await host.refuse(404, 'not_found', 'GET', `/tournaments/${id}/rounds/1`);
  await host.refuse(422, 'bad_request', 'GET', `/tournaments/${id}/export?format=pdf`);
  await host.refuse(404, 'not_found', 'GET', '/tournaments/aaaaaaaaaa');
});

/* Setups, so many turns of each, and the end. */
async function played(game, players, turns) {
  const seats = game.players.map(({ player }) => players.find((one) => one.account.name === player));
  for (const seat of seats) await put_orders(seat, game.match, 0, FORMATION);
  for (let n = 1; n <= 2 * turns; n += 1) await put_orders(seats[(n + 1) % 2], game.match, n, turn('--'));
  await seats[1].post(`/matches/${game.match}/resign`, { confirm: true });
  return (await watcher.get(`/matches/${game.match}`)).body.seats.map(({ rating }) => [rating.counted, rating.ignored]);
}

test('games of a rated tournament are rated by the rules of fair play', { timeout: 900_000 }, async () => {
  const [host, other] = [await established(s), await established(s)];
  const programs = [];
  for (let n = 0; n < 2; n += 1) {
    const { body: { account } } = await host.post('/bots', { name: fresh('Twin'), kind: 'engine' });
    const { body: { token } } = await host.post('/me/tokens', { label: 'twin', scopes: ['play', 'lobby'], bot: account.id });
    programs.push(Object.assign(bearer(s, token), { account }));
  }
  const game_of = async (players) => {
    const id = await made(host, { rated: true, format: 'knockout', no_show_seconds: 3600 });
    await enter(id, players);
    await start(host, id);
    return until(async () => (await shown(watcher, id)).round && (await round_of(watcher, id, 1)).items.find(({ state }) => state === 'playing'), { what: 'the game' });
  };
  const finished = await game_of([host, other]);
  assert.deepEqual(await played(finished, [host, other], 2), [[true, null], [true, null]]);
  assert.deepEqual(await played(await game_of([host, other]), [host, other], 1), [[false, 'too_short'], [false, 'too_short']]);
  assert.deepEqual(await played(await game_of(programs), programs, 2), [[false, 'one_owner'], [false, 'one_owner']]);
  const tournament_of = async ({ match }) => (await watcher.get(`/matches/${match}`)).body.tournament.id;
  const statuses = async (game) => (await standings(watcher, await tournament_of(game))).items.map((line) => [line.player, line.status]);
  const running = await game_of([host, other]), over = await tournament_of(finished);
  await until(async () => (await shown(watcher, over)).status === 'finished', { what: 'the end of the first' });
  await unrated(s, other.account.name);
  assert.deepEqual((await statuses(running)).find(([name]) => name === other.account.name)[1], 'withdrawn');
  assert.deepEqual(await statuses(finished), [[host.account.name, 'in'], [other.account.name, 'out']], 'a decision of today changes no result');
});

test('everybody gets the same live answer, and its tag holds until something changes', async () => {
  const clients = await crowd(s, 2);
  const id = await made(clients[0], {});
  await enter(id, clients);
  const path = `/tournaments/${id}/live`;
  const about = async (client) => { const { now, ...rest } = (await client.get(path)).body.tournament; return rest; };
  assert.deepEqual(await about(clients[0]), await about(watcher));
  const seen = await watcher.get(path);
  assert.deepEqual([seen.body.tournament.mine, seen.body.tournament.you_host, seen.body.round, seen.body.standings.items.length], [[], undefined, null, 2]);
  assert.match(seen.headers['cache-control'], /public, max-age=1/);
  const again = (etag) => watcher.call('GET', path, { headers: { 'If-None-Match': etag } });
  assert.equal((await again(seen.headers.etag)).status, 304);
  await clients[1].delete(`/tournaments/${id}/entry`);
  const changed = await until(async () => { const answer = await again(seen.headers.etag); return answer.status === 200 && answer; }, { what: 'the news' });
  assert.equal(changed.body.standings.items.length, 1);
  await watcher.refuse(404, 'not_found', 'GET', '/tournaments/aaaaaaaaaa/live');
  await watcher.refuse(422, 'unknown_member', 'GET', `${path}?after=1`);
  await clients[0].patch(`/tournaments/${id}`, { status: 'cancelled' });
});

test('a tournament has a feed of its own: rounds with their pairings, and who won', { timeout: 900_000 }, async () => {
  const clients = await crowd(s, 2);
  const id = await made(clients[0], { name: 'Feed & <friends>', format: 'knockout', private: true });
  await enter(id, clients);
  await start(clients[0], id);
  await play_out(watcher, id, clients);
  const { text } = await watcher.get(`/feeds/tournament-${id}.atom`);
  const titles = [...text.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title);
  const name = 'Feed &amp; &lt;friends&gt;';
  assert.deepEqual(titles, [name, `${name} is over`, `${name}: round 1 is over`, `${name}: the pairings of round 1`, name]);
  assert.ok(text.includes(`First place: ${clients[0].account.name}`));
  for (const client of clients) assert.ok(text.includes(client.account.name));
  const mixed = await made(clients[0], { format: 'knockout' });
  await enter(mixed, [clients[0]]);
  await clients[0].put(`/tournaments/${mixed}/entry`, { bot: 'bot:level-2' });
  await start(clients[0], mixed);
  const paired = await until(async () => { const { text: told } = await watcher.get(`/feeds/tournament-${mixed}.atom`); return /pairings of round 1/.test(told) && told; }, { what: 'the first round' });
  assert.ok(/Cadet/.test(paired) && !/Stratic level/.test(paired), 'a bot goes by the name of its level');
  assert.match((await watcher.get(`/feeds/tournament-${id}.ics`)).text, /^BEGIN:VCALENDAR[^]*END:VCALENDAR\r\n$/);
  for (const feed of ['tournament-aaaaaaaaaa.atom', 'tournament-.atom', `tournament-${id}x.ics`, `tournament-${id}.pdf`]) await watcher.refuse(404, 'not_found', 'GET', `/feeds/${feed}`);
});

test('the feeds list public tournaments, the calendar those with a time', async () => {
  const [host] = await crowd(s, 1);
  const name = `Cup, "A"; ${fresh('x')}`;
  const starts_at = new Date(await s.now_ms() + 86_400_000).toISOString();
  const id = await made(host, { name, starts_at });
  const hidden = await made(host, { name: 'Hidden cup', starts_at, private: true });
  const atom = (await s.client().get('/feeds/tournaments.atom')).text;
  const calendar = (await s.client().get('/feeds/tournaments.ics')).text.replaceAll('\r\n ', '');
  for (const text of [atom, calendar]) {
    assert.ok(text.includes(`/tournaments/${id}`));
    assert.ok(!text.includes(hidden));
  }
  assert.ok(calendar.includes(`DTSTART:${starts_at.replaceAll(/[-:]|\.\d+/g, '')}`));
  await host.patch(`/tournaments/${id}`, { status: 'cancelled' });
  assert.ok(!(await s.client().get('/feeds/tournaments.atom')).text.includes(id));
});

test('the site announces its own tournaments, the next one when one has started', { timeout: 900_000 }, async () => {
  const own = () => s.value(`select coalesce(json_agg(name order by name), '[]') from tournament where host_id is null and status = 'open'`);
  const first = await until(async () => ((await own()).length === 3 ? own() : null), { what: 'three announcements' });
  assert.deepEqual(first.map((name) => name.replace(/ \d{4}-\d\d-\d\d$/, '')), ['Daily Stratic arena', 'Quarterly Stratagem', 'Weekly Stratic Swiss']);
  const { body: { items } } = await watcher.get('/tournaments?status=open&limit=200');
  const series = items.filter(({ host }) => host === null).map(({ name, series: { every, day: starts } }) => [every, name.slice(-10) === starts]);
  assert.deepEqual(series.sort(), [['day', true], ['quarter', true], ['week', true]], 'the page can make their names in any language');
  assert.ok(items.filter(({ host }) => host !== null).every((item) => !('series' in item)));
  const day = await s.value(`select extract(epoch from next_at - arena_now())::int from tournament_schedule where every = 'day'`);
  assert.ok(day > 0 && day <= 86_400, `${day} s until the next one`);
});

test('lists leave out private tournaments of others', async () => {
  const [host, other] = await crowd(s, 2);
  const id = await made(host, { private: true });
  const listed = async (client, query = '') => (await client.get(`/tournaments?limit=200${query}`)).body.items.map((item) => item.id);
  assert.ok((await listed(host)).includes(id));
  assert.ok(!(await listed(other)).includes(id));
  assert.deepEqual(await listed(other, '&mine=1'), []);
  await enter(id, [other]);
  assert.deepEqual(await listed(other, '&mine=1&status=open&game=stratic'), [id]);
  const { body } = await host.get('/tournaments?limit=1');
  assert.ok(body.next);
  assert.notEqual((await host.get(`/tournaments?limit=1&cursor=${body.next}`)).body.items[0].id, body.items[0].id);
  await host.refuse(422, 'bad_cursor', 'GET', '/tournaments?cursor=aaaaaaaaaa');
});
