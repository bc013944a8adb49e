/* One order on its way: sent, and sent again with the same body while the line is down, until the server has answered
 * or the player takes it back. The server counts equal bodies once, so a lost reply costs nothing. */
import { NetworkLoss, Refusal } from './api.js';
import { network } from './network.js';

const PAUSES_MS = [500, 1000, 2000, 4000, 8000];

/**
 * @param {{paint: () => void, request: (job: object) => Promise<object>,
 *          done: (receipt: object, job: object) => void, refused: (error: Refusal) => void}} doors
 */
export function sending({ paint, request, done, refused }) {
  let job = null;
  let timer = 0;

  const self = {
    get busy() { return job !== null; },
    get lost() { return Boolean(job?.lost); },
    start(next) {
      if (job) return;
      job = { ...next, tries: 0, lost: false };
      paint();
      attempt(job);
    },
    /** Try at once instead of waiting for the next pause to end. */
    now() {
      if (!job?.lost) return;
      clearTimeout(timer);
      attempt(job);
    },
    /** Forget it: the turn moved on, or the player changed the mind. */
    drop() {
      clearTimeout(timer);
      if (!job) return;
      job = null;
      network.off_retry(self.now);
      paint();
    },
  };

  async function attempt(mine) {
    try {
      const receipt = await request(mine);
      if (job !== mine) return;
      self.drop();
      network.back();
      done(receipt, mine);
    } catch (error) {
      if (job !== mine) return;
      if (again(error, mine)) return;
      self.drop();
      if (error instanceof Refusal) refused(error);
      else console.error(error);
    }
    paint();
  }

  function again(error, mine) {
    const busy = error instanceof Refusal && error.status === 429;
    if (!busy && !(error instanceof NetworkLoss)) return false;
    if (!busy) network.lost();
    if (!mine.lost) network.on_retry(self.now);
    mine.lost = true;
    const pause = error.retry_after ? error.retry_after * 1000 : PAUSES_MS[Math.min(mine.tries, PAUSES_MS.length - 1)];
    mine.tries += 1;
    timer = setTimeout(attempt, pause, mine);
    paint();
    return true;
  }

  return self;
}
