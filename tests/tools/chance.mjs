// `npm run chance [-- --count N --seed S --mutations M]`: N random schedules of payments in each of two cities, told and compared with
// the ledger, and M mutated replies of every call, read as the app reads them. One schedule alone is told line by line.
import { parseArgs } from 'node:util';
import { makeReady, run } from './ready.mjs';

makeReady();
const { count, seed, mutations } = parseArgs({
  options: { count: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' }, mutations: { type: 'string', default: '1000' } },
}).values;
const env = { SCHEDULES_COUNT: count, MUTATIONS_COUNT: mutations, CHANCE_SEED: seed, ...(count === '1' && { SCHEDULES_LOG: '1' }) };
process.exit(run('vitest/vitest.mjs', ['run', '--config', 'tests/config/vitest.chance.config.ts'], env));
