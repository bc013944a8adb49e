/* A level of a ladder: its leaderboard, my runs, and a link to play the same boards. The filters are in the address. */
import * as api from '../net/api.js';
import { copied } from '../tools/copied.js';
import { sender, words_of } from '../net/form.js';
import { need_account, session } from '../net/session.js';
import { style } from '../../games/index.js';
import { level, level_title } from '../../views/level.js';

export async function open(ctx) {
  await style('/css/ladder.css');
  const { game, level: id } = ctx.params;
  const wish = { pool: ctx.query.get('pool') ?? undefined, runs: ctx.query.get('runs') ?? undefined };
  const state = { game, id, wish, board: null, items: [], error: '', play: sender(ctx.paint), share: sender(ctx.paint),
    link: '', copied: false, origin: location.origin };

  async function more() {
    try {
      state.board = await api.level(game, id, { ...wish, limit: 50, cursor: state.board?.next });
      state.items = [...state.items, ...state.board.items];
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  const send = {
    more,
    play: () => state.play.run(async () => {
      await need_account();
      const { match } = await api.level_play(game, id, api.new_key());
      ctx.go(`/matches/${match}`);
    }),
    share: () => state.share.run(async () => {
      await need_account();
      const { url } = await api.puzzle_new({ game, options: { level: id } }, api.new_key());
      state.link = new URL(url, location.origin).href;
    }),
    copy: async (text) => { state.copied = await copied(text); ctx.paint(); },
  };
  await more();
  return { name: 'level', title: () => level_title(state.board),
    view: () => level({ ...state, me: session.account }, send) };
}
