import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allowedInBuild, allowedInSource, complaintsOf } from './allowed';
import type { Source } from './compat';
import { checkScripts } from './scripts';
import { checkStyles } from './styles';

/**
 * Checks the features that the app uses against the declared browsers. `source` reads the code; `build` reads the files
 * in dist/ with their libraries.
 */

const root = join(import.meta.dirname, '../../..');
const read = (folder: string, pattern: RegExp): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

/** Returns the scripts or styles inside a page, at their original lines. */
const inline = (element: 'script' | 'style', { file, code }: Source): Source[] =>
  [...code.matchAll(new RegExp(`<${element}[^>]*>([^]*?)</${element}>`, 'g'))].map(({ 1: text = '', index }) => ({
    file,
    code: '\n'.repeat(code.slice(0, index).split('\n').length - 1) + text,
  }));

const checks = {
  // Files in src/build run in Node.
  source: () =>
    complaintsOf(
      checkScripts([...read('src', /^src\/(?!build\/).*(?<!\.d)\.tsx?$/), ...read('sw', /\.[jt]s$/)]),
      allowedInSource,
    ),
  build: () => {
    const pages = read('dist', /\.html$/);
    const scripts = [...read('dist', /\.js$/), ...pages.flatMap((page) => inline('script', page))];
    const sheets = [...read('dist', /\.css$/), ...pages.flatMap((page) => inline('style', page))];
    return complaintsOf([...checkScripts(scripts), ...checkStyles(sheets)], allowedInBuild);
  },
};

const part = process.argv[2] === 'build' ? 'build' : 'source';
const complaints = checks[part]();
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`Browsers: each of them has what the ${part} needs.`);
