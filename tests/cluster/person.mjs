// person.mjs - one person's browser, as far as a cluster's front can tell: cookies, kept connections, and a request that is sent again when its
// connection was closed under it.
import https from 'node:https';

const PATIENCE_MS = 8000; // of one try

export class Person {
  #agent;
  #settings;

  /** `url` of the front, `ca` of its certificate; `address`: where this person's connections come from. */
  constructor({ url, ca }, address) {
    Object.assign(this, { url, host: new URL(url).host, jar: new Map() });
    this.#settings = { ca, localAddress: address };
    this.#agent = new https.Agent({ keepAlive: true, ...this.#settings });
  }

  #headers(method, text, key) {
    return { Accept: 'application/json', ...(this.jar.size > 0 && { Cookie: [...this.jar.values()].join('; ') }), ...(method !== 'GET' && { Origin: this.url }), ...(key && { 'Idempotency-Key': key }),
      ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }) };
  }

  #read(answer, said) {
    for (const [pair] of (answer.headers['set-cookie'] ?? []).map((line) => line.split(';'))) this.jar.set(pair.split('=')[0], pair);
    return { status: answer.statusCode, body: answer.headers['content-type']?.includes('json') ? JSON.parse(said) : said };
  }

  /** One try: {status, body}; rejects when nobody answers. */
  ask(method, path, { body, key, fresh = false } = {}) {
    const text = body && JSON.stringify(body);
    /* Not an agent's own options for the fresh connection: those have `path: null`, which stands for the path of the request. */
    const way = fresh ? { agent: false, ...this.#settings } : { agent: this.#agent };
    return new Promise((resolve, reject) => {
      const request = https.request(this.url + path, { ...way, method, headers: this.#headers(method, text, key), signal: AbortSignal.timeout(PATIENCE_MS) }, async (answer) => {
        try {
          resolve(this.#read(answer, Buffer.concat(await answer.toArray()).toString('utf8')));
        } catch (error) {
          reject(error);
        }
      });
      // A kept connection was closed as we spoke: browsers, too, send it again without a word.
      request.on('error', (error) => (request.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code) ? this.ask(method, path, { body, key, fresh: true }).then(resolve, reject) : reject(error)));
      request.end(text);
    });
  }
}
