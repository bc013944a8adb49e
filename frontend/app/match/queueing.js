/* Conditional moves on a board: a copy of the position on which the player plays the moves expected of the opponent,
 * and the replies. The server says what is legal there (POST /matches/{id}/plan/preview), and nothing leaves the copy
 * before it is added. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { moment_of } from './moment.js';
import { is_begun_by, may_plan } from './planning.js';
import { t } from '../../locales/text.js';

/* A study of the present position; its module is loaded when first needed. */
async function study_of({ id, store: { state }, paint }, shown) {
  const { study } = await import('../study/study.js');
  const { turn } = state.live;
  const orders = (line) => line?.map((entry) => entry.orders);
  return study({
    paint, face: state.face, game: state.header.game, shown,
    source: ({ line, partial }, rest) => api.plan_preview(id, { turn, line: orders(line), partial }, rest),
  });
}

/* The copy: made when it is first opened, dropped when the match moves on. */
function copying(match, shown) {
  let coming = null;
  let ready = null;
  return {
    coming() {
      if (coming) return coming;
      const mine = study_of(match, shown);
      coming = mine;
      mine.then((made) => { if (coming === mine) ready = made; }, () => { if (coming === mine) coming = null; });
      return mine;
    },
    /** The study once it is loaded, else null. */
    here: () => ready,
    line: () => ready?.line() ?? [],
    put_away() {
      ready?.close();
      coming = ready = null;
    },
  };
}

const words_at = ({ face }, node) => node.tell.map((line) => face.tell(line)).join(' ');
const is_queued = ({ plan }, line) => line.length > 0 && plan.texts.some((texts) => is_begun_by(texts, line));
const ending = (lost) =>
  (lost.length ? t('match-copy-closed-unsaved', { line: lost.join(', ') }) : t('match-copy-closed'));

/* Opening and closing the copy, and dropping it when the match moves on. */
function opening({ store, jump }, copy) {
  const { state } = store;

  function forget(ended = '') {
    copy.put_away();
    store.copy_closed(ended);
  }

  /* A line on the copy that was not added is named when the match moves on. */
  const unsaved = () => (is_queued(state, copy.line()) ? [] : copy.line());

  return {
    /**
     * A newer view has arrived: a copy of an older position is dropped. The note about it stays until the player opens
     * another copy, or plays.
     */
    follow(before) {
      const moved = before && moment_of(before) !== moment_of(state.live);
      if (!moved && may_plan(state)) return;
      if (state.queue.is_open) forget(ending(unsaved()));
      else forget(moved && state.played === moment_of(before) ? '' : state.queue.ended);
    },
    /** Open the copy, at the end of a line (text) when one is given. */
    async open(at = []) {
      jump(null);
      store.copy_opened();
      try {
        await (await copy.coming()).walk(at);
      } catch (error) {
        store.copy_changed({ error: words_of(error) });
      }
    },
    close: () => store.copy_closed(),
    stop: () => forget(),
  };
}

/* A look at the end of a line, without going there. */
function looking({ store, say }, copy) {
  const { state } = store;
  return {
    /** Show the end of a line; `aloud` also announces it. */
    async look(texts, aloud = false) {
      const mine = { texts, node: null };
      store.copy_changed({ look: mine });
      const node = await copy.coming().then((study) => study.find(texts)).catch(() => null);
      /* Without an answer the board stays as it is; pressing the line asks again and shows the error. */
      if (!node || state.queue.look !== mine) return;
      store.copy_changed({ look: { texts, node } });
      if (aloud) say(words_at(state, node));
    },
    look_away: () => { if (state.queue.look) store.copy_changed({ look: null }); },
  };
}

/* Turns played on the copy, and the line of them added. */
function composing({ store, add_line }, copy) {
  const { state } = store;

  function send(act) {
    store.copy_changed({ added: '' });
    copy.here()?.send(act);
  }

  function play() {
    store.copy_changed({ added: '' });
    copy.here()?.play();
  }

  /* The last step of the draft, else the last turn of the line. */
  function undo() {
    const study = copy.here();
    const draft = study?.state.draft;
    if (!draft || (state.face.is_empty(draft) && !draft.sel)) study?.back();
    else study.undo();
  }

  return {
    send, play, undo,
    /** Add the line on the copy, and start the next one. */
    async add() {
      const line = copy.line();
      if (!await add_line(line)) return;
      store.copy_changed({ added: line.join(', ') });
      await copy.here()?.first();
    },
    /** What the page's keys press while the copy is open; else null. */
    hand() {
      const study = copy.here();
      if (!state.queue.is_open || !study?.state.draft) return null;
      return { draft: study.state.draft, hints: () => study.hints(), send, commit: play, undo };
    },
  };
}

/* Go to another turn of the line, or to a variation. */
const stepping = (copy) => ({
  to: (node) => copy.here()?.to(node),
  first: () => copy.here()?.first(), back: () => copy.here()?.back(), forward: () => copy.here()?.forward(),
  last: () => copy.here()?.last(),
  aside: (by) => copy.here()?.aside(by),
});

/**
 * @param {{id: string, store: import('./store.js').MatchStore, paint: () => void, say: (text: string) => void,
 *     jump: (turn: number|null) => void,
 *          add_line: (line: string[]) => Promise<boolean>}} match   `jump` shows the position of a turn, `add_line`
 *          queues a line
 */
export function queueing(match) {
  const { state } = match.store;
  const copy = copying(match, (node) => { if (node.parent && state.queue.is_open) match.say(words_at(state, node)); });

  return {
    ...opening(match, copy), ...looking(match, copy), ...composing(match, copy), ...stepping(copy),
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
