// The HTTP fuzzer of tests/fuzz/http, so many requests of a fixed seed; `make fuzz-http` goes on longer.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { operations } from '../lib/openapi.mjs';
import { stack } from '../lib/stack.mjs';
import { befalls, bystanders, fuzz } from '../fuzz/http/fuzz.mjs';
import { SETTINGS } from '../fuzz/http/settings.mjs';
import { over_bars, verdict } from '../load/bars.mjs';

const s = await stack({ env: SETTINGS });
after(() => s.stop());
const REQUESTS = 4000;
const MISSED = 1 / 6; // so large a part of the operations may have been asked for nothing that is there: each is asked a dozen times

test('thousands of odd requests from everybody: no fault, no death, and nothing of the bystanders has changed', async () => {
  const { faults, covered, reached, by_status } = await fuzz(s, { seed: 20261123, enough: (requests) => requests >= REQUESTS });
  assert.deepEqual(faults.slice(0, 20), [], `${faults.length} faults`);
  const never = operations().map(({ method, template }) => `${method} ${template}`).filter((one) => !covered.has(one));
  assert.ok(never.length <= 3, `never asked: ${never.join(', ')}`);
  const missed = [...covered].filter((one) => !reached.has(one)).sort();
  console.log(`# ${missed.length} of ${covered.size} operations were asked for nothing that is there: ${missed.join(', ')}`);
  assert.ok(missed.length <= covered.size * MISSED, `never reached: ${missed.join(', ')}`);
  const accepted = Object.entries(by_status).reduce((sum, [status, n]) => sum + (status < 300 ? n : 0), 0);
  assert.ok(accepted > REQUESTS / 5, `only ${accepted} of ${REQUESTS} requests were accepted: ${JSON.stringify(by_status)}`);
});

test('what the staff may do to anybody is not asked about a bystander, and of nobody else is it left out', async () => {
  const quiet = await bystanders(s);
  assert.deepEqual([quiet.people.length, new Set(quiet.people).size], [4, 4]);
  const path = (name) => `/desk/members/${encodeURIComponent(name)}`;
  const of = async (caller, method, name) => befalls(s, quiet, { name: caller }, method, path(name));
  for (const name of [...quiet.people, quiet.people[2].toUpperCase(), ` ${quiet.people[3]}`])
    assert.deepEqual([await of('moderator', 'PUT', name), await of('moderator', 'DELETE', name), await of('person 1', 'PUT', name), await of('trusted member 1', 'PUT', name)], [true, true, false, false], name);
  assert.equal(await of('moderator', 'PUT', 'Somebody else'), false);
  for (const odd of ['/desk/members/%', '/desk/members/%ff', '/desk/members/']) assert.equal(await befalls(s, quiet, { name: 'moderator' }, 'PUT', odd), false, odd);
});

test('the soak fails when orders are too slow beside an attack, and says when the machine was not quiet', () => {
  const times = { alone: [10, 50], attacked: [90], logins: [99], 'no patience': [99.9], 'slow clients': [199] };
  const quiet = { broken: 0, bars: [], load: 0.2, processors: 2 };
  assert.deepEqual(over_bars((name) => times[name] ?? []), []);
  assert.equal(verdict(quiet), 'every promise was kept');
  for (const [phase, slow] of [['attacked', 100], ['logins', 100], ['no patience', 100], ['slow clients', 200]])
    assert.match(over_bars((name) => (name === phase ? [slow] : times[name])).join(), new RegExp(`^${phase}: p95 of orders ${slow} ms, allowed less than`));
  assert.equal(over_bars((name) => (name === 'logins' ? [] : times[name])).length, 1, 'a phase in which nothing was accepted');
  assert.equal(over_bars((name) => (name === 'alone' ? [] : times[name])).length, 3, 'nothing to compare with');
  assert.match(verdict({ ...quiet, bars: ['x'] }), /too slow$/);
  assert.match(verdict({ ...quiet, broken: 1, load: 1.5 }), /^BROKEN \(the machine was not quiet: load 1.50/);
});
