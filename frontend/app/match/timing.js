/* What a participant's browser measures while a series of an experiment is played: for each turn, when its position was
 * first painted and how long the answer took; changes of focus; the screen and how it is operated. The server's own
 * times stand beside these, so a measurement that is lost costs no more than itself. */
import * as page_api from '../net/page_api.js';
import { NetworkLoss, Refusal } from '../net/api.js';

const FLUSH_MS = 300;
const AGAIN_MS = 3000;
const AT_ONCE = 100;
const INPUTS = ['mouse', 'touch', 'pen'];

/* Numbers of changes of focus go on after a reload of this tab. */
function numbers(match) {
  const name = `quadrivium.focus.${match}`;
  return () => {
    try {
      const n = Number(sessionStorage.getItem(name) ?? 0);
      sessionStorage.setItem(name, String(n + 1));
      return n;
    } catch {
      return Math.round(performance.now()) % AT_ONCE;
    }
  };
}

/* Without a connection, or where too much was sent at once, the same can be sent later. */
const may_come_later = (error) => error instanceof NetworkLoss || (error instanceof Refusal && error.status === 429);

/* Measurements on their way. What the server refuses for good is dropped. */
function sending(match, experiment) {
  let queue = [];
  let timer = 0;
  let under_way = Promise.resolve();

  async function send() {
    clearTimeout(timer);
    const items = queue.slice(0, AT_ONCE);
    if (!items.length) return;
    queue = queue.slice(items.length);
    try {
      await page_api.timings(experiment, { match, items });
    } catch (error) {
      if (!may_come_later(error)) {
        if (queue.length) timer = setTimeout(flush, FLUSH_MS);
        return;
      }
      queue = [...items, ...queue];
      timer = setTimeout(flush, AGAIN_MS);
      return;
    }
    if (queue.length) await send();
  }
  function flush() {
    under_way = under_way.then(send);
    return under_way;
  }
  return {
    flush,
    add(item) {
      queue.push(item);
      clearTimeout(timer);
      timer = setTimeout(flush, FLUSH_MS);
    },
  };
}

/* How the page is operated, as last seen. */
function operated() {
  let now = 'mouse';
  const pressed = (event) => { if (INPUTS.includes(event.pointerType)) now = event.pointerType; };
  const typed = () => { now = 'keyboard'; };
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('keydown', typed, true);
  return {
    input: () => now,
    close() {
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('keydown', typed, true);
    },
  };
}

/* Calls `changed` when the page loses the participant's attention or gets it back; a hidden tab is out of focus too. */
function watching(changed) {
  let is_here = true;
  const look = () => {
    const here = !document.hidden && document.hasFocus();
    if (here === is_here) return;
    is_here = here;
    changed(here ? 'regained' : 'lost');
  };
  const events = ['blur', 'focus'];
  for (const name of events) addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
  look(); // a page can be opened behind another one
  return () => {
    for (const name of events) removeEventListener(name, look);
    document.removeEventListener('visibilitychange', look);
  };
}

/* The screen, and how the page is operated. */
function device(input) {
  const pixel_ratio_milli = Math.round((globalThis.devicePixelRatio ?? 1) * 1000);
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  return { width, height, pixel_ratio_milli, input };
}

/* Pictures can arrive after the rest of a position: a participant sees it whole once all are decoded. */
function pictures_drawn() {
  const pictures = [...document.querySelectorAll('.board-frame image')].map((one) => {
    const picture = document.createElement('img');
    picture.src = one.getAttribute('href') ?? '';
    return picture.decode();
  });
  return pictures.length ? Promise.allSettled(pictures) : null;
}

const epoch_us = (at) => Math.round((performance.timeOrigin + at) * 1000);

/**
 * Measures one series.
 * @typedef {{painted: (live: {turn: number, status: string}|null) => void, answered: (turn: number) => void,
 *     guessed: (turn: number) => void, flush: () => Promise<void>, close: () => void}} Timing
 * @param {string} match
 * @param {string} experiment
 * @returns {Timing}
 */
export function timing(match, experiment) {
  const shown = new Map();
  const { add, flush } = sending(match, experiment);
  const hand = operated();
  const next = numbers(match);
  let is_told = false;
  const stop_watching = watching((change) =>
    add({ kind: 'focus', n: next(), shown_us: epoch_us(performance.now()), detail: { change } }));

  function measured(kind, turn) {
    const from = shown.get(turn);
    if (from === undefined || from === null) return;
    if (!is_told) add({ kind: 'device', n: 0, detail: device(hand.input()) });
    is_told = true;
    add({ kind, n: turn, shown_us: epoch_us(from), reaction_ms: Math.round(performance.now() - from),
      detail: { input: hand.input() } });
  }

  return {
    painted(live) {
      if (live?.status !== 'live' || shown.has(live.turn)) return;
      const { turn } = live;
      shown.set(turn, null);
      const seen = () => requestAnimationFrame(() => shown.set(turn, performance.now()));
      const drawn = pictures_drawn();
      if (drawn) drawn.then(seen);
      else seen();
    },
    answered: (turn) => measured('turn', turn),
    guessed: (turn) => measured('guess', turn),
    flush,
    close() {
      hand.close();
      stop_watching();
      flush();
    },
  };
}
