// `npm run sbom`: what the app is made of, as CycloneDX JSON on the standard output.
import { makeReady, run } from './ready.mjs';

makeReady();
process.exit(run('tsx/dist/cli.mjs', ['--tsconfig', 'tests/tsconfig.json', 'tests/tools/sbom/main.ts']));
