/* A notebook: its chapters, and the board of one of them. Authors write in it, everybody else reads and tries turns
 * that are not saved. In a frame on another site it can be read. */
import * as api from '../net/api.js';
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

/* The chapter that is shown, and how another one comes to be shown. */
function showing(page) {
  const { id, state, ctx, is_frame } = page;
  const saving = new Map(); // of each chapter that was shown
  let newest = 0;

  /* A chapter that is still on its way does not come any more. */
  function forget() {
    newest += 1;
    if (page.part?.saver) saving.set(state.n, page.part.saver);
    page.part?.close();
    page.part = null;
    state.n = null;
  }

  async function open(n) {
    const turn = ++newest;
    if (n !== null && n === state.n) return;
    state.error = '';
    page.part?.saver?.rest();
    if (n === null) {
      forget();
      return void ctx.paint();
    }
    await saving.get(n)?.settled();
    const chapter = await api.chapter(id, n);
    const face = await face_of(chapter.game);
    if (turn !== newest) return;
    forget();
    if (!face) throw new Error(t('notebook-no-board'));
    const may_write = Boolean(state.book.you) && !is_frame;
    page.part = chapter_board({ id, chapter, face, may_write, ctx, renamed: page.read });
    state.n = n;
    remember(address(id, n, is_frame));
    await page.part.begin();
  }

  return { open, forget };
}

const can_write = () => Boolean(session.account) && session.account.kind !== 'guest';

const is_missing = (error) => error instanceof Refusal && error.status === 404;

/* With an invite link the notebook can still be hidden from this visitor: then null. */
async function book_of(id, invite) {
  try {
    return await api.notebook(id);
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
    await api.notebook_join(id, invite);
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
  return { book, games, start: '', n: null, error: '', invite: '', copied: '', import_error: '', flip: false,
    origin: location.origin, is_invited: Boolean(query.get('invite')) && !can_write() };
}

function doors_of(page) {
  const { id, state, ctx } = page;
  const { paint, go } = ctx;
  const show = page.show;
  const read = async () => {
    state.book = await api.notebook(id);
    paint();
  };
  page.read = () => read().catch(() => {}); // following() reads it again
  const tried = (n) => show.open(n).catch((error) => {
    state.error = words_of(error);
    paint();
  });
  return {
    open: tried,
    again: () => page.part?.begin(),
    chapters: chapters({ id, state, paint, read, open: show.open, forget: show.forget }),
    sharing: sharing({ id, state, paint, read, go, session, settled: () => page.part?.saver?.settled() }),
    flip() {
      state.flip = !state.flip;
      paint();
    },
    zoom: (how) => page.part?.shown().face.zoom?.(document.getElementById('page'), how),
  };
}

/* The newest of the other authors, while the page is in sight: who they are, their chapters, their turns. What this
 * page changed meanwhile is newer than the answer. */
function following(page) {
  const poll = repeating(page.ctx.paint);
  const { state } = page;
  poll.every(LOOK_MS, async () => {
    const { book } = state;
    if (!book.you) return;
    const now = await api.notebook(page.id);
    if (state.book === book) state.book = now;
    if (now.authors.length) await page.part?.saver?.look();
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
  const poll = is_frame ? null : following(page);
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
      { ...doors, board: page.part?.board, edit: page.part?.edit, saver: page.part?.saver }),
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
