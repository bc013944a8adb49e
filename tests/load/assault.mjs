// assault.mjs - the attacks of cases 3, 35, 36 and 37, for `make soak`: each begins with start(s), runs in a thread of its own, so that what it
// sends takes no time from what is measured, and tells at its end how it was answered.
import net from 'node:net';
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { Client, exchange } from '../lib/client.mjs';

const counts = {};
const count = (name) => { counts[name] = (counts[name] ?? 0) + 1; };
let over = false;
const client_of = ({ url }) => Object.assign(new Client(url), { strict: false });
const told = ({ status, body }) => count(`${status}${body?.limit_key ? ` ${body.limit_key}` : ''}`);

/** So many loops at once; what fails counts as nobody answering. */
const loops = (many, ask) => Promise.all(Array.from({ length: many }, async (_, i) => {
  for (let n = 0; !over; n++) await ask(i, n).catch(() => { count('no answer'); return pause(50); });
}));

/** Three hundred sign in, and again as soon as they are answered. */
const logins = (s) => loops(300, async (i, n) => {
  const answer = await client_of(s).call('POST', '/sessions', { body: { name: `nobody ${i} ${n}`, password: 'not the password' }, fresh: true });
  told(answer);
  if (answer.status === 503) await pause(100);
});

/** One account asks two hundred times a second and waits for nobody. */
async function impatient(s) {
  const client = Object.assign(client_of(s), { cookie: s.cookie });
  const asked = [];
  for (const began = Date.now(); !over;) {
    while (asked.length < (Date.now() - began) / 5) asked.push(client.call('GET', '/me/inbox').then(told, () => count('no answer')));
    await pause(5);
  }
  await Promise.all(asked);
}

/** A connection that has said this much, and goes on a byte a second: speaking, or reading. Replaced when it is cut off. */
async function drip(s, said, more) {
  while (!over) {
    const socket = net.connect({ port: Number(s.port), host: '127.0.0.1', highWaterMark: 1 }, () => socket.write(said));
    socket.pause();
    let cut = false;
    socket.on('error', () => {}).on('close', () => { cut = true; });
    while (!cut && !over) {
      await pause(1000);
      if (more) socket.write(more);
      else socket.read(1);
    }
    count(over ? 'held on' : 'cut off');
    socket.destroy();
  }
}

/** Five hundred long polls, and a hundred each of slow heads, slow bodies and slow readers. */
async function slow(s) {
  const head = `Host: 127.0.0.1:${s.port}\r\nOrigin: ${s.url}\r\nCookie: ${s.cookie}\r\n`;
  const client = Object.assign(client_of(s), { cookie: s.cookie });
  const { body } = await client.call('GET', '/me/inbox');
  const kinds = [
    [`GET /api/v1/me HTTP/1.1\r\n${head}`, 'X: y\r\n'], [`POST /api/v1/lobbies HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`, ' '],
    [`GET ${s.long} HTTP/1.1\r\n${head}\r\n`, null],
  ];
  await Promise.all([
    loops(500, async () => {
      const answer = await client.call('GET', `/me/inbox?after=${body.seq}&wait=20`, { fresh: true });
      count(`poll ${answer.status}${answer.headers['retry-after'] ? ', told to ask again later' : ''}`);
      if (answer.headers['retry-after']) await pause(1000);
    }),
    ...kinds.flatMap(([said, more]) => Array.from({ length: 100 }, () => drip(s, said, more))),
  ]);
}

/** Bodies out of bounds, eight at a time. */
function bodies(s) {
  const json = { 'Content-Type': 'application/json', Origin: s.url };
  const bomb = gzipSync(Buffer.alloc(64 << 20, ' '));
  const kinds = [
    ['/lobbies', ' '.repeat(65537)], ['/verify', `${'['.repeat(100)}${']'.repeat(100)}`], ['/verify', `{"events":[${Array(1_000_000).fill('{}').join()}]}`],
    ['/verify', bomb, { 'Content-Encoding': 'gzip' }], ['/lobbies', '{"a":1,"a":2}'], ['/lobbies', Buffer.from([0x22, 0xc3, 0x28, 0x22])], ['/lobbies', '{}', { Cookie: `qsid=${'a'.repeat(8192)}` }],
    ['/verify', `{"format":"${'x'.repeat(16 << 20)}"}`],
  ];
  return loops(kinds.length, async (i) => {
    const [path, body, more] = kinds[i];
    const { status } = await exchange(`${s.url}/api/v1${path}`, { method: 'POST', headers: { ...json, 'Content-Length': Buffer.byteLength(body), ...more }, body, fresh: true });
    count(status);
  });
}

export const ASSAULTS = { 'logins': logins, 'no patience': impatient, 'slow clients': slow, 'bodies': bodies };

/** Begin one; resolves to a function that ends it and resolves to how often it was answered how. `s`: url, port, a cookie, the path of a long answer. */
export function assault(name, s) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { name, s } });
  const ended = new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
  });
  return () => {
    worker.postMessage('over');
    return ended.finally(() => worker.terminate());
  };
}

if (!isMainThread && workerData?.name) {
  parentPort.once('message', () => {
    over = true;
    setTimeout(() => parentPort.postMessage(counts), 3000); // what still hangs is not waited for
  });
  setPriority(0, 10); // this thread alone: an attacker's computing is done elsewhere and costs the arena nothing
  await ASSAULTS[workerData.name](workerData.s);
}
