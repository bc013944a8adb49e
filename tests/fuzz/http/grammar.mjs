// grammar.mjs - requests drawn from openapi.yaml: for every operation a path with names that exist or nearly exist, a query and a
// body by their schemas, now and then with one part replaced by something nobody should send.
import { document, operations } from '../../lib/openapi.mjs';

const resolve = (node) => (node?.$ref ? resolve(node.$ref.slice(2).split('/').reduce((at, part) => at[part.replace(/~1/g, '/').replace(/~0/g, '~')], document)) : node);

/** All operations but those whose answer is a stream or a page of another server. */
export const OPERATIONS = operations();

const NUMBERS = [0, 1, 2, -1, -2, 7, 16, 17, 64, 65, 255, 256, 1e3, 65536, 2147483647, 2147483648, -2147483649, 4294967296, 9007199254740991, 1e15, 1e30, 0.5, -0.0, 1e-9];
const TEXTS = ['', ' ', '0', '-1', 'a', 'null', '\u0000', '\u202e', 'é', '😀', '../..', "' or 1=1 --", '%00', '<b>', '\\', '"', '{}', '[]', 'x'.repeat(65), 'x'.repeat(257), 'x'.repeat(5000), '\ud800',
  '1e999', '0x10', 'NaN', '\n', 'bot:greedy', 'stratic', 'stratagem', 'rulegame', 'cosair', 'base', 'me'];
const RAW = ['', '{', '[', '[[[[', '{"a":', '{"a":1,"a":2}', '"', 'null', '[]', '1', 'NaN', '\u0000', '{"__proto__":{"a":1}}', `${'['.repeat(600)}${']'.repeat(600)}`, `{"a":"${'\\u0041'.repeat(200)}"}`, '{"a":1e400}'];

/** Anything JSON can say. */
function anything(random, depth = 0) {
  const kind = random.below(depth > 3 ? 5 : 8);
  if (kind === 0) return null;
  if (kind === 1) return random.chance(50);
  if (kind === 2 || kind === 3) return random.pick(NUMBERS);
  if (kind === 4) return random.pick(TEXTS);
  const parts = Array.from({ length: random.below(4) }, () => anything(random, depth + 1));
  return kind < 7 ? parts : Object.fromEntries(parts.map((part, i) => [random.chance(50) ? random.pick(TEXTS) : `k${i}`, part]));
}

function text_of(schema, name, pool, random) {
  const known = pool.value(name, random);
  if (known !== undefined && random.chance(70)) return known;
  if (schema.pattern || schema.format === 'date-time') return random.chance(50) ? '2026-01-01T00:00:00Z' : 'aaaaaaaaaa';
  return random.chance(70) ? random.pick(['Ada', 'A longer text', 'stratic', 'base', 'bot:greedy', 'aaaaaaaaaa']) : random.pick(TEXTS);
}

/** A value that the schema allows, mostly. `name`: the member it is for. */
function value_of(node, name, pool, random, depth = 0) {
  const at = resolve(node) ?? {};
  if (at.const !== undefined) return at.const;
  if (at.enum) return random.pick(at.enum);
  const options = at.oneOf ?? at.anyOf;
  if (options) return value_of(random.pick(options), name, pool, random, depth);
  const base = at.allOf ? Object.assign({}, ...at.allOf.map((part) => value_of(part, name, pool, random, depth))) : {};
  const type = random.pick([at.type].flat());
  if (type === 'null') return null;
  if (type === 'boolean') return random.chance(50);
  if (type === 'integer' || type === 'number') return random.chance(80) ? (at.minimum ?? 0) + random.below(Math.min(8, (at.maximum ?? 8) - (at.minimum ?? 0) + 1)) : random.pick(NUMBERS);
  if (type === 'string') return text_of(at, name, pool, random);
  if (type === 'array') return depth > 5 ? [] : Array.from({ length: random.below(3) + (at.minItems ?? 0) }, () => value_of(at.items, name, pool, random, depth + 1));
  if (!at.properties) return at.allOf ? base : random.chance(50) ? {} : anything(random, 3);
  const needed = new Set(at.required ?? []);
  for (const [key, part] of Object.entries(at.properties)) if (depth < 6 && (needed.has(key) || random.chance(30))) base[key] = value_of(part, key, pool, random, depth + 1);
  return base;
}

/** The same value with one of its parts replaced, removed or added. */
function spoilt(value, random) {
  if (Array.isArray(value) && value.length && random.chance(80)) return value.map((part, i) => (i === 0 ? spoilt(part, random) : part));
  if (value && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length && random.chance(85)) {
    const key = random.pick(Object.keys(value));
    const { [key]: part, ...rest } = value;
    if (random.chance(20)) return rest;
    return random.chance(15) ? { ...value, [random.pick(TEXTS)]: anything(random) } : { ...rest, [key]: spoilt(part, random) };
  }
  return anything(random);
}

function body_of(operation, pool, random) {
  const content = resolve(operation.requestBody)?.content;
  if (!content) return random.chance(3) ? { raw: random.pick(RAW) } : {};
  const json = content['application/json'];
  if (random.chance(6)) return { raw: random.pick(RAW), headers: random.chance(30) ? { 'Content-Type': 'text/plain' } : {} };
  if (!json) return { raw: 'x' };
  const examples = Object.values(json.examples ?? {}).map((one) => resolve(one).value).filter((one) => one !== undefined);
  const body = examples.length && random.chance(45) ? structuredClone(random.pick(examples)) : value_of(json.schema, '', pool, random);
  return { body: random.chance(25) ? spoilt(body, random) : body };
}

const escaped = (value) => encodeURIComponent(String(value).toWellFormed?.() ?? String(value).replace(/[\ud800-\udfff]/g, '?'));
const parameters = ({ template, operation }) => [...(document.paths[template].parameters ?? []), ...(operation.parameters ?? [])].map(resolve);

function part_of(name, pool, random) {
  if (random.chance(5)) return escaped(random.pick(TEXTS));
  if (random.chance(5)) return escaped(random.pick(NUMBERS));
  return escaped(pool.value(name, random) ?? random.pick(['aaaaaaaaaa', 0, 1]));
}

function query_of(given, pool, random) {
  const pairs = given.filter((one) => one.in === 'query' && (one.required || random.chance(25)) && one.name !== 'wait')
    .map((one) => [one.name, random.chance(15) ? random.pick(random.chance(50) ? TEXTS : NUMBERS) : value_of(one.schema, one.name, pool, random)]);
  if (random.chance(3)) pairs.push([random.pick(['x', 'limit', '', 'admin']), random.pick(TEXTS)]);
  return pairs.length ? '?' + pairs.map(([name, value]) => `${escaped(name)}=${escaped(typeof value === 'object' ? JSON.stringify(value) : value)}`).join('&') : '';
}

/** One request for the operation: {method, path, options} as Client.call takes them. */
export function request_of(one, pool, random) {
  const given = parameters(one);
  const outside = document.paths[one.template].servers ? '/' : '';
  const path = outside + one.template.replace(/\{(\w+)\}/g, (_, name) => part_of(name, pool, random)) + query_of(given, pool, random);
  const options = body_of(one.operation, pool, random);
  if (given.some((each) => each.in === 'header' && each.name === 'Idempotency-Key') && random.chance(20)) options.headers = { ...options.headers, 'Idempotency-Key': `key-${random.below(6)}` };
  return { method: one.method, path, options };
}
