/* A player's ratings, and the history of one of them. */
import * as api from '../net/api.js';
import { Refusal } from '../net/api.js';
import { words_of } from '../net/form.js';
import { face_of } from '../../games/index.js';
import { player_ratings } from '../../views/player/ratings.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const player = ctx.params.name;
  const wish = Object.fromEntries(
    ['game', 'variant', 'speed', 'ladder', 'pool'].map((name) => [name, ctx.query.get(name) ?? undefined]));
  const state = { player, told: null, points: [], splits: null, seat_names: [],
    error: '', missing: false };

  async function more() {
    try {
      state.told = await api.player_ratings(player, { ...wish, limit: 200, cursor: state.told?.next });
      state.points = [...state.points, ...state.told.items];
      state.error = '';
    } catch (error) {
      state.missing = error instanceof Refusal && error.status === 404;
      state.error = words_of(error);
    }
    ctx.paint();
  }

  /* Beside the ratings; without an answer the page does without them. */
  async function read_splits() {
    const { game, variant } = state.told?.board ?? {};
    if (!game) return;
    const [told, face] = await Promise.all([api.player_splits(player, { game, variant }), face_of(game)]);
    Object.assign(state, { splits: told, seat_names: face?.seat_names ?? [] });
  }

  await more();
  await read_splits().catch(() => {});
  return { name: 'player_ratings', title: () => t('player-ratings-of', { name: state.told?.player ?? player }),
    view: () => player_ratings(state, { more }) };
}
