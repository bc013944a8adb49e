/* Creating a tournament: what is played, how and when, built from the server's catalogue. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { Mishap, sender } from '../net/form.js';
import { catalogue, need_account, session } from '../net/session.js';
import { style } from '../../games/index.js';
import { defaults_of } from '../../ui/controls/schema_form.js';
import { local_text } from '../../views/tournament/change.js';
import { create } from '../../views/tournament/create.js';
import { t } from '../../locales/text.js';
import { clock_in, demands_of } from './create.js';
import { players_least, rounds_set } from '../../model/tournament.js';

const FORMATS = ['swiss', 'arena', 'knockout', 'round_robin', 'team'];
const FORMATS_OF_MANY = ['swiss', 'arena', 'round_robin'];
const MOST = { arena: 1000, round_robin: 64 };
const MOST_ELSE = 200;
const PLAYERS = { swiss: 16, arena: 64, knockout: 16, round_robin: 6, team: 8 };
const NO_SHOW = { correspondence: 86_400, live: 300, budget: 300 };
const QUARTER_MS = 900_000;

/** The games of which tournaments can be held: those with variants of two seats or more. */
export const playable = (games) => games.map((game) => ({ ...game,
  variants: game.variants.filter(({ seats_max }) => seats_max >= 2).map(timed) }))
  .filter((game) => game.variants.length);

/* A tournament's games have a clock. */
function timed(variant) {
  const modes = Object.entries(variant.clock.modes).filter(([mode]) => mode !== 'untimed');
  return { ...variant, clock: { ...variant.clock, modes: Object.fromEntries(modes) } };
}

/* The next full quarter of an hour that leaves people some time to enter. */
const soon = (now) => Math.ceil((now + 2 * QUARTER_MS) / QUARTER_MS) * QUARTER_MS;

const usual_clock = (variant) => (variant.clock.default.mode in variant.clock.modes ? variant.clock.default
  : clock_in(Object.keys(variant.clock.modes)[0], variant, {}));

/* What is asked the same of every game. */
const USUAL = { name: '', rival: '', start: 'time', entrants: 'all', private: false, from: '', to: '', reliable: '',
  age: '', min_players: 2, rounds: 5, games_each: 1, minutes: 60, late_rounds: 0, format: 'swiss', rated: true };

const fitting = (format, seats) => (seats > 2 && !FORMATS_OF_MANY.includes(format) ? 'swiss' : format);

/** A fresh form for a game and one of its variants; `kept`: what was filled in for another one. */
export function blank(game, variant, kept = {}) {
  if (!variant) return { ...USUAL, ...kept };
  const all = { ...USUAL, max_players: PLAYERS[USUAL.format], teams: ['', ''], units: {}, ...kept };
  const seats = Math.max(2, variant.seats_min);
  const clock = structuredClone(usual_clock(variant));
  return { ...all, game: game.id, variant: variant.id, options: defaults_of(variant.options_schema), seats, clock,
    format: fitting(all.format, seats), no_show_seconds: NO_SHOW[clock.mode],
    rated: variant.rated && all.rated !== false };
}

/* Only what the format uses. */
function shape_of({ games_each, minutes, late_rounds, teams, ...form }) {
  const { format, seats } = form;
  const has_rounds = format === 'swiss' || (format === 'round_robin' && seats > 2);
  return {
    ...(has_rounds && { rounds: rounds_set(form) }),
    ...(format === 'swiss' && { late_rounds }), ...(format === 'arena' && { minutes }),
    ...((format === 'knockout' || (format === 'round_robin' && seats === 2)) && { games_each }),
    ...(format === 'team' && { teams }),
  };
}

/** The body of POST /tournaments that a form stands for. */
export function body_of(form) {
  const { name, game, variant, options, format, seats, clock, rated, entrants, max_players } = form;
  return {
    name: name.trim(), game, variant, format, seats, clock, rated, entrants, max_players,
    min_players: Math.max(form.min_players, players_least(form)),
    options: Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
    ...shape_of(form), ...demands_of(form), ...(form.age && { min_age_days: Number(form.age) }),
    no_show_seconds: form.no_show_seconds, private: form.private,
    ...(form.start === 'time' && { starts_at: new Date(form.starts_at).toISOString() }),
    ...(form.start === 'full' && { when_full: true }),
  };
}

/* Where the fields are that an error of the server is about. */
const PLACES = { clock: 'time', options: 'options', rating_range: 'entry', min_reliability: 'entry',
  min_age_days: 'entry', late_rounds: 'entry', entrants: 'entry', min_players: 'rules', no_show_seconds: 'rules' };

async function asked(state, send) {
  try {
    return await send();
  } catch (error) {
    for (const { path } of error.errors ?? []) {
      const place = PLACES[/\w+/.exec(path ?? '')?.[0]];
      if (place) state.unfolded.add(place);
    }
    throw error;
  }
}

/* The club that is named; it has to be one that is there. */
async function rival_of({ club, form }) {
  const name = form.rival.trim();
  if (!club || form.format !== 'team' || !name) return {};
  const { items } = await page_api.clubs({ q: name, limit: 200 });
  const same = items.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!same) throw new Mishap(t('tournament-rival-unknown', { name }));
  return { rival: same.id, teams: undefined };
}

/* The club whose officer creates it, by the address. */
async function club_of(ctx) {
  const id = ctx.query.get('club');
  return id ? page_api.club(id).catch(() => null) : null;
}

async function submit(ctx, state) {
  await need_account();
  const body = { ...body_of(state.form), ...(state.club && { club: state.club.id }), ...await rival_of(state) };
  const made = await asked(state, () => api.tournament_new(body, api.new_key()));
  ctx.go(`/tournaments/${made.id}`);
}

/* Another game, variant or format changes what can be chosen with it. */
function choosing(state, paint) {
  const begin = (game, variant) => { state.form = blank(game, variant, state.form); paint(); };
  const game_of = (id) => state.games.find((game) => game.id === id);
  return {
    game: (id) => begin(game_of(id), game_of(id).variants[0]),
    variant: (id) => begin(game_of(state.form.game), game_of(state.form.game).variants.find((one) => one.id === id)),
    format(format) {
      Object.assign(state.form, { format, max_players: PLAYERS[format], games_each: 1 });
      paint();
    },
    seats(n) {
      Object.assign(state.form, { seats: n, format: fitting(state.form.format, n) });
      paint();
    },
  };
}

function filling(state, paint) {
  const put = (part) => (name, value) => { state.form[part][name] = value; paint(); };
  const variant = () => variant_in(state);
  return {
    set: (name, value) => { state.form[name] = value; paint(); },
    option: put('options'), clock: put('clock'), team: put('teams'),
    unit: (name, unit) => { state.form.units[name] = unit; },
    mode(mode) {
      state.form.clock = clock_in(mode, variant(), state.form.clock);
      state.form.no_show_seconds = NO_SHOW[mode];
      paint();
    },
    stage(name, value) {
      state.form.clock.stage_seconds = { ...state.form.clock.stage_seconds, [name]: value };
      paint();
    },
    fold(id, is_open) {
      if (state.unfolded.has(id) === is_open) return;
      if (is_open) state.unfolded.add(id);
      else state.unfolded.delete(id);
      paint();
    },
  };
}

const variant_in = ({ games, form }) =>
  games.find((g) => g.id === form.game)?.variants.find((v) => v.id === form.variant);

/* What the view needs besides: what can be chosen, and the conditions as a tournament would have them. */
function shown(state) {
  const { form } = state;
  const variant = variant_in(state);
  const guest = session.account?.kind !== 'human';
  return { ...state, variant, guest, formats: form.seats > 2 ? FORMATS_OF_MANY : FORMATS,
    most: MOST[form.format] ?? MOST_ELSE, form: { ...form, rated: form.rated && !guest },
    asked: { ...demands_of(form), entrants: form.entrants, min_age_days: Number(form.age) || null } };
}

export async function open(ctx) {
  const [all, club] = await Promise.all([catalogue().catch(() => []), club_of(ctx)]);
  const games = playable(all);
  const game = games.find((one) => one.id === ctx.query.get('game')) ?? games[0];
  const now = Date.now();
  const state = { games, club, act: sender(ctx.paint), unfolded: new Set(),
    form: blank(game, game?.variants[0], { starts_at: local_text(soon(now)), earliest: local_text(now),
      rated: session.account?.kind === 'human' }) };
  const send = { ...choosing(state, ctx.paint), ...filling(state, ctx.paint),
    submit: () => state.act.run(() => submit(ctx, { ...state, form: shown(state).form })) };
  await style('/css/tournaments.css');
  return { name: 'tournament-new', title: () => t('tournament-new'), view: () => create(shown(state), send) };
}
