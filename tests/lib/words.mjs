// words.mjs - the words of the page for modules that run without a browser: import this before any of the page that speaks.
import { readFileSync, readdirSync } from 'node:fs';
import { words_add } from '../../frontend/locales/text.js';

const folder = new URL('../../frontend/locales/en/', import.meta.url);
for (const name of readdirSync(folder)) words_add(readFileSync(new URL(name, folder), 'utf8'));
