/* A sealed challenge: its rules with my runs, and the board and the learning curves of the one in the address. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { need_account, session } from '../net/session.js';
import { style } from '../../games/index.js';
import { challenge, challenge_title, curve_figure, curve_words } from '../../views/challenge.js';
import { plot_svg } from '../../views/experiment/plot.js';

const NARROW = 360;
const WIDE = 640;
/* Letters keep their size: a phone gets a narrower drawing, not a smaller one. */
const width_now = () => (globalThis.innerWidth < WIDE + 40 ? NARROW : WIDE);
const drawn = (curves) => new globalThis.DOMParser()
  .parseFromString(plot_svg(curve_figure(curves), curve_words(), width_now()), 'image/svg+xml').documentElement;

export async function open(ctx) {
  await Promise.all(['/css/ladder.css', '/css/experiments.css'].map(style));
  const number = ctx.params.challenge;
  const rule = Number(ctx.query.get('rule')) || 1;
  const pool = ctx.query.get('pool') ?? 'all';
  const state = { challenge: null, board: null, node: null, rule, pool, error: '', play: sender(ctx.paint) };
  try {
    [state.challenge, state.board] = await Promise.all([api.challenge(number),
      api.challenge_board(number, rule, { pool })]);
    if (state.board.curves.people.length || state.board.curves.programs.length) state.node = drawn(state.board.curves);
  } catch (error) {
    state.error = words_of(error);
  }
  const send = {
    play: (n) => state.play.run(async () => {
      await need_account();
      const { match } = await api.challenge_play(number, n, api.new_key());
      ctx.go(`/matches/${match}`);
    }),
  };
  return { name: 'challenge', title: () => challenge_title(state.challenge),
    view: () => challenge({ ...state, me: session.account }, send) };
}
