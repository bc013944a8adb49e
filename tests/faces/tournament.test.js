// Tournaments under jsdom: the bracket, the cross table, how long one takes, and what a page says of its state.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

const { render } = await import('../../frontend/vendor/lit-html.js');
const { bracket_of, pairings_of, winner_of } = await import('../../frontend/model/bracket.js');
const { by_round, cross_table } = await import('../../frontend/model/cross_table.js');
const { game_seconds, players_least, rounds_of, running_of, takes_entries, tournament_seconds } = await import('../../frontend/model/tournament.js');
const { about_words } = await import('../../frontend/views/tournament/create.js');
const { bracket } = await import('../../frontend/views/tournament/rounds.js');
const { podium, standings } = await import('../../frontend/views/tournament/standings.js');
const { format_about, score_text, tie_break_text } = await import('../../frontend/views/tournament/words.js');
const { entry, host } = await import('../../frontend/views/tournament/entry.js');
const { body_of, blank, playable } = await import('../../frontend/app/pages/tournament_new.js');
const { glide } = await import('../../frontend/app/tools/glide.js');

const pairs = (text) => text.split(' ').map((pair) => ({ players: [...pair] }));
const names = (columns) => columns.map((column) => column.map((one) => one?.players.join('') ?? '-').join(' '));

test('a bracket puts the pairings of a round where their winners meet', () => {
  assert.deepEqual(names(bracket_of([pairs('AB CD EF GH')], 3)), ['AB CD EF GH', '- -', '-']);
  assert.deepEqual(names(bracket_of([pairs('AB CD EF GH'), pairs('HA CF')], 3)), ['GH AB CD EF', 'HA CF', '-']);
  assert.deepEqual(names(bracket_of([pairs('AB CD EF GH'), pairs('HA CF'), pairs('FA')], 3)), ['CD EF GH AB', 'CF HA', 'FA']);
});

test('a bracket stands with byes, with players who left, and before anything is paired', () => {
  assert.deepEqual(names(bracket_of([pairs('A CD E GH'), pairs('AD EG')], 3)), ['A CD E GH', 'AD EG', '-'], 'one alone has a bye');
  assert.deepEqual(names(bracket_of([pairs('CD GH'), pairs('AD EG')], 3)), ['- CD - GH', 'AD EG', '-'], 'byes that are no pairings');
  assert.deepEqual(names(bracket_of([pairs('AB CD EF GH'), pairs('A EG')], 3)), ['AB CD EF GH', 'A EG', '-'], 'nobody of C and D went on');
  assert.deepEqual(names(bracket_of([], 2)), ['- -', '-']);
  assert.deepEqual(names(bracket_of([pairs('AB')], 1)), ['AB']);
});

/* Knock-outs of all sizes with results drawn from a seed: whatever order the rounds come in, each winner stands at half the place of their pairing. */
test('in every bracket a pairing stands between the two that led to it', () => {
  let seed = 7;
  const draw = (n) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
  const shuffled = (list) => list.map((one) => [draw(1000), one]).sort((a, b) => a[0] - b[0]).map(([, one]) => one);
  for (let times = 0; times < 200; times += 1) {
    const total = 1 + draw(5);
    let alive = Array.from({ length: 2 ** total }, (_, i) => `p${i}`);
    const rounds = [];
    const played = 1 + draw(total);
    for (let n = 0; n < played; n += 1) {
      const round = Array.from({ length: alive.length / 2 }, (_, i) => ({ players: [alive[2 * i], alive[2 * i + 1]] }));
      rounds.push(shuffled(round));
      alive = round.map(({ players }) => players[draw(2)]);
    }
    const columns = bracket_of(rounds, total);
    assert.equal(columns.flat().filter(Boolean).length, rounds.flat().length, 'every pairing stands once');
    for (let n = 1; n < played; n += 1) {
      for (const [i, { players }] of columns[n].entries()) {
        for (const [seat, name] of players.entries()) assert.ok(columns[n - 1][2 * i + seat].players.includes(name));
      }
    }
  }
});

test('the games of a pairing are added up for each player, in any seat', () => {
  const game = (match, south, north, result) => ({ match, result, players: [{ seat: 0, player: south, number: 1 }, { seat: 1, player: north, number: 2 }] });
  const [first, second] = pairings_of([game('a', 'Ada', 'Bela', [2, 0]), game('b', 'Cy', 'Dee', null), game('c', 'Bela', 'Ada', [1, 1])]);
  assert.deepEqual([first.players, first.scores, first.games.map(({ match }) => match)], [['Ada', 'Bela'], [3, 1], ['a', 'c']]);
  assert.deepEqual([second.players, second.scores], [['Cy', 'Dee'], [0, 0]]);
});

test('a pairing is won with more than half the points; a level one goes to the better starting number in the end', () => {
  const winner = (scores, games_each, is_over = false, numbers = [3, 6]) => winner_of({ players: ['Ada', 'Bela'], numbers, scores }, games_each, is_over);
  assert.deepEqual([winner([2, 0], 1), winner([1, 1], 1), winner([2, 2], 1), winner([1, 3], 1)], ['Ada', null, null, 'Bela']);
  assert.deepEqual([winner([2, 0], 3), winner([2, 4], 3), winner([3, 3], 3), winner([4, 0], 3)], [null, 'Bela', null, 'Ada']);
  assert.deepEqual([winner([3, 3], 1, true), winner([3, 3], 1, true, [6, 3]), winner([0, 2], 3, true)], ['Ada', 'Bela', 'Bela']);
  assert.equal(winner_of({ players: ['Cy'], numbers: [1], scores: [2] }, 1, false), 'Cy', 'a bye');
});

const meeting = (round, opponents, score, kind = 'game') => ({ round, seat: 0, opponents, score, match: score === null ? 'aaaaaaaaaa' : 'bbbbbbbbbb', kind });

test('the cross table has every game of two players in both their rows', () => {
  const all = [{ number: 1, cross: [meeting(1, [2], 2), meeting(2, [3], 1), meeting(4, [2], null)] }, { number: 2, cross: [meeting(1, [1], 0), meeting(3, [], 2, 'bye'), meeting(4, [1], null)] },
    { number: 3, cross: [meeting(2, [1], 1)] }];
  const rows = cross_table(all).map((row) => row.map((cell) => cell?.map(({ score }) => score) ?? 'x'));
  assert.deepEqual(rows, [['x', [2, null], [1]], [[0, null], 'x', []], [[1], [], 'x']]);
  assert.deepEqual(by_round(all[1].cross, 4).map((games) => games.map(({ score }) => score)), [[0], [], [2], [null]]);
});

test('how many rounds a plan has and about how long it takes', () => {
  const plan = { seats: 2, rounds: 5, games_each: 1, players: 8, clock: { mode: 'live', turn_seconds: 60 }, minutes: 90 };
  const rounds = (more) => rounds_of({ ...plan, ...more });
  assert.deepEqual(['swiss', 'round_robin', 'knockout', 'team', 'arena'].map((format) => rounds({ format })), [5, 7, 3, 4, null]);
  assert.deepEqual([rounds({ format: 'round_robin', players: 7 }), rounds({ format: 'round_robin', games_each: 2 }), rounds({ format: 'round_robin', seats: 4 })], [7, 14, 5]);
  assert.deepEqual([2, 3, 5, 9, 64].map((players) => rounds({ format: 'knockout', players })), [1, 2, 3, 4, 6]);
  assert.equal(tournament_seconds({ ...plan, format: 'arena' }, 2), 5400);
  assert.equal(game_seconds({ mode: 'budget', bank_seconds: 300, increment_seconds: 0 }, 2), 2 * game_seconds({ mode: 'budget', bank_seconds: 300 }, 1));
  assert.deepEqual([60, 1500, 5300, 5400, 9000, 200_000].map(about_words), ['10 minutes', '30 minutes', '90 minutes', '2 hours', '3 hours', '2 days']);
});

test('entries are open before the start, in an arena, and in the first rounds of a Swiss', () => {
  const takes = (status, format, round = 0, late_rounds = 0) => takes_entries({ status, format, round, late_rounds });
  assert.deepEqual([takes('open', 'knockout'), takes('running', 'arena', 1), takes('running', 'swiss', 1, 2), takes('running', 'swiss', 2, 2), takes('running', 'knockout', 1), takes('finished', 'arena')],
    [true, true, true, false, false, false]);
});

test('the boards of the leaders come first, and only games that are being played', () => {
  const game = (match, state, ...numbers) => ({ match, state, players: numbers.map((number) => ({ number })) });
  const places = [{ number: 1, place: 3 }, { number: 2, place: 1 }, { number: 3, place: 2 }, { number: 4, place: 4 }];
  const all = [game('a', 'playing', 1, 4), game('b', 'playing', 2, 3), game('c', 'finished', 2, 3), game(null, 'paired', 2, 3), game('d', 'playing', 9, 8)];
  assert.deepEqual(running_of(all, places).map(({ match }) => match), ['b', 'a', 'd']);
});

test('scores are written in points, with halves and quarters', () => {
  assert.deepEqual([0, 1, 2, 3, 9].map(score_text), ['0', '½', '1', '1½', '4½']);
  assert.deepEqual([['sonneborn_berger', 0], ['sonneborn_berger', 3], ['sonneborn_berger', 9], ['buchholz', 3], ['wins', 3]].map(([name, value]) => tie_break_text(name, value)), ['0', '¾', '2¼', '1½', '3']);
});

// ---- the page --------------------------------------------------------------------------------------------------------

const IT = { id: 'aaaaaaaaaa', format: 'swiss', seats: 2, rounds: 5, round: 1, status: 'running', tie_breaks: ['buchholz'], teams: null, mine: [], entrants: 'all', rated: true, late_rounds: 0, players: 4, max_players: 4, min_players: 2, waiting: 0, you_host: false };
const ADA = { name: 'Ada', kind: 'human' };
const idle = new Proxy({}, { get: () => () => {} });
const state_of = (change = {}, more = {}) => ({ tournament: { ...IT, ...change }, me: ADA, own: new Set(['Ada']), act: {}, hosting: {}, programs: [], bots: [{ id: 'bot:one', title: 'Recruit', level: 1 }], standings: [], rounds: new Map(), ...more });
function show(what) {
  render(what, page());
  return page();
}
const said = (what) => show(what).textContent.replace(/\s+/g, ' ').trim();
const of_me = (change) => ({ player: 'Ada', kind: 'human', status: 'in', position: null, team: null, match: null, ...change });

test('whoever cannot enter is told why, and whoever can has one button', () => {
  const told = (change, more) => said(entry(state_of(change, more), idle));
  assert.equal(told({}), 'Entry is closed.');
  assert.equal(told({ status: 'open', players: 3 }), 'Enter tournament');
  assert.equal(told({ status: 'open', waiting: 2 }), 'Join the waiting list as number 3');
  assert.equal(told({ status: 'open', entrants: 'programs' }), 'Only programs can enter.');
  assert.equal(told({ status: 'open' }, { me: { name: 'Guest 1', kind: 'guest' } }), 'Only registered players can enter a rated tournament. Sign up');
  assert.equal(told({ status: 'open', rated: false, players: 1 }, { me: null }), 'Enter tournament');
  assert.equal(told({ status: 'finished' }), '');
  assert.equal(told({ status: 'open', players: 1, format: 'team', teams: [{ name: 'Reds' }, { name: 'Blues' }] }), 'Join RedsJoin Blues');
  assert.equal(told({ status: 'open', mine: [of_me({ status: 'waiting', position: 2 })] }), 'You are number 2 on the waiting list. Withdraw entry');
});

test('only members of a club are offered to enter for it, and others are told why not', () => {
  const match = { status: 'open', players: 1, format: 'team', members_only: true, teams: [{ name: 'Reds' }, { name: 'Blues' }], club: { id: 'a', name: 'Reds' }, rival: { id: 'b', name: 'Blues', agreed: true } };
  const told = (change, more) => said(entry(state_of({ ...match, ...change }, more), idle));
  assert.deepEqual([[true, false], [false, true], [true, true]].map((you_belong) => told({ you_belong })), ['Play for Reds', 'Play for Blues', 'Play for RedsPlay for Blues']);
  for (const you_belong of [[false, false], undefined]) assert.equal(told({ you_belong }), 'Only members can enter.');
  const asked = { rival: { ...match.rival, agreed: false } };
  assert.deepEqual([told({ ...asked, you_belong: [true, false] }), told({ ...asked, you_belong: [false, false] })], ['Play for Reds', 'Members of Blues can enter once their club has accepted.']);
  const club = { teams: null, rival: null, format: 'swiss' };
  assert.deepEqual([told({ ...club, you_belong: [true] }), told({ ...club, you_belong: [false] }), told({ ...club, club: null, you_belong: [false] })],
    ['Enter tournament', 'Only members can enter.', 'Only members can enter.']);
  const programs = [{ name: 'deepfrog' }, { name: 'toad' }];
  assert.match(told({ you_belong: [false, true] }, { programs }), /Your programsdeepfrog Play for Bluestoad Play for Blues$/);
  const entered = { you_belong: [false, false], mine: [{ player: 'toad', kind: 'engine', status: 'in', match: null }] };
  assert.match(told(entered, { programs }), /Your programstoad entered Withdraw entry$/, 'one whose owner has left the club can still be withdrawn');
  assert.equal(told({ you_belong: [false, false] }, { programs }), 'Only members can enter.');
});

test('the game of the visitor is one tap away, before those of their programs', () => {
  show(entry(state_of({ mine: [{ player: 'deepfrog', kind: 'engine', status: 'in', match: 'cccccccccc' }, of_me({ match: 'bbbbbbbbbb' })] }), idle));
  assert.deepEqual([...page().querySelectorAll('.my-games a')].map((a) => [a.getAttribute('href'), a.textContent.trim()]), [['/matches/bbbbbbbbbb', 'Play your game of round 1'], ['/matches/cccccccccc', 'Watch deepfrog']]);
});

test('only the host has the controls of the host, and cannot start with too few', () => {
  assert.equal(said(host(state_of({ status: 'open' }), idle)), '');
  show(host(state_of({ status: 'open', you_host: true, players: 1 }), idle));
  assert.deepEqual([...page().querySelectorAll('button')].map((b) => [b.textContent.trim(), b.disabled]), [['Start now', true], ['Edit', false], ['Cancel tournament', false], ['Add bot', false]]);
  assert.match(page().textContent, /At least 2 players are needed to start. Entered so far: 1\./);
});

const ROW = (number, place, score, cross = []) => ({ number, place, player: `P${number}`, kind: 'human', rating: 1500, team: null, score, tie_breaks: { buchholz: 3 }, games: 1, status: 'in', match: null, cross });

test('the standings lead from each result to its game', () => {
  show(standings(state_of({ round: 2 }, { standings: [ROW(1, 1, 3, [meeting(1, [2], 2), meeting(2, [], 1, 'bye')]), { ...ROW(2, 2, 0, [meeting(1, [1], 0), meeting(2, [3], null)]), player: 'Stratic level 2', kind: 'builtin' }] })));
  const marks = [...page().querySelectorAll('.mark')].map((one) => [one.textContent, one.getAttribute('href'), one.getAttribute('aria-label')]);
  assert.deepEqual(marks, [['1', '/matches/bbbbbbbbbb', '1 against Cadet'], ['½', '/matches/bbbbbbbbbb', '½ for a bye'], ['0', '/matches/bbbbbbbbbb', '0 against P1'], ['…', '/matches/aaaaaaaaaa', 'playing against 3']]);
});

test('the podium has the first three places, and those who share one together', () => {
  const all = [ROW(1, 1, 8), ROW(2, 2, 6), ROW(3, 2, 6), ROW(4, 4, 1)];
  show(podium(state_of({ status: 'finished' }, { standings: all })));
  assert.deepEqual([...page().querySelectorAll('.step')].map((one) => [...one.querySelectorAll('.player-link')].map((a) => a.textContent)), [['P1'], ['P2', 'P3']]);
  assert.equal(said(podium(state_of({}, { standings: all }))), '');
});

test('a bracket on the page names the rounds and marks who goes on', () => {
  const game = (board, south, north, result) => ({ board, match: 'dddddddddd', state: 'finished', result, players: [south, north].map((player, seat) => ({ seat, player, kind: 'human', number: seat + 1 })) });
  const rounds = new Map([[1, { status: 'playing', items: [game(1, 'Ada', 'Bela', [2, 0]), game(2, 'Cy', 'Dee', [0, 2])] }]]);
  show(bracket(state_of({ format: 'knockout', rounds: 2, round: 1, games_each: 1 }, { rounds })));
  assert.deepEqual([...page().querySelectorAll('h3')].map((h) => h.textContent), ['Semi-finals', 'Final']);
  assert.deepEqual([...page().querySelectorAll('.side.won .player-link')].map((a) => a.textContent), ['Ada', 'Dee']);
  assert.equal(page().querySelectorAll('.tie-card.empty').length, 1);
  show(bracket(state_of({ format: 'knockout', rounds: 2, round: 1, games_each: 3 }, { rounds })));
  assert.equal(page().querySelectorAll('.side.won').length, 0, 'one game of three decides nothing');
});

test('rows glide from where they stood, and only those that moved', () => {
  const moves = [];
  const over = [];
  const row = (key, top) => ({ dataset: { glide: key }, offsetTop: top, animate: ([{ transform }]) => { moves.push([key, transform]); return { finish: () => over.push(key) }; } });
  const root = (...rows) => ({ querySelectorAll: () => rows });
  const glides = glide();
  glides(root(row('a', 0), row('b', 40)));
  glides(root(row('b', 0), row('a', 40), row('c', 80)));
  glides(root(row('b', 0), row('a', 40), row('c', 80)));
  assert.deepEqual(moves, [['b', 'translateY(40px)'], ['a', 'translateY(-40px)']]);
  document.dispatchEvent(new window.Event('keydown'));
  document.dispatchEvent(new window.Event('pointerdown'));
  assert.deepEqual(over, ['b', 'a'], 'a key or a press ends it');
  document.documentElement.dataset.motion = 'off';
  glides(root(row('a', 0), row('b', 40)));
  delete document.documentElement.dataset.motion;
  assert.equal(moves.length, 2, 'nothing moves for people who want no motion');
});

// ---- the form --------------------------------------------------------------------------------------------------------

const VARIANT = { id: 'base', title: 'Base game', seats_min: 2, seats_max: 2, rated: true, options_schema: { properties: {} }, clock: { default: { mode: 'untimed' }, modes: { live: { turn_seconds: [5, 3600, 60] }, untimed: {} } } };
const GAMES = [{ id: 'solo', variants: [{ ...VARIANT, seats_min: 1, seats_max: 1 }] }, { id: 'stratic', variants: [VARIANT] }];

test('a form sends what its format uses, and nothing else', () => {
  const [game, ...others] = playable(GAMES);
  assert.deepEqual([game.id, others, Object.keys(game.variants[0].clock.modes)], ['stratic', [], ['live']]);
  const form = { ...blank(game, game.variants[0]), name: ' Friday ', start: 'full' };
  const sent = body_of(form);
  assert.deepEqual([sent.name, sent.clock, sent.when_full, sent.rounds, sent.minutes, sent.games_each, sent.starts_at, sent.teams], ['Friday', { mode: 'live', turn_seconds: 60 }, true, 5, undefined, undefined, undefined, undefined]);
  const arena = body_of({ ...form, format: 'arena', start: 'time', starts_at: '2030-01-02T03:04' });
  assert.deepEqual([arena.minutes, arena.rounds, new Date(arena.starts_at).getTime()], [60, undefined, new Date('2030-01-02T03:04').getTime()]);
  assert.deepEqual(body_of({ ...form, format: 'team', teams: ['Reds', 'Blues'] }).teams, ['Reds', 'Blues']);
  assert.equal(body_of({ ...form, format: 'knockout', games_each: 3 }).games_each, 3);
  assert.deepEqual([1, 4, 5, 6].map((rounds) => body_of({ ...form, format: 'swiss', seats: 2, rounds, min_players: 2 }).min_players), [2, 5, 5, 7], 'as many as all rounds need');
  const few = body_of({ ...form, rounds: 5, max_players: 4 });
  assert.deepEqual([few.rounds, few.min_players, few.max_players], [3, 3, 4], 'no more rounds than four players can play');
  assert.deepEqual([players_least({ format: 'round_robin', seats: 4, rounds: 5 }), players_least({ format: 'swiss', seats: 4, rounds: 5 })], [4, 4]);
});

test('a format promises new opponents only where two play', () => {
  for (const [format, promise] of [['swiss', /never the same player twice/], ['round_robin', /everyone else/]]) {
    assert.match(format_about({ format, seats: 2 }), promise);
    assert.doesNotMatch(format_about({ format, seats: 4 }), promise);
  }
  assert.equal(format_about({ format: 'knockout', seats: 4 }), format_about({ format: 'knockout', seats: 2 }));
});

test('a finished knock-out says of nobody that they were knocked out, a running one does', () => {
  const items = [['Ann', 'in'], ['Bob', 'out']].map(([player, status], i) => ({ number: i + 1, place: i + 1, player, kind: 'human', status, rating: 1500, score: 2 - 2 * i, cross: [], tie_breaks: {} }));
  const words = (status) => {
    render(standings({ tournament: { format: 'knockout', status, round: 1, tie_breaks: [] }, standings: items, own: new Set() }), page());
    return page().textContent;
  };
  assert.match(words('running'), /Bob\s*knocked out/);
  assert.doesNotMatch(words('finished'), /knocked out/);
});

test('another game keeps what was filled in, and leaves formats it cannot have', () => {
  const four = { ...VARIANT, id: 'four', seats_min: 4, seats_max: 4, rated: false };
  const form = blank({ id: 'four' }, four, { ...blank({ id: 'stratic' }, playable(GAMES)[0].variants[0]), name: 'Cup', format: 'knockout' });
  assert.deepEqual([form.name, form.format, form.seats, form.rated], ['Cup', 'swiss', 4, false]);
});

test('a visitor whose own game has begun does not read that the tournament is yet to start', async (t) => {
  const { reading, unread } = await import('../../frontend/app/tournament/reading.js');
  const { session } = await import('../../frontend/app/net/session.js');
  const mine = [{ name: 'Ann', match: 'aaaaaaaaaa' }];
  let seen = { id: 'x', round: 0, status: 'open' };
  const answers = {
    live: () => ({ tournament: seen, standings: { items: [] }, round: seen.round ? { round: 1, items: ['everybody'] } : null }),
    standings: () => ({ items: ['asked for'] }),
    x: () => ({ id: 'x', round: 1, status: 'running', mine }),
    1: () => ({ round: 1, items: ['asked for'] }),
  };
  t.mock.method(globalThis, 'fetch', async (path) => new Response(JSON.stringify(answers[path.split('/').at(-1)]())));
  session.account = { id: 'ann' };
  const state = unread();
  const reads = reading('x', state, () => {});
  await reads.all();
  assert.deepEqual([state.tournament.status, state.tournament.round, state.tournament.mine, state.rounds.get(1).items, state.standings], ['running', 1, mine, ['asked for'], ['asked for']]);
  seen = { id: 'x', round: 1, status: 'running' };
  await reads.all();
  assert.deepEqual([state.tournament.status, state.tournament.mine, state.rounds.get(1).items], ['running', mine, ['everybody']]);
  session.account = null;
});

test('those who had entered a tournament that could not start are told on the first page and on its own, with the reason', async () => {
  const { session } = await import('../../frontend/app/net/session.js');
  const { own_tournament } = await import('../../frontend/app/tournament/own.js');
  const { tournament_note } = await import('../../frontend/views/home.js');
  const { after } = await import('../../frontend/views/tournament/tournament.js');
  const before = [session.account, globalThis.fetch];
  session.account = { name: 'Ann', kind: 'registered' };
  const cancelled = { id: 'aaaaaaaaaa', name: 'Winter Cup', status: 'cancelled', reason: 'too_few_players', format: 'swiss', finished_at: new Date().toISOString(), starts_at: null, round: 0, rounds: 5,
    min_players: 5, players: 3, mine: [{ player: 'Ann', status: 'in', match: null }] };
  let found = cancelled;
  globalThis.fetch = async (address) => {
    const { pathname, searchParams } = new URL(address, 'http://arena.test');
    const body = pathname.endsWith('/tournaments') ? { items: searchParams.get('status') === 'cancelled' ? [found] : [], next: null } : found;
    return new Response(JSON.stringify(body), { status: 200, headers: { 'Content-Type': 'application/json' } });
  };
  try {
    render(tournament_note(await own_tournament()), page());
    assert.match(page().textContent, /Winter Cup was cancelled: there were not enough players\./);
    assert.equal(page().querySelector('a').getAttribute('href'), '/tournaments/aaaaaaaaaa');
    found = { ...cancelled, reason: 'not_started' };
    render(tournament_note(await own_tournament()), page());
    assert.match(page().textContent, /Winter Cup was cancelled: nobody started it within 30 days\./);
    for (const more of [{ reason: 'cancelled_by_host' }, { finished_at: new Date(Date.now() - 90_000_000).toISOString() }, { mine: [] }]) {
      found = { ...cancelled, ...more };
      assert.equal(await own_tournament(), null, JSON.stringify(more));
    }
  } finally {
    [session.account, globalThis.fetch] = before;
  }
  const said = (more) => { render(after({ tournament: { ...cancelled, ...more } }), page()); return page().textContent.replace(/\s+/g, ' '); };
  assert.match(said({}), /at least 5 were needed, and 3 could play\./);
  assert.match(said({ reason: 'not_started', min_players: 2 }), /Nobody started it within 30 days\./);
  assert.match(said({ format: 'team', min_players: 2 }), /each team needed at least one\./);
});
