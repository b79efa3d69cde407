// `npm run headers -- nginx` or `-- caddy`: what a server of one's own needs to serve the build and to lead to the cities.
import { makeReady, run } from './ready.mjs';

makeReady();
process.exit(
  run('tsx/dist/cli.mjs', [
    '--tsconfig',
    'tests/tsconfig.json',
    'tests/tools/headers/main.ts',
    ...process.argv.slice(2),
  ]),
);
