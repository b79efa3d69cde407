// Measures what a release that changes one line costs a returning driver: the worker, and every file that it fetches
// again. Sizes are in brotli at its best level, with gzip -9 next to them.
//
// Run: npm run bench -- release [--json file] [--files] [--gate]
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digestOf, createRenaming } from '../../sw/renamed';
import { precacheOf, weigh, type PrecachedFile, type Weight } from '../tools/precache';
import { budgets } from './budgets';
import { Report } from './figures';

const root = fileURLToPath(new URL('../..', import.meta.url));
const limitKib = budgets.releaseKib;

interface Change {
  name: string;
  file: string;
  /** Must occur exactly once in the file. */
  line: string;
  changed: string;
}
const changes: readonly Change[] = [
  {
    name: 'a text in one language',
    file: 'locales/en/messages.po',
    line: 'msgstr "Extend parking"',
    changed: 'msgstr "Extend the parking"',
  },
  {
    name: 'a line of a page',
    file: 'src/features/news/NewsArticle.tsx',
    line: 'grid grid-cols-1 gap-3',
    changed: 'grid grid-cols-1 gap-4',
  },
  {
    name: 'a line that many pages share',
    file: 'src/domain/time/cityTime.ts',
    line: 'wall.second ?? 0)',
    changed: 'wall.second ?? 0, 0)',
  },
];

const dir = mkdtempSync(join(tmpdir(), 'bench-release-'));
for (const name of [
  'src',
  'sw',
  'locales',
  'public',
  'tests/config',
  'index.html',
  'cities.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
])
  cpSync(join(root, name), join(dir, name), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));

interface File extends PrecachedFile {
  text: string;
  weight: Weight;
}

const release = (): File[] => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    {
      cwd: dir,
      env: { ...process.env, VITE_DEMO: '1' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  const dist = join(dir, 'dist');
  // The browser always requests the worker's list again. It requests the worker's code by name, because it caches files
  // that never change.
  const code = readdirSync(join(dist, 'assets')).filter((name) => name.startsWith('worker-'));
  const ofTheWorker: PrecachedFile[] = [
    { url: 'sw.js', revision: String(Math.random()) },
    ...code.map((name) => ({ url: `assets/${name}`, revision: null })),
  ];
  return [...precacheOf(dist), ...ofTheWorker].map((entry) => ({
    ...entry,
    text: readFileSync(join(dist, entry.url), 'utf8'),
    weight: weigh(join(dist, entry.url)),
  }));
};

/**
 * Returns the files that the worker of a release fetches over the previous release: those that are neither cached nor
 * derived from cached ones.
 */
const fetchedOf = async (before: readonly File[], after: readonly File[]): Promise<File[]> => {
  const { earlierOf, rename } = createRenaming(
    before.map(({ url }) => `/${url}`),
    after.map(({ url }) => `/${url}`),
  );
  const entry = new Map(before.map((file) => [`/${file.url}`, file]));
  const fetched: File[] = [];
  for (const file of after) {
    if (entry.get(`/${file.url}`)?.revision === file.revision) continue;
    const copies = await Promise.all(
      earlierOf(`/${file.url}`).map((path) => digestOf(rename(entry.get(path)?.text ?? ''))),
    );
    if (file.digest === undefined || !copies.includes(file.digest)) fetched.push(file);
  }
  return fetched;
};

const kib = (bytes: number): string => (bytes / 1024).toFixed(1).padStart(8);
const results: { name: string; files: string[]; brotli: number; gzip: number }[] = [];
const report = new Report();
try {
  const before = release();
  console.log(
    `\nWhat a release of one changed line costs who comes back, KiB\n${'brotli'.padStart(54)}${'gzip'.padStart(8)}   files`,
  );
  for (const { name, file, line, changed } of changes) {
    const path = join(dir, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(line).length !== 2) throw new Error(`${file} has to say once: ${line}`);
    writeFileSync(path, source.replace(line, changed));
    const after = release();
    writeFileSync(path, source);
    const fetched = await fetchedOf(before, after);
    const sum = (coding: keyof Weight): number => fetched.reduce((bytes, { weight }) => bytes + weight[coding], 0);
    const [brotli, gzip] = [sum('brotli'), sum('gzip')];
    // If a changed line makes the worker fetch nothing but its own list, the change has not been measured.
    const isOver = report.check(`${name}, KiB in brotli`, fetched.length > 1 ? brotli / 1024 : Number.NaN, limitKib);
    results.push({ name, files: fetched.map(({ url }) => url), brotli, gzip });
    console.log(
      `${isOver ? 'OVER' : 'ok  '}  ${name.padEnd(40)}${kib(brotli)}${kib(gzip)}${String(fetched.length).padStart(8)}  (≤ ${limitKib} in brotli)`,
    );
    if (process.argv.includes('--files'))
      for (const { url, weight } of fetched) console.log(`      ${kib(weight.brotli)}  ${url}`);
  }
  report.write('release', { changes: results });
} finally {
  rmSync(dir, { recursive: true, force: true });
}
process.exitCode = report.exitCode;
