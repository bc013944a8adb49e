/* A puzzle that is the same for everybody: the puzzle of a day, or one behind a link. */
import * as api from '../net/api.js';
import { copied } from '../tools/copied.js';
import { sender, words_of } from '../net/form.js';
import { need_account } from '../net/session.js';
import { style } from '../../games/index.js';
import { puzzle, puzzle_title } from '../../views/puzzle.js';

export async function open(ctx) {
  await style('/css/ladder.css');
  const { game, day, puzzle: id } = ctx.params;
  const pool = ctx.query.get('pool') ?? undefined;
  const state = { puzzle: null, game, day, pool, path: location.pathname, origin: location.origin, error: '',
    copied: '', play: sender(ctx.paint), end: sender(ctx.paint) };
  const read = async () => {
    state.puzzle = await (id ? api.puzzle(id, { pool }) : api.daily(game, { day, pool }));
  };
  try {
    await read();
  } catch (error) {
    state.error = words_of(error);
  }
  const send = {
    play: () => state.play.run(async () => {
      await need_account();
      const { match } = await api.puzzle_play(state.puzzle.id, api.new_key());
      ctx.go(`/matches/${match}`);
    }),
    copy: async (text) => { state.copied = (await copied(text)) ? text : ''; ctx.paint(); },
  };
  return { name: 'puzzle', title: () => puzzle_title(state.puzzle), view: () => puzzle(state, send) };
}
