// openapi-json.mjs YAML JSON - the API's description as nginx serves it. Needs the `yaml` package of tests/ (make npm).
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';

const [source, target] = process.argv.slice(2);
const require = createRequire(new URL('../tests/package.json', import.meta.url));
let parse;
try {
  ({ parse } = require('yaml'));
} catch {
  console.error('openapi-json: the npm package "yaml" is missing; run `make npm` (needs the network once)');
  process.exit(1);
}
writeFileSync(target, JSON.stringify(parse(readFileSync(source, 'utf8'), { maxAliasCount: -1 })) + '\n');
