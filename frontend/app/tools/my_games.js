/* All finished games of the account as one text: a line for each, the record that its page exports. */
import { Refusal } from '../net/api.js';
import { patiently } from './patiently.js';

const finished_of = (lines) => lines.split('\n').filter(Boolean).map((line) => JSON.parse(line))
  .filter(({ type, status }) => type === 'match' && status === 'finished').map(({ id }) => id);

const is_sealed = (error) => error instanceof Refusal && error.code === 'sealed';
/* Games of a study belong to the study: nobody finds them by their address. */
const is_of_study = (error) => error instanceof Refusal && error.status === 404;

/**
 * @param {{lines: () => Promise<string>, record: (id: string) => Promise<string>,
 *     told: (done: number, all: number) => void, wait?: (seconds: number) => Promise<void>}} doors
 *     `lines`: everything stored about the account, one JSON object a line; `record`: a game's export as JSON
 * @returns {Promise<{text: string, games: number, sealed: number}>} `sealed`: games that the server does not
 *     give yet. Games of studies are left out
 * @throws {Refusal|NetworkLoss}
 */
export async function my_games({ lines, record, told, wait }) {
  const ids = finished_of(await lines());
  const records = [];
  let sealed = 0;
  for (const [done, id] of ids.entries()) {
    told(done, ids.length);
    try {
      records.push((await patiently(() => record(id), { again_after_loss: true, wait })).trim());
    } catch (error) {
      if (is_sealed(error)) sealed += 1;
      else if (!is_of_study(error)) throw error;
    }
  }
  const text = records.map((one) => `${one}\n`).join('');
  return { text, games: records.length, sealed };
}
