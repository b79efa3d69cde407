// `npm run fuzz [-- --count N --seed S]` sends random requests to every call of the fake city, a thousand each by
// default.
import { parseArgs } from 'node:util';
import { makeReady, run } from './ready.mjs';

makeReady();
const { count, seed } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
}).values;
process.exit(
  run('vitest/vitest.mjs', ['run', '--config', 'tests/config/vitest.contract.config.ts', 'fuzz'], {
    FUZZ_COUNT: count,
    FUZZ_SEED: seed,
  }),
);
