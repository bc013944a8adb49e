/* The tactics of a game: how many there are, how the visitor does, and the ways in. */
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, need_account } from '../net/session.js';
import { go } from '../router.js';
import { style } from '../../games/index.js';
import { no_tactics, tactics } from '../../views/tactics.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const title = () => t('tactics-title');
  const game = (await catalogue()).find(({ id }) => id === ctx.params.game);
  if (!game?.tactics) return { name: 'tactics', title, view: () => no_tactics() };
  try {
    const [shown] = await Promise.all([page_api.tactics(game.id), style('/css/learn.css')]);
    const state = { ...shown, game, theme: '', start: sender(ctx.paint) };
    const send = {
      choose(theme) { state.theme = theme; },
      start: () => state.start.run(async () => {
        await need_account();
        const { id } = await page_api.tactic_next(game.id, state.theme);
        go(`/tactics/${game.id}/${id}${state.theme ? `?theme=${state.theme}` : ''}`);
      }),
    };
    return { name: 'tactics', title, view: () => tactics(state, send) };
  } catch (error) {
    return { name: 'tactics', title, view: () => no_tactics(words_of(error)) };
  }
}
