/* Ratings of a season; without one in the address, the newest. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { season_words } from '../../ui/words/rating.js';
import { seasons } from '../../views/seasons.js';
import { t } from '../../locales/text.js';

/* The season and the table that are meant where the address names none: the newest and its first. */
function settle(state) {
  state.season ||= state.seasons[0]?.season ?? '';
  state.board ||= state.seasons.find(({ season }) => season === state.season)?.boards[0] ?? '';
}

export async function open(ctx) {
  const { season = '' } = ctx.params;
  const state = { seasons: null, season, board: ctx.query.get('board') ?? '', found: null, table: null, error: '',
    has_dumps: false };

  async function retry() {
    try {
      state.seasons = await api.seasons();
      settle(state);
      state.found = state.season ? await api.season(state.season, state.board) : null;
      state.table = state.found?.items[0] ?? null;
      state.has_dumps = Boolean(state.found) && await api.has_dumps();
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }
  await retry();
  return {
    name: 'seasons',
    title: () => (state.season ? t('seasons-title-of', { season: season_words(state.season) }) : t('seasons-title')),
    view: () => seasons(state, { retry }),
  };
}
