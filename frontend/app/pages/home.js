/* Home: the games and what is happening in them. */
import * as api from '../net/api.js';
import { opponent_keep, opponents_kept } from '../local/settings.js';
import { sender } from '../net/form.js';
import { catalogue, need_account, session, wait_into } from '../net/session.js';
import { own_tournament } from '../tournament/own.js';
import { repeating } from '../tools/repeating.js';
import { is_climbed } from '../../model/catalogue.js';
import { open_invitations } from '../../model/waiting.js';
import { picture_of } from '../../games/index.js';
import { home } from '../../views/home.js';

const LIVE_MS = 3000;
const LIST_MS = 15_000;
const LEADERS = 5;

/* The options that the game suggests for a first try, where they differ from its defaults (`x-start`). Opponents are
 * found for the usual options only. */
function start_options({ variants: [{ options_schema: schema }] }, versus) {
  if (versus === 'anyone') return {};
  const wished = Object.entries(schema?.properties ?? {}).filter(([, rule]) => rule['x-start'] !== undefined);
  return wished.length ? { options: Object.fromEntries(wished.map(([name, rule]) => [name, rule['x-start']])) } : {};
}

/* Play at once: creates a guest account if there is none, then sends one request. A game that is played alone begins
 * with a level of its ladder. */
async function play_now(ctx, game, chosen, choice) {
  await need_account();
  if (is_climbed(game)) {
    const { match } = await api.level_play(game.id, chosen, api.new_key());
    return ctx.go(`/matches/${match}`);
  }
  return meet(ctx, game, chosen, choice);
}

async function meet(ctx, game, versus, choice) {
  opponent_keep(game.id, versus);
  const started = await api.play({ game: game.id, versus, ...start_options(game, versus), ...(choice && { choice }) },
    api.new_key());
  ctx.go(started.match ? `/matches/${started.match}` : `/lobbies/${started.lobby?.id ?? started.lobby}`);
}

/* What is fetched once: the player's search for an opponent, and the top of each game's leaderboard; what cannot be
 * read is left out. The player's tournament is looked at again with the lists. */
function read_once(state, paint) {
  wait_into(state, paint);
  for (const { id } of state.games) {
    api.leaderboard(id, { limit: LEADERS }).then((board) => { state.leaders.set(id, board); paint(); }, () => {});
  }
}

/* What a visitor chooses before playing: the opponent or the level, and the secret choice where the game asks for
 * one. */
function choosing(state, paint) {
  return {
    versus: (game, value) => { state.versus[game] = value; paint(); },
    level: (game, value) => { state.level[game] = value; paint(); },
    choice: (game, name, value) => { state.choice[game] = { ...state.choice[game], [name]: value }; paint(); },
  };
}

/* Of each game the best match that is on, as /watch shows it: one without a setup yet would show less than the opening
 * does. The newest matches of all games can be of one game alone. */
async function read_live(state) {
  const [{ items }, ...best] = await Promise.all([api.matches({ status: 'live', limit: 12 }),
    ...state.games.map(({ id }) => api.matches({ status: 'live', game: id, sort: 'best', limit: 1 }))]);
  state.live = items;
  state.best = new Map(best.flatMap(({ items: [match] }) => (match ? [[match.game, match]] : [])));
}

async function picture(state, game) {
  const match = state.best.get(game.id);
  const face = await picture_of(game.id);
  if (!face) return;
  const old = state.shown.get(game.id);
  if (!match) return void state.shown.set(game.id, { face });
  const etag = old?.match?.id === match.id ? old.etag : undefined;
  const answer = await api.spectate(match.id, {}, { etag });
  if (!answer.same) state.shown.set(game.id, { face, match, view: answer.data.view, etag: answer.etag });
}

export async function open(ctx) {
  const state = { games: [], live: [], best: new Map(), shown: new Map(), leaders: new Map(), tournament: null,
    wait: null, play: sender(ctx.paint), versus: opponents_kept(), level: {}, choice: {} };
  const { every, close } = repeating(ctx.paint);
  let listed = null;
  const tournament = () => own_tournament().then((one) => { state.tournament = one; });
  const list = () => {
    listed = read_live(state);
    return listed;
  };

  state.games = await catalogue().catch(() => []);
  const send = {
    play: (id, chosen) => state.play.run(() =>
      play_now(ctx, state.games.find((game) => game.id === id), chosen, state.choice[id])),
    ...choosing(state, ctx.paint),
    again: () => ctx.go('/', { replace: true }),
  };
  read_once(state, ctx.paint);
  every(LIST_MS, list);
  every(LIST_MS, tournament);
  every(LIVE_MS, async () => {
    await listed;
    await Promise.all(state.games.map((game) => picture(state, game)));
  });
  return {
    name: 'home',
    title: () => '',
    view: () =>
      home({ ...state, mine: session.inbox.matches ?? [], waiting: session.inbox.waiting,
        rematches: session.inbox.rematches, invitations: open_invitations(session.inbox) }, send),
    close,
  };
}
