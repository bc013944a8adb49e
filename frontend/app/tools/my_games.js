/* All finished games of the account as one text: a line for each, the record that its page exports. */
import { NetworkLoss, Refusal } from '../net/api.js';

const TRIES = 5;
const AGAIN_SECONDS = 2;
const nap = (seconds) => new Promise((done) => { setTimeout(done, seconds * 1000); });

const is_busy = (error) => error instanceof NetworkLoss || error.status === 429;

/* A server that is busy, or counts requests, is asked again when it says so. */
async function patiently(ask, wait) {
  for (let left = TRIES - 1; left > 0; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!is_busy(error)) throw error;
      await wait(error.retry_after ?? AGAIN_SECONDS);
    }
  }
  return ask();
}

const finished_of = (lines) => lines.split('\n').filter(Boolean).map((line) => JSON.parse(line))
  .filter(({ type, status }) => type === 'match' && status === 'finished').map(({ id }) => id);

/**
 * @param {{lines: () => Promise<string>, record: (id: string) => Promise<string>,
 *     told: (done: number, all: number) => void, wait?: (seconds: number) => Promise<void>}} doors
 *     `lines`: everything stored about the account, one JSON object a line; `record`: a game's export as JSON
 * @returns {Promise<{text: string, games: number, sealed: number}>} `sealed`: games that the server does not give yet
 * @throws {Refusal|NetworkLoss}
 */
export async function my_games({ lines, record, told, wait = nap }) {
  const ids = finished_of(await lines());
  const records = [];
  for (const [done, id] of ids.entries()) {
    told(done, ids.length);
    try {
      records.push((await patiently(() => record(id), wait)).trim());
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 429) throw error;
    }
  }
  const text = records.map((one) => `${one}\n`).join('');
  return { text, games: records.length, sealed: ids.length - records.length };
}
