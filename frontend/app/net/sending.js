/* Sends one order, and sends it again with the same body while there is no connection, until the server has answered or
 * the player takes it back. The server counts equal bodies once, so a lost reply does no harm. */
import { NetworkLoss, Refusal } from './api.js';
import { answered, network } from './network.js';

/* A limit that lasts longer is no passing crowd: the player is told. */
const WAIT_MAX_S = 60;
const PAUSES_MS = [500, 1000, 2000, 4000, 8000];

class Sending {
  #doors;
  #job = null;
  #timer = 0;

  constructor(doors) {
    this.#doors = doors;
  }

  get busy() { return this.#job !== null; }
  get lost() { return Boolean(this.#job?.lost); }

  start(next) {
    if (this.#job) return;
    this.#job = { ...next, tries: 0, lost: false };
    this.#doors.paint();
    this.#attempt(this.#job);
  }

  /** Retry now instead of after the pause. */
  now = () => {
    if (!this.#job?.lost) return;
    clearTimeout(this.#timer);
    this.#attempt(this.#job);
  };

  /** Stop sending: the turn is over, or the player has changed their mind. */
  drop() {
    clearTimeout(this.#timer);
    if (!this.#job) return;
    this.#job = null;
    network.off_retry(this.now);
    this.#doors.paint();
  }

  async #attempt(job) {
    try {
      const receipt = await answered(this.#doors.request(job), () => this.#late(job));
      network.back();
      if (job.is_done) return undefined;
      if (this.#job !== job) return this.#doors.late?.(receipt, job);
      job.is_done = true;
      this.drop();
      this.#doors.done(receipt, job);
    } catch (error) {
      if (this.#job === job) this.#failed(error, job);
    }
    return this.#doors.paint();
  }

  /* The answer may still come. The player can send again, and hears that the order is not lost. */
  #late(job) {
    if (this.#job !== job) return;
    this.#lose(job);
    this.#doors.paint();
  }

  #lose(job) {
    if (!job.lost) network.on_retry(this.now);
    job.lost = true;
  }

  #failed(error, job) {
    const is_busy = error instanceof Refusal && error.status === 429 && (error.retry_after ?? 0) <= WAIT_MAX_S;
    if (is_busy || error instanceof NetworkLoss) return this.#later(error, job, is_busy);
    this.drop();
    if (error instanceof Refusal) this.#doors.refused(error, job);
    else console.error(error);
    return undefined;
  }

  #later(error, job, is_busy) {
    if (!is_busy) network.lost();
    this.#lose(job);
    clearTimeout(this.#timer); // two attempts can have failed
    const pause = error.retry_after ? error.retry_after * 1000 : PAUSES_MS[Math.min(job.tries, PAUSES_MS.length - 1)];
    job.tries += 1;
    this.#timer = setTimeout(() => this.#attempt(job), pause);
  }
}

/**
 * @param {{paint: () => void, request: (job: object) => Promise<object>,
 *          done: (receipt: object, job: object) => void, refused: (error: Refusal, job: object) => void,
 *          late?: (receipt: object, job: object) => void}} doors   `late`: it was taken after it had been dropped
 */
export function sending(doors) {
  return new Sending(doors);
}
