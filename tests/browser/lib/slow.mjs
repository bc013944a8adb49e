// slow.mjs - a slow line and a slow machine, to bring out what only a busy one shows. BROWSER_DELAY=SEED sends all that Chromium asks for, its service
// workers too, through a proxy that holds each request back, and then its answer: up to DELAY_MS together, so that they overtake one another.
// The pages' processor time is divided by up to 4. The seed decides; a request is the same one when its method, path and number among its likes are.
import http from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { drawn } from '../../lib/drawn.mjs';

/** The longest delay of an exchange in milliseconds. */
export const DELAY_MS = 700;

/* Ids differ from run to run. */
const like = (method, url) => `${method} ${url.pathname.replace(/\/[a-z2-7]{10}(?=\/|$)/g, '/ID')}`;

/** How many times slower a seed's pages compute: 1 to 4. */
export const slower = (seed) => 1 + Math.floor(4 * drawn(seed, 'processor')[0]);

const slowed = new WeakMap();

/** Slow down the processor of a page, as long as it is open. */
export async function slow_down(page, seed) {
  const session = await page.context().newCDPSession(page);
  const divide_by = (rate) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await divide_by(slower(seed));
  slowed.set(page, { divide_by, rate: slower(seed) });
}

/** Do what is the test's own work and not the page's, at full speed. Resolves as `work` does. */
export async function at_full_speed(page, work) {
  const { divide_by, rate } = slowed.get(page) ?? {};
  await divide_by?.(1);
  try {
    return await work();
  } finally {
    await divide_by?.(rate);
  }
}

/* The head of a message without what concerns one connection only. */
const passed = (raw) => raw.filter((_, i) => !/^(proxy-connection|connection|keep-alive|transfer-encoding)$/i.test(raw[i - i % 2]));

/* Ask the server what the browser asked, and hand on its answer. A reader that has gone away takes a question back, as without a proxy; what was to be written arrives. */
function hand_on(request, response, body, wait) {
  const asked = http.request(request.url, { method: request.method, headers: passed(request.rawHeaders), agent: false }, async (answer) => {
    await wait();
    if (response.destroyed) return;
    response.writeHead(answer.statusCode, passed(answer.rawHeaders));
    answer.on('error', () => response.destroy()).pipe(response);
  });
  asked.on('error', () => response.destroy()); // no server, no answer
  if (request.method === 'GET') response.on('close', () => asked.destroy());
  asked.end(body);
}

/* A connection through the proxy, which the requests of a test itself take: they come late, but in their order. Resolves to its two ends. */
async function tunnel(request, socket, head, wait) {
  const [host, port] = request.url.split(':');
  await wait();
  const server = net.connect(Number(port), host, () => {
    socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
    server.write(head);
    server.pipe(socket).pipe(server);
  });
  for (const one of [socket, server]) {
    for (const end of ['error', 'close']) one.on(end, () => [socket, server].forEach((other) => other.destroy()));
  }
  return [socket, server];
}

/** Start the proxy. Resolves to {server, close}: its address for Chromium. */
export async function slow_line(seed) {
  const counts = new Map();
  const open = new Set();
  const delays = (what) => {
    counts.set(what, (counts.get(what) ?? 0) + 1);
    return drawn(seed, what, counts.get(what)).map((share) => share * DELAY_MS / 2);
  };
  const proxy = http.createServer(async (request, response) => {
    const [before, after] = delays(like(request.method, new URL(request.url)));
    const body = await request.toArray().then(Buffer.concat, () => null);
    if (!body) return; // gone before it had said everything
    await pause(before);
    /* What is on its way arrives, whether or not somebody waits for the answer; a question that nobody hears of may as well not. */
    if (request.method === 'GET' && response.destroyed) return;
    hand_on(request, response, body, () => pause(after));
  });
  proxy.on('connect', async (request, socket, head) => {
    const [before] = delays('CONNECT');
    for (const end of await tunnel(request, socket, head, () => pause(before))) open.add(end);
  });
  await new Promise((resolve) => { proxy.listen(0, '127.0.0.1', resolve); });
  return {
    server: `http://127.0.0.1:${proxy.address().port}`,
    async close() {
      proxy.closeAllConnections();
      for (const end of open) end.destroy();
      await new Promise((resolve) => { proxy.close(resolve); });
    },
  };
}
