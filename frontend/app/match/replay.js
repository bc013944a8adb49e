/* Replay: the turns of a finished or watched match, stepped through or played automatically, and the evaluation of a
 * finished one as a bot sees it. Moves the board through the match's history; knows nothing of the board. */
import * as api from '../net/api.js';
import { toast } from '../../ui/alerts/toast.js';
import { sender, words_of } from '../net/form.js';
import { animation } from './animation.js';
import { keep } from './keeping.js';
import { keep_link } from '../local/lobby.js';
import { go } from '../router.js';
import { need_account } from '../net/session.js';
import { has_capability } from '../../model/catalogue.js';
import { t } from '../../locales/text.js';

const PACE_MS = 1200;
const AHEAD = 4;
const CHUNK = 20;
const IS_TYPED = 'input:not([type="range"]), select, textarea, [role="grid"], [contenteditable]';

/** Whether this viewer has a replay of this match. Players of a running match look back through its log only. */
export const may_replay = ({ live, seat, header }) =>
  Boolean(live) && !header?.experiment && (live.status === 'finished' || seat === null);

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/* The evaluations, chunk by chunk, while they are shown. */
function swing({ id, store }) {
  const now = () => store.state.replay.swing;
  const set = store.swing_changed;
  let abort = null;

  async function read() {
    abort = new AbortController();
    set({ busy: true, error: '', items: now().items ?? [] });
    try {
      for (let from = (now().items.at(-1)?.turn ?? -1) + 1; from !== null && now().wanted;) {
        const page = await api.evaluations(id, { from, limit: CHUNK }, { signal: abort.signal });
        from = page.next;
        set({ items: [...now().items, ...page.items], whole: from === null });
      }
    } catch (error) {
      if (error.name !== 'AbortError') set({ error: words_of(error) });
    }
    set({ busy: false });
  }

  return {
    toggle() {
      set({ wanted: !now().wanted });
      if (now().wanted) import('../../ui/charts/swing.js').catch(() => { /* the table has the same figures */ });
      if (!now().wanted) abort?.abort();
      else if (!now().whole && !now().busy) read();
    },
    again: () => { if (!now().busy) read(); },
    stop: () => abort?.abort(),
  };
}

/* The key of the replay that was pressed, unless a field, a button or the board handles it itself. */
function key_of(event) {
  const at = event.target;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || at.closest?.(IS_TYPED)) return null;
  const own = event.key === ' ' ? 'button, a, summary' : 'input';
  return at.closest?.(own) ? null : event.key;
}

/* Plays the turns one after the other; a slow answer makes the replay wait, not skip. */
function playing({ store, history }, here) {
  const { state } = store;
  let round = 0;

  function stop() {
    round += 1;
    if (state.replay.playing) store.playing_changed(false);
  }

  async function run() {
    const mine = ++round;
    store.playing_changed(true);
    if (here() >= state.live.turn) await history.jump(0, AHEAD);
    while (mine === round && here() < state.live.turn) {
      await pause(PACE_MS / state.replay.speed);
      if (mine !== round) return;
      if (!await history.jump(here() + 1, AHEAD)) break;
    }
    if (mine === round) stop();
  }

  return { stop, run };
}

const page_of = (id) => `/matches/${id}`;

/* What can be done with the position shown. */
function ways_on({ id, store, paint, eyes }, here) {
  const { state } = store;
  const visit = api.new_key();

  /* A new match from here, against the game's strongest bot, in the seat whose view is shown if one is chosen; a
   * repeated click makes only one. */
  const forking = sender(paint);
  const fork = () => forking.run(async () => {
    const turn = here(), seat = eyes.of();
    await need_account();
    const made = await api.fork(id, { turn, ...(seat !== null && { seat }) }, `fork-${id}-${turn}-${seat}-${visit}`);
    go(`/matches/${made.match}`);
  });

  /* An open game that continues from here, with the link for a friend. */
  const fork_open = () => forking.run(async () => {
    const turn = here(), seat = eyes.of(), { game, variant } = state.header;
    await need_account();
    const wish = { game, variant, continues: { match: id, turn, ...(seat !== null && { seat }) } };
    const made = await api.lobby_new(wish, `open-${id}-${turn}-${seat}-${visit}`);
    if (made.join_url) keep_link(made.id, made.join_url);
    go(`/lobbies/${made.id}`);
  });

  /* The short address of this position; when copying is blocked, the page shows it. */
  async function share() {
    const turn = state.past ? here() : undefined;
    const address = eyes.of() === null ? api.short_link(id, turn) : location.origin + eyes.address(turn, page_of(id));
    try {
      await navigator.clipboard.writeText(address);
      toast(t('match-replay-copied'));
    } catch {
      toast(t('match-replay-link'), { link: { href: address, text: address } });
    }
  }

  /* The frame for other sites, at this position; when copying is blocked, the page shows its address. */
  async function embed() {
    const address = `${location.origin}/matches/${id}/embed${state.past ? `#t${here()}` : ''}`;
    try {
      await navigator.clipboard.writeText(`<iframe src="${address}" width="640" height="720"></iframe>`);
      toast(t('match-replay-embed-copied'));
    } catch {
      toast(t('match-replay-embed-address'), { link: { href: address, text: address } });
    }
  }

  return { fork, fork_open, forking, share, embed };
}

/* The keys of a replay: key, and what it does. */
const keys_of = (here, { jump, toggle, next_eyes }) => ({
  ArrowLeft: () => jump(here() - 1), ArrowRight: () => jump(here() + 1), Home: () => jump(0),
  End: () => jump(null), ' ': toggle, e: next_eyes,
});

/**
 * @param {{id: string, store: import('./store.js').MatchStore, paint: () => void,
 *     eyes: ReturnType<typeof import('./eyes.js').eyes>,
 *          history: {jump: (turn: number|null, ahead?: number) => Promise<boolean>}}} match
 */
export function replay(match) {
  const { store, history, eyes } = match;
  const { state } = store;
  const curve = swing(match);
  const here = () => state.past?.turn ?? state.live.turn;
  const play = playing(match, here);
  const { forking, ...ways } = ways_on(match, here);
  const gif = animation(match);

  /* Any step of the viewer ends the playing. */
  function jump(turn) {
    play.stop();
    return history.jump(turn);
  }

  const toggle = () => (state.replay.playing ? play.stop() : play.run());
  const keys = keys_of(here, { jump, toggle, next_eyes: () => eyes.next() });

  return {
    jump, toggle, ...ways, keep: () => keep(match.id),
    /** From the first position, together with the evaluation in games with an engine. */
    review() {
      if (has_capability(state.header.game, 'study') && !state.replay.swing.wanted) curve.toggle();
      return jump(Math.min(1, state.live.turn));
    },
    eyes: (seat) => eyes.choose(seat), speed: store.speed_chosen,
    /** What is drawn: the state, whether a new match is on its way, and the animation. */
    shown: () => ({ ...state.replay, fork: forking, gif: gif.shown() }),
    swing: curve.toggle, swing_again: curve.again, gif: gif.toggle, gif_again: gif.make,
    key(event) {
      const act = may_replay(state) ? keys[key_of(event)] : null;
      if (!act) return;
      event.preventDefault();
      act();
    },
    stop: () => [play, curve, gif].forEach((part) => part.stop()),
  };
}
