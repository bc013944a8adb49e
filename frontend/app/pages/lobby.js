/* One game before it starts: its players, the links to share, and waiting until it starts; or, in the queue, until an
 * opponent is found. */
import * as api from '../net/api.js';
import { copied } from '../tools/copied.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { hear } from '../local/hearing.js';
import { keep_choice, keep_link, kept_choice, kept_link } from '../local/lobby.js';
import { inbox_now, need_account, on_session, session } from '../net/session.js';
import { game_title, known } from '../../model/catalogue.js';
import { picture_of } from '../../games/index.js';
import { fill } from '../../ui/controls/dialog.js';
import { decline_fields } from '../../views/lobby/invited.js';
import { lobby } from '../../views/lobby/lobby.js';
import { t } from '../../locales/text.js';

const AGAIN_MS = 2000;

/* Joining, and the secret choice of a player. */
function sitting(state, id, show) {
  const sit = (body) => api.lobby_sit(id, { ...body, ...(state.invite && { invite: state.invite }) });
  return {
    sit: (seat) => state.act.run(async () => {
      await need_account();
      show(await sit(seat === undefined ? {} : { seat }));
    }),
    choice: (name, value) => {
      state.choice = { ...state.choice, [name]: value };
      keep_choice(id, state.choice);
      return state.act.run(async () => show(await sit({ choice: state.choice })));
    },
  };
}

const blank = (ctx, invite) => ({
  lobby: null, error: '', missing: false, dead: false, invite, copied: '', links: null, links_due: true,
  waited: false, left: false,
  act: sender(ctx.paint), making: sender(ctx.paint), link: { uses: 1, hours: 168 },
  choice: kept_choice(ctx.params.lobby), picture: null, picture_read: false, asking_links: in_order(),
  can_share: Boolean(navigator.share), noted: false,
});

const pause_ms = () => (document.hidden ? AGAIN_MS * 5 : AGAIN_MS);

function lost(ctx, state, error) {
  state.missing = error.status === 404;
  state.dead = error.status === 409;
  state.error = words_of(error);
  ctx.paint();
}

/* Polls the lobby until it is gone or the page is closed. */
function reader(ctx, state) {
  const id = ctx.params.lobby;
  const asking = in_order();
  let timer = 0, closed = false;

  function draw(next) {
    if (closed) return;
    const before = state.lobby;
    state.error = '';
    state.lobby = { ...next, join_url: next.join_url ?? before?.join_url ?? kept_link(id) };
    if (next.join_url) keep_link(id, next.join_url);
    if (next.match) return enter(ctx, state, next.match);
    tell_wait(ctx, state, before);
    beside(ctx, state);
    ctx.paint();
  }

  async function read() {
    clearTimeout(timer);
    const counts = asking();
    try {
      const next = await api.lobby(id, state.invite);
      if (counts()) draw(next);
    } catch (error) {
      if (counts()) lost(ctx, state, error);
    }
    clearTimeout(timer); // of a look that began after this one
    if (!closed && !state.missing && !state.dead) timer = setTimeout(read, pause_ms());
  }

  return {
    read,
    /** The answer to an act: what was asked before is older. */
    show(next) { asking()(); draw(next); },
    close() { closed = true; clearTimeout(timer); },
  };
}

/* What the page asks for, or notes, besides the game itself. */
function beside(ctx, state) {
  const { lobby } = state;
  read_picture(ctx, state);
  if (owns(state) && lobby.private && !lobby.invitation && state.links_due) read_links(ctx, state);
  if (owns(state) && lobby.status === 'cancelled' && lobby.invitation?.declined) note_declined(state);
}

/* The picture of the game, for people who think about joining; the page does without one that cannot be fetched. */
async function read_picture(ctx, state) {
  if (state.picture_read || state.lobby.seats.some((seat) => seat.you)) return;
  state.picture_read = true;
  state.picture = await picture_of(state.lobby.game).catch(() => null);
  ctx.paint();
}

/* The links of a private game, for its creator; asked for again with the next look when the answer was lost. */
async function read_links(ctx, state) {
  const counts = state.asking_links();
  state.links_due = false;
  try {
    const links = await api.invites(ctx.params.lobby);
    if (!counts()) return;
    state.links = links;
    ctx.paint();
  } catch {
    state.links_due = true;
  }
}

export async function open(ctx) {
  const id = ctx.params.lobby;
  const state = blank(ctx, ctx.query.get('invite') ?? undefined);
  const { show, read, close } = reader(ctx, state);
  const send = {
    ...sitting(state, id, show),
    stand: () => state.act.run(async () => { await api.lobby_stand(id); await read(); }),
    decline: () => decline(ctx, state),
    cancel: () => state.act.run(async () => { await api.lobby_cancel(id); ctx.go('/lobbies'); }),
    bot: (seat, bot) => state.act.run(async () => show(await api.lobby_bot(id, seat, bot))),
    fill_choose: (bot) => { state.fill = bot; ctx.paint(); },
    copy: async (text) => { state.copied = (await copied(text)) ? text : ''; ctx.paint(); },
    share: (url) => navigator.share({ title: t('lobby-share-title',
      { game: game_title(state.lobby.game, state.lobby.variant) }), url }).catch(() => {}), // cancelled by the player
    ...queue_acts(ctx, state, show, read),
    ...link_acts(ctx, state),
  };
  const off = on_session(read);
  read();
  return {
    name: 'lobby',
    title: () => t(state.lobby?.wait ? 'lobby-searching' : 'lobby-page'),
    view: () => lobby({ ...state, me: session.account, games: known.games, origin: location.origin }, send),
    close: () => { close(); off(); },
  };
}

/* The host has now read that their friend declined: it need not wait in the inbox any more. */
function note_declined(state) {
  if (state.noted) return;
  state.noted = true;
  api.invitation_end(state.lobby.id).then(inbox_now, () => { state.noted = false; });
}

/* Decline, with or without a word. */
async function decline(ctx, state) {
  const { id, creator } = state.lobby;
  const values = await fill({ title: t('lobby-decline-title'), text: t('lobby-decline-about', { name: creator }),
    yes: t('lobby-decline'), body: decline_fields() });
  if (!values) return;
  await state.act.run(async () => {
    await api.invitation_end(id, String(values.get('answer')).trim());
    inbox_now();
    ctx.go('/inbox');
  });
}

const owns = (state) => Boolean(session.account) && state.lobby.creator === session.account.name;

function enter(ctx, state, match) {
  if (state.waited) {
    hear('turn');
    ctx.say(t('lobby-opponent-found'));
  }
  ctx.go(`/matches/${match}`, { replace: true });
}

/* What changed in the wait, for people who do not see it. */
function tell_wait(ctx, state, before) {
  const { wait } = state.lobby;
  state.waited ||= Boolean(wait);
  if (!wait) return;
  wait.from = before?.wait ? before.wait.from : Date.now() - wait.waited_seconds * 1000;
  if (before?.wait && !before.wait.bots.length && wait.bots.length) ctx.say(t('lobby-bots-available'));
}

const free_seats = (lobby) => lobby.seats.filter((s) => !s.name && !s.bot).map((s) => s.seat);

/* Leaving the queue, playing a bot instead, searching again. */
function queue_acts(ctx, state, show, read) {
  const id = ctx.params.lobby;
  return {
    leave: () => state.act.run(async () => {
      state.left = true;
      try {
        await api.lobby_cancel(id);
      } catch (error) {
        if (error.code !== 'lobby_started') throw error; /* an opponent was found at this very moment */
        return read();
      }
      ctx.go('/');
    }),
    instead: (bot) => state.act.run(async () => {
      for (const seat of free_seats(state.lobby)) show(await api.lobby_bot(id, seat, bot));
    }),
    look_again: () => state.act.run(async () => {
      const { game, variant, options, clock } = state.lobby;
      const found = await api.play({ game, variant, options, clock, versus: 'anyone' }, api.new_key());
      ctx.go(found.match ? `/matches/${found.match}` : `/lobbies/${found.lobby}`, { replace: true });
    }),
  };
}

/* Creating and revoking links. */
function link_acts(ctx, state) {
  const id = ctx.params.lobby;
  return {
    link: (name, value) => { state.link[name] = value; ctx.paint(); },
    link_new: () => state.making.run(async () => {
      const made = await api.invite_new(id, { uses: state.link.uses, expires_in_hours: state.link.hours });
      state.lobby.join_url = made.join_url;
      keep_link(id, made.join_url);
      state.copied = '';
      await read_links(ctx, state);
    }),
    link_end: (link) => state.making.run(async () => { await api.invite_end(id, link); await read_links(ctx, state); }),
  };
}
