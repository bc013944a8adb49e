// words.mjs - the words of the page for modules that run without a browser: import this before any of the page that speaks.
import { readFileSync, readdirSync } from 'node:fs';
import { words_add } from '../../frontend/locales/text.js';

const folder = new URL('../../frontend/locales/en/', import.meta.url);
for (const name of readdirSync(folder)) words_add(readFileSync(new URL(name, folder), 'utf8'));

/* A module that loads its words by itself fetches files beside the page's modules; Node's fetch knows no such addresses. */
const over_the_net = globalThis.fetch;
globalThis.fetch = async (address, options) =>
  (String(address).startsWith('file:') ? new Response(readFileSync(new URL(String(address)))) : over_the_net(address, options));
