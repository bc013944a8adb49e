// Every route goes to the door of its class: backend/web/routes.def says the class, nginx/quadrivium.conf.in where it is sent.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const DOORS = { LIGHT: 'workers', COSTLY: 'costly', HASHING: 'hashing', CALLING: 'calling' };

const routes = [...read('backend/web/routes.def').matchAll(/^ROUTE\((\w+), "([^"]+)", (\w+),(.*)\)$/gm)]
  .map(([, method, path, handler, columns]) => ({ method, path, handler, cost: columns.match(/ COSTS\((\w+)\)/)?.[1] ?? 'LIGHT' }));
const block = read('nginx/quadrivium.conf.in').match(/map "\$request_method \$uri" \$door \{([^}]*)\}/)[1];
const rules = [...block.matchAll(/^\s*"([^"]+)" (\w+); # (\w+(?:, \w+)*)$/gm)].map(([, pattern, door, handlers]) => ({ pattern, door, handlers: handlers.split(', ') }));

/** What nginx's map makes of a request: a plain text is compared, one with ~ searched. */
const door_of = (request) => rules.find(({ pattern }) => (pattern.startsWith('~') ? new RegExp(pattern.slice(1)).test(request) : pattern === request))?.door ?? 'workers';

test('every route is sent to the door of its class', () => {
  assert.ok(routes.length > 100 && rules.length > 10);
  for (const { method, path, handler, cost } of routes) {
    const request = `${method} /api/v1${path.replace(/\{\w+\}/g, 'abcdefghij')}`;
    assert.equal(door_of(request), DOORS[cost], `${request} (${handler}, ${cost})`);
  }
});

test('the map names every route that is not light, and no other', () => {
  const sent = rules.flatMap(({ handlers }) => handlers).sort();
  assert.deepEqual(sent, routes.filter(({ cost }) => cost !== 'LIGHT').map(({ handler }) => handler).sort());
});
