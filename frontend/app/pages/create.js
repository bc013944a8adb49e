/* Creating a game: kind of game, seats, clock and options, all built from the server's catalogue. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { catalogue, need_account, session } from '../net/session.js';
import { defaults_of } from '../../ui/controls/schema_form.js';
import { variant_of } from '../../model/catalogue.js';
import { MODEL_CLOCKS } from '../../model/model_game.js';
import { create, title_of } from '../../views/lobby/create.js';
import { chosen_bot } from '../../views/lobby/fill.js';
import { keep_choice, keep_link } from '../local/lobby.js';

/** @param {{seats_usual?: number, seats_min?: number}} [variant] */
const seats_of = ({ seats_usual: usual, seats_min: min = 2 } = {}) => usual ?? min;

/* Where everyone plays at once, people expect a turn to end when everyone is ready. The server's default is to wait. */
const ends_early = (variant, mode) => variant?.turns === 'together' && mode !== 'untimed';

/** A fresh form for a game and one of its variants. */
export function blank(game, variant) {
  const clock = variant?.clock?.default ?? { mode: 'untimed' };
  return {
    game: game?.id, variant: variant?.id,
    options: defaults_of(variant?.options_schema),
    seats: seats_of(variant), bots: {}, watch: false, choice: {},
    clock: { ...structuredClone(clock), ...(ends_early(variant, clock.mode) && { early: true }) },
    rated: false, private: true, blind: false, spectators: '', delay: '', press: 'all', from: '', to: '', reliable: '',
    absence: { policy: 'default', after: 2, grace_seconds: 60, bot: '' }, units: {}, fill: '',
  };
}

/** Who can join; a range with only one end is open at the other. */
export function demands_of({ from, to, reliable }) {
  return {
    ...((from || to) && { rating_range: { from: Number(from) || 1, to: Number(to) || 5000 } }),
    ...(reliable && { min_reliability: Number(reliable) }),
  };
}

/* Only the settings that the chosen policy and clock use. */
function absence_of({ absence, clock }) {
  const { policy, after, grace_seconds, bot } = absence;
  if (policy === 'default' || clock.mode === 'untimed') return {};
  return { absence: { policy, after, ...(clock.mode === 'budget' && { grace_seconds }),
    ...(policy === 'bot' && bot && { bot }) } };
}

function audience_of({ spectators, delay }) {
  const late = delay && ['', 'delayed'].includes(spectators);
  return late ? { spectators: 'delayed', delay_turns: Number(delay) } : { ...(spectators && { spectators }) };
}

/* Whether people can watch bots play a variant: live, so not where something stays hidden until the end. */
const can_watch = (variant) => variant?.seats_max > 1 && variant.spectators.includes('open');

/** A bot for every seat: the chosen ones, and the same as the first of them, or the strongest, in the others. */
export function bots_everywhere({ seats, bots }, { bots: known }) {
  const usual = Object.values(bots).find(Boolean) ?? known.toSorted((a, b) => b.level - a.level)[0].id;
  return Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, bots[seat] || usual]));
}

/** The body of POST /lobbies for a form. Where bots play alone, the form has no policy for absent players and no secret
 * choice. */
export function body_of(form) {
  const options = Object.fromEntries(Object.entries(form.options).filter(([, v]) => v !== undefined));
  const bots = Object.entries(form.bots).filter(([, bot]) => bot).map(([seat, bot]) => ({ seat: Number(seat), bot }));
  const shared = {
    game: form.game, variant: form.variant, options, seats: form.seats, private: form.private, press: form.press,
    ...audience_of(form), ...(bots.length && { bots }),
  };
  if (form.watch) return shared;
  return {
    ...shared, clock: form.clock, rated: form.rated, ...(form.blind && { blind: true }), ...demands_of(form),
    ...absence_of(form),
    ...(Object.keys(form.choice).length && { choice: form.choice }),
  };
}

const within = (n, min, max) => Math.min(max, Math.max(min, n));

/** Another clock mode, at its default values: the catalogue gives [minimum, maximum, default] of each. */
export function clock_in(mode, variant, old) {
  const bounds = Object.entries(variant.clock.modes[mode]).filter(([name]) => name.endsWith('_seconds'));
  const clock = { mode };
  if (ends_early(variant, mode)) clock.early = old.early ?? true;
  for (const [name, [min, max, usual]] of bounds) clock[name] = usual ?? within(old[name] ?? min, min, max);
  if (mode !== 'untimed' && old.stage_seconds) clock.stage_seconds = old.stage_seconds;
  return clock;
}

const named = (list, id) => list?.find((one) => one.id === id) ?? list?.[0];

/* A bot in all other seats, without a clock where the variant allows that. */
const against = (form, bot, { clock }) => ({ ...form, bots: filled(form, bot),
  ...(clock?.modes?.untimed && { clock: { mode: 'untimed' } }) });

/**
 * The form that the parameters of an address describe: a game, a variant, options by their names, a bot in all other
 * seats, without a clock. Unknown values are ignored.
 */
export function wished(games, query) {
  const game = named(games, query.get('game'));
  const variant = named(game?.variants, query.get('variant'));
  const form = blank(game, variant);
  for (const name of Object.keys(form.options)) {
    const value = variant.options_schema.properties[name].enum?.find((one) => String(one) === query.get(name));
    if (value !== undefined) form.options[name] = value;
  }
  const bot = game?.bots?.find((one) => one.id === query.get('versus'));
  return bot ? against(form, bot.id, variant) : form;
}

const bots_below = (bots, n) => Object.fromEntries(Object.entries(bots).filter(([seat]) => Number(seat) < n));

/** The bots of a form with one in every other seat that was empty. */
export const filled = ({ bots, seats }, bot) =>
  Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, bots[i + 1] || bot]));

/** The same; where no seat was empty, the bot has all of them. Where bots play alone, it has the first seat too. */
export function filled_again(form, bot) {
  const own = form.watch ? 0 : 1;
  const seats = Array.from({ length: form.seats - own }, (_, i) => i + own);
  const is_full = seats.every((seat) => form.bots[seat]);
  return Object.fromEntries(seats.map((seat) => [seat, (!is_full && form.bots[seat]) || bot]));
}

const variant_in = ({ games, form }) =>
  games.find((g) => g.id === form.game)?.variants.find((v) => v.id === form.variant);

const PLACES = {
  seats: 'players', bots: 'players', choice: 'choice', clock: 'time', absence: 'away', options: 'options',
  private: 'joining', rated: 'joining', blind: 'joining', rating_range: 'joining', min_reliability: 'joining',
  spectators: 'audience', delay_turns: 'audience', press: 'audience',
};

/** The folded sections that contain the fields an error of the server is about. */
export function folds_of({ errors = [] }) {
  const found = errors.map(({ path }) => PLACES[/\w+/.exec(path ?? '')?.[0]]).filter(Boolean);
  return found.length ? ['all', ...found] : [];
}

/* The form of the address; a rated game only for those who can play one. */
function begun(games, query) {
  const form = wished(games, query);
  const can_be_rated = variant_in({ games, form })?.rated && session.account && session.account.kind !== 'guest';
  return { ...form, rated: Boolean(can_be_rated) && query.get('rated') === '1' };
}

/* The games that a friend can be invited to: with another seat than one's own. */
const for_two = (games) => games.map((game) => ({ ...game, variants: game.variants.filter((v) => v.seats_max > 1) }))
  .filter(({ variants }) => variants.length);

/* `friend`: the form is reduced to a link for a friend; `named`: to inviting the friend of that name. */
function fresh(games, { query, paint }) {
  const named = query.get('with') ?? '';
  const offered = named ? for_two(games) : games;
  const title = (option) => variant_of(state.form)?.options_schema?.properties[option]?.title ?? '';
  const state = { games: offered, form: fit(begun(offered, query), offered, named), act: sender(paint, title),
    unfolded: new Set(), friend: query.get('friend') === '1', named };
  return state;
}

/* Two people play, where two can; a game with a friend by name can be watched unless they choose otherwise. */
function fit(form, games, named) {
  if (!named) return form;
  const { seats_min: min } = variant_in({ games, form }) ?? {};
  return { ...form, private: false, word: form.word ?? '', ...(min <= 2 && { seats: 2 }) };
}

/* One seat is the friend's; bots have those behind it. */
function named_body({ form, games, named }) {
  const game = games.find(({ id }) => id === form.game);
  const { id } = chosen_bot(game.bots, form.fill) ?? {};
  const bots = Object.fromEntries(Array.from({ length: form.seats - 2 }, (_, i) => [i + 2, id]));
  return { ...body_of({ ...form, watch: false, bots, from: '', to: '', reliable: '' }),
    invitation: { player: named, ...(form.word.trim() && { message: form.word.trim() }) } };
}

/* The browser has opened or closed a folded section. */
const folding = (state, paint) => (id, is_open) => {
  if (state.unfolded.has(id) === is_open) return;
  if (is_open) state.unfolded.add(id);
  else state.unfolded.delete(id);
  paint();
};

/* A field that the server refuses must be visible. */
async function asked(state, send) {
  try {
    return await send();
  } catch (error) {
    for (const id of folds_of(error)) state.unfolded.add(id);
    throw error;
  }
}

/* Create the game; the page then goes to the match, or to where players are waited for. */
async function submit(ctx, state) {
  await need_account();
  const body = state.named ? named_body(state) : body_of(state.form);
  const made = await asked(state, () => api.lobby_new(body, api.new_key()));
  const id = made.id ?? made.lobby;
  if (made.join_url) keep_link(id, made.join_url);
  keep_choice(id, state.form.choice);
  ctx.go(made.match ? `/matches/${made.match}` : `/lobbies/${id}`);
}

/* The game to create: for another game or variant the form starts again. */
function choosing(state, paint) {
  const begin = (game, variant) => {
    const { word } = state.form;
    state.form = fit({ ...blank(game, variant), ...(word && { word }) }, state.games, state.named);
    paint();
  };
  const game_of = (id) => state.games.find((game) => game.id === id);
  return {
    game: (id) => begin(game_of(id), game_of(id).variants[0]),
    variant: (id) => {
      const game = game_of(state.form.game);
      begin(game, game.variants.find((v) => v.id === id));
    },
  };
}

/* Who plays: how many, which bots, or bots alone. */
function seating(state, paint) {
  function watch(on) {
    const { form } = state;
    form.watch = on;
    form.blind &&= !on;
    if (on) form.bots = bots_everywhere(form, state.games.find((g) => g.id === form.game));
    else delete form.bots[0];
    paint();
  }
  return {
    watch,
    seats(n) {
      Object.assign(state.form, { seats: n, bots: bots_below(state.form.bots, n) });
      watch(state.form.watch);
    },
    bot: (seat, bot) => {
      state.form.bots[seat] = bot;
      if (bot) state.form.blind = false;
      paint();
    },
    fill: (bot) => { Object.assign(state.form, { bots: filled_again(state.form, bot), blind: false }); paint(); },
  };
}

/* What a blind game needs: no rating, a clock against which models play too, and an end without those who are away. */
function blinded(state) {
  const { form } = state, { clock, absence } = form;
  const policy = ['default', 'open'].includes(absence.policy) ? 'forfeit' : absence.policy;
  return { blind: true, rated: false, absence: { ...absence, policy },
    ...(!MODEL_CLOCKS.includes(clock.mode) && { clock: clock_in('live', variant_in(state), clock) }) };
}

/* Everything else on the form. */
function filling(state, paint) {
  const put = (part) => (name, value) => { state.form[part][name] = value; paint(); };
  return {
    set: (name, value) => { state.form[name] = value; paint(); },
    blind: (on) => { state.form = { ...state.form, ...(on ? blinded(state) : { blind: false }) }; paint(); },
    option: put('options'), choice: put('choice'), absence: put('absence'), clock: put('clock'),
    unit: (name, unit) => { state.form.units[name] = unit; },
    mode: (mode) => { state.form.clock = clock_in(mode, variant_in(state), state.form.clock); paint(); },
    stage: (name, value) => {
      state.form.clock.stage_seconds = { ...state.form.clock.stage_seconds, [name]: value };
      paint();
    },
    fold: folding(state, paint),
  };
}

export async function open(ctx) {
  const state = fresh(await catalogue(), ctx);
  const send = { ...choosing(state, ctx.paint), ...seating(state, ctx.paint), ...filling(state, ctx.paint),
    submit: () => state.act.run(() => submit(ctx, state)) };
  return { name: 'create', title: () => title_of(state),
    view() {
      const variant = variant_in(state);
      return create({ ...state, variant, can_watch: can_watch(variant), guest: session.account?.kind === 'guest' },
        send);
    } };
}
