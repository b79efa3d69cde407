// `npm run headers -- nginx` or `-- caddy` writes the rules of a web server that serves the build and forwards to the
// cities.
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
