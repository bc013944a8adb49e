// receiver.mjs - what the arena calls over HTTP, for tests: a push service with browsers behind it, and webhooks. It decrypts with the maths of
// RFC 8291 and checks signatures with node's own crypto, so nothing here is taken from the server.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, timingSafeEqual, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const url64 = (bytes) => Buffer.from(bytes).toString('base64url');

/** A server on this machine. `calls`: {path, headers, body, at}; `moods`: path → a status, 'hang' (nothing is answered), 'flood' (no end of it) or 'elsewhere' (a redirection to
 * `target`). `place` is what QUADRIVIUM_OUTGOING_ALLOW needs. */
export async function receiver() {
  const calls = [];
  const moods = new Map();
  const open = new Set();
  const state = { target: '' };
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    calls.push({ path: request.url, headers: request.headers, body, at: performance.now() });
    const mood = moods.get(request.url) ?? 201;
    if (mood === 'hang') return;
    if (mood === 'elsewhere') return void response.writeHead(307, { location: state.target }).end();
    if (mood === 'flood') return void flood(response);
    response.writeHead(mood).end();
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = `127.0.0.1:${server.address().port}`;
  return {
    calls, moods, state, place, url: `http://${place}`,
    at: (path) => calls.filter((call) => call.path === path),
    close: () => new Promise((done) => {
      server.close(done);
      for (const socket of open) socket.destroy();
    }),
  };
}

function flood(response) {
  response.writeHead(500, { 'content-type': 'text/plain' });
  const more = () => { while (response.writable && response.write('x'.repeat(65_536)));
    if (response.writable) response.once('drain', more); };
  more();
}

/** A browser's subscription at a push service: what PushSubscription.toJSON() gives, and `read(call, key)`, the notification in a call. */
export function browser(service, name = randomBytes(6).toString('hex')) {
  const ecdh = createECDH('prime256v1');
  const point = ecdh.generateKeys();
  const auth = randomBytes(16);
  const path = `/push/${name}`;
  return {
    path, subscription: { url: service.url + path, keys: { p256dh: url64(point), auth: url64(auth) } },
    read: (call, key) => {
      check_vapid(call, key, service.url);
      assert.equal(call.headers['content-encoding'], 'aes128gcm');
      assert.ok(Number(call.headers.ttl) > 0);
      return JSON.parse(decrypt(call.body, ecdh, point, auth));
    },
  };
}

/* RFC 8291 and 8188: one record. */
function decrypt(body, ecdh, point, auth) {
  const [salt, size, length] = [body.subarray(0, 16), body.readUInt32BE(16), body[20]];
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  assert.equal(length, 65);
  assert.ok(sealed.length <= size);
  const derive = (input, by, info, bytes) => Buffer.from(hkdfSync('sha256', input, by, info, bytes));
  const input = derive(ecdh.computeSecret(sender), auth, Buffer.concat([Buffer.from('WebPush: info\0'), point, sender]), 32);
  const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = text.lastIndexOf(2);
  assert.ok(text.subarray(end + 1).every((byte) => byte === 0));
  return text.subarray(0, end).toString();
}

/* RFC 8292: the token is the arena's (`key`, base64), for this origin, and not valid for more than a day. */
function check_vapid({ headers }, key, origin) {
  const [, token, shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization);
  const point = Buffer.from(key, 'base64');
  assert.deepEqual(Buffer.from(shown, 'base64url'), point);
  const [head, claims, signature] = token.split('.');
  const jwk = { kty: 'EC', crv: 'P-256', x: url64(point.subarray(1, 33)), y: url64(point.subarray(33)) };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' };
  assert.deepEqual(JSON.parse(Buffer.from(head, 'base64url')), { typ: 'JWT', alg: 'ES256' });
  assert.ok(verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url')), 'the signature is the arena’s');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url'));
  assert.equal(aud, origin);
  assert.ok(exp * 1000 > Date.now() && exp * 1000 < Date.now() + 86_400_000, `${exp}`);
  assert.match(sub, /^https:/);
}

/** Whether one of the signatures of a webhook's call is made with this secret ("whsec_…"). */
export function is_signed({ headers, body }, secret) {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const right = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.`).update(body).digest();
  return headers['webhook-signature'].split(' ').some((part) => {
    const given = Buffer.from(part.replace(/^v1,/, ''), 'base64');
    return given.length === right.length && timingSafeEqual(given, right);
  });
}
