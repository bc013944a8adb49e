// How the bench judges a run of wrk: what it printed is a measurement, or the reason why it is none is told.
import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fault_of, read_wrk, run, wrk } from '../load/measure.mjs';

const PRINTED = `Running 3s test @ http://127.0.0.1:8080/
  2 threads and 32 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     2.10ms    1.01ms  14.37ms   80.11%
  Latency Distribution
     50%    1.99ms
     99%    5.80ms
  45000 requests in 3.00s, 8.58MB read
Requests/sec:  15000.00
Transfer/sec:      2.86MB
`;
const with_line = (line) => PRINTED.replace('Requests/sec', `${line}\nRequests/sec`);

test('a run without errors is a measurement, and every other one says what was wrong', () => {
  const got = read_wrk(PRINTED);
  assert.deepEqual([got.count, got.rate, got.p99, fault_of(got, 200)], [45_000, 15_000, '5.80ms', null]);
  assert.match(fault_of(got, 300), /^199\.9 bytes an answer, expected 300$/);
  assert.equal(fault_of(read_wrk(with_line('  Non-2xx or 3xx responses: 7')), 200), '7 of 45000 requests were refused');
  assert.match(fault_of(read_wrk(with_line('  Socket errors: connect 0, read 2, write 0, timeout 5')), 200), /^connections failed \(read 2, timeout 5; /);
  assert.equal(fault_of(read_wrk(PRINTED.replace('45000 requests in 3.00s, 8.58MB', '0 requests in 3.00s, 0.00B')), 200), 'no request was answered');
  assert.throws(() => read_wrk('unable to create thread 0: Resource temporarily unavailable'), /printed no sum of its requests:\nunable to create thread/);
});

test('a run whose requests are refused tells what the address answers', async (t) => {
  const server = createServer((request, response) => {
    response.writeHead(503, { 'Retry-After': '4' });
    response.end('{"code":"busy"}');
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  const folder = mkdtempSync(join(tmpdir(), 'quad-wrk-'));
  const { PATH } = process.env;
  writeFileSync(join(folder, 'wrk'), `#!/bin/sh\ncat <<'END'\n${with_line('  Non-2xx or 3xx responses: 7')}END\n`, { mode: 0o755 }); // not every machine has the real one
  process.env.PATH = `${folder}:${PATH}`;
  t.after(() => {
    process.env.PATH = PATH;
    rmSync(folder, { recursive: true });
    server.closeAllConnections();
    server.close();
  });
  await assert.rejects(wrk(`http://127.0.0.1:${server.address().port}/`, { seconds: 1, bytes: 200 }), /: 7 of 45000 requests were refused; asked once more, the address answers 503 Retry-After: 4 {"code":"busy"}\n/);
});

test('a program that fails is told with its signal and its last words, wherever it printed them', async () => {
  await assert.rejects(run('sh', ['-c', 'echo why; exit 3']), /ended with 3: why/);
  await assert.rejects(run('sh', ['-c', 'echo why >&2; kill -9 $$']), /ended with SIGKILL: why/);
});
