/* One long poll that never gives up: after=, wait=, ETag, backoff. Hidden tabs hold no connection, and all windows of a
 * browser together hold few enough to leave some for other requests. Knows nothing of what it fetches. */
import { NetworkLoss, Refusal } from './api.js';
import { answered, network } from './network.js';

const WAIT_S = 25;
const SILENT_MS = 5000; /* a held request that is unanswered for so long after its time will not be */
const HIDDEN_PAUSE_MS = 20_000;
const AT_ONCE_MS = 1000; /* an unchanged answer quicker than this was not held, so the next request waits */
const REFUSED_PAUSE_MS = 5000;
const CROWDED_PAUSE_MS = 2000;
const HELD_MOST = 4; /* of the six connections that a browser opens to a server, for all its windows */
const BACKOFF_MS = [500, 1000, 2000, 4000, 8000, 15_000];

/* A permit to hold a connection: a function that returns it, or null when other windows hold them all. */
async function leave() {
  const { locks } = navigator; // none where the page was not loaded by https: then each page counts for itself
  if (!locks) return () => {};
  for (let i = 0; i < HELD_MOST; i += 1) {
    const given = await new Promise((answer) => {
      locks.request(`held connection ${i}`, { ifAvailable: true }, (lock) => new Promise((done) => {
        answer(lock && done);
        if (!lock) done();
      }));
    });
    if (given) return given;
  }
  return null;
}

class Poll {
  #fetcher;
  #news;
  #refused;
  #seq;
  #etag;
  #losses = 0;
  #at_once = true;
  #stopped = false;
  #abort = null;
  #wake = null;
  #seen = () => { if (!document.hidden) this.now(); };

  constructor(fetcher, news, refused) {
    this.#fetcher = fetcher;
    this.#news = news;
    this.#refused = refused;
    document.addEventListener('visibilitychange', this.#seen);
    network.on_retry(this.now);
    this.#run();
  }

  /** Ask now instead of waiting. */
  now = () => {
    this.#at_once = true;
    this.#abort?.abort();
    this.#wake?.();
  };

  stop() {
    this.#stopped = true;
    document.removeEventListener('visibilitychange', this.#seen);
    network.off_retry(this.now);
    this.now();
  }

  async #run() {
    while (!this.#stopped) {
      try {
        await this.#sleep(await this.#once());
      } catch (error) {
        if (!this.#stopped && error.name !== 'AbortError') await this.#trouble(error);
      }
    }
  }

  #sleep(ms) {
    if (!ms) return undefined;
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#wake = () => { clearTimeout(timer); done(); };
    });
  }

  /* One request; returns how long to pause before the next. */
  async #once() {
    this.#abort = new AbortController();
    const may_hold = this.#may_hold();
    const give_back = may_hold ? await leave() : null;
    const is_held = Boolean(give_back);
    const began = Date.now();
    const answer = await (is_held ? this.#held() : this.#unheld()).finally(give_back);
    if (this.#stopped) return 0;
    this.#take(answer);
    if (answer.is_kept) throw new NetworkLoss();
    this.#losses = 0;
    network.back();
    if (answer.retry_after) return answer.retry_after * 1000;
    if (may_hold && !is_held) return CROWDED_PAUSE_MS;
    return pause_after(is_held && answer.same && Date.now() - began < AT_ONCE_MS);
  }

  #ask(values) {
    return this.#fetcher(values, { etag: this.#etag, signal: this.#abort.signal });
  }

  /* The first answer is the page itself, which takes its time on a slow line; the page says meanwhile that it loads. */
  #unheld() {
    const request = this.#ask({});
    return this.#seq === undefined ? request : answered(request);
  }

  async #held() {
    const abort = this.#abort;
    let is_silent = false;
    const timer = setTimeout(() => { is_silent = true; abort.abort(); }, WAIT_S * 1000 + SILENT_MS);
    try {
      return await this.#ask({ after: this.#seq, wait: WAIT_S });
    } catch (error) {
      throw is_silent ? new NetworkLoss() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  #may_hold() {
    const may = !this.#at_once && !document.hidden && this.#losses === 0;
    this.#at_once = false;
    return may;
  }

  #take({ same, data, etag, date }) {
    if (same) return;
    this.#etag = etag;
    this.#seq = data.seq;
    this.#news(data, date);
  }

  async #trouble(error) {
    if (error instanceof NetworkLoss) {
      network.lost();
      const pause = BACKOFF_MS[Math.min(this.#losses, BACKOFF_MS.length - 1)];
      this.#losses += 1;
      await this.#sleep(error.retry_after ? error.retry_after * 1000 : pause);
    } else if (error instanceof Refusal && error.status !== 429 && !this.#refused(error)) {
      this.stop();
    } else {
      if (!(error instanceof Refusal)) console.error(error);
      await this.#sleep(error.retry_after ? error.retry_after * 1000 : REFUSED_PAUSE_MS);
    }
  }
}

const pause_after = (was_not_held) => {
  if (document.hidden) return HIDDEN_PAUSE_MS;
  return was_not_held ? AT_ONCE_MS : 0;
};

/**
 * Follow something that has a `seq`.
 * @param {(values: {after?: number, wait?: number}, rest: object) => Promise<object>} fetcher
 * @param {(data: object, date?: number) => void} news called with each new answer and the server's time of it
 * @param {(refusal: Refusal) => boolean} [refused] true: go on after a while; else the poll ends
 * @returns {{stop: () => void, now: () => void}}
 */
export function follow(fetcher, news, refused = () => false) {
  return new Poll(fetcher, news, refused);
}
