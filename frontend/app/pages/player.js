/* A player's public profile: results, ratings, current and finished games. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, inbox_now, session } from '../net/session.js';
import { player } from '../../views/player/player.js';
import { toast } from '../../ui/alerts/toast.js';
import { levels_of } from '../../ui/words/bots.js';
import { shown_name } from '../../ui/seats.js';
import { ask, fill } from '../../ui/controls/dialog.js';
import { report_fields } from '../../ui/controls/report_form.js';
import { t } from '../../locales/text.js';

/* Ask for the reason, and send the report. */
async function report(state) {
  const values = await fill({ title: t('player-report-title', { player: state.player.name }),
    text: t('player-report-about'), body: report_fields(), yes: t('player-report'), grave: true });
  if (!values) return;
  await state.act.run(async () => {
    await api.player_report(state.name, { reason: values.get('reason'), text: values.get('text') });
    toast(t('common-report-done'));
  });
}

/* What I have set for this player, and whether we are friends. */
async function read_own(state) {
  const friend = state.player.kind === 'human' ? api.my_friend(state.name) : null;
  [state.mine, state.friend] = await Promise.all([api.my_player(state.name), friend]);
}

/** What the catalogue says of a built-in bot, and the form of a game against it; null of anybody else. */
export function bot_of(games, { name, kind }) {
  const game = kind === 'builtin' && games.find(({ bots }) => bots?.some(({ title }) => title === name));
  if (!game) return null;
  const bot = game.bots.find(({ title }) => title === name);
  const variant = game.variants.find(({ seats_max: most }) => most > 1)?.id ?? game.variants[0].id;
  return { game: game.title, levels: levels_of(game.bots).length, bot,
    path: `/lobbies/new?${new URLSearchParams({ game: game.id, variant, versus: bot.id })}` };
}

/* Asking, accepting, and ending a friendship or a request; reporting the player. */
function acts(state) {
  const change = (done) => state.act.run(async () => {
    await done(state.name);
    state.friend = await api.my_friend(state.name);
    inbox_now();
  });
  return {
    befriend: (on) => change(on ? api.my_friend_ask : api.my_friend_end),
    async part() {
      const words = { title: t('friends-end-title', { name: state.player.name }), text: t('friends-end-about'),
        yes: t('friends-end'), grave: true };
      if (await ask(words)) await change(api.my_friend_end);
    },
    report: () => report(state),
  };
}

const fresh = ({ params, paint }) => ({ name: params.name, player: null, ratings: null, collections: [],
  matches: null, next: null, unknown: false, bot: null, error: '', mine: null, friend: null, kept: false,
  act: sender(paint) });

export async function open(ctx) {
  const state = fresh(ctx);

  async function attempt(fn) {
    try {
      await fn();
      state.error = '';
    } catch (error) {
      state.unknown = error.status === 404;
      state.error = words_of(error);
    }
    ctx.paint();
  }

  const read = () => attempt(async () => {
    [state.player, state.ratings, state.collections] = await Promise.all([
      api.player(state.name), api.player_ratings(state.name, { limit: 1 }), page_api.player_collections(state.name)]);
    state.bot = bot_of(await catalogue(), state.player);
    if (session.account && session.account.id !== state.player.id) await read_own(state);
  });
  const change = (opinion) => state.act.run(async () => {
    state.kept = false;
    state.mine = await api.my_player_change(state.name, opinion);
    state.kept = 'note' in opinion;
    if (opinion.blocked && state.friend) state.friend = await api.my_friend(state.name);
  });
  const more = () => attempt(async () => {
    const page = await api.player_matches(state.name, { status: 'finished', limit: 50, cursor: state.next });
    state.matches = [...(state.matches ?? []), ...page.items];
    state.next = page.next;
  });
  await read();
  return {
    name: 'player',
    title: () => (state.player ? shown_name(state.player.name, state.player.kind) : state.name),
    view: () => player({ ...state, me: session.account }, { read, more, change, ...acts(state) }),
  };
}
