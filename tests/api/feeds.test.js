// Feeds of my deadlines by a secret link: read as programs read them, ended, kept out of tables and logs.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { after, test } from 'node:test';
import { stack } from '../lib/stack.mjs';
import { moment } from '../lib/moment.mjs';
import { PASSWORD, person } from '../lib/people.mjs';
import { begun, put_orders, table, turn } from '../lib/play.mjs';

const { JSDOM } = createRequire(import.meta.url)('jsdom');
const s = await stack();
after(() => s.stop());

const slow = { clock: { mode: 'correspondence', turn_seconds: 3 * 86_400 } };
const link = async (who) => (await who.put('/me/feed', {})).body.feed.secret;
const atom = (text) => new JSDOM(text, { contentType: 'application/xml' }).window.document;
const texts = (node, name) => [...node.getElementsByTagName(name)].map((e) => e.textContent);

/** A calendar as RFC 5545 reads it: lines unfolded, every one at most 75 bytes; events as objects. */
function calendar(text) {
  assert.ok(text.endsWith('\r\n') && !/[^\r]\n/.test(text), 'lines end with CRLF');
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  const lines = text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
  assert.deepEqual([lines[0], lines.at(-1)], ['BEGIN:VCALENDAR', 'END:VCALENDAR']);
  const events = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (events.length && !/^(END|BEGIN):/.test(line)) {
      const at = line.indexOf(':');
      events.at(-1)[line.slice(0, at)] = line.slice(at + 1).replace(/\\([,;\\])/g, '$1');
    }
  }
  return events;
}

test('a match that waits stands in both feeds with its opponent, its deadline and its link', async () => {
  const t = await begun(s, slow);
  const secret = await link(t.south);
  const [waits] = (await t.south.get('/me/inbox')).body.waiting;
  const feed = await s.client().get(`/feeds/${secret}.atom`);
  assert.match(feed.headers.get?.('content-type') ?? feed.headers['content-type'], /^application\/atom\+xml/);
  const doc = atom(feed.text);
  assert.equal(doc.documentElement.namespaceURI, 'http://www.w3.org/2005/Atom');
  for (const name of ['id', 'title', 'updated']) assert.equal(doc.documentElement.querySelectorAll(`:scope > ${name}`).length, 1, name);
  const [entry] = doc.getElementsByTagName('entry');
  assert.deepEqual(texts(entry, 'title'), [`Your turn in Stratic against ${t.north.account.name}`]);
  assert.match(entry.querySelector('link').getAttribute('href'), new RegExp(`^http://127\\.0\\.0\\.1:\\d+/matches/${t.match}$`));
  assert.deepEqual(texts(entry, 'content'), [`Turn ${waits.turn}, due by ${moment(waits.deadline)}`]);
  const events = calendar((await s.client().get(`/feeds/${secret}.ics`)).text);
  assert.equal(events.length, 1);
  assert.equal(events[0].DTSTART, waits.deadline.replace(/[-:]|\.\d+/g, ''));
  assert.equal(events[0].SUMMARY, `Stratic against ${t.north.account.name}: your move is due`);
  assert.ok(events[0].UID.startsWith(t.match) && events[0].DTSTAMP && events[0].URL.endsWith(`/matches/${t.match}`));
});

test('what was played leaves the feeds, and an unchanged feed is a 304', async () => {
  const t = await begun(s, slow);
  const path = `/feeds/${await link(t.south)}.atom`;
  const first = await s.client().get(path);
  const again = await s.client().call('GET', path, { headers: { 'If-None-Match': first.etag } });
  assert.equal(again.status, 304);
  await put_orders(t.south, t.match, 1, turn('--'));
  const later = await s.client().call('GET', path, { headers: { 'If-None-Match': first.etag } });
  assert.equal(later.status, 200);
  assert.equal(atom(later.text).getElementsByTagName('entry').length, 0);
});

test('names that would break a feed do not', async () => {
  const t = await begun(s, slow);
  await s.sql(`update match_seat set name = 'A<b>&"c", d;e\\f ${'ü'.repeat(60)}' where match_id = (select id from match where public_id = '${t.match}') and seat = 1`);
  const secret = await link(t.south);
  const name = (await s.sql(`select name from match_seat where match_id = (select id from match where public_id = '${t.match}') and seat = 1`));
  const entry = atom((await s.client().get(`/feeds/${secret}.atom`)).text).getElementsByTagName('entry')[0];
  assert.equal(texts(entry, 'title')[0], `Your turn in Stratic against ${name}`);
  const [event] = calendar((await s.client().get(`/feeds/${secret}.ics`)).text);
  assert.ok(event.SUMMARY.includes(name), event.SUMMARY);
});

test('a match without a deadline is in the feed and not in the calendar', async () => {
  const t = await begun(s, { clock: { mode: 'untimed' } });
  const secret = await link(t.south);
  assert.equal(atom((await s.client().get(`/feeds/${secret}.atom`)).text).getElementsByTagName('entry').length, 1);
  assert.equal(calendar((await s.client().get(`/feeds/${secret}.ics`)).text).length, 0);
});

test('a new link ends the old, ending ends it, an account that goes takes it along', async () => {
  const who = await person(s);
  assert.equal((await who.get('/me/feed')).body.feed, null);
  const old = await link(who);
  assert.equal((await who.get('/me/feed')).body.feed.seen_at, null);
  assert.ok(!('secret' in (await who.get('/me/feed')).body.feed));
  await s.client().get(`/feeds/${old}.ics`);
  assert.ok((await who.get('/me/feed')).body.feed.seen_at);
  const fresh = await link(who);
  await s.client().refuse(404, 'not_found', 'GET', `/feeds/${old}.ics`);
  await s.client().get(`/feeds/${fresh}.ics`);
  await who.delete('/me/feed');
  await who.delete('/me/feed');
  await s.client().refuse(404, 'not_found', 'GET', `/feeds/${fresh}.ics`);
  const last = await link(who);
  await who.delete('/me', { body: { password: PASSWORD } });
  await s.client().refuse(404, 'not_found', 'GET', `/feeds/${last}.atom`);
});

test('what is no link is not found; no token makes one; strangers have none', async () => {
  const who = await person(s);
  const secret = await link(who);
  for (const feed of ['x', '.atom', '.ics', secret, `${secret}.html`, `${secret}.atom.ics`, `${secret.slice(0, -1)}.atom`, `${secret}a.ics`, '%00.ics', 'a'.repeat(3000) + '.ics']) {
    const answer = await s.client().call('GET', `/feeds/${feed}`);
    assert.ok([400, 404].includes(answer.status), `${feed.slice(0, 60)} → ${answer.status}`);
  }
  for (const method of ['GET', 'PUT', 'DELETE']) await s.client().refuse(401, 'unauthenticated', method, '/me/feed', method === 'PUT' ? {} : undefined);
  await who.refuse(422, 'unknown_member', 'PUT', '/me/feed', { secret: 'mine' });
});

test('the secret is in no table and no log', async () => {
  const who = await person(s);
  const secret = await link(who);
  await s.client().get(`/feeds/${secret}.atom`);
  await s.client().call('GET', `/feeds/${secret}.nothing`);
  assert.ok(!(await s.sql('select row_to_json(f) from feed f')).includes(secret));
  assert.ok(!s.log().includes(secret));
});

/** A text without what differs between languages: the words between marks, and the lines of a calendar that hold words. */
const bare = (text) => text.replace(/xml:lang="\w+"/, '').replace(/<(title|content)([^>]*)>[^<]*</g, '<$1$2><').replaceAll('\r\n ', '').replace(/^(SUMMARY|X-WR-CALNAME):.*$/gm, '$1');

test('a feed is in the language of its account or of its address, with the same ids, times and links', async () => {
  const t = await begun(s, slow);
  const secret = await link(t.south);
  const [waits] = (await t.south.get('/me/inbox')).body.waiting;
  const english = await s.client().get(`/feeds/${secret}.atom`);
  const english_ics = await s.client().get(`/feeds/${secret}.ics`);
  assert.equal((await t.south.patch('/me', { language: 'de' })).body.account.language, 'de');
  const german = await s.client().get(`/feeds/${secret}.atom`);
  const german_ics = await s.client().get(`/feeds/${secret}.ics`);
  const doc = atom(german.text);
  assert.equal(doc.documentElement.getAttribute('xml:lang'), 'de');
  assert.equal(german.headers['content-language'], 'de');
  assert.deepEqual(texts(doc, 'title'), ['Quadrivium: Partien, die auf dich warten', `Du bist am Zug in Stratic gegen ${t.north.account.name}`]);
  assert.deepEqual(texts(doc, 'content'), [`Zug ${waits.turn}, Frist: ${moment(waits.deadline, 'de')}`]);
  assert.equal(calendar(german_ics.text)[0].SUMMARY, `Stratic gegen ${t.north.account.name}: Dein Zug ist fällig`);
  assert.match(german_ics.text, /^X-WR-CALNAME:Quadrivium: Fristen\r$/m);
  for (const [one, other] of [[english, german], [english_ics, german_ics]]) {
    assert.equal(bare(other.text), bare(one.text));
    assert.notEqual(other.etag, one.etag);
    assert.equal((await s.client().call('GET', `/feeds/${secret}.${one === english ? 'atom' : 'ics'}`, { headers: { 'If-None-Match': one.etag } })).status, 200);
  }
  const asked = await s.client().call('GET', `/feeds/${secret}.atom?lang=en`, { headers: { 'Accept-Language': 'de' } });
  assert.equal(asked.text, english.text, 'the address decides before the account, and a browser never');
});

test('public feeds are in the language of their address', async () => {
  const host = await person(s);
  const starts_at = new Date(await s.now_ms() + 86_400_000).toISOString();
  const { body: { id } } = await host.post('/tournaments', { name: 'Überall & nirgends', game: 'stratic', format: 'swiss', rated: false, starts_at, ...slow });
  for (const [name, german] of [['tournaments', `Beginn: ${moment(starts_at, 'de')}`], [`tournament-${id}`, `Beginn: ${moment(starts_at, 'de')}`]]) {
    const one = await s.client().call('GET', `/feeds/${name}.atom`, { headers: { 'Accept-Language': 'de' } });
    const other = await s.client().get(`/feeds/${name}.atom?lang=de`);
    assert.ok(texts(atom(one.text), 'content').includes(`Starts on ${moment(starts_at)}`), one.text);
    assert.ok(texts(atom(other.text), 'content').includes(german), other.text);
    assert.equal(bare(other.text), bare(one.text));
    assert.notEqual(other.etag, one.etag);
    const calendars = await Promise.all(['', '?lang=de'].map((lang) => s.client().get(`/feeds/${name}.ics${lang}`)));
    assert.equal(bare(calendars[1].text), bare(calendars[0].text));
    assert.match(calendars[1].text, /^X-WR-CALNAME:Quadrivium: Turniere\r$/m);
    for (const lang of ['', 'fr', 'DE', 'de-AT', 'en,de', '%00', 'x'.repeat(2000)]) {
      const answer = await s.client().call('GET', `/feeds/${name}.atom?lang=${lang}`);
      assert.ok([400, 422].includes(answer.status) && answer.headers['content-type'] === 'application/problem+json', `${lang} → ${answer.status}`);
    }
    await s.client().refuse(422, 'bad_request', 'GET', `/feeds/${name}.atom?lang=fr`);
    await s.client().refuse(400, 'malformed', 'GET', `/feeds/${name}.atom?lang=de&lang=en`);
    await s.client().refuse(422, 'unknown_member', 'GET', `/feeds/${name}.atom?language=de`);
  }
  await host.patch(`/tournaments/${id}`, { status: 'cancelled' });
  const gone = atom((await s.client().get(`/feeds/tournament-${id}.atom?lang=de`)).text).getElementsByTagName('entry')[0];
  assert.deepEqual([texts(gone, 'title'), texts(gone, 'content')], [['Überall & nirgends wurde abgesagt'], ['Der Veranstalter hat es abgesagt.']]);
});

test('a game in which all play at once counts rounds in German, and a game begins with its setup', async () => {
  const who = await person(s);
  await who.patch('/me', { language: 'de' });
  const secret = await link(who);
  const [{ id: bot }] = (await who.get('/games')).body.find(({ id }) => id === 'stratagem').bots;
  await who.post('/play', { game: 'stratagem', versus: bot, clock: { mode: 'untimed' } });
  const { south } = await table(s, { clock: { mode: 'untimed' }, rated: false }, who, await s.guest());
  assert.equal(south, who);
  const contents = texts(atom((await s.client().get(`/feeds/${secret}.atom`)).text), 'content').sort();
  assert.deepEqual(contents, ['Aufbau, keine Frist', 'Runde 1, keine Frist']);
});
