// `npm run sbom` creates the software bill of materials of everything that ships, from package-lock.json.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { billOf, type Lock } from './bill';

const project = resolve(import.meta.dirname, '../../..');
const read = (name: string): Lock => JSON.parse(readFileSync(join(project, name), 'utf8')) as Lock;
process.stdout.write(`${JSON.stringify(billOf(read('package-lock.json')), null, 2)}\n`);
