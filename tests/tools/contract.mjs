// `npm run contract` runs the contract suite against a city's server, or against the fake city.
import { makeReady, run } from './ready.mjs';

makeReady();
process.exit(
  run('tsx/dist/cli.mjs', [
    '--tsconfig',
    'tests/tsconfig.json',
    'tests/contract/suite/main.ts',
    ...process.argv.slice(2),
  ]),
);
