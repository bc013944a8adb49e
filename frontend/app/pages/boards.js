/* The leaderboards of a game. The filters are in the address, so that a leaderboard can be shared. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { known } from '../../model/catalogue.js';
import { boards, boards_title } from '../../views/boards.js';

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
    title: () => boards_title(game),
    view: () => boards({ ...state, me: session.account }, { more }),
  };
}
