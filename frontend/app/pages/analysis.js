/* The analysis page of a game: a board for both sides from a turn of a finished match, from a link, or set up by hand.
 * The address always says what is shown, so that it can be shared as it stands. */
import * as page_api from '../net/page_api.js';
import { words_of } from '../net/form.js';
import { remember } from '../router.js';
import { catalogue, session } from '../net/session.js';
import { writes } from '../tools/typed.js';
import { game_title, has_capability } from '../../model/catalogue.js';
import { look_now } from '../local/settings.js';
import { study } from '../study/study.js';
import { study_keys } from '../study/keys.js';
import { read_link, study_link } from '../study/link.js';
import { face_of } from '../../games/index.js';
import { analysis } from '../../views/analysis/analysis.js';
import { t } from '../../locales/text.js';

const CHECK_AFTER_MS = 250;
const NODES = 20_000;
const LINES = 3;

function fresh(game, face) {
  return {
    game, face, editor: null, edit: null, judged: null, typed: null, notice: '', type_error: '', copied: '',
    flip: false, auto: false, lines: LINES, pointed: null, keep: null,
  };
}

/* Whether the server accepts a position that is being set up: only the latest one is asked about, after a pause. */
function judging(page) {
  const { state } = page;
  let timer = 0;
  let abort = null;

  async function ask(text) {
    abort = new AbortController();
    try {
      const answer = await page_api.analysis({ game: state.game, variant: page.variant, from: { position: text } },
        { signal: abort.signal });
      state.judged = { text, good: true, view: answer.view };
    } catch (error) {
      if (error.name === 'AbortError') return;
      state.judged = { text, good: false, words: words_of(error) };
    }
    page.paint();
  }

  return {
    later(text) {
      clearTimeout(timer);
      abort?.abort();
      timer = setTimeout(ask, CHECK_AFTER_MS, text);
    },
    drop() {
      clearTimeout(timer);
      abort?.abort();
    },
  };
}

/* Setting up by hand: a value of the game's editor, shown on the same board. */
function editing(page) {
  const { state, board } = page;
  const judge = judging(page);

  function take(edit) {
    state.edit = edit;
    judge.later(state.editor.text_of(edit));
    page.paint();
  }

  return {
    close: judge.drop,
    begin: (empty) => take(state.editor.begin(empty ? null : board.state.view)),
    send: (act) => take(state.editor.reduce(state.edit, act)),
    leave() {
      judge.drop();
      state.edit = null;
      page.paint();
    },
    async done() {
      if (await board.set_position(state.editor.text_of(state.edit))) this.leave();
    },
  };
}

function lines_of(page) {
  const { state, board } = page;
  const ask = () => board.ask_advice({ nodes: NODES, lines: state.lines });
  return {
    ask,
    auto() {
      state.auto = !state.auto;
      if (state.auto) ask();
      page.paint();
    },
    count(n) {
      state.lines = n;
      if (board.state.at.advice || state.auto) ask();
      page.paint();
    },
    point(text) {
      state.pointed = text;
      page.paint();
    },
    async play(turns) {
      state.pointed = null;
      for (const text of turns) if (!await board.play(text)) return;
    },
  };
}

/* How many turns of a refused line can be played; -1 when it is not the line that was refused. */
function playable(fault) {
  const found = /^\/line\/(\d+)/.exec(fault?.errors?.[0]?.path ?? '');
  return found ? Number(found[1]) : -1;
}

/* The first position: the one that the address asks for. When it cannot be shown, a note says so, and the board shows
 * as much as possible. */
async function begin(page, asked) {
  const { state, board } = page;
  const from = asked.from ?? page.usual;
  if (!asked.fault && await board.start(from, asked.line)) return;
  const good = asked.fault ? -1 : playable(board.state.fault);
  const why = asked.fault ?? board.state.error;
  const is_line = good >= 0 && await board.start(from, asked.line.slice(0, good));
  if (!is_line && !await board.start(page.usual)) return;
  state.notice = is_line ? t('analysis-link-line', { turn: String(good + 1), why })
    : t('analysis-link-refused', { why });
  page.paint();
}

/* The form that saves the board as a chapter of a notebook; its code is loaded when it is opened. */
function keeping_of(page, go) {
  const { state, board, paint } = page;
  let part = null;
  return {
    async open() {
      if (part || !session.account || session.account.kind === 'guest') return;
      const { keeping } = await import('../study/keeping.js');
      part = keeping({ paint, go, chapter: () => ({ game: state.game, variant: page.variant,
        from: board.state.from ?? undefined, tree: board.state.root }) });
      state.keep = part.state;
      await part.read();
    },
    keep: (wish) => part.keep(wish),
  };
}

function doors_of(page, go) {
  const { state, board } = page;
  const set = (name, value) => {
    state[name] = value;
    page.paint();
  };
  return {
    set, board, edit: editing(page), advice: lines_of(page),
    keeping: has_capability(state.game, 'study') ? keeping_of(page, go) : null,
    zoom: (how) => state.face.zoom(document.getElementById('page'), how),
    async position(text) {
      Object.assign(state, { typed: text, type_error: '' });
      if (await board.set_position(text.trim())) state.edit = null;
      else state.type_error = board.state.error;
      board.state.error = '';
      page.paint();
    },
    async copy(what, text) {
      await navigator.clipboard.writeText(text).then(() => set('copied', what), () => set('copied', 'nothing'));
    },
  };
}

function laid(ctx, page) {
  const { state, board } = page;
  const doors = doors_of(page, ctx.go);
  const key = study_keys(() => (state.edit ? null : board));
  const whole_key = (event) => {
    if (event.key !== 'w' || event.ctrlKey || event.altKey || event.metaKey) return;
    if (look_now().keys === 'on' && !writes(event.target)) doors.zoom(state.face.is_framed ? 'other' : 'whole');
  };
  for (const heard of [key, whole_key]) document.addEventListener('keydown', heard);
  page.shown = (node) => {
    Object.assign(state, { pointed: null, copied: '', notice: '', typed: null, type_error: '' });
    const { from } = board.state;
    const is_usual = from?.position === page.usual?.position && !from?.match;
    remember(study_link(state.game, { variant: page.variant, from: is_usual ? null : from, line: board.line() }));
    if (node.tell.length) ctx.say(node.tell.map((line) => state.face.tell(line)).join(' '));
    if (state.auto && !node.advice) queueMicrotask(doors.advice.ask);
  };
  begin(page, read_link(ctx.query));
  return {
    name: 'analysis',
    title: () => t('analysis-title-game', { game: game_title(state.game) }),
    view: () =>
      analysis({ ...state, study: board.state, hints: board.hints(), look: look_now(), link: location.href }, doors),
    painted: (root) => { if (board.state.view) state.face.mount(root); },
    close() {
      for (const heard of [key, whole_key]) document.removeEventListener('keydown', heard);
      doors.edit.close();
      board.close();
    },
  };
}

export async function open(ctx) {
  const game = ctx.params.game ?? (await catalogue())[0].id;
  const face = await face_of(game);
  const asked = read_link(ctx.query);
  const page = { paint: ctx.paint, variant: asked.variant, state: fresh(game, face) };
  page.state.editor = await face.editor?.() ?? null;
  page.usual = page.state.editor ? { position: page.state.editor.starts[0].text } : null;
  page.board = study({ paint: ctx.paint, face, game, variant: asked.variant, shown: (node) => page.shown(node) });
  return laid(ctx, page);
}
