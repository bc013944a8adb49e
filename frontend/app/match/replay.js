/* Replay: the turns of a finished or watched match, stepped through or played by themselves, and the swing of a finished
 * one as a bot sees it. Moves the board through the match's history; knows nothing of the board. */
import * as api from '../api.js';
import { toast } from '../../ui/toast.js';
import { sender, words_of } from '../form.js';
import { go } from '../router.js';
import { need_account } from '../session.js';

/** How fast turns may follow each other, times the usual pace. */
const SPEEDS = [0.5, 1, 2, 4, 16];

const PACE_MS = 1200;
const AHEAD = 4;
const CHUNK = 20;
const IS_TYPED = 'input:not([type="range"]), select, textarea, [role="grid"], [contenteditable]';

/** Is there a replay of this match for this viewer? Whoever sits at a running match looks back by its log alone. */
export const may_replay = ({ live, seat, header }) => Boolean(live) && !header?.experiment && (live.status === 'finished' || seat === null);

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/* The evaluations, chunk by chunk, as far as they are wanted. */
function swing(t) {
  const state = { items: null, wanted: false, busy: false, error: '' };
  let abort = null;

  async function read() {
    abort = new AbortController();
    Object.assign(state, { busy: true, error: '', items: state.items ?? [] });
    t.paint();
    try {
      for (let from = (state.items.at(-1)?.turn ?? -1) + 1; from !== null && state.wanted;) {
        const page = await api.evaluations(t.id, { from, limit: CHUNK }, { signal: abort.signal });
        state.items = [...state.items, ...page.items];
        from = page.next;
        state.whole = from === null;
        t.paint();
      }
    } catch (error) {
      if (error.name !== 'AbortError') state.error = words_of(error);
    }
    state.busy = false;
    t.paint();
  }

  return {
    state,
    toggle() {
      state.wanted = !state.wanted;
      if (state.wanted) import('../../ui/swing.js').catch(() => { /* the table has the same figures */ });
      if (!state.wanted) abort?.abort();
      else if (!state.whole && !state.busy) read();
      t.paint();
    },
    again: () => { if (!state.busy) read(); },
    stop: () => abort?.abort(),
  };
}

/* The key of the replay that is pressed, unless a field, a button or the board wants it for itself. */
function key_of(event) {
  const at = event.target;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || at.closest?.(IS_TYPED)) return null;
  const own = event.key === ' ' ? 'button, a, summary' : 'input';
  return at.closest?.(own) ? null : event.key;
}

/* The turns played one after the other; a slow answer makes the replay wait, not skip. */
function playing(t, here) {
  const { state } = t;
  let round = 0;

  function stop() {
    round += 1;
    if (!state.replay.playing) return;
    state.replay.playing = false;
    t.paint();
  }

  async function run() {
    const mine = ++round;
    state.replay.playing = true;
    t.paint();
    if (here() >= state.live.turn) await t.history.jump(0, AHEAD);
    while (mine === round && here() < state.live.turn) {
      await pause(PACE_MS / state.replay.speed);
      if (mine !== round) return;
      if (!await t.history.jump(here() + 1, AHEAD)) break;
    }
    if (mine === round) stop();
  }

  return { stop, run };
}

/* What leads away from the position shown. */
function ways_on(t, here) {
  const { state } = t;
  const visit = api.new_key();

  /* A match of one's own from here, against the game's strongest bot; a repeated click is the same wish. */
  const forking = sender(() => t.paint());
  state.replay.fork = forking;
  const fork = () => forking.run(async () => {
    const turn = here();
    await need_account();
    const made = await api.fork(t.id, turn, `fork-${t.id}-${turn}-${visit}`);
    go(`/matches/${made.match}`);
  });

  /* The short address of this very position; who cannot copy may take it from the page. */
  async function share() {
    const turn = state.past ? here() : undefined;
    const address = t.eyes.of() === null ? api.short_link(t.id, turn) : location.origin + t.eyes.address(turn);
    try {
      await navigator.clipboard.writeText(address);
      toast('The link to this position is copied.');
    } catch {
      toast('The link to this position:', { href: address, text: address });
    }
  }

  return { fork, share };
}

export function replay(t) {
  const { state } = t;
  const curve = swing(t);
  const here = () => state.past?.turn ?? state.live.turn;
  const play = playing(t, here);
  state.replay = { playing: false, speed: 1, speeds: SPEEDS, swing: curve.state };
  const ways = ways_on(t, here);

  /* Any step of one's own ends the playing. */
  function jump(turn) {
    play.stop();
    return t.history.jump(turn);
  }

  const toggle = () => (state.replay.playing ? play.stop() : play.run());
  const keys = {
    ArrowLeft: () => jump(here() - 1), ArrowRight: () => jump(here() + 1), Home: () => jump(0), End: () => jump(null), ' ': toggle,
    e: () => t.eyes.next(),
  };

  return {
    jump, toggle, ...ways,
    eyes: (seat) => t.eyes.choose(seat),
    speed(value) {
      state.replay.speed = value;
      t.paint();
    },
    swing: curve.toggle,
    swing_again: curve.again,
    key(event) {
      const act = may_replay(state) ? keys[key_of(event)] : null;
      if (!act) return;
      event.preventDefault();
      act();
    },
    stop() {
      play.stop();
      curve.stop();
    },
  };
}
