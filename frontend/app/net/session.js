/* The account and its inbox: one poll for the whole page. */
import * as api from './api.js';
import { in_order } from './in_order.js';
import { follow } from './poll.js';
import { games_worded } from './catalogue_words.js';
import { known } from '../../model/catalogue.js';
import { speaks_as_server, words_load } from '../../locales/text.js';
import { language_kept } from '../local/language.js';
import { CHOICES, drafts_belong, explained_met, explained_now, look_met, look_now, on_explained, on_look }
  from '../local/settings.js';

const LOOK_PAUSE_MS = 800;
const EMPTY = { waiting: [], matches: [], offers: [], rematches: [], unread: 0, decisions: 0,
  invitations: [], declines: [], friend_requests: 0, clubs: [], cases: 0, conversations: [] };
const told = new Set();
let poll = null;

export const session = {
  account: null,
  inbox: EMPTY,
};

/** Call `fn` whenever the account or the inbox changes; returns a function that stops this. */
export function on_session(fn) {
  told.add(fn);
  return () => told.delete(fn);
}

function tell() {
  for (const fn of told) fn(session);
}

function watch_inbox() {
  poll?.stop();
  poll = null;
  if (!session.account) return;
  poll = follow(
    (values, rest) => api.inbox({ ...values, away: document.hidden ? 1 : undefined }, rest),
    (inbox) => {
      session.inbox = { ...EMPTY, ...inbox };
      tell();
    },
    (refusal) => {
      if (refusal.status === 401) refresh();
      return refusal.status !== 401;
    },
  );
}

let stores = Promise.resolve(); // one is stored after the other

/* Store settings and a language in the account, unless another one has signed in before their turn comes. */
function store(settings, language, undo) {
  const { id } = session.account;
  stores = stores.then(() => (session.account?.id === id ? api.me_settings(settings, undefined, language) : undo()))
    .catch(undo);
}

/* The server writes mail, feeds and notifications in the language of the account: the one that was chosen last, and
 * before a choice the one of the first visit. English is what it writes anyway, so a guest need not ask for it.
 * Returns the language to store, or undefined. */
function language_due({ language: had, kind }, is_chosen) {
  const language = language_kept();
  const stays = had ? !is_chosen : language === 'en' && kind === 'guest';
  return stays || had === language ? undefined : language;
}

/* The newest look wins: the account's is used here, or ours is stored in the account. If that fails, it stays here. */
function keep_look() {
  const { account } = session;
  const kept = account?.settings?.look;
  if (!account || !look_met(kept)) return;
  const language = language_due(account, look_now().language !== (kept?.language ?? CHOICES.language[0]));
  const { language: had } = account;
  account.settings = { ...account.settings, look: look_now() };
  account.language = language ?? had;
  store({ look: look_now() }, language, () => {
    account.settings = { ...account.settings, look: undefined };
    account.language = had;
  });
}

/* A first turn that was explained on one device is not explained on another. */
function keep_explained() {
  const { account } = session;
  const had = account?.settings?.explained;
  if (!account || !explained_met(had)) return;
  const explained = explained_now();
  account.settings = { ...account.settings, explained };
  store({ explained }, undefined, () => { account.settings = { ...account.settings, explained: had }; });
}

on_explained(keep_explained);

function keep_language() {
  const { account } = session;
  const language = language_due(account, false);
  if (!language) return;
  const { language: had } = account;
  account.language = language;
  store(undefined, language, () => { account.language = had; });
}

let look_timer = 0;
on_look(() => {
  clearTimeout(look_timer);
  look_timer = setTimeout(keep_look, LOOK_PAUSE_MS);
});

const account_of = (answer) => answer?.account ?? (answer?.id ? answer : null);

const asking = in_order();

/** Fetch the account again; the inbox follows. The answer of a request that was sent later is kept. */
export async function refresh() {
  const counts = asking();
  const answer = await api.me();
  if (!counts()) return;
  const before = session.account?.id;
  session.account = account_of(answer);
  drafts_belong(session.account?.id ?? '');
  if (before !== session.account?.id || !poll) {
    session.inbox = EMPTY;
    watch_inbox();
    keep_look();
    keep_explained();
  }
  if (session.account) keep_language();
  tell();
}

/** Make a guest account if there is none: playing needs an account. */
export async function need_account() {
  if (session.account) return;
  await api.guest_new();
  await refresh();
}

/** Put the player's search for an opponent, if any, into `state.wait`, together with the words of the note about it.
 * The page also works without the note. */
export async function wait_into(state, paint) {
  if (!session.account) return;
  try {
    const wait = await api.my_wait();
    if (wait) await words_load(['lobby']);
    state.wait = wait;
    paint();
  } catch { /* requested again when the page is next opened */ }
}

/** The catalogue of games, fetched once. The server's texts are English. */
export async function catalogue() {
  if (known.games.length) return known.games;
  const words = speaks_as_server() ? null : words_load(['catalogue']);
  known.games = games_worded((await Promise.all([api.games(), words]))[0]);
  return known.games;
}

/** Whether an address names a game that there is; an unknown one only while the catalogue has not come. */
export const has_game = (id) => !known.games.length || known.games.some((game) => game.id === id);

/** Read the inbox again now, after an action of our own. */
export function inbox_now() {
  poll?.now();
}
