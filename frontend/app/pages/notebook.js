/* A notebook: its chapters, and the board of one of them. Authors write in it, everybody else reads and tries turns
 * that are not saved. In a frame on another site it can be read. */
import * as page_api from '../net/page_api.js';
import { Refusal } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, session } from '../net/session.js';
import { remember } from '../router.js';
import { look_now } from '../local/settings.js';
import { study_keys } from '../study/keys.js';
import { chapter_board } from '../notebook/board.js';
import { chapters, sharing } from '../notebook/parts.js';
import { open_outside } from '../tools/outside.js';
import { repeating } from '../tools/repeating.js';
import { face_of, style } from '../../games/index.js';
import { has_capability } from '../../model/catalogue.js';
import { framed, joining, missing, notebook } from '../../views/notebook/notebook.js';
import { t } from '../../locales/text.js';

const LOOK_MS = 10_000;

const address = (id, n, is_frame) => `/notebooks/${id}${is_frame ? '/embed' : ''}${n ? `?chapter=${n}` : ''}`;

async function chapter_of(page, n) {
  const { id, state, ctx, is_frame } = page;
  const chapter = await page_api.chapter(id, n);
  const face = await face_of(chapter.game);
  if (!face) throw new Error(t('notebook-no-board'));
  const may_write = Boolean(state.book.you) && !is_frame;
  return chapter_board({ id, chapter, face, may_write, ctx, renamed: page.read });
}

/* The chapters that were shown and can be written in. */
function left_parts() {
  const parts = new Map();
  return {
    keep(n, part) { if (part?.saver) parts.set(n, part); },
    /* A chapter as it was left, if it could not be saved: the server does not have what was written. */
    async unsaved(n) {
      const part = parts.get(n);
      return part && !await part.saver.settled() ? part : null;
    },
    settled: () => Promise.all([...parts.values()].map(({ saver }) => saver.settled())),
  };
}

/* The chapter that is shown, and how another one comes to be shown. */
function showing(page) {
  const { id, state, ctx, is_frame } = page;
  const left = left_parts();
  let newest = 0;

  /* A chapter that is still on its way does not come any more. */
  function forget() {
    newest += 1;
    left.keep(state.n, page.part);
    page.part?.close();
    page.part = null;
    state.n = null;
  }

  async function open(n) {
    const turn = ++newest;
    state.error = '';
    if (n !== null && n === state.n) return void ctx.paint();
    page.part?.saver?.rest();
    if (n === null) {
      forget();
      return void ctx.paint();
    }
    const part = await left.unsaved(n) ?? await chapter_of(page, n);
    if (turn !== newest) return;
    forget();
    page.part = part;
    state.n = n;
    remember(address(id, n, is_frame));
    ctx.paint();
    await again(part);
  }

  /** Save every chapter at once, and wait as long as that is possible. */
  const settled = () => Promise.all([left.settled(), page.part?.saver?.settled()]);

  return { open, forget, settled };
}

/* A chapter is shown, for the first time or once more: a board that was closed has dropped its requests. */
const again = (part) => (part.board.state.view ? part.board.to(part.board.state.at) : part.begin());

const can_write = () => Boolean(session.account) && session.account.kind !== 'guest';

const is_missing = (error) => error instanceof Refusal && error.status === 404;

/* With an invite link the notebook can still be hidden from this visitor: then null. */
async function book_of(id, invite) {
  try {
    return await page_api.notebook(id);
  } catch (error) {
    if (invite && is_missing(error)) return null;
    throw error;
  }
}

/* Nobody becomes an author by opening an address: a button asks first. */
function asking(ctx, book, invite) {
  const id = ctx.params.notebook;
  const act = sender(ctx.paint);
  const join = () => act.run(async () => {
    await page_api.notebook_join(id, invite);
    ctx.go(address(id, null, false));
  });
  return { name: 'notebook', title: () => t('notebook-title'),
    view: () => joining({ act, title: book?.title, address: book && address(id, null, false) }, join) };
}

/* The position that a new chapter begins with when nothing else is chosen. */
async function usual_start(games) {
  const face = games.length ? await face_of(games[0].id) : null;
  return (await face?.editor?.())?.starts[0]?.text ?? '';
}

const number_of = (query) => (/^\d{1,9}$/.test(query.get('chapter') ?? '') ? Number(query.get('chapter')) : null);

function fresh({ query }, book, games) {
  return { book, games, start: '', n: null, error: '', invite: '', copied: '', import_error: '', importing: null,
    flip: false, origin: location.origin, is_invited: Boolean(query.get('invite')) && !can_write() };
}

function doors_of(page) {
  const { id, state, ctx } = page;
  const { paint, go } = ctx;
  const show = page.show;
  const read = async () => {
    state.book = await page_api.notebook(id);
    paint();
  };
  page.read = async () => {
    const { book } = state;
    const now = await page_api.notebook(id).catch(() => book); // following() reads it again
    if (state.book === book) state.book = now;
    paint();
  };
  const tried = (n) => show.open(n).catch((error) => {
    state.error = words_of(error);
    paint();
  });
  return {
    open: tried,
    again: () => page.part?.begin(),
    chapters: chapters({ id, state, paint, read, open: show.open, forget: show.forget }),
    sharing: sharing({ id, state, paint, read, go, session, settled: show.settled }),
    flip() {
      state.flip = !state.flip;
      paint();
    },
    zoom: (how) => page.part?.shown().face.zoom?.(document.getElementById('page'), how),
  };
}

/* What was saved elsewhere, by other authors or in another window, while the page is in sight: authors, chapters,
 * turns. What this page changed meanwhile is newer than the answer. */
function following(page, open) {
  const poll = repeating(page.ctx.paint);
  const { state } = page;
  poll.every(LOOK_MS, async () => {
    const { book } = state;
    if (!book.you) return;
    const now = await page_api.notebook(page.id);
    if (state.book !== book) return;
    state.book = now;
    if (!book.chapters.length && now.chapters.length) open(now.chapters[0].chapter);
    const saver = page.part?.saver;
    const shown = now.chapters.find(({ chapter }) => chapter === state.n);
    if (saver && shown?.version > saver.version) await saver.look();
  });
  return poll;
}

function listening(page) {
  const key = study_keys(() => page.part?.board ?? null);
  const hidden = () => { if (document.hidden) page.part?.saver?.rest(); };
  document.addEventListener('keydown', key);
  document.addEventListener('visibilitychange', hidden);
  return () => {
    document.removeEventListener('keydown', key);
    document.removeEventListener('visibilitychange', hidden);
  };
}

function laid(page) {
  const { state, ctx, is_frame } = page;
  page.show = showing(page);
  const doors = doors_of(page);
  const stop_listening = listening(page);
  const poll = is_frame ? null : following(page, doors.open);
  const asked = number_of(ctx.query);
  const { chapters: all } = state.book;
  const first = all.find(({ chapter }) => chapter === asked) ?? all[0];
  if (first) doors.open(first.chapter);
  const draw = is_frame ? framed : notebook;
  return {
    name: is_frame ? 'notebook-embed' : 'notebook',
    is_bare: () => is_frame,
    title: () => state.book.title,
    view: () => draw({ ...state, ...page.part?.shown(), me: session.account, look: look_now() },
      { ...doors, board: page.part?.board, edit: page.part?.edit, saver: page.part?.saver, quiz: page.part?.quiz }),
    painted(root) {
      if (page.part?.board.state.view) page.part.shown().face.mount(root);
      if (is_frame) open_outside(root);
    },
    close() {
      stop_listening();
      poll?.close();
      page.show.forget();
    },
  };
}

export async function open(ctx) {
  const id = ctx.params.notebook;
  const invite = can_write() ? ctx.query.get('invite') : null;
  try {
    const [games, book] = await Promise.all([catalogue(), book_of(id, invite), style('/css/notebook.css')]);
    if (invite && !book?.you) return asking(ctx, book, invite);
    if (invite) remember(address(id, null, false));
    const state = fresh(ctx, book, games.filter((game) => has_capability(game.id, 'study')));
    if (book.you) state.start = await usual_start(state.games);
    return laid({ id, ctx, state, part: null, is_frame: ctx.path.endsWith('/embed') });
  } catch (error) {
    const is_gone = is_missing(error);
    const needs_account = is_gone && Boolean(ctx.query.get('invite')) && !can_write();
    return { name: 'notebook', title: () => t('notebook-title'),
      view: () => missing(is_gone ? '' : words_of(error), needs_account) };
  }
}
