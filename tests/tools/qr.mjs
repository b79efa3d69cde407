// `npm run qr -- --city ID --zone NUMBER` creates street signs with a QR code, see the README in the root.
import { makeReady, run } from './ready.mjs';

makeReady();
const script = ['--tsconfig', 'tests/tsconfig.json', 'tests/tools/qr/main.ts', ...process.argv.slice(2)];
// Folders are relative to the directory in which the command was given, which need not be the project.
process.exit(run('tsx/dist/cli.mjs', script, { INIT_CWD: process.env.INIT_CWD ?? process.cwd() }));
