// Still pictures of positions, what they show to strangers, and the short address that carries one.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { exchange } from '../lib/client.mjs';
import { stack, until } from '../lib/stack.mjs';
import { person } from '../lib/people.mjs';
import { begun, FORMATION, play_line, put_orders, SHORT_WIN, table } from '../lib/play.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());

const picture = async (match, query = '') => {
  const answer = await s.client().call('GET', `/matches/${match}/board.svg${query}`);
  assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'image/svg+xml'], answer.text.slice(0, 300));
  assert.match(answer.text, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>\n$/s);
  assert.doesNotMatch(answer.text.replace('http://www.w3.org/2000/svg', ''), /<script|<style|style=|href|http/);
  return answer;
};
const discs = (text) => text.match(/<circle r="(39|28)" fill="#(fbf7ec|7c2a1c)"/g)?.length ?? 0;

test('a picture shows every piece of the turn asked for, and stays for ever once the match is over', async () => {
  const t = await begun(s);
  const live = await picture(t.match);
  assert.equal(discs(live.text), 38);
  assert.match(live.headers['cache-control'], /max-age=1$/);
  await play_line(t, SHORT_WIN);
  const end = await picture(t.match, '?turn=6');
  const last = await until(async () => [await picture(t.match)].find((p) => p.text !== live.text), { what: 'the last position' }); // a live one is kept for a second
  assert.ok(end.text === last.text);
  assert.ok(discs(last.text) < 38);
  assert.match(last.headers['cache-control'], /immutable/);
  assert.ok((await picture(t.match, '?turn=1')).text === live.text);
  const again = await s.client().call('GET', `/matches/${t.match}/board.svg`, { headers: { 'If-None-Match': last.etag } });
  assert.equal(again.status, 304);
});

test('a picture shows a stranger no setup before the reveal', async () => {
  const t = await table(s);
  const before = await picture(t.match);
  await put_orders(t.south, t.match, 0, FORMATION);
  const after_one = await picture(t.match, '?turn=0');
  assert.deepEqual([discs(before.text), discs(after_one.text)], [0, 0]);
  assert.ok(after_one.text === before.text);
});

test('what cannot be drawn is refused', async () => {
  const t = await begun(s, { spectators: 'none' });
  await s.client().refuse(403, 'spectators_not_allowed', 'GET', `/matches/${t.match}/board.svg`);
  const open = await begun(s);
  await s.client().refuse(422, 'bad_request', 'GET', `/matches/${open.match}/board.svg?turn=99`);
  await s.client().refuse(422, 'bad_request', 'GET', `/matches/${open.match}/board.svg?turn=-1`);
  await s.client().refuse(422, 'unknown_member', 'GET', `/matches/${open.match}/board.svg?size=9`);
  await s.client().refuse(404, 'not_found', 'GET', '/matches/aaaaaaaaaa/board.svg');
});

test('the short address tells crawlers who played and shows the picture; an unknown one is a page that says so', async () => {
  const t = await begun(s);
  await play_line(t, SHORT_WIN);
  const { status, text, headers } = await exchange(`${s.url}/m/${t.match}?turn=3`);
  assert.equal(status, 200, text);
  assert.match(headers['content-type'], /^text\/html/);
  assert.match(headers['content-security-policy'], /default-src 'none'/);
  const meta = Object.fromEntries([...text.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g)].map(([, name, value]) => [name, value]));
  assert.equal(meta.title, `${t.south.account.name} – ${t.north.account.name}`);
  assert.match(meta.description, /^stratic, finished in turn 6: commander$/);
  assert.equal(meta.image, `${s.url}/api/v1/matches/${t.match}/board.svg?turn=3`);
  assert.equal((await exchange(meta.image)).status, 200);
  const [, first] = text.match(/<meta property="og:image" content="([^"]*)">/);
  assert.equal(first, `${s.url}/icons/card-stratic.png`);
  const card = await exchange(first);
  assert.deepEqual([card.status, card.headers['content-type']], [200, 'image/png']);
  const crawled = await exchange(`${s.url}/matches/${t.match}`, { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Discordbot/2.0)' } });
  assert.equal(crawled.text.match(/og:title" content="([^"]*)"/)[1], meta.title, 'a crawler is told the same at the long address');
  assert.ok((await exchange(`${s.url}/matches/${t.match}`)).text.includes('<main id="page"'));
  assert.match(text, new RegExp(`href="/matches/${t.match}\\?turn=3"`));
  const forged = await exchange(`${s.url}/m/${t.match}`, { headers: { Host: 'x"><script>alert(1)</script>' } });
  assert.ok(!forged.text.includes('<script>alert'), forged.text);
  const unknown = await exchange(`${s.url}/m/aaaaaaaaaa`);
  assert.equal(unknown.status, 404);
  assert.match(unknown.text, /<html/);
});

test('the pictures of links have whole addresses; a page of one game, an open game and a puzzle have the picture of the game', async () => {
  const bot = { 'User-Agent': 'Mozilla/5.0 (compatible; Discordbot/2.0)' };
  const picture = async (path, headers = bot) => /property="og:image" content="([^"]*)"/.exec((await exchange(s.url + path, { headers })).text)[1];
  const host = await person(s);
  const lobby = (await host.post('/lobbies', { game: 'cosair' })).body.id;
  const hidden = (await host.post('/lobbies', { game: 'cosair', private: true })).body.id;
  const { url } = (await host.post('/puzzles', { game: 'rulegame', options: { level: 'first_steps' } })).body;
  const want = { '/': 'card', '/docs/': 'card', '/daily/rulegame': 'card-rulegame', '/learn/stratic/exercises/1?x=1': 'card-stratic', '/boards/nothing': 'card',
    [`/lobbies/${lobby}`]: 'card-cosair', '/lobbies/aaaaaaaaaa': 'card', [url]: 'card-rulegame' };
  for (const [path, name] of Object.entries(want)) assert.equal(await picture(path), `${s.url}/icons/${name}.png`, path);
  assert.equal(await picture(`/lobbies/${hidden}`), `${s.url}/icons/card.png`, 'nothing that a stranger may not know');
  assert.equal(await picture(`/lobbies/${lobby}`, {}), `${s.url}/icons/card.png`, 'only programs that show previews are worth the question');
  assert.equal(await picture('/', { Host: 'x"><b>' }), '/icons/card.png');
  const { headers } = await exchange(`${s.url}/`);
  assert.equal((await exchange(`${s.url}/`, { headers: { 'If-None-Match': headers.etag } })).status, 304);
});
