/* The service worker: shows notifications, and lets the page open without a connection.
 *
 * Nothing it keeps is used while there is a connection, apart from files whose names have a digest of their contents.
 * So a new release is there at the next load, whichever worker serves it, and an old page finds its own files. Without
 * a connection it answers with the page as it was loaded last, and with what the server last told this account about
 * itself and its games. Those answers belong to one account, which the server names in X-Account. They are deleted when
 * somebody signs in or out, and no answer to a request from before that moment is kept. Requests that leave out the
 * cookie are those of other people at this device, or of nobody: nothing of them is kept. */

const SHELL = 'shell-1';
const OWN = 'own-1';
const SHELL_MOST = 400;
const OWN_MOST = 200;
const OWNER = '/own/account';
const WORDS = '/own/words';
const ICON = '/icons/app-192.png';

/* What is kept for one account: itself, its inbox, games and what belongs to them. */
const OF_MATCH = 'view|legal|log|messages|plan|notes|turns/\\d+/orders';
const KEPT = new RegExp(`^/api/v1/(me|me/inbox|matches/[a-z2-7]{10}(/(${OF_MATCH}))?)$`);
/* Requests after which somebody else may be signed in. */
const ENTRY = /^\/api\/v1\/(sessions(\/.*)?|accounts|guests|me|me\/sessions\/.*)$/;
const DIGEST = /-[0-9a-f]{8,}\.[a-z0-9]+$/;
const OTHERS = /^\/(api|docs|dumps|m|mcp|metrics|healthz|readyz)(\/|$)/;
/* The files that the page names. */
const NAMED = /(?:href|src)="(\/(?:bundle|vendor|app|css|icons)\/[^"]+|\/favicon[^"]*)"/g;
const FILES = new Set(['script', 'style', 'font', 'image', 'manifest', '']);

let era = 0; // counts the moments at which the account may have changed

/* Additions one after the other. None waits for the network here, and a deletion waits for none of them. */
let turn = Promise.resolve();
const in_turn = (work) => {
  turn = turn.then(work).catch(() => { /* without room nothing is kept */ });
  return turn;
};
const quietly = (work) => work.catch(() => { /* kept another time */ });

const forget = () => {
  era += 1;
  return caches.delete(OWN);
};

/* Without what a poll adds to its address. */
function address_of(url) {
  const bare = new URL(url);
  for (const name of ['after', 'away', 'busy']) bare.searchParams.delete(name);
  return bare.href;
}

async function prune(cache, most) {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}

/* The page */

async function put(request, answer) {
  const cache = await caches.open(SHELL);
  await cache.delete(request); // the newest are last
  await cache.put(request, answer);
}

/* The page is only kept together with the files that it names. */
async function keep_page(answer) {
  const text = await answer.clone().text();
  const cache = await caches.open(SHELL);
  for (const [, path] of text.matchAll(NAMED)) {
    if (await cache.match(path)) continue;
    const file = await fetch(path);
    if (!file.ok) return;
    await cache.put(path, file);
  }
  await put('/', answer);
  await prune(cache, SHELL_MOST);
}

const is_page = (answer) => answer.ok && !answer.redirected
  && /^text\/html/.test(answer.headers.get('Content-Type') ?? '');

async function page(event) {
  try {
    const answer = await fetch(event.request);
    if (is_page(answer)) {
      const copy = answer.clone();
      event.waitUntil(quietly(keep_page(copy)));
    }
    return answer;
  } catch (lost) {
    const kept = await caches.match('/', { cacheName: SHELL });
    if (kept) return kept;
    throw lost;
  }
}

/* A file whose name changes with its contents is asked for once; any other is asked for each time. */
async function file(event) {
  const { request } = event;
  const is_fixed = DIGEST.test(new URL(request.url).pathname);
  const kept = await caches.match(request, { cacheName: SHELL });
  if (is_fixed && kept) return kept;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      const copy = answer.clone();
      event.waitUntil(quietly(put(request, copy)));
    }
    return answer;
  } catch (lost) {
    if (kept) return kept;
    throw lost;
  }
}

/* Answers */

async function owner() {
  const kept = await caches.match(OWNER, { cacheName: OWN });
  return kept ? kept.text() : '';
}

/* What was stored while somebody signed in or out is deleted again. */
async function keep_answer(url, answer, account, since) {
  if (since !== era) return;
  if ((await owner()) !== account) await caches.delete(OWN);
  const cache = await caches.open(OWN);
  await cache.put(OWNER, new Response(account));
  await cache.delete(url);
  await cache.put(url, answer);
  await prune(cache, OWN_MOST);
  if (since !== era) await caches.delete(OWN);
}

/* The whole answer first: a page that goes away leaves the rest of it unread. */
async function keep_whole(url, answer, since) {
  const whole = new Response(await answer.arrayBuffer(), { headers: answer.headers });
  await in_turn(() => keep_answer(url, whole, answer.headers.get('X-Account'), since));
}

/* Nobody is signed in, as the server says. */
const says_nobody = (answer, path) => answer.status === 401
  || (path === '/api/v1/me' && answer.ok && !answer.headers.has('X-Account'));

async function answer_kept(url, lost) {
  const found = await caches.match(address_of(url), { cacheName: OWN });
  if (!found) throw lost;
  const headers = new Headers(found.headers);
  headers.set('X-Kept', '1');
  headers.delete('ETag');
  return new Response(found.body, { status: 200, headers });
}

async function answer(event, url) {
  const since = era;
  try {
    const got = await fetch(event.request);
    if (says_nobody(got, url.pathname)) event.waitUntil(forget());
    else if (got.status === 200 && got.headers.has('X-Account')) {
      event.waitUntil(quietly(keep_whole(address_of(url), got.clone(), since)));
    }
    return got;
  } catch (lost) {
    if (event.request.signal?.aborted) throw lost;
    return answer_kept(url, lost);
  }
}

/* Both before and after: an answer may come while the request is on its way. */
async function entry(event) {
  await forget();
  try {
    return await fetch(event.request);
  } finally {
    await forget();
  }
}

/* How a request is answered; undefined: not by this worker. A request that waits is the page's own: through a worker it
 * would go on when its page is left, and few of those use up all connections that a browser opens to a server. A hidden
 * page asks without waiting, so what it shows is kept soon after it is put aside. */
function way_of({ method, mode, destination }, { pathname, searchParams }) {
  if (['POST', 'PUT', 'DELETE'].includes(method)) return ENTRY.test(pathname) ? entry : undefined;
  if (method !== 'GET') return undefined;
  if (searchParams.has('wait')) return undefined;
  if (KEPT.test(pathname)) return answer;
  if (pathname === '/api/v1/games') return file; // the same for everybody
  if (OTHERS.test(pathname)) return undefined;
  if (mode === 'navigate') return page;
  return FILES.has(destination) ? file : undefined;
}

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const is_own = url.origin === location.origin && event.request.credentials !== 'omit';
  const way = is_own ? way_of(event.request, url) : undefined;
  if (way) event.respondWith(way(event, url));
});

/* A new worker serves every open page at once: what is kept has the same meaning for all of them, or another name. */
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (![SHELL, OWN, 'words'].includes(name)) await caches.delete(name);
    await clients.claim();
  })());
});

/* A page that this worker does not serve (loaded past it) has signed somebody in or out, or loaded before the worker
 * came, which then keeps the page it shows. */
addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forget());
  if (event.data === 'keep') {
    event.waitUntil(quietly((async () => {
      const answer = await fetch('/');
      if (is_page(answer)) await keep_page(answer);
    })()));
  }
});

/* Notifications */

/* In the language of the page, which leaves its words here; in the server's, without them. */
async function words_of(told) {
  const kept = await caches.match(WORDS, { cacheName: 'words' });
  const words = kept ? await kept.json() : {};
  const text = words[told.kind];
  return text ? text.replace('{title}', told.title ?? '').replace('{count}', String(told.count)) : told.text;
}

addEventListener('push', (event) => {
  event.waitUntil((async () => {
    const told = event.data?.json();
    if (!told?.path) return;
    await registration.showNotification('Quadrivium', { body: await words_of(told), icon: ICON, badge: ICON,
      tag: told.path, renotify: true, data: { path: told.path } });
  })());
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil((async () => {
    const { path } = event.notification.data;
    const windows = await clients.matchAll({ type: 'window' });
    const open = windows.find((one) => new URL(one.url).pathname === path) ?? windows[0];
    if (!open) return clients.openWindow(path);
    await open.focus();
    if (new URL(open.url).pathname !== path) open.postMessage({ go: path });
  })());
});
