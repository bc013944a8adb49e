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
const description = parse(readFileSync(source, 'utf8'), { maxAliasCount: -1 });
// Some readers look for parameters at the operation alone: what all methods of a path share is repeated there.
for (const path of Object.values(description.paths)) {
  const { parameters: shared } = path;
  if (!shared) continue;
  delete path.parameters;
  for (const operation of Object.values(path)) if (operation.operationId) operation.parameters = [...shared, ...operation.parameters ?? []];
}
writeFileSync(target, JSON.stringify(description) + '\n');
