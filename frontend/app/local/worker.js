/* This browser's service worker (/worker.js): registering it, notifications of this device, and what belongs to the
 * account. */
import * as api from '../net/api.js';
import { on_session, session } from '../net/session.js';
import { bytes_of } from '../tools/base64url.js';
import { t } from '../../locales/text.js';

const WORDS = '/own/words';

/* Where the page was not loaded by https there is no worker; some browsers forbid it too. */
async function registered() {
  try {
    return await navigator.serviceWorker?.register('/worker.js') ?? null;
  } catch {
    return null;
  }
}

/**
 * Register the worker; `go` opens an address, for a notification that was pressed. A page that the worker does not
 * serve yet is kept by it, and changes of the account are told to it.
 */
export async function worker_start(go) {
  const registration = await registered();
  if (!registration) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => { if (data?.go) go(data.go); });
  const is_new = !navigator.serviceWorker.controller;
  const { active } = await navigator.serviceWorker.ready;
  if (is_new) active.postMessage('keep');
  let account = session.account?.id;
  on_session(() => {
    if (account === session.account?.id) return;
    account = session.account?.id;
    registration.active?.postMessage('forget');
  });
}

/** Whether this device can get notifications: 'able', 'refused' (by the person, in the browser) or 'unable'. */
export function push_able() {
  if (!navigator.serviceWorker || !('PushManager' in globalThis) || typeof Notification !== 'function') return 'unable';
  return Notification.permission === 'denied' ? 'refused' : 'able';
}

/** Whether this device can get notifications and its person has neither allowed nor refused them. */
export const push_undecided = () => push_able() === 'able' && Notification.permission === 'default';

/* The words of notifications, in the language of the page. */
async function leave_words() {
  const title = '{title}';
  const words = { turn: t('account-push-turn', { title }), offer: t('account-push-offer', { title }),
    message: t('account-push-message', { title }), invitation: t('account-push-invitation', { title }),
    direct_message: t('account-push-direct'), several: t('account-push-several', { count: '{count}' }) };
  const cache = await caches.open('words');
  await cache.put(WORDS, new Response(JSON.stringify(words), { headers: { 'Content-Type': 'application/json' } }));
}

const is_same = (a, b) => a.length === b.length && a.every((byte, i) => byte === b[i]);

/* A subscription made with another key, of a server that was set up anew, is of no use. */
async function subscription_for(registration, key) {
  const kept = await registration.pushManager.getSubscription();
  const made_with = kept?.options.applicationServerKey;
  if (made_with && is_same(new Uint8Array(made_with), key)) return kept;
  await kept?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/**
 * Notify this device from now on; `key` is the server's. Asks the person for permission. Returns whether it is so now.
 * @param {string} key
 * @param {string} label what the device is called in the list
 */
export async function push_on(key, label) {
  if (await Notification.requestPermission() !== 'granted' || !await registered()) return false;
  const registration = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (await subscription_for(registration, bytes_of(key))).toJSON();
  await leave_words();
  await api.device_new({ url: endpoint, keys, label });
  return true;
}

/** Notify this device no more. */
export async function push_off() {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const BROWSERS = ['edg', 'opr', 'firefox', 'chrome', 'safari'];
const SYSTEMS = ['android', 'iphone', 'ipad', 'mac os', 'windows', 'linux'];
const named = (marks, text) => marks.find((mark) => text.includes(mark))?.replace(' ', '-') ?? 'other';

/** What this browser is called: "Firefox on Android". */
export function device_name(agent = navigator.userAgent.toLowerCase()) {
  return t('account-device', { browser: named(BROWSERS, agent), system: named(SYSTEMS, agent) });
}
