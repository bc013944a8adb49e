/* The tournament that the player should know of on other pages. */
import * as api from '../net/api.js';
import { session } from '../net/session.js';

const SHOWN = 3;
const SOON_MS = 86_400_000;

/* Players who have entered are told for a day that it did not begin. A host who cancels knows why. */
const fell_through = ({ reason, finished_at }) => ['too_few_players', 'not_started'].includes(reason)
  && Date.now() - Date.parse(finished_at) < SOON_MS;

const starts_soon = ({ starts_at }) => Boolean(starts_at) && Date.parse(starts_at) - Date.now() < SOON_MS;

/* A game that is on comes before a tournament that runs, and that before one that starts soon or did not start. */
const urgency = ({ match, status }) => (match ? 0 : status === 'running' ? 1 : status === 'cancelled' ? 2 : 3);

/** The most urgent one as the server has it, with `match`, the player's running game in it or null. */
export async function own_tournament() {
  if (!session.account) return null;
  const lists = await Promise.all(['running', 'open', 'cancelled'].map((status) =>
    api.tournaments({ mine: 1, status, limit: SHOWN })));
  const near = lists.flatMap(({ items }) => items).filter((one) => one.status === 'running'
    || (one.status === 'open' ? starts_soon(one) : fell_through(one)));
  const whole = await Promise.all(near.slice(0, SHOWN).map(({ id }) => api.tournament(id)));
  const mine = whole
    .map(({ data }) => ({ data, mine: data.mine.find(({ player }) => player === session.account?.name) }))
    .filter((one) => one.mine?.status === 'in').map((one) => ({ ...one.data, match: one.mine.match }));
  return mine.sort((a, b) => urgency(a) - urgency(b))[0] ?? null;
}
