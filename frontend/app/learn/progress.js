/* Which exercises were solved: kept in this browser, and in the account of a player who is signed in. Progress only
 * grows, so the two are joined, never compared. */
import * as api from '../net/api.js';
import { session } from '../net/session.js';
import { learnt_keep, learnt_kept } from '../local/settings.js';

const names = (list) => (Array.isArray(list) ? list.filter((id) => typeof id === 'string') : []);

function joined(...kept) {
  const games = new Set(kept.flatMap((all) => Object.keys(all ?? {})));
  return Object.fromEntries(
    [...games].map((game) => [game, [...new Set(kept.flatMap((all) => names(all?.[game])))].sort()]));
}

const here = () => joined(learnt_kept());
const there = () => session.account?.settings?.learn;

/** The ids of the exercises of a game that were solved. */
export const solved = (game) => new Set(joined(here(), there())[game] ?? []);

/** Merge the progress of browser and account; without a connection it stays in the browser until the next time. */
export async function share_progress() {
  const { account } = session;
  const all = joined(here(), there());
  learnt_keep(all);
  if (!account || JSON.stringify(joined(there())) === JSON.stringify(all)) return;
  try {
    await api.me_settings({ learn: all });
    account.settings = { ...account.settings, learn: all };
  } catch { /* the browser's copy stays */ }
}

/** An exercise was solved. */
export function solve(game, id) {
  learnt_keep(joined(here(), { [game]: [id] }));
  return share_progress();
}
