/* Announcements for people who listen: each event of the match in words and as a sound, and the clock when it runs low.
 * (The asked act and the result have a live region of their own, views/match/act.js.) */
import { hear } from '../local/hearing.js';
import { low_ms, uses_bank } from '../../ui/clock.js';
import { line_words } from '../../ui/words/tale.js';
import { t } from '../../locales/text.js';

/* A player who looks at something else is alerted. */
const is_elsewhere = () => document.hidden || !document.hasFocus();

const SECOND_MS = 1000;
/* The seconds left at which the page warns, once time is low. */
const WARNINGS = [60, 30, 10];

/** How many milliseconds the viewer still has: to the turn's end or of the bank, whichever is less; Infinity when no
 * clock runs. */
export function time_left({ live, seat, skew, header }, now) {
  const own = live?.clocks.find((c) => c.seat === seat);
  if (!own?.running || live.status !== 'live') return Infinity;
  const time = now + skew;
  const to_end = live.deadline ? Date.parse(live.deadline) - time : Infinity;
  const banked = own.bank_ms !== null && uses_bank(header.clock, live.stage);
  const bank = banked ? own.bank_ms - (time - Date.parse(live.now)) : Infinity;
  return Math.min(to_end, bank);
}

/** @param {{store: import('./store.js').MatchStore, say: (text: string) => void}} match */
export function telling({ store, say }) {
  const { state } = store;
  const { face } = state;
  let left = Infinity;
  let timer = 0;

  /* Only a threshold that was just crossed is announced. */
  function watch_clock() {
    const now = time_left(state, Date.now());
    const low = low_ms(state.header.clock, state.live?.stage);
    const crossed = WARNINGS.map((s) => s * SECOND_MS)
      .filter((mark) => mark <= low && left > mark && now <= mark && now > 0).at(-1);
    if (crossed && left !== Infinity) say(t(`match-left-${crossed / SECOND_MS}`));
    left = now;
  }

  return {
    start() { timer = setInterval(watch_clock, SECOND_MS); },
    stop() { clearInterval(timer); },

    /** New lines of the log. */
    lines(added) {
      say(added.map((line) => line_words(face, line, state.header, state.live?.view)).join(' '));
      const heard = new Set(added.map((line) => face.sound?.(line)).filter(Boolean));
      for (const name of ['move', 'take', 'check', 'expansion']) if (heard.has(name)) hear(name);
      if (is_elsewhere() && state.live.owes && state.live.status === 'live') hear('turn');
    },

    /** A new view; `before` is the one it replaces. */
    news(before) {
      if (state.live.status === 'finished' && before && before.status !== 'finished') hear('end');
    },
  };
}
