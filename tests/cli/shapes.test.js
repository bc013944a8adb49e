// What programs read and send in games of bots fits the schemas of openapi.yaml, for every game and variant: views, compact and brief views, legal
// lists, orders, acts, log lines. SHAPE_GAMES of each (`make test-long`: 100). No member may be missing from the schemas.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { without_defaults } from '../lib/game_types.mjs';
import { document, misfit } from '../lib/openapi.mjs';
import { KINDS, shapes } from '../lib/shapes.mjs';
import { lines, quad, released } from './quad.mjs';

const GAMES = Number(process.env.SHAPE_GAMES || 1);
const { schemas } = document.components;
const named = (schema) => (schema.$ref ? named(schemas[schema.$ref.split('/').pop()]) : schema);
const { properties: games } = schemas.GameTypes;

const is_named = (game, variant, part) => part in named(games[game].properties[variant]).properties;

/** The name of the schema of a part of a game: `StraticBaseView`. */
function schema_of(game, variant, part) {
  const { properties } = named(games[game].properties[variant]);
  return (properties[part] ?? (part === 'brief' ? properties.compact : null)).$ref.split('/').pop();
}

/* The schemas that together say what an object or a list is. */
const said = (schema) => {
  const whole = named(schema);
  return [whole, ...[whole.allOf, whole.anyOf, whole.oneOf].flatMap((some) => (some ?? []).flatMap(said))];
};

/** Paths of members that no part of the schema names. */
function* unnamed(schema, value, path = '') {
  if (value === null || typeof value !== 'object') return;
  const parts = said(schema);
  if (parts.some((part) => part.additionalProperties === true)) return;
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => (part.items ? [part.items] : []));
    for (const one of value) yield* unnamed({ anyOf: items }, one, `${path}/*`);
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const of = parts.flatMap((part) => [part.properties?.[key], part.additionalProperties].filter(Boolean));
    if (!of.length) yield `${path}/${key}`;
    else yield* unnamed({ anyOf: of }, member, `${path}/${key}`);
  }
}

test('every game and variant has its schemas, with the options of the catalogue', () => {
  const catalogue = lines(quad(['games'], '', {}, released).out).flat();
  const wanted = catalogue.filter(({ id }) => id !== 'nullgame').map(({ id, variants }) => [id, variants.map((variant) => variant.id)]);
  assert.deepEqual(Object.entries(games).map(([id, { properties }]) => [id, Object.keys(properties)]).sort(), wanted.sort());
  for (const { id, variants } of catalogue.filter((game) => games[game.id])) {
    for (const variant of variants) {
      assert.deepEqual(schemas[schema_of(id, variant.id, 'options')], without_defaults(variant.options_schema));
      assert.ok(KINDS[id].some((kind) => kind.variant === variant.id), `${id} ${variant.id} is not played here`);
    }
  }
});

for (const [game, kinds] of Object.entries(KINDS)) {
  for (const kind of kinds) {
    test(`what programs see and send fits the schemas: ${game} ${kind.variant} ${JSON.stringify(kind.options ?? {})}`, () => {
      const faults = new Set();
      const seen = new Set();
      let is_shorter = false;
      for (let i = 0; i < GAMES; i++) {
        for (const [part, values] of Object.entries(shapes(game, kind, i))) {
          if (!values.length) continue;
          seen.add(part);
          const name = schema_of(game, kind.variant, part);
          if (part === 'brief') is_shorter ||= values.some((value) => misfit(schema_of(game, kind.variant, 'compact'), value));
          for (const value of values) {
            const wrong = misfit(name, value);
            if (wrong) faults.add(`${name}: ${wrong.slice(0, 300)}`);
            for (const path of unnamed({ $ref: `/${name}` }, value)) faults.add(`${name}: ${path} is not in the schema`);
          }
        }
      }
      assert.deepEqual([...faults].slice(0, 20), []);
      if (is_named(game, kind.variant, 'brief')) assert.ok(is_shorter, 'each brief view is a compact one: it needs no schema');
      for (const part of ['view', 'compact', 'brief', 'legal', 'orders', 'line']) assert.ok(seen.has(part), part);
    });
  }
}

test('an order that is written wrongly fits no schema', () => {
  for (const [name, value] of [['StraticOrders', { type: 'trun' }], ['StraticOrders', { type: 'turn', move: [] }], ['StratagemOrders', { bulid: [] }],
    ['RulegameOrders', { type: 'move', piece: 1 }], ['RulegameAct', { type: 'guess', txt: 'x' }], ['CosairOrders', [{ type: 'set_tax' }]]])
    assert.notEqual(misfit(name, value), '', JSON.stringify(value));
});
