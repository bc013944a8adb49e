/* Several people at one device: who plays what, and the games that this browser has the seats of. */
import { sender } from '../net/form.js';
import { catalogue } from '../net/session.js';
import { seat_all } from '../together/seating.js';
import { shared_game_drop, shared_game_new, shared_games } from '../together/games.js';
import { variant_of } from '../../model/catalogue.js';
import { defaults_of } from '../../ui/controls/schema_form.js';
import { usual_bot } from '../../ui/words/bots.js';
import { together } from '../../views/together.js';
import { t } from '../../locales/text.js';

/* What people can play who look at one screen: in turns with everything open, or in secret with a screen between two.
 * Playing at one's own pace needs a screen of one's own. */
const is_shared = ({ seats_max, turns }) => seats_max > 1 && (turns === 'together' || turns === 'alternate');

const offered = (games) => games.map((game) => ({ ...game, variants: game.variants.filter(is_shared) }))
  .filter(({ variants }) => variants.length);

const named = (list, id) => list.find((one) => one.id === id) ?? list[0];

/* A fresh form; the names that were typed stay. */
function blank(game, variant, names = ['', '']) {
  const seats = Math.max(2, variant.seats_min);
  return { game: game.id, variant: variant.id, options: defaults_of(variant.options_schema), seats, names,
    bot: usual_bot(game.bots ?? [])?.id ?? '', people: Math.min(names.length, variant.seats_max) };
}

/* The names as they are shown: those without one are numbered, and no two are the same. */
function names_of({ names, people }) {
  const said = [];
  for (let i = 0; i < people; i += 1) {
    const name = (names[i] ?? '').trim() || t('together-player', { n: i + 1 });
    said.push(said.includes(name) ? `${name} ${i + 1}` : name);
  }
  return said;
}

/* The least number of seats that has room for everybody. */
const fitting = ({ seats, people }, { seats_min: min, seats_step: step = 1, seats_max: max }) => {
  const least = Math.max(seats, people);
  return Math.min(max, min + Math.ceil(Math.max(0, least - min) / step) * step);
};

/* Begin a game, or go on beginning one. */
async function begin(ctx, state, game) {
  try {
    const { match } = await seat_all(game, variant_of(game.wish));
    ctx.go(`/together/${match}`);
  } finally {
    state.kept = shared_games();
  }
}

/* The game of the form, before anybody is seated. */
function begun({ form }) {
  const options = Object.fromEntries(Object.entries(form.options).filter(([, value]) => value !== undefined));
  const { game, variant, seats, bot } = form;
  return shared_game_new(names_of(form), { game, variant, seats, bot, options });
}

const game_in = ({ games, form }) => named(games, form.game);
const variant_in = (state) => named(game_in(state).variants, state.form.variant);

/* The fields of the form; for another game or variant only the names stay. */
function filling(state, paint) {
  const put = (change) => { Object.assign(state.form, change); paint(); };
  const fresh = (game, variant) => put(blank(game, variant, state.form.names));
  return {
    game: (id) => fresh(named(state.games, id), named(state.games, id).variants[0]),
    variant: (id) => fresh(game_in(state), named(game_in(state).variants, id)),
    people: (people) => put({ people, seats: fitting({ seats: people, people }, variant_in(state)) }),
    seats: (seats) => put({ seats }),
    name: (i, name) => { state.form.names[i] = name; },
    bot: (bot) => put({ bot }),
    option: (name, value) => { state.form.options[name] = value; paint(); },
    fold: (id, is_open) => { if (is_open) state.unfolded.add(id); else state.unfolded.delete(id); },
  };
}

export async function open(ctx) {
  const games = offered(await catalogue());
  const game = named(games, ctx.query.get('game'));
  const state = { games, kept: shared_games(), act: sender(ctx.paint), unfolded: new Set(),
    form: blank(game, named(game.variants, ctx.query.get('variant'))) };
  const send = {
    ...filling(state, ctx.paint),
    submit: () => state.act.run(() => begin(ctx, state, begun(state))),
    resume: (one) => state.act.run(() => begin(ctx, state, one)),
    drop(one) {
      shared_game_drop(one);
      state.kept = shared_games();
      ctx.paint();
    },
  };
  return { name: 'together', title: () => t('together-title'),
    view: () => together({ ...state, shown_variant: variant_in(state) }, send) };
}
