/* One game after another, to be watched: the best running one of a game. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { catalogue } from '../net/session.js';
import { table } from '../match/table.js';
import { repeating } from '../tools/repeating.js';
import { face_of } from '../../games/index.js';
import { attempts, next_shown, seconds_left } from '../../model/channel.js';
import { shown_name } from '../../ui/seats.js';
import { t } from '../../locales/text.js';
import { watch } from '../../views/watch.js';

const LIST_MS = 5000;
const SECOND_MS = 1000;
const OTHERS = 6; // with the one that is shown

/* A match on the channel, followed as a stranger sees it. */
async function begun(ctx, id) {
  const header = await api.match(id);
  const face = await face_of(header.game);
  await face?.prepare?.(header.options ?? {});
  return face && table(ctx, id, header, face, { path: ctx.path, query: new URLSearchParams(), watches: true });
}

const id_of = ({ game }) => game?.state.header.id ?? null;

/**
 * The game that is shown, and when its view last changed.
 * @param {{game: object|null, news_at: number, unopened: string}} state   `unopened`: why the next game is not shown
 * @param {(id: string) => Promise<object|null|undefined>} begin   opens the match of an id; null: there is no picture
 */
export function stage(state, begin) {
  let [seq, now] = [null, null]; // `now`: the id that is being opened or shown
  const { is_early, failed, succeeded } = attempts();

  function opened(game) {
    succeeded();
    state.game?.stop();
    state.game = game;
    [seq, state.news_at, state.unopened] = [null, performance.now(), ''];
    game.start();
  }

  async function show(id) {
    if (now === id_of(state) && id === now) state.unopened = ''; // no other game is wanted any more
    if (!id || id === now || is_early(performance.now())) return;
    now = id;
    const [game, error] = await begin(id).then((one) => [one, null], (why) => [null, why]);
    if (now !== id) return;
    if (game) return opened(game);
    now = id_of(state);
    state.unopened = error ? words_of(error) : t('match-cannot-show');
    failed(performance.now(), error?.retry_after);
  }

  /* Noticed when the page is painted, which every view of the match makes it do. */
  function noticed() {
    const { live } = state.game?.state ?? {};
    if (!live || live.seq === seq) return;
    [seq, state.news_at] = [live.seq, performance.now()];
  }

  function close() {
    now = null;
    state.game?.stop();
  }

  return { show, noticed, close };
}

const shown = ({ game, news_at }) => game && ({
  id: game.state.header.id, is_over: game.state.live?.status === 'finished', is_busy: Boolean(game.state.past), news_at,
});

const names_of = ({ header }) => header.seats.map((s) => shown_name(s.name, s.kind) ?? '').join(' – ');

/* What the views can call for the match on the stage. */
const doors_of = (game) => ({ ...game.doors, set: game.set,
  zoom: (how) => game.state.face.zoom(document.getElementById('page'), how) });

/* The game of which somebody began a match last that goes on. */
const played = async () => (await api.matches({ status: 'live', limit: 1 }).catch(() => null))?.items[0]?.game;

export async function open(ctx) {
  const games = await catalogue().catch(() => []);
  const chosen = ctx.params.game ?? await played() ?? games[0]?.id;
  const state = { games, chosen, best: null, game: null, news_at: 0, error: '', unopened: '' };
  const { show, noticed, close } = stage(state, (id) => begun(ctx, id));
  const { every, close: rest } = repeating(ctx.paint);
  const keyed = (event) => state.game?.replay_key(event);

  async function list() {
    try {
      const { items } = await api.matches({ status: 'live', game: chosen, sort: 'best', limit: OTHERS });
      [state.best, state.error] = [items, ''];
    } catch (error) {
      state.error = words_of(error);
    }
  }

  every(LIST_MS, list);
  every(SECOND_MS, async () => { await show(next_shown(shown(state), state.best ?? [], performance.now())); });
  document.addEventListener('keydown', keyed);
  return {
    name: 'watch', game: chosen,
    title: () => (state.game ? names_of(state.game.state) : t('watch-title')),
    view: () => watch({ ...state, shown: state.game?.shown(),
      seconds: seconds_left(shown(state), state.best ?? [], performance.now()) },
    state.game && doors_of(state.game)),
    painted(root) {
      noticed();
      if (state.game?.state.live) state.game.state.face.mount(root);
    },
    close() {
      rest();
      close();
      document.removeEventListener('keydown', keyed);
    },
  };
}
