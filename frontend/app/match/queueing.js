/* Queued orders on a board: a copy of the position on which I play what I expect of the other side, and my answer to it. What may be
 * played there is the server's word (POST /matches/{id}/plan/preview), and nothing leaves the copy before it is added. */
import * as api from '../api.js';
import { words_of } from '../form.js';
import { moment_of } from './drafting.js';
import { is_begun_by, may_plan } from './planning.js';

const CLOSED = { is_open: false, look: null, added: '', error: '', ended: '' };

/* A study of the present position; its module comes when it is first wanted. */
async function study_of(t, shown) {
  const { study } = await import('../study.js');
  const { turn } = t.state.live;
  const orders = (line) => line?.map((entry) => entry.orders);
  return study({
    paint: t.paint, face: t.face, game: t.state.header.game, shown,
    source: ({ line, partial }, rest) => api.plan_preview(t.id, { turn, line: orders(line), partial }, rest),
  });
}

/* The copy: made when it is first wanted, put away when the match moves on. */
function copying(t, shown) {
  let coming = null;
  let ready = null;
  return {
    coming() {
      if (coming) return coming;
      const mine = study_of(t, shown);
      coming = mine;
      mine.then((made) => { if (coming === mine) ready = made; }, () => { if (coming === mine) coming = null; });
      return mine;
    },
    /** The study once it is here, else null. */
    here: () => ready,
    line: () => ready?.line() ?? [],
    put_away() {
      ready?.close();
      coming = ready = null;
    },
  };
}

function change(t, more) {
  t.state.queue = { ...t.state.queue, ...more };
  t.paint();
}

const words_at = (t, node) => node.tell.map((line) => t.face.tell(line)).join(' ');
const is_queued = ({ plan }, line) => line.length > 0 && plan.texts.some((texts) => is_begun_by(texts, line));
const ending = (lost) => `The match has moved on, and the copy of the board is closed.${lost.length ? ` This line was not added: ${lost.join(', ')}.` : ''}`;

/* Opened, closed, and put away when the match moves on. */
function opening(t, copy) {
  const { state } = t;

  function forget(ended = '') {
    copy.put_away();
    state.queue = { ...CLOSED, ended };
  }

  /* What lies on the copy when the match moves on is not swallowed. */
  const unsaved = () => (is_queued(state, copy.line()) ? [] : copy.line());

  return {
    /** A newer view has come: a copy of an older position is put away. What is said of it stands until I open another, or play. */
    follow(before) {
      const moved = before && moment_of(before) !== moment_of(state.live);
      if (!moved && may_plan(state)) return;
      if (state.queue.is_open) forget(ending(unsaved()));
      else forget(moved && state.played === moment_of(before) ? '' : state.queue.ended);
    },
    /** Open the copy, at the end of a line (text) when one is given. */
    async open(at = []) {
      t.history.jump(null);
      state.tab = 'act';
      change(t, { ...CLOSED, is_open: true });
      try {
        await (await copy.coming()).walk(at);
      } catch (error) {
        change(t, { error: words_of(error) });
      }
    },
    close: () => change(t, CLOSED),
    stop: () => forget(),
  };
}

/* Where a queued line leads, without going there. */
function looking(t, copy) {
  const { state } = t;
  return {
    /** Look at the end of a line; `aloud` for who cannot see it. */
    async look(texts, aloud = false) {
      const mine = { texts, node: null };
      change(t, { look: mine });
      try {
        mine.node = await (await copy.coming()).find(texts);
      } catch {
        return; /* the board stays as it is; a press asks again, and says what is wrong */
      }
      if (state.queue.look !== mine) return;
      if (aloud) t.ctx.say(words_at(t, mine.node));
      t.paint();
    },
    look_away: () => { if (state.queue.look) change(t, { look: null }); },
  };
}

/* Turns played on the copy, and the line of them queued. */
function composing(t, copy) {
  function send(act) {
    change(t, { added: '' });
    copy.here()?.send(act);
  }

  function play() {
    change(t, { added: '' });
    copy.here()?.play();
  }

  /* The last step of the draft, else the last turn of the line. */
  function undo() {
    const study = copy.here();
    const draft = study?.state.draft;
    if (!draft || (t.face.is_empty(draft) && !draft.sel)) study?.back();
    else study.undo();
  }

  return {
    send, play, undo,
    /** Queue the line that stands on the copy, and begin the next one. */
    async add() {
      const line = copy.line();
      if (!await t.planning.add_line(line)) return;
      change(t, { added: line.join(', ') });
      await copy.here()?.first();
    },
    /** What the keys of the page press while the copy is open; else null. */
    hand() {
      const study = copy.here();
      return t.state.queue.is_open && study?.state.draft ? { draft: study.state.draft, hints: () => study.hints(), send, commit: play, undo } : null;
    },
  };
}

/* To another turn of the line, or to a variation. */
const stepping = (copy) => ({
  to: (node) => copy.here()?.to(node),
  first: () => copy.here()?.first(), back: () => copy.here()?.back(), forward: () => copy.here()?.forward(), last: () => copy.here()?.last(),
  aside: (by) => copy.here()?.aside(by),
});

export function queueing(t) {
  const { state } = t;
  state.queue = CLOSED;
  const copy = copying(t, (node) => { if (node.parent && state.queue.is_open) t.ctx.say(words_at(t, node)); });

  return {
    ...opening(t, copy), ...looking(t, copy), ...composing(t, copy), ...stepping(copy),
    /** What is drawn. */
    shown() {
      const study = copy.here();
      const line = copy.line();
      return {
        ...state.queue, study: study?.state ?? null, hints: study?.hints() ?? null, line,
        is_whole: line.length > 0 && line.length % 2 === 0, is_queued: is_queued(state, line),
      };
    },
  };
}
