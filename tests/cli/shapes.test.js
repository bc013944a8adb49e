// What programs read and send in games of bots fits the schemas of openapi.yaml, for every game and variant: views, compact views, legal
// lists, orders, acts, log lines. SHAPE_GAMES of each (`make test-long`: 100). No member may be missing from the schemas.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { document, misfit } from '../lib/openapi.mjs';
import { KINDS, shapes } from '../lib/shapes.mjs';

const GAMES = Number(process.env.SHAPE_GAMES || 2);
const { schemas } = document.components;

/** The schema of a part of a game: `StraticView`; a compact view that is not apart is the full one. */
function schema_of(game, part) {
  const prefix = game[0].toUpperCase() + game.slice(1);
  const name = prefix + { view: 'View', compact: 'CompactView', legal: 'Legal', orders: 'Orders', act: 'Act', answer: 'Answer', tale: 'Line' }[part];
  if (part === 'compact' && !schemas[name]) return `${prefix}View`;
  return game === 'stratagem' && part === 'act' ? 'StratagemDiplomacy' : name;
}

/** Paths of members that the schema does not name. */
function* unnamed(schema, value, path = '') {
  if (schema?.$ref) schema = schemas[schema.$ref.split('/').pop()];
  if (!schema || value === null || typeof value !== 'object' || schema.anyOf || schema.oneOf || !Object.keys(schema).length) return;
  if (Array.isArray(value)) {
    for (const one of value) yield* unnamed(schema.items, one, `${path}/*`);
    return;
  }
  for (const [key, member] of Object.entries(value)) {
    const of = schema.properties?.[key] ?? (schema.additionalProperties === true ? {} : schema.additionalProperties);
    if (!of) yield `${path}/${key}`;
    else yield* unnamed(of, member, `${path}/${key}`);
  }
}

for (const [game, kinds] of Object.entries(KINDS)) {
  for (const kind of kinds) {
    test(`what programs see and send fits the schemas: ${game} ${kind.variant} ${JSON.stringify(kind.options ?? {})}`, () => {
      const faults = new Set();
      for (let i = 0; i < GAMES; i++) {
        for (const [part, values] of Object.entries(shapes(game, kind, i))) {
          const name = schema_of(game, part);
          for (const value of values) {
            const wrong = misfit(name, value);
            if (wrong) faults.add(`${name}: ${wrong.slice(0, 300)}`);
            for (const path of unnamed({ $ref: `/${name}` }, value)) faults.add(`${name}: ${path} is not in the schema`);
          }
        }
      }
      assert.deepEqual([...faults].slice(0, 20), []);
    });
  }
}

test('an order that is written wrongly fits no schema', () => {
  for (const [name, value] of [['StraticOrders', { type: 'trun' }], ['StraticOrders', { type: 'turn', move: [] }], ['StratagemOrders', { bulid: [] }],
    ['RulegameOrders', { type: 'move', piece: 1 }], ['RulegameAct', { type: 'guess', txt: 'x' }], ['CosairOrders', [{ type: 'set_tax' }]]])
    assert.notEqual(misfit(name, value), '', JSON.stringify(value));
});
