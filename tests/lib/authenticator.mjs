// authenticator.mjs - a device that keeps passkeys, in software: what navigator.credentials and an authenticator make of a challenge together
// (Web Authentication, level 2, sections 5.8.1, 6.1 and 6.5). Every part can be made wrong.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export const PRESENT = 1, VERIFIED = 4, ATTESTED = 64;
const sha256 = (data) => createHash('sha256').update(data).digest();
const base64url = (bytes) => Buffer.from(bytes).toString('base64url');
const u32 = (number) => { const bytes = Buffer.alloc(4); bytes.writeUInt32BE(number); return bytes; };
const u16 = (number) => { const bytes = Buffer.alloc(2); bytes.writeUInt16BE(number); return bytes; };

/* CBOR (RFC 8949) of integers and bytes. */
const head = (kind, number) => (number < 24 ? Buffer.from([kind | number]) : number < 256 ? Buffer.from([kind | 24, number]) : Buffer.concat([Buffer.from([kind | 25]), u16(number)]));
const cbor_int = (number) => (number < 0 ? head(0x20, -1 - number) : head(0, number));
const cbor_bytes = (bytes) => Buffer.concat([head(0x40, bytes.length), bytes]);
const cbor_map = (pairs) => Buffer.concat([head(0xa0, pairs.length), ...pairs.flatMap(([key, value]) => [cbor_int(key), typeof value === 'number' ? cbor_int(value) : cbor_bytes(value)])]);

/* How keys are made, and their maps in COSE (RFC 9053). */
const bytes_of = (text) => Buffer.from(text, 'base64url');
const KINDS = {
  ES256: { pair: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }), hash: 'sha256', cose: ({ x, y }) => [[1, 2], [3, -7], [-1, 1], [-2, bytes_of(x)], [-3, bytes_of(y)]] },
  EdDSA: { pair: () => generateKeyPairSync('ed25519'), hash: null, cose: ({ x }) => [[1, 1], [3, -8], [-1, 6], [-2, bytes_of(x)]] },
  RS256: { pair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }), hash: 'sha256', cose: ({ n, e }) => [[1, 3], [3, -257], [-1, bytes_of(n)], [-2, bytes_of(e)]] },
};

/** A passkey on a device, for one account. `origin` is the site where it is used. */
export class Passkey {
  constructor(origin, { kind = 'ES256', counts = true } = {}) {
    Object.assign(this, { origin, kind, counts, counter: 0, rp_id: new URL(origin).hostname, id: randomBytes(32), ...KINDS[kind].pair() });
  }

  client_data(type, challenge, { origin = this.origin, ...more } = {}) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...more }));
  }

  data(flags, { rp_id = this.rp_id, counter = this.counter } = {}) {
    return Buffer.concat([sha256(rp_id), Buffer.from([flags]), u32(counter)]);
  }

  cose() { return cbor_map(KINDS[this.kind].cose(this.publicKey.export({ format: 'jwk' }))); }

  /** The body's member for `POST /me/passkeys`, of the answer to `POST /me/passkeys/challenge`. */
  created({ challenge, user }, { type = 'webauthn.create', flags = PRESENT | VERIFIED | ATTESTED, client = {}, data = {}, key = this.cose(), id = this.id } = {}) {
    this.user = user.id;
    const attested = [Buffer.alloc(16), u16(id.length), id, key];
    return { client_data: base64url(this.client_data(type, challenge, client)), authenticator_data: base64url(Buffer.concat([this.data(flags, data), ...attested])) };
  }

  /** The body's member for `POST /sessions/passkey`, of the answer to `POST /sessions/passkey/challenge`. */
  used({ challenge }, { type = 'webauthn.get', flags = PRESENT | VERIFIED, client = {}, data = {}, user = this.user } = {}) {
    if (this.counts) this.counter++;
    const client_data = this.client_data(type, challenge, client), said = this.data(flags, data);
    const signature = sign(KINDS[this.kind].hash, Buffer.concat([said, sha256(client_data)]), this.privateKey);
    return { id: base64url(this.id), client_data: base64url(client_data), authenticator_data: base64url(said), signature: base64url(signature), user_handle: user };
  }
}
