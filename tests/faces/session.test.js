// The account and its inbox, whatever order the answers of the server come in.
import './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

let languages = ['en-GB'];
Object.defineProperty(globalThis, 'navigator', { value: { get languages() { return languages; } }, configurable: true });

const { refresh, session } = await import('../../frontend/app/net/session.js');

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

test('the account gets the language of its first visit, and keeps it; English is not worth a request of a guest', async () => {
  const stored = [];
  let me = null;
  globalThis.fetch = (path, { method, body }) => {
    if (!path.endsWith('/me')) return new Promise(() => { /* the inbox never answers */ });
    if (method === 'PATCH') stored.push(JSON.parse(body));
    return Promise.resolve(new Response(JSON.stringify({ account: me }), { status: 200 }));
  };
  const visits = async (preferred, kind, language) => {
    languages = preferred;
    me = { id: `${kind}${preferred}${language}`, name: 'Ann', kind, settings: {}, language };
    await refresh();
    await new Promise((done) => { setImmediate(done); });
    return stored.splice(0);
  };
  assert.deepEqual(await visits(['de-AT', 'en'], 'guest', null), [{ language: 'de' }]);
  assert.deepEqual(await visits(['fr', 'de', 'en'], 'human', null), [{ language: 'de' }]);
  assert.deepEqual(await visits(['fr'], 'human', null), [{ language: 'en' }]);
  assert.deepEqual(await visits(['en-GB'], 'guest', null), []);
  assert.deepEqual(await visits(['de'], 'human', 'en'), []);
  assert.deepEqual(await visits(['en'], 'human', 'de'), []);
  me = null;
  await refresh();
});
