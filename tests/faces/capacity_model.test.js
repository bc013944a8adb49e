// The model behind deploy/capacity.md: it must agree with what queueing theory knows exactly, and with common sense where theory is silent.
import test from 'node:test';
import assert from 'node:assert/strict';
import { FULL, PERSON, dice, highest_rate, mean_us, needs, response_times, response_us } from '../load/queueing.mjs';

const one = (more) => [{ share: 1, front_us: 0, worker_us: 0, ...more }];
const machine = (more) => ({ cores: 1, workers: Infinity, flush_us: 0, ...more });
const near = (got, wanted, part) => assert.ok(Math.abs(got - wanted) <= wanted * part, `${got} is not within ${part * 100} % of ${wanted}`);

test('an idle machine takes the time of the work, and a flush for what is durable', () => {
  const kinds = one({ front_us: 100, worker_us: 900 });
  const times = (more, part) => response_us([{ ...kinds[0], ...more }], machine({ cores: 8, flush_us: 5000 }), 5, { seconds: 100, part });
  near(times({}, 0.5), 900, 0.1); // the median: half of each part is fixed, half exponential
  near(times({ durable: true }, 0.5), 5900, 0.03);
});

test('shared processors: the mean answer is the work divided by what is left of them', () => {
  for (const load of [0.3, 0.6]) { // exact for processor sharing, whatever the times' distribution
    const times = response_times(one({ front_us: 1000 }), machine(), load * 1000, { seconds: 100, seed: 7 });
    near(times.reduce((a, b) => a + b) / times.length, 1000 / (1 - load), 0.1);
  }
});

test('what is fullest bounds the rate: the processors, the workers or the disk', () => {
  const rate = (kind, more) => highest_rate(one(kind), machine(more), { seconds: 4 });
  near(rate({ front_us: 500, worker_us: 500 }, { cores: 2 }), 2000, 0.12);
  near(rate({ front_us: 500, worker_us: 500 }, { cores: 4 }), 4000, 0.12);
  near(rate({ worker_us: 1000 }, { cores: 8, workers: 2 }), 2000, 0.12);
  const on_disk = rate({ worker_us: 10, durable: true }, { cores: 2, workers: 10, flush_us: 20_000 });
  assert.ok(on_disk > 1 * 50 && on_disk < 10 * 50, `commits share flushes, 50 a second, at most ten each: ${on_disk}`);
});

test('a mix costs what its parts do, and the same seed gives the same answer', () => {
  const mix = [{ share: 1, front_us: 100, worker_us: 400, durable: true }, { share: 7, front_us: 60, worker_us: 100 }];
  assert.equal(mean_us(mix), 202.5);
  const ask = (seed) => response_us(mix, machine({ cores: 2, workers: 12, flush_us: 1000 }), 5000, { seconds: 1, seed });
  assert.equal(ask(3), ask(3));
  assert.notEqual(ask(3), ask(4));
  const random = dice(5), drawn = Array.from({ length: 20_000 }, random);
  near(drawn.reduce((a, b) => a + b) / drawn.length, 0.5, 0.01);
  assert.ok(drawn.every((x) => x >= 0 && x < 1));
});

test('more load never answers sooner, and an overloaded machine is found out', () => {
  const at = (rate) => response_us(one({ worker_us: 1000 }), machine({ workers: 12 }), rate, { seconds: 4 });
  const times = [200, 500, 800, 950, 1200, 2000].map(at);
  for (let i = 1; i < times.length; i++) assert.ok(times[i] > times[i - 1], times.join(' '));
  near(at(2000), 0.95 * 2e6, 0.15); // half of what comes in four seconds is left; the last waits two seconds and is not served
});

test('machines for people: ten times as many need ten times as much, each cost where it falls', () => {
  const cost = { front: 100, database: 300 };
  const costs = { orders: cost, views: cost, watched: { front: 30 }, waits: { front: 70 }, cached: { front: 20 }, read: cost, bot_turn_us: 50_000, waiting_kib: 20, order_bytes: 2000 };
  const [small, large] = [1e4, 1e5].map((people) => needs(people, costs));
  for (const key of Object.keys(small)) near(large[key], 10 * small[key], 1e-9);
  near(small.database_cores, 1e4 * (PERSON.orders + PERSON.views + PERSON.read) * 300 / 1e6 / FULL, 1e-9);
  near(small.memory_gib, 1e4 * PERSON.waiting * 20 / 2 ** 20, 1e-9);
  assert.equal(needs(1e4, { ...costs, bot_turn_us: 0 }).bot_cores, 0);
});
