// The language of the page is one that has catalogues, whatever an address asks for.
import test from 'node:test';
import assert from 'node:assert/strict';
import { language_of } from '../../frontend/locales/text.js';

test('a tag finds its language, and nothing that every object has is one', () => {
  assert.deepEqual(['en', 'de-AT', 'EN-us', 'qps', 'qps-rtl'].map(language_of), ['en', 'de', 'en', 'qps', 'qps-rtl']);
  assert.deepEqual(['constructor', '__proto__', 'toString', 'fr', '', '..'].map(language_of), [null, null, null, null, null, null]);
});
