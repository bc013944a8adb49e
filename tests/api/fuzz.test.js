// The HTTP fuzzer of tests/fuzz/http, so many requests of a fixed seed; `make fuzz-http` goes on longer.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { operations } from '../lib/openapi.mjs';
import { stack } from '../lib/stack.mjs';
import { fuzz } from '../fuzz/http/fuzz.mjs';
import { SETTINGS } from '../fuzz/http/settings.mjs';

const s = await stack({ env: SETTINGS });
after(() => s.stop());
const REQUESTS = 4000;

test('thousands of odd requests from everybody: no fault, no death, and nothing of the bystanders has changed', async () => {
  const { faults, covered, by_status } = await fuzz(s, { seed: 20261123, enough: (requests) => requests >= REQUESTS });
  assert.deepEqual(faults.slice(0, 20), [], `${faults.length} faults`);
  const never = operations().map(({ method, template }) => `${method} ${template}`).filter((one) => !covered.has(one));
  assert.ok(never.length <= 3, `never asked: ${never.join(', ')}`);
  const accepted = Object.entries(by_status).reduce((sum, [status, n]) => sum + (status < 300 ? n : 0), 0);
  assert.ok(accepted > REQUESTS / 5, `only ${accepted} of ${REQUESTS} requests were accepted: ${JSON.stringify(by_status)}`);
});
