/* A club: joining and leaving it, its people, and what officers do. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { catalogue, inbox_now, on_session, session } from '../net/session.js';
import { repeating } from '../tools/repeating.js';
import { report_thing } from '../tools/report_thing.js';
import { club as draw } from '../../views/club/club.js';
import { ask } from '../../ui/controls/dialog.js';
import { t } from '../../locales/text.js';

const AGAIN_MS = 30_000;
const LISTS = ['member', 'asked', 'invited', 'banned'];

const nobody = () => ({ items: [], next: null });

const leads = (club) => ['owner', 'officer'].includes(club.you.state);

const reads = (club) => club.forum === 'everybody' || ['owner', 'officer', 'member'].includes(club.you.state);

/* The lists that the visitor can see. Where more than the first page is shown, as many are read again. */
async function read_all(id, state) {
  const club = await page_api.club(id);
  const names = leads(club) ? LISTS : ['member'];
  const limit = (all) => Math.min(200, Math.max(50, all.items.length));
  const [tournaments, topics, ...pages] = await Promise.all([
    api.tournaments({ club: id, limit: limit(state.tournaments) }),
    reads(club) ? page_api.club_topics(id, { limit: limit(state.topics) }) : nobody(),
    ...names.map((name) => page_api.club_members(id, { state: name, limit: limit(state[name]) }))]);
  const lists_of = LISTS.map((name) => [name, pages[names.indexOf(name)] ?? nobody()]);
  return { club, topics, tournaments, ...Object.fromEntries(lists_of) };
}

/* What is news about this club has been read by looking at it. */
async function note_read(id) {
  const news = session.inbox.clubs.some(({ club, kind }) => club === id && ['accepted', 'owner'].includes(kind));
  if (!news) return;
  await page_api.club_read(id);
  inbox_now();
}

function reader(ctx, id, state) {
  const asking = in_order();
  return async () => {
    const counts = asking();
    try {
      const all = await read_all(id, state);
      if (!counts()) return;
      Object.assign(state, all, { error: '', unknown: false });
      await note_read(id);
    } catch (error) {
      if (!counts()) return;
      state.unknown = error.status === 404;
      state.error = state.unknown ? '' : words_of(error);
    }
    ctx.paint();
  };
}

/* The row that had the focus can have gone. */
const focus_soon = () => setTimeout(() => {
  if (document.activeElement !== document.body) return;
  /** @type {HTMLElement|null} */ (document.querySelector('#page h1'))?.focus({ preventScroll: true });
}, 0);

/* What changes something, and what it shows afterwards. */
function changing({ say }, state, read) {
  const change = async (done, words = '') => {
    await state.act.run(async () => {
      await done();
      if (words) say(words);
      await read();
      inbox_now();
    });
    focus_soon();
  };
  const sure = async (kind, name, done, grave = true) => {
    const words = { title: t(`clubs-${kind}-title`, { name }), text: t(`clubs-${kind}-about`, { name }),
      yes: t(kind === 'end' ? 'clubs-leave' : `clubs-${kind}`), grave };
    if (await ask(words)) await change(done);
  };
  return { change, sure };
}

/* Coming and going. */
function own_place({ say, go }, id, state, { change, sure }) {
  return {
    join: (message) => change(async () => {
      const { you } = await page_api.club_join(id, message);
      if (you.state === 'member') say(t('clubs-joined'));
    }),
    leave: () => change(() => page_api.club_leave(id)),
    report: () => report_thing(state.act, state.club.name, (body) => page_api.club_report(id, body)),
    part: () => {
      const { name, members } = state.club;
      return sure(members > 1 ? 'leave' : 'end', name, async () => {
        await page_api.club_leave(id);
        if (members === 1) go('/clubs');
      });
    },
  };
}

/* What officers do with others, and with the club. */
function office({ say }, id, state, read, { change, sure }) {
  return {
    place: (name, wanted) => change(() => page_api.club_place(id, name, wanted)),
    decline: (name) => change(() => page_api.club_remove(id, name)),
    remove: (name) => sure('remove', name, () => page_api.club_remove(id, name)),
    ban: (name) => sure('ban', name, () => page_api.club_place(id, name, 'banned')),
    hand_over: (name) => sure('hand-over', name, () => page_api.club_place(id, name, 'owner'), false),
    invite: (name, form) => state.inviting.run(async () => {
      await page_api.club_place(id, name, 'invited');
      say(t('clubs-invite-sent', { name }));
      form.reset();
      await read();
    }),
    change: (body) => state.change.run(async () => {
      await page_api.club_change(id, body);
      say(t('clubs-saved'));
      await read();
    }),
  };
}

/* More of the lists, and a new topic. */
function lists({ go }, id, state) {
  return {
    more_topics: () => state.act.run(async () => {
      const page = await page_api.club_topics(id, { cursor: state.topics.next });
      state.topics = { items: [...state.topics.items, ...page.items], next: page.next };
    }),
    more_tournaments: () => state.act.run(async () => {
      const page = await api.tournaments({ club: id, cursor: state.tournaments.next });
      state.tournaments = { items: [...state.tournaments.items, ...page.items], next: page.next };
    }),
    begin: (body) => state.beginning.run(async () => {
      const { topic } = await page_api.club_topic_new(id, body, api.new_key());
      go(`/clubs/${id}/topics/${topic}`);
    }),
    more: (name) => state.act.run(async () => {
      const { items, next } = state[name];
      const page = await page_api.club_members(id, { state: name, cursor: next });
      state[name] = { items: [...items, ...page.items], next: page.next };
    }),
  };
}

function acts(ctx, id, state, read) {
  const ways = changing(ctx, state, read);
  return { ...own_place(ctx, id, state, ways), ...office(ctx, id, state, read, ways), ...lists(ctx, id, state) };
}

export async function open(ctx) {
  const id = ctx.params.club;
  const state = { club: null, unknown: false, error: '', act: sender(ctx.paint), inviting: sender(ctx.paint),
    change: sender(ctx.paint), beginning: sender(ctx.paint), topics: nobody(),
    tournaments: nobody(), ...Object.fromEntries(LISTS.map((name) => [name, nobody()])) };
  const read = reader(ctx, id, state);
  catalogue().then(ctx.paint, () => {}); // titles of games; without it they are ids
  const { every, close } = repeating(ctx.paint);
  let { seq } = session.inbox;
  const off = on_session(({ inbox }) => {
    if (inbox.seq === seq) return;
    ({ seq } = inbox);
    read();
  });
  every(AGAIN_MS, read);
  return {
    name: 'clubs', title: () => state.club?.name ?? t('clubs-title'),
    view: () => draw({ ...state, me: session.account, now: Date.now() }, { read, ...acts(ctx, id, state, read) }),
    close: () => { close(); off(); },
  };
}
