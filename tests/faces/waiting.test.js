// What waits for a player, in order: the most pressing first, in a circle, and each thing once.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';

const { count_of, fresh_of, in_order, news_of, next_of } = await import('../../frontend/model/waiting.js');
const { news_words } = await import('../../frontend/ui/words/news.js');
const { may_toast } = await import('../../frontend/app/local/notices.js');
const { toast, toasts_into } = await import('../../frontend/ui/alerts/toast.js');
const { deadline_words } = await import('../../frontend/views/inbox.js');

const seats = [{ seat: 0, name: 'Ada', kind: 'human' }, { seat: 1, name: 'Bo', kind: 'human' }];
const match = (id, more) => ({ match: id, game: 'g', variant: 'base', status: 'live', seat: 0, seats, turn: 3, owes: false, unread: 0, ...more });
const inbox = {
  seq: 9,
  waiting: [{ match: 'late', game: 'g', turn: 4, deadline: null }, { match: 'soon', game: 'g', turn: 2, deadline: '2026-01-01T10:00:00Z' },
    { match: 'then', game: 'g', turn: 3, deadline: '2026-01-02T10:00:00Z' }],
  matches: [match('late'), match('soon'), match('then', { unread: 2 })],
  offers: [{ match: 'soon', offer: 1, kind: 'draw' }], rematches: [{ match: 'over', lobby: 'l', from: 'Cy' }], unread: 2,
  invitations: [{ lobby: 'open', from: 'Di', game: 'g', expires_at: '2999-01-01T00:00:00Z' }, { lobby: 'over', from: 'Ed', game: 'g', expires_at: '2026-01-01T00:00:00Z' }],
  declines: [{ lobby: 'no', from: 'Flo', game: 'g' }], friend_requests: 2, clubs: [{ club: 'c', name: 'Rooks', kind: 'requests', n: 2 }], conversations: [{ player: 'Gus Ray', n: 7, unread: 2 }],
};
const nothing = { waiting: [], matches: [], offers: [], rematches: [], unread: 0, invitations: [], declines: [], friend_requests: 0, clubs: [], conversations: [] };

test('turns are sorted by deadline, those without one last', () => {
  assert.deepEqual(in_order(inbox).map((w) => w.match), ['soon', 'then', 'late']);
});

test('the next match goes in a circle and is never the current one', () => {
  const walk = ['/'];
  for (let i = 0; i < 4; i++) walk.push(next_of(inbox, walk.at(-1)));
  assert.deepEqual(walk.slice(1), ['/matches/soon', '/matches/then', '/matches/late', '/matches/soon']);
  assert.equal(next_of(nothing, '/'), null);
  assert.equal(next_of({ ...nothing, waiting: inbox.waiting.slice(0, 1) }, '/matches/late'), null);
});

test('each thing counts once and is news once', () => {
  assert.equal(count_of(inbox), 12);
  assert.equal(count_of(nothing), 0);
  const news = news_of(inbox);
  assert.deepEqual(news.map((n) => news_words(n, 'Go')), ['It is your turn in Go.', 'It is your turn in Go.', 'It is your turn in Go.', 'Bo offers a draw.', 'Cy wants a rematch.',
    'New message from Bo in Go.', 'Di invites you to a game of Go.', 'Flo declined your invitation to Go.', 'You have 2 friend requests.', '2 players ask to join the club Rooks.', 'New message from Gus Ray.']);
  assert.equal(new Set(news.map((n) => n.key)).size, news.length);
  assert.equal(news[3].path, '/matches/soon');
  assert.deepEqual(news.slice(6).map((n) => n.path), ['/lobbies/open', '/lobbies/no', '/friends', '/clubs/c', '/messages/Gus%20Ray']);
});

test('one more who asks to be a friend is news, and one fewer is none', () => {
  const news = (friend_requests, more = {}) => news_of({ ...nothing, ...more, friend_requests });
  const fresh = (before, now, more) => fresh_of(news(now, more), new Map(news(before).map((item) => [item.key, item]))).map(({ kind }) => kind);
  assert.deepEqual([fresh(0, 1), fresh(1, 2), fresh(2, 2), fresh(3, 2), fresh(1, 0)], [['friends'], ['friends'], [], [], []]);
  const clubs = (...ns) => ns.map((n) => news_of({ ...nothing, clubs: n ? [{ club: 'c', name: 'Rooks', kind: 'requests', n }] : [] }));
  const fresh_in = ([before, now]) => fresh_of(now, new Map(before.map((item) => [item.key, item]))).length;
  assert.deepEqual([fresh_in(clubs(0, 1)), fresh_in(clubs(1, 2)), fresh_in(clubs(2, 1))], [1, 1, 0], 'nor is one fewer who asks a club');
  assert.deepEqual(fresh(3, 2, { rematches: inbox.rematches }), ['rematch']);
});

test('deadlines are told as people say them', () => {
  const now = Date.parse('2026-01-01T10:00:00Z');
  const at = (ms) => deadline_words(new Date(now + ms).toISOString(), now);
  assert.equal(deadline_words(null, now), 'no deadline');
  assert.equal(at(-1), 'time is up');
  assert.match(at(5 * 60_000), /in 5 min$/);
  assert.match(at(7 * 3_600_000), /in 7 h$/);
  assert.match(at(3 * 86_400_000), /in 3 days$/);
});

test('there is an icon for every number it may carry', () => {
  for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 'more']) assert.ok(existsSync(new URL(`../../frontend/icons/waiting-${n}.svg`, import.meta.url)), `${n}`);
});

test('the mark of the site has a picture of 16, 32 and 48 pixels for old browsers, and one of any size', () => {
  const file = (name) => readFileSync(new URL(`../../frontend/${name}`, import.meta.url));
  const ico = file('favicon.ico');
  const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => ico.subarray(6 + 16 * i, 22 + 16 * i));
  assert.deepEqual(sides.map((entry) => entry[0]), [16, 32, 48]);
  for (const entry of sides) {
    const [bytes, at] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    assert.equal(ico.subarray(at + 1, at + 4).toString(), 'PNG');
    assert.deepEqual([ico.readUInt32BE(at + 16), at + bytes <= ico.length], [entry[0], true]);
  }
  assert.match(file('favicon.svg').toString(), /viewBox="0 0 32 32"/);
  for (const name of ['favicon.ico', 'favicon.svg']) assert.match(file('index.html').toString(), new RegExp(`<link rel="[a-z ]*icon" href="/${name}"`));
});

test('one toast of a kind is shown, the newest, and none over a board that is being analysed', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  toasts_into(page());
  for (let n = 1; n <= 5; n += 1) toast('It is your turn in Stratic.', { kind: 'turn', link: { href: `/matches/${n}`, text: 'Open' } });
  toast('Copied.');
  toast('Copied.');
  assert.deepEqual([...page().querySelectorAll('.toast')].map((line) => line.textContent.trim().replace(/\s+/g, ' ')), ['It is your turn in Stratic. Open', 'Copied.']);
  assert.equal(page().querySelector('.toast a').getAttribute('href'), '/matches/5');
  t.mock.timers.runAll();
  assert.equal(page().querySelectorAll('.toast').length, 0);
  const item = { path: '/matches/aaaaaaaaaa' };
  assert.deepEqual(['/', item.path, '/analysis', '/analysis/stratic', '/analysts'].map((path) => may_toast(item, path)), [true, false, false, false, true]);
});
