/* The ladder of a game: its levels, the easiest first, each started with one click. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { need_account } from '../net/session.js';
import { game_title } from '../../model/catalogue.js';
import { style } from '../../games/index.js';
import { ladder, ladder_title } from '../../views/ladder.js';

export async function open(ctx) {
  await style('/css/ladder.css');
  const { game } = ctx.params;
  const state = { game, ladder: null, error: '', play: sender(ctx.paint), starting: null };
  try {
    state.ladder = await api.ladder(game);
  } catch (error) {
    state.error = words_of(error);
  }
  const send = {
    play: (level) => state.play.run(async () => {
      state.starting = level;
      await need_account();
      const { match } = await api.level_play(game, level, api.new_key());
      ctx.go(`/matches/${match}`);
    }),
  };
  return { name: 'ladder', title: () => ladder_title(game_title(game)), view: () => ladder(state, send) };
}
