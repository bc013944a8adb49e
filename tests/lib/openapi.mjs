// openapi.mjs - holds answers against frontend/openapi.yaml: route, status, content type, every member, the headers that all
// answers carry. What the file does not promise is a failure.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { SHARED } from './game_types.mjs';

/* The build has made JSON of it (deploy/openapi-json.mjs), which a hundred test files read in no time; an edit since then counts. */
async function description() {
  const yaml = new URL('../../frontend/openapi.yaml', import.meta.url);
  const json = resolve(fileURLToPath(new URL('../..', import.meta.url)), process.env.QUADRIVIUM_BUILD ?? 'build', 'openapi.json');
  if (existsSync(json) && statSync(json).mtimeMs >= statSync(yaml).mtimeMs) return JSON.parse(readFileSync(json, 'utf8'));
  const { parse } = await import('yaml');
  return parse(readFileSync(yaml, 'utf8'), { maxAliasCount: -1 });
}

/** openapi.yaml as it is. */
export const as_written = await description();

/* What a game says is held against its own schema by tests/cli/shapes.test.js. Here every game's answers pass, also those of the game that is
 * only a template, and orders that a game reads leniently. */
function every_game({ schemas: written, ...components }) {
  const schemas = { ...written, GameLegal: { type: 'object' } };
  for (const name of ['GameOrders', 'GameAct']) schemas[name] = { description: written[name].description };
  for (const name of ['View', 'SpectatorView']) schemas[name] = written[SHARED[name]];
  for (const name of ['Match', 'LobbyNew', 'Play']) {
    const template = { allOf: [{ $ref: `#/components/schemas/${SHARED[name]}` }, { type: 'object', properties: { game: { const: 'nullgame' } } }] };
    schemas[name] = { ...written[name], oneOf: [...written[name].oneOf, template] };
  }
  return { ...components, schemas };
}
export const document = { ...as_written, components: every_game(as_written.components) };

/* A file looks at a few answers of each kind: what is spent on fast checks is not earned again. That the schemas are schemas is tests/checks/openapi_lint.mjs's. */
const ajv = new Ajv({ strict: false, allErrors: true, inlineRefs: false, code: { optimize: false }, meta: false, validateSchema: false });
formats(ajv);
ajv.addSchema(document, 'api');
const compiled = new Map();

const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const templates = Object.keys(document.paths).map((template) => ({
  template,
  parts: (document.paths[template].servers ? template : '/api/v1' + template).split('/'),
}));

/** The path's template in openapi.yaml, or null; a literal part wins over a {name}. */
export function template_of(path) {
  const parts = path.split('?')[0].split('/');
  const fits = templates.filter((t) => t.parts.length === parts.length
    && t.parts.every((p, i) => p === parts[i] || (p.startsWith('{') && parts[i] !== '')));
  const open = (t) => t.parts.filter((p) => p.startsWith('{')).length;
  return fits.sort((a, b) => open(a) - open(b))[0]?.template ?? null;
}

/** Methods offered at a template, in upper case. */
export const methods_of = (template) => METHODS.filter((m) => document.paths[template][m]).map((m) => m.toUpperCase());

/** All operations: {template, method, operation}. */
export const operations = () => Object.keys(document.paths).flatMap((template) =>
  methods_of(template).map((method) => ({ template, method, operation: document.paths[template][method.toLowerCase()] })));

const pointer = (...parts) => parts.map((p) => '/' + encodeURIComponent(String(p).replace(/~/g, '~0').replace(/\//g, '~1'))).join('');

function validator(...parts) {
  const ref = 'api#' + pointer(...parts);
  if (!compiled.has(ref)) compiled.set(ref, ajv.compile({ $ref: ref }));
  return compiled.get(ref);
}

const schema = (name) => validator('components', 'schemas', name);
const tell = (check) => ajv.errorsText(check.errors, { separator: '; ' })
  + ' ' + JSON.stringify(check.errors.map((e) => e.params).slice(0, 4));

/** Faults of a value against a named schema, as one text; '' when it fits. */
export function misfit(name, value) {
  const check = schema(name);
  return check(value) ? '' : tell(check);
}

function header_faults(answer, faults) {
  const need = (name, pattern) => {
    if (!pattern.test(answer.headers[name] ?? '')) faults.push(`header ${name}: ${answer.headers[name] ?? 'missing'}`);
  };
  need('x-request-id', /^[\w-]{8,}$/);
  need('x-content-type-options', /^nosniff$/);
  need('referrer-policy', /./);
  need('content-security-policy', /default-src 'none'/);
  need('cross-origin-resource-policy', /^same-origin$/);
  need('cache-control', /./);
  if (answer.status === 304) need('etag', /^"[^"]+"$/);
  if (answer.status === 405) need('allow', /^[A-Z]+(, [A-Z]+)*$/);
  if (answer.status === 429 || answer.status === 503) need('retry-after', /^[1-9][0-9]*$/);
  if (answer.headers.server && /\d/.test(answer.headers.server)) faults.push(`header server tells a version: ${answer.headers.server}`);
}

function problem_faults(answer, name, faults) {
  if (!/^application\/problem\+json\b/.test(answer.headers['content-type'] ?? '')) {
    faults.push(`content type ${answer.headers['content-type']} for a refusal`);
    return;
  }
  const check = schema(name);
  if (!check(answer.body)) faults.push(`problem: ${tell(check)}`);
  else if (answer.body.status !== answer.status) faults.push(`problem says ${answer.body.status}`);
  else if (answer.body.request_id !== answer.headers['x-request-id']) faults.push('request_id differs from X-Request-Id');
}

function body_faults(answer, where, declared, faults) {
  const type = (answer.headers['content-type'] ?? '').split(';')[0];
  if (!declared.content) {
    if (answer.text) faults.push(`a body of ${answer.text.length} bytes where none belongs`);
    return;
  }
  if (!declared.content[type]) {
    faults.push(`content type ${type || 'missing'} is not declared`);
    return;
  }
  if (type !== 'application/json') {
    if (type === 'application/problem+json') problem_faults(answer, 'Problem', faults);
    return;
  }
  const check = validator(...where, 'content', type, 'schema');
  if (!check(answer.body)) faults.push(tell(check));
}

/** What is wrong with an answer {method, path, sent, status, headers, text, body}: a list of sentences. */
export function faults_of(answer) {
  const faults = [];
  header_faults(answer, faults);
  const template = template_of(answer.path);
  if (!template) {
    if (answer.status !== 404) faults.push('the route is not in openapi.yaml, yet it is answered');
    problem_faults(answer, 'Problem', faults);
    return faults;
  }
  const operation = document.paths[template][answer.method.toLowerCase()];
  if (!operation || answer.status === 405) {
    const offered = methods_of(template);
    if (operation || answer.status !== 405) faults.push(operation ? '405 for an offered method' : 'the method is not in openapi.yaml');
    const allow = (answer.headers.allow ?? '').split(', ');
    if (!offered.every((m) => allow.includes(m))) faults.push(`Allow: ${answer.headers.allow} leaves out some of ${offered}`);
    problem_faults(answer, 'Problem', faults);
    return faults;
  }
  let declared = operation.responses[answer.status];
  if (!declared) {
    faults.push(`status ${answer.status} is not declared for ${operation.operationId}`);
    return faults;
  }
  if (declared.$ref) declared = document.components.responses[declared.$ref.split('/').pop()];
  const html = declared.content?.['text/html'];
  const own = declared.content?.['application/json']; // a door that speaks another language than problem+json
  if (answer.status >= 400 && !html && !own) problem_faults(answer, answer.status === 429 || answer.status === 503 ? 'LimitProblem' : 'Problem', faults);
  else if (!html) body_faults(answer, ['paths', template, answer.method.toLowerCase(), 'responses', answer.status], declared, faults);
  if (answer.status < 300 && operation.requestBody && answer.sent !== undefined) {
    const check = validator('paths', template, answer.method.toLowerCase(), 'requestBody', 'content', 'application/json', 'schema');
    if (!check(answer.sent)) faults.push(`accepted a body that openapi.yaml refuses: ${tell(check)}`);
  }
  return faults;
}
