// openapi.mjs [--write] - frontend/openapi.yaml, backend/web/routes.def and the handlers say the same; the list of problem codes
// is the fault lists', and what depends on the game follows from GameTypes (--write brings both up to date).
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { by_game, options } from '../lib/game_types.mjs';
import { as_written, document, operations } from '../lib/openapi.mjs';

const root = new URL('../../', import.meta.url);
const text_of = (path) => readFileSync(new URL(path, root), 'utf8');
let faults = [];
const fault = (sentence) => faults.push(sentence);

function routes() {
  const found = new Map();
  for (const [, method, path, handler, who, body] of text_of('backend/web/routes.def')
    .matchAll(/^ROUTE\((\w+), "([^"]+)", (\w+), (\w+), ([^,]+), \w+, \w+[,)]/gm))
    found.set(`${method} ${path}`, { handler, who, body: body.trim() });
  return found;
}

function compare_routes(found) {
  const described = new Map(operations().map(({ template, method, operation }) => [`${method} ${template}`, operation]));
  for (const [route, { handler, who, body }] of found) {
    const operation = described.get(route);
    if (!operation) {
      fault(`${route} (${handler}) is in routes.def but not in openapi.yaml`);
      continue;
    }
    if (operation.operationId !== handler) fault(`${route}: the handler is ${handler}, the operationId ${operation.operationId}`);
    if ((body !== '0') !== Boolean(operation.requestBody)) fault(`${route}: routes.def allows a body of ${body}, openapi.yaml ${operation.requestBody ? 'has' : 'has no'} requestBody`);
    const open = (operation.security ?? document.security).some((need) => Object.keys(need).length === 0);
    if (open !== (who === 'ANYONE')) fault(`${route}: routes.def says ${who}, openapi.yaml ${open ? 'lets anyone in' : 'asks for a cookie'}`);
  }
  for (const [route, operation] of described) if (!found.has(route)) fault(`${route} (${operation.operationId}) is in openapi.yaml but not in routes.def`);
}

function compare_handlers(found) {
  const source = readdirSync(new URL('backend/web/', root)).filter((name) => name.endsWith('.c')).map((name) => text_of(`backend/web/${name}`)).join('\n');
  const written = new Set([...source.matchAll(/^bool (\w+)\(struct ctx \*c, const struct request \*rq, struct reply \*rp\)/gm)].map(([, name]) => name));
  for (const { handler } of found.values()) if (!written.has(handler)) fault(`the handler ${handler} is not written in backend/web`);
}

function fault_codes() {
  const lists = ['backend/base/fault.def', ...readdirSync(new URL('backend/games/', root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory()).map((entry) => `backend/games/${entry.name}/fault.def`)];
  const codes = new Set();
  for (const list of lists) {
    let text = '';
    try {
      text = text_of(list);
    } catch {
      continue; // a game without refusals of its own
    }
    for (const [, name] of text.matchAll(/^FAULT\((\w+),/gm)) codes.add(name.toLowerCase());
  }
  return [...codes].sort();
}

/* Options stand with a line for each. */
function options_text([name, { properties, ...rest }]) {
  const lines = Object.entries(rest).map(([key, value]) => `      ${key}: ${JSON.stringify(value)}\n`);
  const members = Object.entries(properties).map(([key, value]) => `        ${key}: ${JSON.stringify(value)}\n`);
  return `    ${name}:\n${lines.join('')}      properties:\n${members.join('')}`;
}

function by_game_text([name, schema]) {
  return `    ${name}:\n${Object.entries(schema).map(([key, value]) => `      ${key}: ${JSON.stringify(value)}\n`).join('')}`;
}

function write_lists() {
  const codes = fault_codes();
  const { schemas } = as_written.components;
  const written = {
    codes: codes.map((code) => `        - ${code}\n`),
    options: Object.entries(options(schemas)).map(options_text),
    'by game': Object.entries(by_game({ ...schemas, ...options(schemas) })).map(by_game_text),
  };
  let text = text_of('frontend/openapi.yaml');
  for (const [name, parts] of Object.entries(written))
    text = text.replace(new RegExp(`(# begin ${name}\\n)[^]*?( +# end ${name})`), (_, first, last) => first + parts.join('') + last);
  writeFileSync(new URL('frontend/openapi.yaml', root), text);
  console.log(`openapi.yaml: the list of codes has ${codes.length}`);
}

function compare_schemas() {
  const { schemas } = as_written.components;
  for (const [name, schema] of Object.entries({ ...options(schemas), ...by_game({ ...schemas, ...options(schemas) }) })) {
    try {
      assert.deepEqual(schemas[name], schema);
    } catch {
      fault(`${name} does not follow from GameTypes and the games' files; run: node tests/checks/openapi.mjs --write`);
    }
  }
}

function compare_codes() {
  const codes = fault_codes();
  const listed = document.components.schemas.Code.enum;
  for (const code of codes.filter((c) => !listed.includes(c))) fault(`the code ${code} is in a fault list but not in openapi.yaml`);
  for (const code of listed.filter((c) => !codes.includes(c))) fault(`the code ${code} is in openapi.yaml but in no fault list`);
  if (faults.length) fault('run: node tests/checks/openapi.mjs --write');
}

function claim(sentence, compare) {
  test(sentence, () => {
    faults = [];
    compare(routes());
    assert.deepEqual(faults, []);
  });
}

if (process.argv.includes('--write')) {
  write_lists();
} else {
  claim('the route table and openapi.yaml list the same operations', compare_routes);
  claim('every route has its handler', compare_handlers);
  claim('openapi.yaml lists every problem code and no other', compare_codes);
  claim('what openapi.yaml says by game and variant follows from GameTypes and the options of the games', compare_schemas);
}
