/* Live and finished matches, and the search for them. The search is in the address. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { catalogue } from '../net/session.js';
import { matches } from '../../views/matches.js';
import { t } from '../../locales/text.js';

const WISHES = { live: ['game', 'variant', 'options', 'player', 'rated'],
  finished: ['game', 'variant', 'options', 'player', 'opponent', 'seat', 'seats', 'faction', 'result', 'rated',
    'turns_min', 'turns_max', 'from', 'to', 'league', 'as_of'] };
const DAY_MS = 86_400_000;

/* People include the last day; the API takes the moment before which matches ended. */
function behind(day) {
  const begins = Date.parse(day);
  return Number.isNaN(begins) ? day : new Date(begins + DAY_MS).toISOString().slice(0, 10);
}

/* A finished match stands at a turn that is never played; people count those that were. */
const counted = (turns) => (/^\d+$/.test(turns) ? String(Number(turns) + 1) : turns);

/* People count seats from 1. */
const seat_of = (seat) => (/^[1-9]\d*$/.test(seat) ? String(Number(seat) - 1) : seat);

/* What needs the player, and what needs the game. */
const OF_PLAYER = ['opponent', 'seat'];
const OF_GAME = ['variant', 'options', 'faction'];

const address_of = (status, wishes) => {
  const filled = Object.entries(wishes).filter(([, v]) => v);
  return `/matches?${new URLSearchParams([['status', status], ...filled])}`;
};

/* Without a player, a search for wins, opponents or a seat has no meaning; without a game there are no variants, no
 * options and no factions. */
function settle(wishes) {
  const kept = { ...wishes };
  if (!kept.player && ['won', 'lost'].includes(kept.result)) delete kept.result;
  if (!kept.player) for (const name of OF_PLAYER) delete kept[name];
  if (!kept.game) for (const name of OF_GAME) delete kept[name];
  return kept;
}

export async function open(ctx) {
  const status = ctx.query.get('status') === 'finished' ? 'finished' : 'live';
  const wishes = Object.fromEntries(WISHES[status].map((name) => [name, ctx.query.get(name)?.trim() ?? '']));
  const state = { status, wishes, form: { ...wishes }, items: null, next: null, searched_to: null, busy: false,
    error: '', games: await catalogue().catch(() => []) };

  async function more() {
    state.busy = true;
    ctx.paint();
    try {
      const { to, seat, turns_min: min, turns_max: max } = wishes;
      const page = await api.matches({ ...wishes, to: to && behind(to), seat: seat && seat_of(seat),
        turns_min: min && counted(min), turns_max: max && counted(max), status, limit: 50, cursor: state.next });
      state.items = [...(state.items ?? []), ...page.items];
      state.next = page.next;
      state.searched_to = page.searched_to ?? null;
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    state.busy = false;
    ctx.paint();
  }

  function set(name, value) {
    state.form = settle({ ...state.form, [name]: value.trim(),
      ...(name === 'game' ? Object.fromEntries(OF_GAME.map((other) => [other, ''])) : {}) });
    ctx.paint();
  }

  more();
  return {
    name: 'matches',
    title: () => t(status === 'live' ? 'archive-title-live' : 'archive-title-finished'),
    view: () => matches(state, { more, set, search: () => ctx.go(address_of(status, settle(state.form))) }),
  };
}
