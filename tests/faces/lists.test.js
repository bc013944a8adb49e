// The lists of the arena under jsdom: the first page, finished games, leaderboards.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

const { render } = await import('../../frontend/vendor/lit-html.js');
const { home } = await import('../../frontend/views/home.js');
const { boards } = await import('../../frontend/views/boards.js');
const { inbox } = await import('../../frontend/views/inbox.js');
const { matches } = await import('../../frontend/views/matches.js');
const { player } = await import('../../frontend/views/player/player.js');
const { bot_of } = await import('../../frontend/app/pages/player.js');
const { people } = await import('../../frontend/views/account/people.js');
const { scale_of } = await import('../../frontend/ui/charts/span.js');
const { games_path, matrix, season_games } = await import('../../frontend/views/standings.js');
const { splits } = await import('../../frontend/views/player/splits.js');
const { csv_of, groups_of, parts_of, score_of } = await import('../../frontend/model/insights.js');

const GAME = { id: 'stratic', title: 'Stratic', capabilities: [], bots: [{ id: 'bot:random', title: 'Recruit', level: 1 }], variants: [{ id: 'base', title: 'Base game', seats_max: 2, rated: true,
  options_schema: { properties: { dims: { title: 'Dimensions', enum: [2, 3], 'x-names': ['2: Flat board', '3: Cube'], 'x-sought': true } } } }] };
const send = { play() {}, versus() {}, choice() {}, again() {}, set() {}, search() {}, more() {} };
const own = (match, turn) => ({ match, game: 'stratic', variant: 'base', seats: [{ name: 'Ada', kind: 'human' }, { name: 'Bela', kind: 'human' }], status: 'live', turn });
const first_page = (given) => {
  render(home({ games: [GAME], live: [], shown: new Map(), leaders: new Map(), tournament: null, wait: null, play: {}, versus: {}, level: {}, choice: {}, mine: [], waiting: [], rematches: [], invitations: [], ...given }, send), page());
  return page();
};
const before = (one, other) => Boolean(one.compareDocumentPosition(other) & 4); // DOCUMENT_POSITION_FOLLOWING

test('games that need the player stand above the games, three at once, and those that need nobody below', () => {
  const mine = ['a', 'b', 'c', 'd', 'e'].map(own);
  const drawn = first_page({ mine, waiting: [{ match: 'e' }] });
  const [section, tables] = [drawn.querySelector('.mine'), drawn.querySelector('.tables')];
  assert.ok(before(section, tables));
  assert.equal(section.querySelector('tbody a').getAttribute('href'), '/matches/e');
  assert.equal(section.querySelectorAll(':scope > table tbody tr').length, 3);
  assert.equal(section.querySelector('summary').textContent, '2 more games');
  const quiet = first_page({ mine });
  assert.ok(before(quiet.querySelector('.tables'), quiet.querySelector('.mine')));
});

test('a game that is played alone offers the first levels of its ladder, and its button plays the chosen one', () => {
  const done = [];
  Object.assign(send, { level: (...what) => done.push(what), play: (...what) => done.push(what) });
  const names = ['', 'first', ...Array.from({ length: 9 }, (_, i) => `more_${i}`)];
  const level = { enum: names, 'x-names': names.map((id) => (id ? `The ${id}` : null)) };
  const alone = { ...GAME, id: 'rulegame', ladder: true, variants: [{ id: 'base', title: 'Base', seats_max: 1, options_schema: { properties: { level } } }] };
  const drawn = first_page({ games: [alone], level: { rulegame: 'more_1' } });
  const levels = [...drawn.querySelectorAll('.table input[type=radio]')];
  assert.deepEqual(levels.map((one) => one.ariaLabel).slice(0, 2), ['The first, level 1', 'The more_0, level 2']);
  assert.deepEqual([levels.length, levels.findIndex((one) => one.checked)], [8, 2]);
  assert.ok([...drawn.querySelectorAll('.table .small')].some((one) => one.textContent.startsWith('Level 3 of 10: ')));
  levels[0].click();
  drawn.querySelector('.table .main').click();
  assert.deepEqual(done, [['rulegame', 'first'], ['rulegame', 'more_1']]);
  first_page({ games: [alone] }).querySelector('.table .main').click();
  assert.deepEqual(done.at(-1), ['rulegame', 'first']);
});

test('a day that is none leads to the puzzle of today', async () => {
  const { puzzle } = await import('../../frontend/views/puzzle.js');
  const shown = (day) => {
    render(puzzle({ puzzle: null, game: 'rulegame', day, error: 'This is not a day.', play: {} }, {}), page());
    return page().querySelector('.note a').getAttribute('href');
  };
  assert.deepEqual([shown('2026-02-31'), shown(undefined)], ['/daily/rulegame', '/']);
});

test('the ladder is drawn as stairs: four flights of levels, numbered on, each a list', async () => {
  const { ladder } = await import('../../frontend/views/ladder.js');
  const levels = Array.from({ length: 20 }, (_, i) => ({ id: `level_${i}`, number: i + 1, title: `Level ${i + 1}` }));
  render(ladder({ game: 'rulegame', ladder: { title: 'Rule Game', measures: [], levels }, play: {} }, { play() {} }), page());
  const flights = [...page().querySelectorAll('.landings > .landing')];
  assert.deepEqual(flights.map((one) => one.querySelector('ol').start), [1, 6, 11, 16]);
  assert.deepEqual(flights.map((one) => one.querySelectorAll('li').length), [5, 5, 5, 5]);
  assert.deepEqual(flights.map((one) => one.querySelector('h2').textContent), ['Easy', 'Medium', 'Hard', 'Expert']);
});

const SEATS = [{ name: 'Ada', kind: 'human' }, { name: 'Bela', kind: 'human' }];
const finished = (result, seats = SEATS) => ({ id: 'aaaaaaaaaa', game: 'stratic', variant: 'base', seats, status: 'finished', turn: 6, result, finished_at: '2026-11-20T12:00:00Z' });
const archive = (items, wishes = {}) => {
  const all = { game: '', variant: '', options: '', player: '', result: '', rated: '', turns_min: '', turns_max: '', from: '', to: '', ...wishes };
  render(matches({ status: 'finished', wishes: all, form: { ...all }, items, next: null, games: [GAME] }, send), page());
  return page();
};

test('a finished game says when it ended, and who won and how in a sentence', () => {
  const told = (result, seats) => archive([finished(result, seats)]).querySelector('.told').textContent;
  assert.equal(told({ places: [2, 1], reason: 'commander' }), 'Bela won by capturing the Commander.');
  assert.equal(told({ places: [1, 1], reason: 'agreement' }), 'Draw by agreement.');
  assert.equal(told({ places: [1, 1], reason: 'unheard_of' }), 'draw');
  assert.equal(told({ places: [1, 2], reason: 'unheard_of' }), 'Ada won.');
  const alone = SEATS.slice(0, 1);
  assert.equal(told({ places: [1], reason: 'finished', scores: [22] }, alone), 'Finished with 22 points.');
  assert.equal(told({ places: [1], reason: 'give_up', scores: [1] }, alone), 'Gave up with 1 point.');
  assert.equal(told({ places: [1], reason: 'unheard_of', scores: [1] }, alone), 'finished');
  const bots = ['Vagabond', 'Ada', 'Vagabond'].map((name, seat) => ({ seat, name, kind: name === 'Ada' ? 'human' : 'builtin' }));
  assert.equal(told({ places: [2, 3, 1], reason: 'score' }, bots), 'Vagabond (seat 3) won on points.');
  assert.equal(told({ places: [2, 1, 3], reason: 'score' }, bots), 'Ada won on points.');
  assert.match(page().querySelector('tbody tr').textContent, /20 Nov/);
});

test('the filters are words that keep the rest of the search, without what belongs to another game', () => {
  const drawn = archive([], { game: 'stratic', variant: 'base', player: 'Ada', rated: '1' });
  const link = (words) => [...drawn.querySelectorAll('.filter-lines a')].find((a) => a.textContent === words);
  assert.equal(link('Any game').getAttribute('href'), '/matches?status=finished&player=Ada&rated=1');
  assert.equal(link('Unrated').getAttribute('href'), '/matches?status=finished&game=stratic&variant=base&player=Ada&rated=0');
  assert.deepEqual([link('Stratic'), link('Rated')].map((a) => a.getAttribute('aria-current')), ['true', 'true']);
  assert.equal(link('Rated or not').getAttribute('aria-current'), null);
});

test('the search in words names the opponent, the seat, the players and the time of a table', () => {
  const drawn = archive([], { game: 'stratic', player: 'Ada', opponent: 'Bela', seat: '2', seats: '4', faction: 'iron', league: '2026Q4', as_of: '2026-11-20T12:00:00Z' });
  const words = drawn.querySelector('.search summary').textContent;
  for (const part of ['against Bela', 'seat 2', '4 players', 'iron', 'league, ']) assert.ok(words.includes(` · ${part}`), `${part}: ${words}`);
  assert.match(words, / · as of .*20 Nov/);
  const options = (text) => archive([], { game: 'stratic', options: text }).querySelector('.search summary').textContent;
  assert.match(options('{"dims": 3}'), / · Dimensions: Cube/, 'an option by its name, never by its code');
  assert.match(options('{"dims": 9, "half_told": "x"}'), / · Dimensions: 9 · half told: x/, 'an address can contain anything');
  archive([], { game: 'stratic', player: 'Ada', opponent: 'Bela', seat: '2' });
  assert.ok(drawn.querySelector('input[name="opponent"]') && drawn.querySelector('input[name="seat"]'));
  assert.equal(archive([], { game: 'stratic' }).querySelector('input[name="opponent"], input[name="seat"], select[name="faction"]'), null);
});

const BOARD = { variant: 'base', speed: 'standard', ladder: null, pool: 'all', season: null, season_now: '2026Q4', speeds: ['standard'], ladders: [], next: null, bots: [{ bot: 'bot:passive', title: 'Sleeper', level: 0, rating: null }, { bot: 'bot:greedy', title: 'Sergeant', level: 5, measured: null, rating: null }, { bot: 'bot:random', title: 'Recruit', level: 1, measured: 600, rating: 1210 }] };
const leaderboard = (me, given = {}) => {
  render(boards({ game: 'stratic', wish: {}, games: [GAME], items: [], error: '', me, board: { ...BOARD, ...given } }, send), page());
  return page();
};

test('an empty leaderboard says what fills it, with a button for whom it helps, and the bots with their ratings', () => {
  const drawn = leaderboard({ name: 'Ada', kind: 'human' });
  assert.match(drawn.textContent, /Players appear here after a rated game against another player or a bot\./);
  assert.equal(drawn.querySelector('a.main').getAttribute('href'), '/lobbies/new?game=stratic&variant=base&rated=1');
  assert.deepEqual([...drawn.querySelectorAll('.board-bots tbody tr')].map((row) => [...row.cells].slice(0, 4).map((cell) => cell.textContent)), [['Recruit', '1', '600', '1210'], ['Sergeant', '5', '', 'none yet']]);
  assert.match(drawn.querySelector('.board-bots a').getAttribute('href'), /versus=bot%3Arandom$/);
  for (const me of [null, { name: 'Guest Owl', kind: 'guest' }]) {
    assert.equal(leaderboard(me).querySelector('a.main').getAttribute('href'), '/register');
    assert.equal(page().querySelector('.board-bots a'), null);
  }
});

test('a variant that is not rated does not ask for a rated game', () => {
  const drawn = leaderboard({ name: 'Ada', kind: 'human' }, { speed: null });
  assert.match(drawn.textContent, /Games of this kind are not rated\./);
  assert.equal(drawn.querySelector('a.main, .board-bots, .filter-lines'), null);
});

test('an axis begins and ends at round numbers around all ranges, with one in its middle', () => {
  const axis = (...ends) => { const { from, width, step } = scale_of(ends.map(([rating, low, high]) => ({ rating, low, high }))); return [from, from + width, step]; };
  assert.deepEqual(axis([1640, 1560, 1730], [1480, 1300, 1610], [1500, null, null]), [1200, 2000, 200]);
  assert.deepEqual(axis([1500, null, null]), [1500, 1520, 10]);
  assert.deepEqual([axis(), axis([null, null, null])], [[0, 0, 0], [0, 0, 0]]);
  assert.deepEqual(axis([-31, -80, 12], [40, -9, 95]), [-100, 100, 50]);
  for (let seed = 1; seed < 500; seed++) {
    const low = (seed * 7919) % 3000 - 1000, high = low + (seed * seed * 31) % 1700;
    const { from, width, step } = scale_of([{ rating: low, low, high }]);
    assert.ok(from <= low && from + width >= high && (width / step) % 2 === 0 && width / step <= 10, `${low} ${high}`);
  }
});

test('a bar does not leave its axis, and the words beside it are rounded outwards', () => {
  const items = [{ rank: 1, player: 'Ada', kind: 'human', rating: 1662, deviation: 41, games: 9, won: 5, drawn: 0, lost: 4, provisional: false, last_at: '2026-11-20T12:00:00Z' },
    { rank: 2, player: 'Bela', kind: 'human', rating: 1500, deviation: 350, games: 1, won: 0, drawn: 0, lost: 1, provisional: true, last_at: '2026-11-20T12:00:00Z' }];
  render(boards({ game: 'stratic', wish: {}, games: [GAME], items, error: '', me: null, board: BOARD }, send), page());
  const cells = [...page().querySelectorAll('td.range-cell')];
  assert.deepEqual(cells.map((cell) => cell.textContent.trim()), ['1580 to 1750', '800 to 2200']);
  const reach = cells.map((cell) => cell.querySelector('i').style).map((style) => [parseFloat(style.insetInlineStart), parseFloat(style.inlineSize)]);
  for (const [begin, wide] of reach) assert.ok(begin >= 0 && wide > 0 && begin + wide <= 100.001, `${begin} ${wide}`);
  assert.deepEqual(reach[1], [0, 100]);
  assert.deepEqual([...page().querySelectorAll('.span-axis i')].map((i) => i.textContent), ['1500', '1700', '1900']);
});

test('each cell of who beats whom leads to the games of the two, and nothing else is in the search', () => {
  const pairs = [{ player: 'Ada', against: 'Bela & Co', games: 3, won: 1, drawn: 1 }, { player: 'Bela & Co', against: 'Ada', games: 3, won: 1, drawn: 1 }];
  render(matrix({ ...season_games('2026Q4', 'cosair/base'), rated: '1' }, [{ name: 'Ada', kind: 'human' }, { name: 'Bela & Co', kind: 'human' }], pairs), page());
  const [cell] = page().querySelectorAll('.matrix a');
  assert.match(cell.textContent, /^1½\/3 /);
  assert.deepEqual([...new URL(cell.href).searchParams], [['status', 'finished'], ['game', 'cosair'], ['variant', 'base'], ['from', '2026-10-01'], ['to', '2026-12-31'], ['rated', '1'], ['player', 'Ada'], ['opponent', 'Bela & Co']]);
  assert.deepEqual(season_games('2027Q1', ''), { game: '', variant: undefined, from: '2027-01-01', to: '2027-03-31' });
  assert.equal(games_path({ player: 'Ada', from: null, game: '' }), '/matches?status=finished&player=Ada');
});

test('a player’s splits lead to their games, with seats as people count them', () => {
  const item = (given) => ({ seats: 2, seat: null, faction: null, games: 7, score: 643, low: 300, high: 890, ...given });
  render(splits({ player: 'Ada', game: 'stratic', variant: 'base', since: null, items: [item(), item({ seat: 1, games: 3, low: null, high: null }), item({ faction: 'iron', score: null, low: null, high: null })] }, ['South', 'North']), page());
  assert.deepEqual([...page().querySelectorAll('tbody tr')].map((row) => [...row.cells].map((cell) => cell.textContent.trim())),
    [['2 players', '30% to 89%', '7'], ['North of 2', 'not known yet', '3'], ['iron, 2 players', '', '7']]);
  assert.deepEqual([...page().querySelectorAll('td a')].map((a) => new URL(a.href).search.replace('?status=finished&game=stratic&variant=base&rated=1&player=Ada', '')),
    ['&seats=2', '&seat=2&seats=2', '&faction=iron&seats=2']);
});

test('a list that is empty says what fills it, and leads on', () => {
  const ada = { id: 'a', name: 'Ada', kind: 'human', since: '2026-01-01T00:00:00Z', games: [], live: [], recent: [], programs: [] };
  const profile = (me) => { render(player({ name: 'Ada', player: ada, me, act: {}, error: '', ratings: null, collections: [], matches: null, mine: null }, send), page()); return page(); };
  assert.match(profile({ id: 'a', name: 'Ada' }).textContent, /Games appear here when you finish them\./);
  assert.equal(page().querySelector('.quiet a[href="/"]').textContent, 'Start a game');
  assert.match(profile(null).textContent, /Finished games of Ada appear here\./);
  assert.ok(page().querySelector('a[href="/matches"]'));
  render(people({ me: { name: 'Ada' }, items: [], act: {}, error: '' }, send), page());
  assert.ok(page().querySelector('a[href="/boards"]'));
});

test('the page of a bot says which level of which game it is, and leads to a game against it', () => {
  const solo = { id: 'solo', seats_max: 1 }, race = { id: 'race', seats_max: 8 };
  const games = [GAME, { id: 'rulegame', title: 'Rule Game', variants: [solo, race], bots: [
    { id: 'bot:level-2', title: 'Rule Game level 2', level: 2, measured: 850 }, { id: 'bot:idle', title: 'Idler', level: 0 }] }];
  const of = (name, kind = 'builtin') => bot_of(games, { name, kind });
  assert.deepEqual([of('Nobody'), of('Recruit', 'human')], [null, null]);
  assert.equal(of('Recruit').path, '/lobbies/new?game=stratic&variant=base&versus=bot%3Arandom');
  const p = { id: 'b', name: 'Rule Game level 2', kind: 'builtin', since: '2026-01-01T00:00:00Z', games: [], live: [], recent: [], programs: [] };
  const view = (bot) => { render(player({ name: p.name, player: p, bot, me: null, act: {}, error: '', ratings: null, collections: [], matches: null, mine: null }, send), page()); return page(); };
  const drawn = view(of(p.name));
  assert.match(drawn.textContent, /Rule Game: Level 2 of 1: easy\. Rated 850 among bots\./);
  assert.equal(drawn.querySelector('a.main').getAttribute('href'), '/lobbies/new?game=rulegame&variant=race&versus=bot%3Alevel-2');
  assert.match(view(of('Idler')).textContent, /Rule Game: Idler gives no orders\./);
});

test('in the inbox a game of one says so, another that lacks an opponent that, and a setup is no turn', () => {
  const of = (match, seats, turn) => ({ match, id: match, game: 'stratic', variant: 'base', seat: 0, seats, turn, owes: true, unread: 0 });
  const me = { seat: 0, name: 'Ada', kind: 'human' };
  const list = [of('alone', [me], 3), of('open', [me, { seat: 1, name: null, kind: null }], 0), of('both', [me, { seat: 1, name: 'Bela', kind: 'human' }], 7)];
  const waiting = list.map(({ match, turn }) => ({ match, turn, deadline: null }));
  render(inbox({ me: { name: 'Ada' }, inbox: { seq: 1, matches: list, waiting, offers: [], rematches: [], invitations: [], declines: [], friend_requests: 0, clubs: [], conversations: [] }, waiting, now: 0 }), page());
  assert.deepEqual([...page().querySelectorAll('tbody tr')].map((row) => [row.querySelector('a').textContent, row.querySelector('.figure').textContent]),
    [['Playing alone', '3'], ['Nobody yet', 'setup'], ['Bela', '7']]);
});

test('insights show the groups in one order, a draw as half a win, the latest twelve months, and come along as CSV', () => {
  const row = (key, won, drawn, lost) => ({ key, won, drawn, lost, played: won + drawn + lost });
  const months = Array.from({ length: 14 }, (_, i) => row(`2026-${String(i + 1).padStart(2, '0')}`, 1, 0, 0));
  const groups = [{ by: 'month', rows: months }, { by: 'length', rows: [row('11', 1, 0, 0), row('0', 0, 1, 0), row('161', 0, 0, 1)] },
    { by: 'opponents', rows: [row('stronger', 0, 0, 1), row('bots', 1, 1, 0)] }];
  const one = { game: 'stratic', variant: 'base', ...row('', 1, 1, 1), groups };
  assert.deepEqual(groups_of(one).map(({ by }) => by), ['opponents', 'length', 'month']);
  assert.deepEqual(parts_of(groups[1]).map(({ key }) => key), ['0', '11', '161']);
  assert.deepEqual(parts_of(groups[2]).map(({ key }) => key), ['bots', 'stronger']);
  assert.equal(parts_of(groups[0]).length, 12);
  assert.deepEqual([score_of(row('', 1, 1, 1)), score_of(row('', 0, 0, 0))], [50, null]);
  const phases = { searched: 2, turns: 3, rows: [{ key: 'early', turns: 1, cost: 150 }, { key: 'late', turns: 2, cost: 40 }] };
  const lines = csv_of({ variants: [{ ...one, groups: groups.slice(2), phases }] }).split('\r\n');
  assert.deepEqual(lines, ['game,variant,by,key,played,won,drawn,lost,turns,cost', 'stratic,base,,,3,1,1,1,,', 'stratic,base,opponents,stronger,1,0,0,1,,', 'stratic,base,opponents,bots,2,1,1,0,,',
    'stratic,base,phase,early,2,,,,1,150', 'stratic,base,phase,late,2,,,,2,40', '']);
});
