// main.mjs - `make fuzz-http`: fuzz the sanitized build for FUZZ_SECONDS (60) from FUZZ_SEED (any), and say what was found.
import { stack } from '../../lib/stack.mjs';
import { fuzz } from './fuzz.mjs';
import { SETTINGS } from './settings.mjs';

const seconds = Number(process.env.FUZZ_SECONDS ?? 60);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const s = await stack({ env: SETTINGS });
const end = Date.now() + seconds * 1000;
try {
  const { requests, by_status, faults, covered } = await fuzz(s, { seed, enough: () => Date.now() > end, told: (text) => console.log(`FAULT ${text}\n`) });
  console.log(`seed ${seed}: ${requests} requests to ${covered.size} operations in ${seconds} s, by status ${JSON.stringify(by_status)}; ${faults.length} faults`);
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await s.stop();
}
