// provider.mjs URL FILE - a sign-in service for the arena at URL, until it is ended. FILE gets the arena's settings for it, as lines of arena.conf, and
// FILE.secret the secret.
import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import { provider } from '../lib/provider.mjs';

const [url, file] = process.argv.slice(2);
const { env, serve } = await provider();
await serve(url);
const { QUADRIVIUM_OIDC_CLIENT_SECRET_FILE: secret, ...settings } = env;
copyFileSync(secret, `${file}.secret`);
writeFileSync(`${file}.new`, Object.entries(settings).map(([name, value]) => `${name}=${value}\n`).join(''));
renameSync(`${file}.new`, file); // so that a reader finds it whole
