/* Language models compared: by default in all games of the present season. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, need_account } from '../net/session.js';
import { models } from '../../views/models.js';
import { blind_of, wish_of } from '../../model/model_game.js';
import { t } from '../../locales/text.js';

/* What is no game with a variant is the board of all games. */
const board_of = (ctx) => (ctx.query.get('board')?.includes('/') ? ctx.query.get('board') : '');

/* Against a model, or against somebody of whom only the end tells who it was. */
const playing = (ctx, state) => ({
  game: (board) => { state.game = board; ctx.paint(); },
  play: (model) => state.act.run(async () => {
    await need_account();
    ctx.go(`/matches/${(await api.play({ ...wish_of(state), model }, api.new_key())).match}`);
  }),
  play_blind: () => state.act.run(async () => {
    await need_account();
    const { id, match } = await api.lobby_new({ ...blind_of(state), blind: true }, api.new_key());
    ctx.go(match ? `/matches/${match}` : `/lobbies/${id}`);
  }),
});

export async function open(ctx) {
  const state = { seasons: [], season: ctx.query.get('season') ?? '', board: board_of(ctx), table: null, error: '',
    playable: [], game: '', act: sender(ctx.paint) };

  async function retry() {
    try {
      const values = { season: state.season, board: state.board };
      [state.seasons, state.table, state.playable] = await Promise.all(
        [api.seasons(), api.models(values), api.models_playable()]);
      state.season ||= state.table.season;
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  await Promise.all([catalogue(), retry()]);
  const send = { retry, ...playing(ctx, state) };
  return { name: 'models', title: () => t('models-title'), view: () => models(state, send) };
}
