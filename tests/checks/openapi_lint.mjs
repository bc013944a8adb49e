// openapi_lint.mjs - frontend/openapi.yaml passes the validators that other people's tools are built on.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';

const path = fileURLToPath(new URL('../../frontend/openapi.yaml', import.meta.url));
const text = readFileSync(path, 'utf8');

/** The errors of Redocly's recommended rules in a description that lies at `path`. */
async function redocly() {
  const problems = await lint({ ref: path, config: await createConfig({ extends: ['recommended'] }) });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.map(({ message, location: [at] }) => `${at.pointer}: ${message}`);
}

/** The errors of Spectral's rules for OpenAPI in a text. */
async function spectral_errors(source) {
  const linter = new spectral.Spectral();
  linter.setRuleset({ extends: [rulesets.oas] });
  const found = await linter.run(new spectral.Document(source, parsers.Yaml, path));
  return found.filter(({ severity }) => severity === 0).map(({ message, path: at }) => `${at.join('/')}: ${message}`);
}

test('openapi.yaml passes Redocly', async () => assert.deepEqual(await redocly(), []));
/* A description of one array: Spectral's rules take seconds for the whole one. */
const of_an_array = (array) => `openapi: 3.1.0
info: { title: A list, version: '1' }
paths: {}
components: { schemas: { List: ${array} } }
`;

test('openapi.yaml passes Spectral, which finds an array without items', async () => {
  assert.deepEqual(await spectral_errors(text), []);
  assert.deepEqual(await spectral_errors(of_an_array('{ type: array, items: {} }')), []);
  assert.equal((await spectral_errors(of_an_array('{ type: array }'))).length, 1);
});
test('openapi.yaml passes swagger-parser', async () => { await assert.doesNotReject(SwaggerParser.validate(path)); });
