// provider.mjs - a provider of OpenID Connect on this machine, for tests: the npm package oidc-provider, or, as `mood` says, a hostile one that answers
// and signs what the test wants. Both have the same issuer, so one arena meets both.
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto; // node 18
const { generateKeyPair, exportJWK, SignJWT, base64url } = await import('jose');
export { base64url };

export const CLIENT = 'quadrivium test';
const SECRET = 'p:a s%s/w&rd';

/** A key pair and the public key as JSON. */
export async function key_of(alg, kid) {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  return { alg, kid, privateKey, jwk: { ...await exportJWK(publicKey), kid, alg, use: 'sig' }, secret: await exportJWK(privateKey) };
}

/** Claims as a good provider makes them, signed with a key. */
export function signed(key, claims, header = {}) {
  return new SignJWT(claims).setProtectedHeader({ alg: key.alg, kid: key.kid, ...header }).sign(key.privateKey);
}

/** A provider that waits to be told the arena's address by `serve(url)`. `env`: settings of the arena. `state.token`: null, or what the token endpoint
 *  does: (request, response, form). `state.keys`: null, or the keys it publishes. `state.document`: changes to what it publishes of itself. `asked`: the paths that were asked for. */
export async function provider() {
  const folder = mkdtempSync(join(tmpdir(), 'quad-provider-'));
  const file = join(folder, 'secret');
  writeFileSync(file, `${SECRET}\n`);
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  const state = { token: null, keys: null, document: null, asked: [] };
  let real = null;
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, 'http://x').pathname;
    state.asked.push(path);
    if (path === '/token' && state.token) return state.token(request, response, new URLSearchParams(Buffer.concat(await request.toArray()).toString()));
    if (path === '/jwks' && state.keys) return json(response, { keys: state.keys.map(({ jwk }) => jwk) });
    if (path.startsWith('/.well-known/') && state.document) return state.document(request, response);
    real(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${server.address().port}`;
  return {
    issuer, state,
    env: { QUADRIVIUM_OIDC_ISSUER: issuer, QUADRIVIUM_OIDC_CLIENT_ID: CLIENT, QUADRIVIUM_OIDC_CLIENT_SECRET_FILE: file, QUADRIVIUM_OIDC_NAME: 'Chess Club' },
    async serve(url) { real = await the_real(issuer, `${url}/sign-in/provider`); },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => { server.close(done); });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const json = (response, body, status = 200) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function the_real(issuer, redirect) {
  const [{ default: Provider }, key] = await Promise.all([import('oidc-provider'), key_of('RS256', 'first')]);
  const made = new Provider(issuer, {
    clients: [{ client_id: CLIENT, client_secret: SECRET, redirect_uris: [redirect], grant_types: ['authorization_code'], response_types: ['code'] }],
    jwks: { keys: [{ ...key.secret, kid: 'first', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    conformIdTokenClaims: false,
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, preferred_username: id.replaceAll('/', ' ') }) }),
    pkce: { required: () => true },
  });
  return made.callback();
}

/** A browser without pages, at the provider: sign in there as `login` and agree. Returns the address that it sends the browser back to. `cancel`: refuse. */
export async function visit(address, login, { cancel = false } = {}) {
  const jar = new Map();
  const go = async (url, form) => {
    const answer = await fetch(url, { method: form ? 'POST' : 'GET', redirect: 'manual', body: form && new URLSearchParams(form),
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      jar.set(name, value);
    }
    return { to: answer.headers.get('location'), text: await answer.text() };
  };
  const home = new URL(address).origin;
  let at = await go(address);
  for (;;) {
    if (at.to) {
      const next = new URL(at.to, home);
      if (next.origin !== home) return next;
      at = await go(next.href);
      continue;
    }
    const [, action] = /action="([^"]+)"/.exec(at.text) ?? [];
    const [, prompt] = /name="prompt" value="([^"]+)"/.exec(at.text) ?? [];
    if (!action) throw new Error(`the provider shows no form: ${at.text.slice(0, 2000)}`);
    at = cancel ? await go(new URL(/href="([^"]+\/abort)"/.exec(at.text)[1], home)) : await go(new URL(action, home), prompt === 'login' ? { prompt, login, password: 'x' } : { prompt });
  }
}
