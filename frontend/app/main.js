/* The shell: one page at a time between a header and the places for toasts, dialogs and the live region.
 * State flows one way: a page changes its own state and asks for paint(). */
import { html, nothing, render } from '../vendor/lit-html.js';
import { arrive, catch_links, go, is_elsewhere, page_of } from './router.js';
import { speaks_as_server, t, words_load } from '../locales/text.js';
import { pages_brought } from './brought.js';
import { Refusal } from './net/api.js';
import { network } from './net/network.js';
import { catalogue, has_game, on_session, refresh, session } from './net/session.js';
import { notices_start } from './local/notices.js';
import { count_of, next_of } from '../model/waiting.js';
import { language_choose, language_follow } from './local/language.js';
import { look_now, on_look, theme_next } from './local/settings.js';
import { is_leaving } from './tools/leaving.js';
import { writes } from './tools/typed.js';
import { head } from '../views/shell.js';
import { toasts_into } from '../ui/alerts/toast.js';
import { dialogs_into } from '../ui/controls/dialog.js';
import { said_into, say } from '../ui/alerts/said.js';

const ASK_AGAIN_MS = 3000;
const PREPARE_MS = 2000;
const $ = (id) => document.getElementById(id);
let current = null;
let opening = 0;
let known = null; // settles when the account, the catalogue and the words have come or failed
let painting = false;
let pages = [];
let can_speak = false; // the words of every page are here

function paint() {
  if (painting || !can_speak) return;
  painting = true;
  queueMicrotask(() => {
    painting = false;
    paint_now();
  });
}

function title_of(page) {
  const waiting = count_of(session.inbox);
  const name = page?.title?.() ?? '';
  return `${waiting ? `(${waiting}) ` : ''}${name ? `${name} · ` : ''}Quadrivium`;
}

function paint_now() {
  const state = {
    account: session.account, waiting: session.inbox.waiting.length, count: count_of(session.inbox),
    next: next_of(session.inbox, location.pathname), path: location.pathname,
    theme: look_now().theme, lost: network.is_lost, back: network.is_back, pages, game: current?.game,
    is_bare: Boolean(current?.is_bare?.()),
  };
  render(head(state, { theme: theme_next, retry: () => network.retry() }), $('head'));
  document.title = title_of(current);
  if (!current) return;
  document.body.dataset.page = current.name ?? '';
  render(current.view() ?? nothing, $('page'));
  current.painted?.($('page'));
}

/* Without a connection at the start we ask again: a page without its player would be worse than a slow one. */
async function who_am_i() {
  try {
    await refresh();
    network.back();
  } catch {
    network.lost();
    setTimeout(who_am_i, ASK_AGAIN_MS);
  }
}

async function speak() {
  for (;;) {
    try {
      await words_load(speaks_as_server() ? ['common'] : ['common', 'problem']);
      break;
    } catch {
      await new Promise((resolve) => { setTimeout(resolve, ASK_AGAIN_MS); });
    }
  }
  can_speak = true;
  $('skip').textContent = t('common-skip');
  paint();
}

/* The menu names the pages of the games as soon as they are known. */
async function name_pages() {
  try {
    pages = await pages_brought();
    paint();
  } catch {
    setTimeout(name_pages, ASK_AGAIN_MS);
  }
}

const why_of = (error) => (error instanceof Refusal ? error.words : t('common-check-connection'));

/* Pages of a game need not ask whether there is one of that name. */
const page_for = (game, module) => (game && !has_game(game) ? import('./pages/not_found.js') : module);

async function open() {
  arrive();
  const turn = ++opening;
  let page;
  try {
    const { load, areas, params, path, query } = await page_of(new URL(location.href), pages_brought);
    const [found] = await Promise.all([load(), words_load(areas), known]); // a link of the head can be pressed sooner
    const module = await page_for(params.game, found);
    if (turn !== opening) return;
    current?.close?.();
    page = await module.open({ params, path, query, paint, say, go });
  } catch (error) {
    if (is_leaving()) return;
    console.error(error);
    page = { view: () => html`<p class="waiting">${t('common-page-not-loaded', { why: why_of(error) })}
      <a href=${location.pathname}>${t('common-try-again')}</a></p>` };
  }
  if (turn !== opening) return page.close?.();
  current = page;
  render(nothing, $('page'));
  paint_now();
  if (turn > 1) {
    scrollTo(0, 0);
    $('page').focus({ preventScroll: true });
  }
}

/* The modules of the page are fetched while the account is; open() finds them loaded, or asks again.
 * Nothing here is awaited at the top: the bundle's chunks import this module, and would wait for it while it waits for
 * them. */
async function start() {
  page_of(new URL(location.href), pages_brought).then(({ load, areas }) => Promise.all([load(), words_load(areas)]))
    .catch(() => { /* open() says so */ });
  known = Promise.allSettled([who_am_i(), catalogue(), speak()]);
  await known;
  $('page').replaceChildren();
  await open();
  name_pages();
}

/* With an account, the page prepares for opening without a connection, once there is nothing else to do. */
let is_prepared = false;
function prepare({ account }) {
  if (is_prepared || !account || !navigator.serviceWorker) return;
  is_prepared = true;
  setTimeout(async () => {
    try {
      (await import('./local/worker.js')).worker_start(go);
    } catch { /* prepared at the next visit */ }
  }, PREPARE_MS);
}

/* One key on every page: the next game that needs the player. */
function next_key(event) {
  const is_plain = ![event.ctrlKey, event.altKey, event.metaKey, event.shiftKey, event.repeat,
    event.defaultPrevented].includes(true);
  if (event.key?.toLowerCase() !== 'n' || !is_plain || look_now().keys === 'off' || writes(event.target)) return;
  const path = next_of(session.inbox, location.pathname);
  if (path) go(path);
  else say(t('common-no-other-match'));
}

language_choose();
toasts_into($('toasts'));
dialogs_into($('dialogs'));
said_into($('said'));
catch_links(document);
/* A different #place on the same page is not another page. */
addEventListener('popstate', () => { if (is_elsewhere()) open(); });
addEventListener('quad:moved', open);
network.on_change(paint);
on_session(paint);
on_session(prepare);
on_look(paint);
language_follow();
notices_start(go);
addEventListener('keydown', next_key);
start();
