// together.mjs FILE... - test files in one process, which share one arena (tests/together.txt says which): starting the process and the arena, and reading the
// description of the API, cost more than what a small file asks. Their tests run one file after the other, in the order of the words.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { share } from './stack.mjs';

const files = process.argv.slice(2);
const awaited = share(files.length);
// Imports of one module are evaluated in their order, and none waits for the one before it.
const imports = files.map((file) => `import ${JSON.stringify(pathToFileURL(resolve(file)))};`).join('');
const read = import(`data:text/javascript,${encodeURIComponent(imports)}`);
// Node ends what the files share when no test is left: there is one until all files have said which they have.
test(`${files.length} files share an arena`, async () => {
  await read;
  assert.equal(awaited(), 0);
});
