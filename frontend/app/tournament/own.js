/* The tournaments in which the player has a place, for other pages: those that run, and those that start soon. */
import * as api from '../net/api.js';
import { session } from '../net/session.js';

const SHOWN = 3;
const SOON_MS = 86_400_000;

const starts_soon = ({ starts_at }) => Boolean(starts_at) && Date.parse(starts_at) - Date.now() < SOON_MS;

/** Each as the server has it, with `match`, the player's running game in it or null. */
export async function own_tournaments() {
  if (!session.account) return [];
  const lists = await Promise.all(['running', 'open'].map((status) =>
    api.tournaments({ mine: 1, status, limit: SHOWN })));
  const near = lists.flatMap(({ items }) => items).filter((one) => one.status === 'running' || starts_soon(one));
  const whole = await Promise.all(near.slice(0, SHOWN).map(({ id }) => api.tournament(id)));
  return whole.map(({ data }) => ({ data, mine: data.mine.find(({ player }) => player === session.account?.name) }))
    .filter(({ mine }) => mine?.status === 'in').map(({ data, mine }) => ({ ...data, match: mine.match }));
}
