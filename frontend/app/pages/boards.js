/* The boards of a game: who is rated best. What is asked for stands in the address, so that a board can be sent on. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { game_title, known } from '../../model/catalogue.js';
import { boards } from '../../views/boards.js';

const FILTERS = ['variant', 'speed', 'ladder', 'pool', 'season'];

export async function open(ctx) {
  const game = ctx.params.game ?? known.games[0]?.id ?? '';
  const wish = Object.fromEntries(FILTERS.map((name) => [name, ctx.query.get(name) ?? undefined]));
  const state = { game, wish, games: known.games, board: null, items: [], me: session.account, error: '' };

  async function more() {
    try {
      state.board = await api.leaderboard(game, { ...wish, limit: 50, cursor: state.board?.next });
      state.items = [...state.items, ...state.board.items];
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }

  await more();
  return {
    name: 'boards',
    title: () => `Leaderboard · ${game_title(game)}`,
    view: () => boards({ ...state, me: session.account }, { more }),
  };
}
