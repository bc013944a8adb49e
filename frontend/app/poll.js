/* One long poll that never gives up: after=, wait=, ETag, back-off; hidden tabs hold no connection.
 * Knows nothing of what it fetches. */
import { NetworkLoss, Refusal } from './api.js';
import { network } from './network.js';

const WAIT_S = 25;
const HIDDEN_PAUSE_MS = 20_000;
const AT_ONCE_MS = 1000; /* an unchanged answer quicker than this was not held: do not hammer */
const BACKOFF_MS = [500, 1000, 2000, 4000, 8000, 15_000];

/**
 * Follow something that has a `seq`.
 * @param {(values: {after?: number, wait?: number}, rest: object) => Promise<object>} fetcher
 * @param {(data: object, date?: number) => void} news called with each new answer and the server's time of it
 * @param {(refusal: Refusal) => boolean} [refused] true: go on after a while; else the poll ends
 * @returns {{stop: () => void, now: () => void}}
 */
export function follow(fetcher, news, refused = () => false) {
  let stopped = false;
  let seq;
  let etag;
  let losses = 0;
  let abort = null;
  let wake = null;

  const sleep = (ms) => new Promise((done) => {
    const timer = setTimeout(done, ms);
    wake = () => { clearTimeout(timer); done(); };
  });

  async function once() {
    abort = new AbortController();
    const held = seq !== undefined && !document.hidden && losses === 0;
    const began = Date.now();
    const answer = await fetcher(held ? { after: seq, wait: WAIT_S } : {}, { etag, signal: abort.signal });
    losses = 0;
    network.back();
    if (!answer.same) {
      etag = answer.etag;
      seq = answer.data.seq;
      news(answer.data, answer.date);
    }
    if (answer.retry_after) await sleep(answer.retry_after * 1000);
    else if (document.hidden) await sleep(HIDDEN_PAUSE_MS);
    else if (answer.same && Date.now() - began < AT_ONCE_MS) await sleep(AT_ONCE_MS);
  }

  async function trouble(error) {
    if (stopped || error.name === 'AbortError') return;
    if (error instanceof NetworkLoss) {
      network.lost();
      await sleep(error.retry_after ? error.retry_after * 1000 : BACKOFF_MS[Math.min(losses, BACKOFF_MS.length - 1)]);
      losses += 1;
    } else if (error instanceof Refusal) {
      const wait_s = error.status === 429 ? error.retry_after ?? 5 : 5;
      if (error.status !== 429 && !refused(error)) stopped = true;
      else await sleep(wait_s * 1000);
    } else {
      console.error(error);
      await sleep(BACKOFF_MS[3]);
    }
  }

  async function run() {
    while (!stopped) {
      try {
        await once();
      } catch (error) {
        await trouble(error);
      }
    }
  }

  const now = () => {
    abort?.abort();
    wake?.();
  };
  const seen = () => { if (!document.hidden) now(); };
  document.addEventListener('visibilitychange', seen);
  addEventListener('online', now);
  network.on_retry(now);
  run();

  return {
    now,
    stop() {
      stopped = true;
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', now);
      network.off_retry(now);
      now();
    },
  };
}
