// `npm run bench [-- --gate]`: how long things take, each beside its baseline of the same run.
import { makeReady, run } from './ready.mjs';

makeReady();
process.exit(run('tsx/dist/cli.mjs', ['--tsconfig', 'tests/tsconfig.json', 'tests/bench/standIn.ts', ...process.argv.slice(2)]));
