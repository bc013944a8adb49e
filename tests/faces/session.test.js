// The account and its inbox, whatever order the answers of the server come in.
import './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

let languages = ['en-GB'];
Object.defineProperty(globalThis, 'navigator', { value: { get languages() { return languages; } }, configurable: true });

const { refresh, session } = await import('../../frontend/app/net/session.js');
const { explains_first_turn, first_turn_keep, look_set } = await import('../../frontend/app/local/settings.js');

const drafts = () => localStorage.getItem('drafts');
const account = (id) => ({ account: { id, name: id, kind: 'guest', settings: {} } });

/* The account's answers arrive when the test sends them, in the order of the requests; the inbox never answers. */
function held_answers() {
  const held = [];
  globalThis.fetch = (path, { signal }) => new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    if (path.endsWith('/me')) held.push((body) => resolve(new Response(JSON.stringify(body), { status: 200 })));
  });
  return held;
}

test('an answer from before signing out changes nothing afterwards', async () => {
  const held = held_answers();
  const before = refresh();
  const after = refresh();
  held[1]({ account: null });
  await after;
  held[0](account('ann'));
  await before;
  assert.deepEqual([session.account, drafts()], [null, null]);
});

test('an answer from before signing in does not sign out again, and answers in order all count', async () => {
  const held = held_answers();
  const [first, second, third] = [refresh(), refresh(), refresh()];
  held[0](account('ann'));
  await first;
  assert.equal(session.account.id, 'ann');
  held[2](account('ben'));
  await third;
  held[1]({ account: null });
  await second;
  assert.equal(session.account.id, 'ben');
  const last = refresh();
  held[3]({ account: null });
  await last;
  assert.equal(session.account, null);
});

test('a request that got no answer leaves the answer of an earlier one', async () => {
  const held = held_answers();
  const first = refresh();
  const answering = globalThis.fetch;
  globalThis.fetch = async () => { throw new TypeError('no line'); };
  await assert.rejects(refresh());
  globalThis.fetch = answering;
  held[0](account('ann'));
  await first;
  assert.equal(session.account.id, 'ann');
  const last = refresh();
  held[1]({ account: null });
  await last;
});

/* An account of which the server answers what `me` says; `visit` signs it in and returns what the page then stores in it. */
function visitor() {
  const stored = [];
  let me = null;
  globalThis.fetch = (path, { method, body }) => {
    if (!path.endsWith('/me')) return new Promise(() => { /* the inbox never answers */ });
    if (method === 'PATCH') stored.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify({ account: me }), { status: 200 }));
  };
  return async (account) => {
    me = account && { name: 'Ann', kind: 'human', settings: {}, ...account };
    await refresh();
    await new Promise((done) => { setImmediate(done); });
    return stored.splice(0);
  };
}

test('the account gets the language of its first visit, and keeps it; English is not worth a request of a guest', async () => {
  const visit = visitor();
  const visits = (preferred, kind, language) => {
    languages = preferred;
    return visit({ id: `${kind}${preferred}${language}`, kind, language });
  };
  assert.deepEqual(await visits(['de-AT', 'en'], 'guest', null), [{ language: 'de' }]);
  assert.deepEqual(await visits(['fr', 'de', 'en'], 'human', null), [{ language: 'de' }]);
  assert.deepEqual(await visits(['fr'], 'human', null), [{ language: 'en' }]);
  assert.deepEqual(await visits(['en-GB'], 'guest', null), []);
  assert.deepEqual(await visits(['de'], 'human', 'en'), []);
  assert.deepEqual(await visits(['en'], 'human', 'de'), []);
  await visit(null);
});

test('a new look changes the language of the account only where a language was chosen, and in the same request', async () => {
  const visit = visitor();
  languages = ['en-GB'];
  look_set('theme', 'dark');
  const changed = async (account) => (await visit({ language: 'de', ...account })).map(({ settings, language }) => [settings?.look.theme, language]);
  assert.deepEqual(await changed({ id: 'no look' }), [['dark', undefined]]);
  assert.deepEqual(await changed({ id: 'an old look', settings: { look: { theme: 'light', at: 1 } } }), [['dark', undefined]]);
  assert.deepEqual(await changed({ id: 'a first visit', language: null }), [['dark', 'en']]);
  look_set('language', 'en');
  assert.deepEqual(await changed({ id: 'a choice' }), [['dark', 'en']]);
  look_set('language', 'browser');
  assert.deepEqual(await changed({ id: 'no choice any more', settings: { look: { language: 'de', at: 1 } } }), [['dark', 'en']]);
  await visit(null);
});

test('the first turn of a game is explained once to an account, whatever browser it uses', async () => {
  const visit = visitor();
  const settled = () => new Promise((done) => { setImmediate(done); });
  const explained = async (account) => (await visit({ language: 'en', ...account })).flatMap(({ settings }) => (settings?.explained ? [settings.explained] : []));
  localStorage.removeItem('explained');
  assert.deepEqual(await explained({ id: 'new' }), [], 'nothing to store');
  first_turn_keep('stratic', 'm1');
  first_turn_keep('stratic', true);
  await settled();
  assert.deepEqual(session.account.settings.explained, { stratic: true });
  await visit(null);

  localStorage.removeItem('explained');
  const kept = { stratic: true, cosair: 'm2', Bad: true, '__proto__x': 1, rulegame: { deep: [] }, ['x'.repeat(100)]: true };
  assert.deepEqual(await explained({ id: 'elsewhere', settings: { explained: kept } }), [], 'the account knows more');
  assert.deepEqual(['stratic', 'cosair', 'rulegame'].map((game) => explains_first_turn(game, 'm3')), [false, false, true]);
  assert.ok(explains_first_turn('cosair', 'm2'), 'not read yet, and in the same game');
  first_turn_keep('cosair', true);
  await settled();
  assert.deepEqual(session.account.settings.explained, { stratic: true, cosair: true });
  await visit(null);
  for (const settings of [{ explained: null }, { explained: 'all' }, { explained: [1, true] }, {}]) {
    assert.deepEqual(await explained({ id: JSON.stringify(settings), settings }), [{ stratic: true, cosair: true }]);
  }
  assert.deepEqual(await explained({ id: 'same', settings: { explained: { cosair: true, stratic: true } } }), []);
  await visit(null);
  localStorage.removeItem('explained');
});

test('what waits to be stored in an account is not stored in the next one', async () => {
  const stored = [];
  let me = { id: 'first', name: 'Ann', kind: 'human', settings: {}, language: null };
  let answer;
  globalThis.fetch = (path, { method, body }) => {
    if (!path.endsWith('/me')) return new Promise(() => { /* the inbox never answers */ });
    if (method !== 'PATCH') return Promise.resolve(new Response(JSON.stringify({ account: me }), { status: 200 }));
    stored.push([me.id, JSON.parse(body).language]); // who is signed in, and what that account gets
    return new Promise((done) => { answer = () => done(new Response(JSON.stringify({ account: me }), { status: 200 })); });
  };
  const settled = () => new Promise((done) => { setImmediate(done); });
  languages = ['de'];
  for (const id of ['first', 'second', 'third']) {
    me = { ...me, id, language: id === 'third' ? 'en' : null };
    await refresh();
    await settled();
  }
  answer();
  await settled();
  assert.deepEqual(stored, [['first', 'de'], ['third', undefined]]);
  answer();
  me = null;
  await refresh();
  await settled();
});
