/* One tournament: what the visitor can do with it, and how it stands. The page follows it until it is over. */
import * as api from '../net/api.js';
import { Refusal } from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { catalogue, need_account, on_session, session } from '../net/session.js';
import { boards } from '../tournament/boards.js';
import { hosting } from '../tournament/hosting.js';
import { reading, unread } from '../tournament/reading.js';
import { copied } from '../tools/copied.js';
import { repeating } from '../tools/repeating.js';
import { style } from '../../games/index.js';
import { known, variant_of } from '../../model/catalogue.js';
import { glide } from '../tools/glide.js';
import { open_outside } from '../tools/outside.js';
import { ask } from '../../ui/controls/dialog.js';
import { tournament_name } from '../../views/tournament_name.js';
import { embedded, missing, tournament } from '../../views/tournament/tournament.js';
import { t } from '../../locales/text.js';

const LOOK_MS = 4000;
const BOARDS_MS = 3000;

/* News for people who do not see the page change. */
function tell(before, now, say) {
  const mine = next_game(now);
  if (before.status !== now.status) say(t(`tournament-news-${now.status}`));
  else if (before.round !== now.round) say(t('tournament-news-round', { n: now.round }));
  if (mine && mine !== next_game(before)) say(t('tournament-news-game'));
}

const next_game = ({ mine }) => mine.find(({ player, match }) => match && player === session.account?.name)?.match;

/* Entering and withdrawing, for oneself or a program; what changed is read at once. */
function entering(state, id, read) {
  const leave = async (program) => {
    const { status } = state.tournament;
    const really = status === 'open' || await ask({ title: t('tournament-leave-title'),
      text: t('tournament-leave-text'), yes: t('tournament-leave'), grave: true });
    if (really) await state.act.run(async () => { await api.tournament_withdraw(id, { program }); await read(); });
  };
  return {
    enter: ({ program, team }) => state.act.run(async () => {
      await need_account();
      await api.tournament_enter(id, { program, team });
      await read();
    }),
    withdraw: leave,
    answer: (accepts) => state.act.run(async () => {
      const really = accepts || await ask({ title: t('tournament-decline-title'), text: t('tournament-decline-text'),
        yes: t('tournament-decline'), grave: true });
      if (!really) return;
      await page_api.tournament_rival(id, accepts);
      await read();
    }),
  };
}

/* Programs of mine, which can enter too; without them the page is whole. */
async function programs_into(state) {
  if (session.account?.kind === 'human') state.programs = await api.my_programs().catch(() => []);
}

const nothing_to_show = (why) => ({ name: 'tournament', title: () => t('tournament-title'), view: () => missing(why) });

/* Reads until the tournament is over. A lost answer is said, and asked for again. */
function following(ctx, state, reads) {
  const { every, close } = repeating(ctx.paint);
  const read = async () => {
    if (reads.is_done()) return;
    try {
      await reads.all();
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
  };
  return { close, start() { every(LOOK_MS, read); every(BOARDS_MS, boards(state)); } };
}

async function laid(ctx, id, is_frame) {
  const state = { ...unread(), wall: new Map(), programs: null, error: '', copied: '', act: sender(ctx.paint),
    hosting: sender(ctx.paint) };
  const reads = reading(id, state, (before) => tell(before, state.tournament, ctx.say));
  await reads.all();
  const read = async () => { await reads.acted(); ctx.paint(); };
  const { start, close } = following(ctx, state, reads);
  const glides = glide();
  const send = { ...entering(state, id, read), ...hosting(state, id, read),
    async copy(text) { state.copied = await copied(text) ? text : ''; ctx.paint(); },
    round: async (n) => {
      state.shown = n;
      ctx.paint();
      state.error = '';
      if (!state.rounds.has(n)) await reads.round(n).catch((error) => { state.error = words_of(error); });
      ctx.paint();
    } };
  const silent = on_session(ctx.paint);
  start();
  programs_into(state).then(ctx.paint);
  return {
    name: is_frame ? 'tournament-embed' : 'tournament',
    title: () => tournament_name(state.tournament, state.tournament),
    is_bare: () => is_frame,
    view: () => (is_frame ? embedded : tournament)(shown(state), send),
    painted(root) { glides(root); if (is_frame) open_outside(root); },
    close() { silent(); close(); },
  };
}

/* What the views need besides: the visitor, the names that are theirs, the variant. */
function shown(state) {
  const me = session.account;
  const own = new Set([me?.name, ...state.tournament.mine.map(({ player }) => player)].filter(Boolean));
  const bots = known.games.find(({ id }) => id === state.tournament.game)?.bots ?? [];
  return { ...state, me, own, variant: variant_of(state.tournament), bots: bots.filter(({ level }) => level > 0) };
}

export async function open(ctx) {
  try {
    await Promise.all([style('/css/tournaments.css'), catalogue()]);
    return await laid(ctx, ctx.params.tournament, ctx.path.endsWith('/embed'));
  } catch (error) {
    const is_gone = error instanceof Refusal && error.status === 404;
    return nothing_to_show(is_gone ? '' : words_of(error));
  }
}
