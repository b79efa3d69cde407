// `npm run schedules [-- --count N --seed S]`: so many random schedules of payments in each of two cities, told and compared with the ledger.
import { parseArgs } from 'node:util';
import { makeReady, run } from './ready.mjs';

makeReady();
const { count, seed } = parseArgs({ options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } } }).values;
const env = { SCHEDULES_COUNT: count, SCHEDULES_SEED: seed, ...(count === '1' && { SCHEDULES_LOG: '1' }) };
process.exit(run('vitest/vitest.mjs', ['run', '--config', 'tests/config/vitest.schedules.config.ts'], env));
