/* Passkeys of this browser: they are created and used here, in the form in which they are sent. */
import * as api from '../net/api.js';
import { Mishap } from '../net/form.js';
import { bytes_of, text_of } from './base64url.js';
import { t } from '../../locales/text.js';

const SECOND_MS = 1000;
/* A challenge expires after five minutes; the one that waits behind a field is renewed before. */
const RENEWED_MS = 240_000;

const WORDS = {
  NotAllowedError: 'account-passkey-cancelled', AbortError: 'account-passkey-cancelled',
  InvalidStateError: 'account-passkey-known', SecurityError: 'account-passkey-elsewhere',
};

/** Whether this browser can use passkeys at this address. */
export const passkeys_work = () => window.isSecureContext && 'PublicKeyCredential' in window
  && 'getAuthenticatorData' in window.AuthenticatorAttestationResponse.prototype;

/* Why the browser did not do it, in words. */
async function worded(doing) {
  try {
    return await doing;
  } catch (error) {
    if (!(error instanceof window.DOMException)) throw error;
    throw new Mishap(t(WORDS[error.name] ?? 'account-passkey-failed'));
  }
}

const named = (id) => ({ type: /** @type {const} */ ('public-key'), id: bytes_of(id) });

/**
 * Create a passkey, as the answer to api.passkey_begin says.
 * @param {{challenge: string, rp_id: string, rp_name: string, user: {id: string, name: string}, algorithms: number[],
 *          exclude: string[], expires_in: number}} asked
 */
export async function passkey_created({ challenge, rp_id, rp_name, user, algorithms, exclude, expires_in }) {
  const made = await worded(navigator.credentials.create({ publicKey: {
    challenge: bytes_of(challenge), rp: { id: rp_id, name: rp_name }, timeout: expires_in * SECOND_MS,
    user: { id: bytes_of(user.id), name: user.name, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: /** @type {const} */ ('public-key'), alg })),
    excludeCredentials: exclude.map(named), attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  } }));
  const { response } = /** @type {PublicKeyCredential & {response: AuthenticatorAttestationResponse}} */ (made);
  return { client_data: text_of(response.clientDataJSON),
    authenticator_data: text_of(response.getAuthenticatorData()) };
}

const asked_for = ({ challenge, rp_id, expires_in }) => ({ challenge: bytes_of(challenge), rpId: rp_id,
  userVerification: /** @type {const} */ ('required'), timeout: expires_in * SECOND_MS });

async function used(options) {
  const found = /** @type {PublicKeyCredential & {response: AuthenticatorAssertionResponse}} */ (
    await navigator.credentials.get(options));
  const { response } = found;
  return { id: text_of(found.rawId), client_data: text_of(response.clientDataJSON),
    authenticator_data: text_of(response.authenticatorData), signature: text_of(response.signature),
    user_handle: text_of(response.userHandle ?? new ArrayBuffer(0)) };
}

/** Let the person choose one of their passkeys, and use it. */
export const passkey_used = async () => worded(used({ publicKey: asked_for(await api.passkey_challenge()) }));

/**
 * Offer passkeys among the names that the browser fills in, until one is chosen or the answer is called.
 * @param {(passkey: object) => Promise<unknown>} enter   what to do with the one that is chosen
 * @returns {() => void}
 */
export function passkeys_filled_in(enter) {
  let is_over = false;
  let waiting = new AbortController();
  async function once() {
    waiting = new AbortController();
    const { signal } = waiting;
    const late = setTimeout(() => waiting.abort(), RENEWED_MS);
    try {
      const publicKey = asked_for(await api.passkey_challenge());
      if (is_over) return;
      const passkey = await used({ publicKey, mediation: 'conditional', signal });
      is_over = true; // one that is refused would be refused again
      await enter(passkey);
    } catch {
      is_over ||= !signal.aborted; // nothing was asked for, so nothing is said
    } finally {
      clearTimeout(late);
    }
  }
  async function keep_on() {
    if (!passkeys_work() || !await window.PublicKeyCredential.isConditionalMediationAvailable?.()) return;
    while (!is_over) await once();
  }
  keep_on();
  return () => { is_over = true; waiting.abort(); };
}
