// game-schemas.mjs - the JSON Schemas of one game and variant, cut out of openapi.yaml (its GameTypes), for programs that check what they read
// and send without reading the whole interface. page.mjs writes them to docs/api/schemas. Needs the `yaml` package of tests/ (make npm).
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const require = createRequire(new URL('../tests/package.json', import.meta.url));
const name_of = ($ref) => $ref.split('/').pop();

/* A copy whose references lead into its own `$defs`; their names are added to `met`. */
function copied(value, met) {
  if (Array.isArray(value)) return value.map((one) => copied(one, met));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'discriminator').map(([key, member]) => {
    if (key !== '$ref') return [key, copied(member, met)];
    met.add(name_of(member));
    return [key, `#/$defs/${name_of(member)}`];
  }));
}

function schema_of(schemas, game, variant, types) {
  const met = new Set();
  const parts = copied(schemas[name_of(types.$ref)], met);
  const $defs = {};
  for (const name of met) $defs[name] = copied(schemas[name], met); // the set grows as it is walked
  const $id = `/docs/api/schemas/${game}.${variant}.json`;
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $id, title: `${game}, ${variant}`, description: schemas.GameTypes.description, ...parts, $defs };
}

/**
 * @param {string} path  of openapi.yaml
 * @returns {Record<string, object>} by `stratic.base`
 */
export function game_schemas(path) {
  const { schemas } = require('yaml').parse(readFileSync(path, 'utf8'), { maxAliasCount: -1 }).components;
  return Object.fromEntries(Object.entries(schemas.GameTypes.properties).flatMap(([game, { properties }]) =>
    Object.entries(properties).map(([variant, types]) => [`${game}.${variant}`, schema_of(schemas, game, variant, types)])));
}
