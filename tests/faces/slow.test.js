// What makes tests run as on a busy machine: the line hands on what it is given, however late, and a pause leaves alone what a test has stopped.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import test from 'node:test';
import { slow_line, slower } from '../browser/lib/slow.mjs';
import { drawn } from '../lib/drawn.mjs';
import { pauses } from '../lib/pauses.mjs';
import { until } from '../lib/stack.mjs';

/* A server that notes what it is asked, and the line to it. */
async function line_to(t, answer) {
  const asked = [];
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    asked.push(`${request.method} ${request.url} ${request.headers['x-own'] ?? ''} ${body}`);
    server.emit('asked');
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const line = await slow_line('a seed');
  t.after(async () => {
    await line.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = new URL(line.server);
  const origin = `http://127.0.0.1:${server.address().port}`;
  const ask = (method, path, body) => http.request({ host: '127.0.0.1', port, method, agent: false, path: origin + path, headers: { 'X-Own': 'mine' } }).end(body);
  const tunnel = () => http.request({ host: '127.0.0.1', port, method: 'CONNECT', path: `127.0.0.1:${server.address().port}` }).end();
  return { asked, server, ask, tunnel };
}

test('the line hands on method, address, head and body, and the answer as it came', async (t) => {
  const { asked, ask } = await line_to(t, (_, response) => response.writeHead(404, { 'Set-Cookie': ['a=1', 'b=2'], Connection: 'close' }).end('none'));
  const [answer] = await once(ask('PUT', '/a/b?c=%20', 'words'), 'response');
  assert.deepEqual([answer.statusCode, answer.headers['set-cookie'], Buffer.concat(await answer.toArray()).toString()], [404, ['a=1', 'b=2'], 'none']);
  assert.deepEqual(asked, ['PUT /a/b?c=%20 mine words']);
});

test('what is on its way arrives, although nobody waits for the answer', async (t) => {
  const { asked, server, ask } = await line_to(t, (_, response) => response.end());
  const order = ask('POST', '/orders', 'mine');
  order.on('error', () => { /* taken back */ });
  await once(order, 'finish');
  const arrived = once(server, 'asked');
  order.destroy();
  await arrived;
  assert.deepEqual(asked, ['POST /orders mine mine']);
});

test('a connection through the line carries what the two ends say', async (t) => {
  const { asked, server, tunnel } = await line_to(t, (_, response) => response.writeHead(200, { Connection: 'close' }).end('words'));
  const [answer, socket] = await once(tunnel(), 'connect');
  assert.equal(answer.statusCode, 200);
  socket.write(`GET /x HTTP/1.1\r\nHost: 127.0.0.1:${server.address().port}\r\nConnection: close\r\n\r\n`);
  assert.match(Buffer.concat(await socket.toArray()).toString(), /^HTTP\/1.1 200 OK[^]*words/);
  assert.deepEqual(asked, ['GET /x  ']);
});

test('a server that is gone is a connection that fails', async (t) => {
  const { server, ask } = await line_to(t, (request) => request.socket.destroy());
  assert.equal((await once(ask('GET', '/'), 'error'))[0].code, 'ECONNRESET');
  server.closeAllConnections();
  await new Promise((done) => { server.close(done); });
  assert.equal((await once(ask('GET', '/'), 'error'))[0].code, 'ECONNRESET');
});

test('a seed means the same each time, and seeds differ', () => {
  assert.deepEqual(drawn(1, 'GET /', 2), drawn(1, 'GET /', 2));
  assert.equal(new Set([1, 2, 3].map((seed) => drawn(seed, 'GET /', 2)[0])).size, 3);
  const all = Array.from({ length: 1000 }, (_, n) => drawn('x', n)).flat();
  assert.ok(all.every((one) => one >= 0 && one < 1) && all.some((one) => one < 0.01) && all.some((one) => one > 0.99));
  assert.deepEqual([...new Set(Array.from({ length: 30 }, (_, seed) => slower(seed)))].sort(), [1, 2, 3, 4]);
});

const state = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\) (\w)/)[1];
const stands = (pid, wanted) => until(() => (state(pid) === 'T') === wanted, { every: 5, what: `a process that ${wanted ? 'stands' : 'runs'}` });

test('a process is stopped and goes on, unless the test itself stopped it', async (t) => {
  const child = spawn('sleep', ['600']);
  t.after(() => child.kill('SIGKILL'));
  await once(child, 'spawn');
  const end = pauses('a seed', () => [{ pid: child.pid }]);
  await stands(child.pid, true);
  await stands(child.pid, false);
  await stands(child.pid, true);
  process.kill(child.pid, 'SIGSTOP');
  await end();
  assert.equal(state(child.pid), 'T');
  process.kill(child.pid, 'SIGCONT');
  await stands(child.pid, false);
});
