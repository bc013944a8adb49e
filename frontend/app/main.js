/* The shell: one page at a time between a header and the places for toasts, dialogs and spoken words.
 * State flows one way: a page changes its own state and asks for paint(). */
import { html, nothing, render } from '../vendor/lit-html.js';
import { arrive, catch_links, go, is_elsewhere, page_of } from './router.js';
import { network } from './network.js';
import { catalogue, game_title, on_session, refresh, session } from './session.js';
import { look_now, on_look, theme_next } from './settings.js';
import { head } from '../views/shell.js';
import { toast, toasts_into } from '../ui/toast.js';
import { dialogs_into } from '../ui/dialog.js';
import { said_into, say } from '../ui/said.js';
import { sentence } from './api.js';

const ASK_AGAIN_MS = 3000;
const BREATH_MS = 1500;
const $ = (id) => document.getElementById(id);
let current = null;
let opening = 0;
let painting = false;

function paint() {
  if (painting) return;
  painting = true;
  queueMicrotask(() => {
    painting = false;
    paint_now();
  });
}

function title_of(page) {
  const waiting = session.inbox.waiting.length;
  const name = page?.title?.() ?? '';
  return `${waiting ? `(${waiting}) ` : ''}${name ? `${name} · ` : ''}Quadrivium`;
}

function paint_now() {
  const state = {
    account: session.account, waiting: session.inbox.waiting, path: location.pathname,
    theme: look_now().theme, lost: network.is_lost,
  };
  render(head(state, { theme: theme_next, retry: () => network.retry() }), $('head'));
  document.title = title_of(current);
  if (!current) return;
  document.body.dataset.page = current.name ?? '';
  render(current.view() ?? nothing, $('page'));
  current.painted?.($('page'));
}

/* Without a line at the start we ask again: a page that forgot who sits before it would be worse than a slow one. */
async function who_am_i() {
  try {
    await refresh();
    network.back();
  } catch {
    network.lost();
    setTimeout(who_am_i, ASK_AGAIN_MS);
  }
}

async function open() {
  arrive();
  const turn = ++opening;
  const { load, params, path, query } = page_of(new URL(location.href));
  let page;
  try {
    const module = await load();
    if (turn !== opening) return;
    current?.close?.();
    page = await module.open({ params, path, query, paint, say, go });
  } catch (error) {
    console.error(error);
    page = { view: () => html`<p class="waiting">This page could not be loaded. ${sentence(error.message)}
      <a href=${location.pathname}>Try again</a></p>` };
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

let known_turns = null;

/* A turn that has come up at another table, and is still waiting after a breath, is worth a word. */
function tell_turns({ inbox }) {
  const turns = new Map(inbox.waiting.map((w) => [`${w.match} ${w.turn}`, w]));
  const fresh = known_turns ? [...turns].filter(([key]) => !known_turns.has(key)) : [];
  known_turns = inbox.seq === undefined ? null : turns;
  for (const [key, w] of fresh) setTimeout(tell_turn, BREATH_MS, key, w);
}

function tell_turn(key, { match, game }) {
  if (!known_turns?.has(key) || location.pathname === `/matches/${match}`) return;
  toast(`It is your turn in ${game_title(game)}.`, { href: `/matches/${match}`, text: 'Go there' });
}

toasts_into($('toasts'));
dialogs_into($('dialogs'));
said_into($('said'));
catch_links(document);
/* Another place in the same page is no other page. */
addEventListener('popstate', () => { if (is_elsewhere()) open(); });
addEventListener('quad:moved', open);
network.on_change(paint);
on_session(paint);
on_look(paint);
on_session(tell_turns);
await Promise.allSettled([who_am_i(), catalogue()]);
$('page').replaceChildren();
open();
