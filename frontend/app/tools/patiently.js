/* Requests that a busy server is asked again, when it says so. */
import { NetworkLoss, Refusal } from '../net/api.js';

const TRIES = 5;
const AGAIN_SECONDS = 2;
const WAIT_MAX_SECONDS = 60; // a limit that lasts longer does not pass by itself
const nap = (seconds) => new Promise((done) => { setTimeout(done, seconds * 1000); });

const is_limit = (error) => error instanceof Refusal && error.status === 429
  && (error.retry_after ?? 0) <= WAIT_MAX_SECONDS;

/**
 * @template T
 * @param {() => Promise<T>} ask
 * @param {{again_after_loss?: boolean, wait?: (seconds: number) => Promise<void>}} [how]
 *     `again_after_loss`: also when no answer came; only for what can be asked twice
 * @returns {Promise<T>}
 * @throws {Refusal|NetworkLoss} what is no matter of waiting, or still so after a few tries
 */
export async function patiently(ask, { again_after_loss = false, wait = nap } = {}) {
  for (let left = TRIES - 1; left > 0; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!is_limit(error) && !(again_after_loss && error instanceof NetworkLoss)) throw error;
      await wait(error.retry_after ?? AGAIN_SECONDS);
    }
  }
  return ask();
}
