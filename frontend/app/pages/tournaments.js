/* Tournaments: one's own, those open for entry, running and over. The filter is in the address. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { catalogue, session } from '../net/session.js';
import { repeating } from '../tools/repeating.js';
import { style } from '../../games/index.js';
import { is_over } from '../../model/tournament.js';
import { tournaments } from '../../views/tournament/list.js';
import { t } from '../../locales/text.js';

const AGAIN_MS = 10_000;

/* Those that start first come first; those without a time, last. */
const by_start = (items) => items.toSorted((a, b) => moment(a) - moment(b));
const moment = ({ starts_at }) => (starts_at ? Date.parse(starts_at) : Number.MAX_SAFE_INTEGER);

export async function open(ctx) {
  const game = ctx.query.get('game') ?? '';
  const state = { game, games: await catalogue().catch(() => []), mine: [], running: null, open: null, finished: [],
    next: null, error: '', busy: false, now: Date.now() };
  const { every, close } = repeating(ctx.paint);
  const found = (values) => api.tournaments({ game, ...values });

  async function read() {
    try {
      const [mine, running, open, finished] = await Promise.all([
        session.account ? found({ mine: 1, limit: 20 }) : { items: [] },
        found({ status: 'running', limit: 50 }), found({ status: 'open', limit: 50 }),
        state.finished.length ? null : found({ status: 'finished', limit: 10 })]);
      Object.assign(state, { mine: mine.items.filter((one) => !is_over(one)), running: running.items,
        open: by_start(open.items), error: '', now: Date.now(),
        ...(finished && { finished: finished.items, next: finished.next }) });
    } catch (error) {
      state.error = words_of(error);
    }
  }

  async function more() {
    state.busy = true;
    ctx.paint();
    try {
      const page = await found({ status: 'finished', limit: 20, cursor: state.next });
      Object.assign(state, { finished: [...state.finished, ...page.items], next: page.next });
    } catch (error) {
      state.error = words_of(error);
    }
    state.busy = false;
    ctx.paint();
  }

  await style('/css/tournaments.css');
  every(AGAIN_MS, read);
  return { name: 'tournaments', title: () => t('tournament-title'), view: () => tournaments(state, { more }), close };
}
