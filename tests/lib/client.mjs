// client.mjs - one person or program at the HTTP interface: cookie jar, Origin, and every answer held against openapi.yaml.
import assert from 'node:assert/strict';
import http from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { faults_of } from './openapi.mjs';
import { may_go } from './pauses.mjs';

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
/** Connections over TLS; a test puts the certificate it trusts into `options.ca`. */
export const secure = new https.Agent({ keepAlive: true, maxSockets: 256 });
const idle = (error) => ['ECONNRESET', 'EPIPE'].includes(error.code);

const LARGE = 1 << 20;
/* How often a request is made while the server is busy. */
const BUSY_TRIES = 5;
/* If the server is silent for longer, the request fails and names its address. */
const SILENT_MS = 400_000;

/**
 * One exchange, unchecked: resolves to {status, headers, text, bytes}. A large body is sent once the server asks for it (RFC 9110 10.1.1): who is refused
 * before that would write into a closed connection, and miss the answer.
 */
export function exchange(url, { method = 'GET', headers = {}, body, signal, fresh = false } = {}) {
  return new Promise((resolve, reject) => {
    const tls = url.startsWith('https:');
    const asks = body !== undefined && Buffer.byteLength(body) >= LARGE;
    const ways = { method, headers: asks ? { ...headers, Expect: '100-continue' } : headers, signal, ca: secure.options.ca, agent: fresh || asks ? false : tls ? secure : agent, timeout: SILENT_MS };
    let asked = false;
    const request = (tls ? https : http).request(url, ways, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: answer.statusCode, headers: answer.headers, bytes, text: bytes.toString('utf8'), raw: answer.rawHeaders });
        if (asks && !asked) request.destroy();
      });
    });
    request.on('timeout', () => request.destroy(new Error(`nothing heard of ${method} ${url} for ${SILENT_MS / 1000} s`)));
    request.on('error', (error) => {
      // The server closed a kept connection as we spoke: nothing was heard, so say it again on a new one.
      if (request.reusedSocket && idle(error) && !signal?.aborted) exchange(url, { method, headers, body, signal, fresh: true }).then(resolve, reject);
      else reject(error);
    });
    if (!asks) return request.end(body);
    request.on('continue', () => {
      asked = true;
      request.end(body);
    });
    request.flushHeaders();
  });
}

const asked = new Map();

/**
 * A way to write a path that the front server has not seen yet. It keeps a stranger's answer for a moment, under the query as it came; empty members of a
 * query mean nothing to the arena.
 */
export function unkept(path) {
  const times = (asked.get(path) ?? 0) + 1;
  asked.set(path, times);
  return `${path}${path.includes('?') ? '' : '?'}${'&'.repeat(times)}`;
}

const read = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export class Client {
  /** `base` is the stack's url without a slash at its end. */
  constructor(base) {
    this.base = base;
    this.cookie = null;
    this.account = null;
    this.strict = true; // false: only for faults that nginx itself must answer
  }

  /** Any request; resolves to the answer whatever its status. `body` goes as JSON, `raw` as it is. */
  async call(method, path, { body, raw, headers = {}, signal, fresh } = {}) {
    const whole = path.startsWith('//') ? path.slice(1) : '/api/v1' + path; // '//healthz': outside the API
    const sent = { Accept: 'application/json', ...headers };
    if (this.cookie && !('Cookie' in sent)) sent.Cookie = this.cookie;
    if (method !== 'GET' && !('Origin' in sent)) sent.Origin = this.base;
    const data = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    if (data !== undefined) {
      if (!('Content-Type' in sent)) sent['Content-Type'] = 'application/json';
      sent['Content-Length'] = Buffer.byteLength(data);
    }
    for (const name of Object.keys(sent)) if (sent[name] === null) delete sent[name];
    await may_go();
    const answer = await exchange(this.base + whole, { method, headers: sent, body: data, signal, fresh });
    Object.assign(answer, { method, path: whole, sent: body, body: read(answer.text), etag: answer.headers.etag });
    this.#keep(answer);
    if (this.strict) {
      const faults = faults_of(answer);
      assert.equal(faults.length, 0, `${method} ${whole} → ${answer.status}: ${faults.join('\n  ')}\n  ${answer.text.slice(0, 1500)}`);
    }
    return answer;
  }

  #keep(answer) {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair, ...attributes] = line.split('; ');
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (name !== 'qsid' && name !== '__Host-qsid') continue;
      const gone = value === '' || attributes.some((a) => /^max-age=0$/i.test(a));
      this.cookie = gone ? null : pair;
      this.cookie_line = line;
    }
  }

  /**
   * The answer of a request that a busy server has decided, whatever its status. Many who change one thing at once wait for each other, and on a busy
   * machine in vain: then nothing is changed, and the server says when to come again.
   */
  async decided(method, path, options, tries = 1) {
    const answer = await this.call(method, path, options);
    if (answer.status !== 503 || answer.body?.code !== 'busy' || tries === BUSY_TRIES) return answer;
    await pause(1000 * answer.body.retry_after);
    return this.decided(method, path, options, tries + 1);
  }

  async #good(method, path, options) {
    const answer = await this.decided(method, path, options);
    assert.ok(answer.status < 400, `${method} ${path} → ${answer.status}: ${answer.text.slice(0, 1500)}\n  sent ${JSON.stringify(options?.body)?.slice(0, 500)}`);
    return answer;
  }

  get(path, options) { return this.#good('GET', path, options); }
  post(path, body, options) { return this.#good('POST', path, { body, ...options }); }
  put(path, body, options) { return this.#good('PUT', path, { body, ...options }); }
  patch(path, body, options) { return this.#good('PATCH', path, { body, ...options }); }
  delete(path, options) { return this.#good('DELETE', path, options); }

  /** A request that must be refused with this status and code. */
  async refuse(status, code, method, path, body, options) {
    const answer = await this.decided(method, path, { body, ...options });
    assert.deepEqual([answer.status, answer.body?.code], [status, code],
      `${method} ${path} ${JSON.stringify(body)?.slice(0, 300)} → ${answer.status}: ${answer.text.slice(0, 1500)}`);
    return answer;
  }

  /** Sign in as a new guest. */
  async guest() {
    const { body } = await this.post('/guests', {});
    this.account = body.account;
    return this;
  }
}
