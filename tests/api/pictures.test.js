// Still pictures of positions, what they show to strangers, and the short address that carries one.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { GifReader } from 'omggif';
import { exchange } from '../lib/client.mjs';
import { build, stack, until } from '../lib/stack.mjs';
import { person } from '../lib/people.mjs';
import { begun, FORMATION, OTHER_FORMATION, play_line, put_orders, SHORT_WIN, table } from '../lib/play.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());

const picture = async (match, query = '') => {
  const answer = await s.client().call('GET', `/matches/${match}/board.svg${query}`);
  assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'image/svg+xml'], answer.text.slice(0, 300));
  assert.match(answer.text, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>\n$/s);
  assert.doesNotMatch(answer.text.replace('http://www.w3.org/2000/svg', ''), /<script|<style|style=|href|http/);
  return answer;
};
/** The width and height of a PNG. */
const size = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];
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

test('as PNG a position is drawn once for each version; other addresses lead to the present one', async () => {
  const t = await begun(s);
  const png = `/matches/${t.match}/board.png`;
  const lead = async (query = '') => {
    const { status, headers } = await s.client().call('GET', png + query);
    assert.equal(status, 302);
    return headers.location.replace('/api/v1', '');
  };
  const first = await lead();
  assert.match(first, new RegExp(`^${png}\\?v=\\d+$`));
  const live = await s.client().call('GET', first);
  assert.deepEqual([live.status, live.headers['content-type'], ...size(live.bytes)], [200, 'image/png', 1200, 630]);
  assert.match(live.headers['cache-control'], /^public, max-age=31536000, immutable$/);
  await play_line(t, SHORT_WIN);
  await until(async () => (await lead('?v=0')) !== first, { what: 'the address of the last position' }); // the one that leads there is kept for a second
  const last = await s.client().call('GET', await lead('?v=0'));
  assert.notDeepEqual(last.bytes, live.bytes);
  assert.deepEqual((await s.client().call('GET', await lead('?turn=1&v=4294967295'))).bytes, live.bytes, 'the first turn looks as it did');
  assert.deepEqual((await s.client().call('GET', first)).bytes, live.bytes, 'a version that was drawn stays');
  for (const query of ['?v=-1', '?v=4294967296', '?turn=99', '?turn=-1', '?v=x']) await s.client().refuse(422, 'bad_request', 'GET', png + query);
  await s.client().refuse(422, 'unknown_member', 'GET', `${png}?width=90000`);
});

test('as PNG nothing shows what a stranger may not see: a secret setup, a delay, a game without spectators', async () => {
  const setup = await table(s);
  const bytes = async (match) => {
    const { headers } = await s.client().call('GET', `/matches/${match}/board.png`);
    return (await s.client().call('GET', headers.location.replace('/api/v1', ''))).bytes;
  };
  const before = await bytes(setup.match);
  await put_orders(setup.south, setup.match, 0, FORMATION);
  assert.deepEqual(await bytes(setup.match), before);
  const closed = await begun(s, { spectators: 'none' });
  await s.client().refuse(403, 'spectators_not_allowed', 'GET', `/matches/${closed.match}/board.png`);
  await closed.south.refuse(403, 'spectators_not_allowed', 'GET', `/matches/${closed.match}/board.png?v=1`);
  const { text } = await exchange(`${s.url}/m/${closed.match}`);
  assert.deepEqual([...text.matchAll(/og:image" content="([^"]*)"/g)].map(([, address]) => address), [`${s.url}/icons/card-stratic.png`]);
  assert.match(text, /og:description" content="Stratic, turn 1, in progress"/);
});

test('a finished match is an animation: a frame for each turn, made once for everybody who asks', async () => {
  const t = await begun(s);
  const path = `/matches/${t.match}/replay.gif`;
  for (const client of [s.client(), t.south]) await client.refuse(409, 'not_finished', 'GET', path);
  await play_line(t, SHORT_WIN);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? s.client() : t.north).call('GET', path)));
  const [{ bytes, headers, etag }] = answers;
  for (const answer of answers) assert.deepEqual([answer.status, answer.headers['content-type'], answer.bytes.equals(bytes)], [200, 'image/gif', true]);
  assert.match(headers['cache-control'], /immutable/);
  const gif = new GifReader(bytes);
  const frames = Array.from({ length: gif.numFrames() }, (_, i) => gif.frameInfo(i));
  assert.deepEqual([gif.width, gif.height, gif.loopCount()], [560, 560, 0]);
  assert.deepEqual(frames.map(({ delay }) => delay), [90, 90, 90, 90, 90, 300]);
  const shown = frames.map((_, i) => { // with the colours that are seen there
    const pixels = Buffer.alloc(gif.width * gif.height * 4);
    for (let n = 0; n <= i; n++) gif.decodeAndBlitFrameRGBA(n, pixels);
    return pixels;
  });
  assert.ok(shown[0].includes(Buffer.from([0x7c, 0x2a, 0x1c, 0xff])), 'the pieces of North have the colour of their picture');
  const { x, y, width, height } = frames[1];
  const column = gif.width / 10.5;
  assert.ok(x > 3.9 * column && x + width < 5.6 * column && height > 3 * column && y > 0, `Ae2>e5 changes column e alone, not ${JSON.stringify([x, y, width, height])}`);
  assert.deepEqual(frames.slice(2, 4).map((frame) => frame.width > 0 && frame.width < 2 * column), [true, true]);
  assert.ok(!shown[5].equals(shown[0]));
  assert.equal((await s.client().call('GET', path, { headers: { 'If-None-Match': etag } })).status, 304);
  for (const query of ['?size=-1', '?size=90000', '?turn=1', '?v=1']) await s.client().refuse(422, 'unknown_member', 'GET', path + query);
  await s.client().refuse(404, 'not_found', 'GET', '/matches/aaaaaaaaaa/replay.gif');
});

test('an animation shows no more than the match did: a setup that was never revealed is in none', async () => {
  const ended = async (setup) => {
    const t = await table(s);
    await put_orders(t.south, t.match, 0, setup);
    await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
    const { status, bytes, text } = await s.client().call('GET', `/matches/${t.match}/replay.gif`);
    assert.equal(status, 200, text);
    return bytes;
  };
  const [one, other] = [await ended(FORMATION), await ended(OTHER_FORMATION)];
  assert.ok(one.equals(other));
  assert.equal(new GifReader(one).numFrames(), 1);
});

test('what is no strip of frames gives no animation', () => {
  const run = (input, ...args) => spawnSync(join(build, 'quad-gif'), args, { input });
  const length = (n) => { const bytes = Buffer.alloc(4); bytes.writeUInt32LE(n); return bytes; };
  const SIZE = ['8', '8', '2', '10', '10'];
  for (const [input, ...args] of [['', ...SIZE], ['x', ...SIZE], [length(0), ...SIZE], [length(0xffffffff), ...SIZE], [length(9), ...SIZE], [Buffer.concat([length(4), Buffer.from('none')]), ...SIZE],
    ['', '8', '8'], ['', '-1', '8', '2', '10', '10'], ['', '8', '99999999999', '2', '10', '10'], ['', '8', '8', '2', '0', 'x']]) {
    const { status, signal, stdout, stderr, error } = run(input, ...args);
    assert.equal(error, undefined);
    assert.deepEqual([status, signal, stdout.length], [1, null, 0], `${args}`);
    assert.match(`${stderr}`, /^quad-gif: [^\n]+\n$/);
  }
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
  assert.equal(meta.description, `Stratic: ${t.south.account.name} won`);
  const [position, card] = [...text.matchAll(/<meta property="og:image" content="([^"]*)">/g)].map(([, address]) => address);
  assert.match(position, new RegExp(`^${s.url}/api/v1/matches/${t.match}/board\\.png\\?turn=3&amp;v=\\d+$`));
  assert.equal(card, `${s.url}/icons/card-stratic.png`, 'the next best, should there be no such picture');
  for (const address of [position.replace('&amp;', '&'), card]) {
    const { status, headers, bytes } = await exchange(address);
    assert.deepEqual([status, headers['content-type'], ...size(bytes)], [200, 'image/png', 1200, 630], address);
  }
  const crawled = await exchange(`${s.url}/matches/${t.match}`, { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Discordbot/2.0)' } });
  assert.equal(crawled.text.match(/og:title" content="([^"]*)"/)[1], meta.title, 'a crawler is told the same at the long address');
  assert.ok((await exchange(`${s.url}/matches/${t.match}`)).text.includes('<main id="page"'));
  assert.match(text, new RegExp(`href="/matches/${t.match}\\?turn=3"`));
  const german = await exchange(`${s.url}/m/${t.match}?turn=3&lang=de`);
  assert.match(german.text, /<html lang="de">/);
  assert.match(german.text, new RegExp(`og:description" content="Stratic: ${t.south.account.name} hat gewonnen"`));
  assert.match(german.text, new RegExp(`href="/matches/${t.match}\\?turn=3&amp;lang=de"`));
  const crawled_german = await exchange(`${s.url}/matches/${t.match}?lang=de`, { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Discordbot/2.0)' } });
  assert.match(crawled_german.text, /hat gewonnen/);
  for (const lang of ['', 'fr', 'de"><b>']) assert.equal((await exchange(`${s.url}/m/${t.match}?lang=${encodeURIComponent(lang)}`)).status, 422, lang);
  const forged = await exchange(`${s.url}/m/${t.match}`, { headers: { Host: 'x"><script>alert(1)</script>' } });
  assert.ok(!forged.text.includes('<script>alert'), forged.text);
  const unknown = await exchange(`${s.url}/m/aaaaaaaaaa`);
  assert.equal(unknown.status, 404);
  assert.match(unknown.text, /<html/);
});

test('the short address leads programs that embed links to a frame of the board; only /embed may be framed', async () => {
  const t = await begun(s);
  const { text } = await exchange(`${s.url}/m/${t.match}`);
  const address = /type="application\/json\+oembed" href="([^"]*)"/.exec(text)[1];
  assert.equal(address, `${s.url}/api/v1/matches/${t.match}/oembed`);
  const told = JSON.parse((await exchange(`${address}?url=${encodeURIComponent(`${s.url}/matches/${t.match}`)}&format=json&maxwidth=400`)).text);
  assert.deepEqual([told.version, told.type, told.provider_name, told.width, told.height], ['1.0', 'rich', 'Quadrivium', 400, 720]);
  assert.equal(told.title, `${t.south.account.name} – ${t.north.account.name} (Stratic, turn 1, in progress)`);
  const german = JSON.parse((await exchange(`${address}?lang=de`)).text);
  assert.equal(german.title, `${t.south.account.name} – ${t.north.account.name} (Stratic, Zug 1, läuft noch)`);
  assert.ok(german.html.includes(`src="${s.url}/matches/${t.match}/embed?lang=de"`), german.html);
  await s.client().refuse(422, 'bad_request', 'GET', `/matches/${t.match}/oembed?lang=fr`);
  const frame = /^<iframe src="([^"]*)" width="400" height="720" title="[^"<>]*" style="border:0"><\/iframe>$/.exec(told.html)[1];
  assert.equal(frame, `${s.url}/matches/${t.match}/embed`);
  assert.equal((await exchange(told.thumbnail_url)).status, 200);
  const framers = async (path) => /frame-ancestors ([^;]*)/.exec((await exchange(s.url + path)).headers['content-security-policy'])[1];
  assert.equal(await framers(`/matches/${t.match}/embed`), '*');
  for (const path of [`/matches/${t.match}`, `/matches/${t.match}/embed/`, `/matches/${t.match}/embedded`, `/m/${t.match}`, '/?/matches/aaaaaaaaaa/embed']) assert.equal(await framers(path), "'none'", path);
  const stranger = s.client();
  await stranger.refuse(422, 'bad_request', 'GET', `/matches/${t.match}/oembed?format=xml`);
  for (const wrong of ['maxwidth=0', 'maxwidth=-1', 'maxheight=99999999999', 'maxwidth=x', 'callback=f']) assert.ok((await stranger.call('GET', `/matches/${t.match}/oembed?${wrong}`)).status >= 400, wrong);
  const closed = await begun(s, { spectators: 'none' });
  assert.ok(!(await exchange(`${s.url}/m/${closed.match}`)).text.includes('oembed'));
  await stranger.refuse(403, 'spectators_not_allowed', 'GET', `/matches/${closed.match}/oembed`);
});

test('the pictures of links have whole addresses; a page of one game, an open game and a puzzle have the picture of the game', async () => {
  const bot = { 'User-Agent': 'Mozilla/5.0 (compatible; Discordbot/2.0)' };
  const picture = async (path, headers = bot) => /property="og:image" content="([^"]*)"/.exec((await exchange(s.url + path, { headers })).text)[1];
  const host = await person(s);
  const lobby = (await host.post('/lobbies', { game: 'cosair' })).body.id;
  const hidden = (await host.post('/lobbies', { game: 'cosair', private: true })).body;
  const { url } = (await host.post('/puzzles', { game: 'rulegame', options: { level: 'first_steps' } })).body;
  const want = { '/': 'card', '/docs/': 'card', '/daily/rulegame': 'card-rulegame', '/learn/stratic/exercises/1?x=1': 'card-stratic', '/boards/nothing': 'card',
    [`/lobbies/${lobby}`]: 'card-cosair', '/lobbies/aaaaaaaaaa': 'card', [url]: 'card-rulegame' };
  for (const [path, name] of Object.entries(want)) assert.equal(await picture(path), `${s.url}/icons/${name}.png`, path);
  assert.equal(await picture(`/lobbies/${hidden.id}`), `${s.url}/icons/card.png`, 'nothing that a stranger may not know');
  assert.equal(await picture(hidden.join_url), `${s.url}/icons/card-cosair.png`, 'who holds the link is invited');
  assert.equal(await picture(`/lobbies/${hidden.id}?invite=aaaa`), `${s.url}/icons/card.png`);
  assert.equal(await picture(`/lobbies/${lobby}`, {}), `${s.url}/icons/card.png`, 'only programs that show previews are worth the question');
  assert.equal(await picture('/', { Host: 'x"><b>' }), '/icons/card.png');
  const { headers } = await exchange(`${s.url}/`);
  assert.equal((await exchange(`${s.url}/`, { headers: { 'If-None-Match': headers.etag } })).status, 304);
  for (const [path, name] of [['/?lang=de', 'card.de'], ['/docs/de/', 'card.de'], ['/learn/stratic?lang=de', 'card-stratic.de'], [`/lobbies/${lobby}?lang=de`, 'card-cosair.de']]) {
    const address = await picture(path);
    assert.equal(address, `${s.url}/icons/${name}.png`, path);
    const { status, bytes } = await exchange(address);
    assert.deepEqual([status, ...size(bytes)], [200, 1200, 630], address);
  }
});

test('the page before its scripts run, and its manifest, are in the language of the address or of the browser', async () => {
  const at = async (path, accepted) => {
    const { status, text, headers } = await exchange(s.url + path, { headers: accepted === undefined ? {} : { 'Accept-Language': accepted } });
    assert.match(headers.vary, /Accept-Language/, path);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.doesNotMatch(text, /[{}]/, 'no message stands as its name');
    return { status, language: /<html lang="(\w+)">/.exec(text)[1], text };
  };
  const wanted = [[undefined, 'en'], ['', 'en'], ['de', 'de'], ['de-AT,de;q=0.9,en;q=0.8', 'de'], ['fr, DE;q=0.8, en;q=0.5', 'de'], ['en-US,en;q=0.9,de;q=0.8', 'en'], ['den, enough', 'en'],
    [' en , de', 'en'], ['fr', 'en'], ['../de', 'en'], [`${'x,'.repeat(3000)}de`, 'de']];
  for (const [accepted, language] of wanted) assert.equal((await at('/', accepted)).language, language, accepted);
  for (const [path, language] of [['/?lang=en', 'en'], ['/?x=1&lang=de-AT', 'de'], ['/?lang=fr', 'de'], ['/?lang=qps', 'de']]) assert.equal((await at(path, 'de')).language, language, path);
  for (const path of ['/players/a.b', '/matches/aaaaaaaaaa', '/lobbies/aaaaaaaaaa', '/p/aaaaaaaaaa', '/settings']) assert.equal((await at(path, 'de')).language, 'de', path);
  const unknown = await at('/m/aaaaaaaaaa', 'de');
  assert.deepEqual([unknown.status, unknown.language], [404, 'de']);
  for (const [language, inbox, words] of [['en', 'Inbox', 'Skip to content'], ['de', 'Posteingang', 'Zum Inhalt springen']]) {
    const { text } = await at('/', language);
    assert.ok(text.includes(words), language);
    const manifest = await exchange(s.url + /rel="manifest" href="([^"]*)"/.exec(text)[1]);
    assert.equal(manifest.headers['content-type'], 'application/manifest+json');
    const { lang, id, description, shortcuts } = JSON.parse(manifest.text);
    assert.deepEqual([lang, id, shortcuts[0].name], [language, '/', inbox]);
    assert.ok(text.includes(`content="Quadrivium: ${description}"`));
  }
});

test('a preview of an invitation says who invites to what, and shows the match once it has begun', async () => {
  const bot = { 'User-Agent': 'Mozilla/5.0 (compatible; Discordbot/2.0)' };
  const host = await person(s);
  const { id } = (await host.post('/lobbies', { game: 'stratic' })).body;
  const tag = (text, name) => new RegExp(`og:${name}" content="([^"]*)"`).exec(text)[1];
  const open = await exchange(`${s.url}/lobbies/${id}`, { headers: bot });
  assert.deepEqual([open.status, tag(open.text, 'title')], [200, `${host.account.name} invites you to Stratic`]);
  assert.match(tag(open.text, 'description'), /^(Unr|R)ated game for 2 players, 1 seat left$/);
  const german = await exchange(`${s.url}/lobbies/${id}?lang=de`, { headers: bot });
  assert.equal(tag(german.text, 'title'), `${host.account.name} lädt dich zu Stratic ein`);
  assert.match(tag(german.text, 'description'), /^(Ung|G)ewertete Partie für 2 Spieler, noch 1 Platz frei$/);
  assert.match(german.text, new RegExp(`<a href="/lobbies/${id}\\?lang=de"`));
  assert.match(open.text, new RegExp(`<a href="/lobbies/${id}"`));
  const { match } = (await (await person(s)).put(`/lobbies/${id}/seats/me`, {})).body;
  const begun_now = await exchange(`${s.url}/lobbies/${id}`, { headers: bot });
  assert.deepEqual([begun_now.status, begun_now.headers.location], [302, `/m/${match}`]);
  assert.equal((await exchange(`${s.url}/lobbies/${id}?lang=de`, { headers: bot })).headers.location, `/m/${match}?lang=de`);
  const gone = (await host.post('/lobbies', { game: 'stratic' })).body.id;
  await host.delete(`/lobbies/${gone}`);
  const after_all = await exchange(`${s.url}/lobbies/${gone}`, { headers: bot });
  assert.ok(after_all.status === 404 || tag(after_all.text, 'description') === 'This game was cancelled');
  const unknown = await exchange(`${s.url}/m/lobbies/aaaaaaaaaa`);
  assert.equal(unknown.status, 404);
  assert.match(unknown.text, /<html/);
});
