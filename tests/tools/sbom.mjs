// `npm run sbom` prints the app's bill of materials as CycloneDX JSON.
import { makeReady, run } from './ready.mjs';

makeReady();
process.exit(run('tsx/dist/cli.mjs', ['--tsconfig', 'tests/tsconfig.json', 'tests/tools/sbom/main.ts']));
