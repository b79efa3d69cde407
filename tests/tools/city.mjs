// `npm run city -- check` and `npm run city -- add`: checks and extends the city list, see src/city/README.md.
import { makeReady, run } from './ready.mjs';

makeReady();
process.exit(
  run('tsx/dist/cli.mjs', ['--tsconfig', 'tests/tsconfig.json', 'tests/tools/city/main.ts', ...process.argv.slice(2)]),
);
