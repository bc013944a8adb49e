// otp.mjs - the code that an authenticator app shows (RFC 6238: HMAC-SHA-1, six digits, steps of 30 seconds), computed apart from the server's library.
import { createHmac } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytes_of = (text) => {
  const bits = [...text].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)));
};

/** The code of a secret in base32 at a moment in milliseconds since 1970. */
export function otp(secret, ms) {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(ms / 30_000)));
  const mac = createHmac('sha1', bytes_of(secret)).update(step).digest();
  const at = mac[19] & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
