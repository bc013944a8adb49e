// game_types.mjs - schemas of openapi.yaml that follow from its GameTypes and from the games' files: the options of each variant, and what the
// interface says and takes by game and variant. tests/checks/openapi.mjs writes them and holds them against the file.
import { readdirSync, readFileSync } from 'node:fs';

const games_folder = new URL('../../backend/games/', import.meta.url);
const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const name_of = ({ $ref }) => $ref.split('/').pop();

/** `true_endless` as part of a schema's name: `TrueEndless`. */
export const capitals = (name) => name.replace(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase());

/** Options without their defaults, which the catalogue tells: generators of types take a member with a default for one that is always sent. */
export const without_defaults = ({ $schema, 'x-arena': more, properties, ...rest }) => ({ ...rest,
  properties: Object.fromEntries(Object.entries(properties).map(([name, { default: usual, ...schema }]) => [name, schema])) });

/** The options of each published game by the names of their schemas: {StraticTrueEndlessOptions: {…}}. Where the arena starts games with options
 * that no form offers (`x-arena` of the file), RulegameSoloPlayedOptions has them too. */
export function options(schemas) {
  const found = {};
  for (const game of Object.keys(schemas.GameTypes.properties)) {
    for (const file of readdirSync(new URL(`${game}/`, games_folder)).filter((name) => name.endsWith('.schema.json')).sort()) {
      const schema = JSON.parse(readFileSync(new URL(`${game}/${file}`, games_folder), 'utf8'));
      const name = `${capitals(game)}${capitals(file.split('.')[0])}`, asked = without_defaults(schema);
      found[`${name}Options`] = asked;
      if (schema['x-arena']) found[`${name}PlayedOptions`] = { ...asked, properties: { ...asked.properties, ...schema['x-arena'] } };
    }
  }
  return found;
}

/* The options of a match: those that can be asked for, or more. */
function played(asked, schemas) {
  const more = name_of(asked).replace(/Options$/, 'PlayedOptions');
  return schemas[more] ? ref(more) : asked;
}

const one_of = (list) => (list.length === 1 ? list[0] : { anyOf: list });
const seen = ({ view, compact, brief }) => one_of([...new Set([view, compact, brief].filter(Boolean).map(name_of))].map(ref));

/* What becomes narrower by game and variant: the whole schema, what all games share of it, how the narrower ones are called, their members,
 * and whether a request can leave out the variant, which is the first one then. */
const NARROWER = [
  { whole: 'View', shared: 'ViewShell', suffix: 'SeatView', members: (types) => ({ view: seen(types) }) },
  { whole: 'SpectatorView', shared: 'SpectatorShell', suffix: 'WatchView', members: (types) => ({ view: seen(types) }) },
  { whole: 'GameLegal', suffix: 'Choices', members: () => ({}), own: (types) => types.legal },
  { whole: 'Match', shared: 'MatchHeader', suffix: 'Match',
    members: (types, schemas) => ({ options: played(types.options, schemas), result: { oneOf: [types.result, { type: 'null' }] } }) },
  { whole: 'LobbyNew', shared: 'LobbyTerms', suffix: 'LobbyNew', members: (types) => ({ options: types.options }), is_sent: true },
  { whole: 'Play', shared: 'PlayTerms', suffix: 'Play', members: (types) => ({ options: types.options }), is_sent: true },
];

function narrower({ shared, members, own, is_sent }, schemas, game, variant, types, is_first) {
  const required = is_sent ? ['game', ...(is_first ? [] : ['variant'])] : ['game', 'variant', ...Object.keys(members(types, schemas))];
  const properties = { game: { type: 'string', const: game }, variant: { type: 'string', const: variant }, ...members(types, schemas) };
  return { allOf: [own ? own(types) : ref(shared), { type: 'object', required, properties }] };
}

const union = (property, names) => ({
  oneOf: Object.values(names).map(ref),
  ...(property && { discriminator: { propertyName: property, mapping: Object.fromEntries(Object.entries(names).map(([key, name]) => [key, ref(name).$ref])) } }),
});

/** The schemas by game and variant, and the whole ones with their discriminators: {StraticBaseSeatView, …, StraticSeatView, …, View, …}. */
export function by_game(schemas) {
  const found = {};
  for (const kind of NARROWER) {
    const games = {};
    for (const [game, { properties }] of Object.entries(schemas.GameTypes.properties)) {
      const variants = {};
      games[game] = capitals(game) + kind.suffix;
      for (const [i, [variant, types]] of Object.entries(properties).entries()) {
        variants[variant] = Object.keys(properties).length === 1 ? games[game] : capitals(game) + capitals(variant) + kind.suffix;
        found[variants[variant]] = narrower(kind, schemas, game, variant, schemas[name_of(types)].properties, i === 0);
      }
      if (!found[games[game]]) found[games[game]] = { type: 'object', ...union(kind.is_sent ? null : 'variant', variants) };
    }
    found[kind.whole] = union('game', games);
  }
  return found;
}

/** What all games share of a whole schema, by its name. */
export const SHARED = Object.fromEntries(NARROWER.map(({ whole, shared }) => [whole, shared]));
