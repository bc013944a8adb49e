// Every address of the router in the light theme, at 360 and 1440 px: axe finds nothing and nothing overflows. A route that is
// not visited (lib/addresses.mjs) fails the first test.
import test from 'node:test';
import assert from 'node:assert/strict';
import { routes } from '../../frontend/app/router.js';
import { accessible, VISITS } from './lib/addresses.mjs';

test('every address of the router is visited, and nothing else', () => {
  assert.deepEqual(Object.keys(VISITS).sort(), routes.map(([pattern]) => pattern).sort());
});

accessible('light');
