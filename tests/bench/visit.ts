// Measures the weight of a page's first visit and its parts, libraries and folders, in KiB after `gzip -9`. The
// reference is a page of the same React with only a heading.
//
// Run: npm run bench -- visit [--json file] [--gate]
import { chromium, type Browser } from '@playwright/test';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { startFakeCity } from '../fake-city/startFakeCity';
import { findBrowser } from '../tools/browser.mjs';
import { watchVisit, type VisitedFile } from '../tools/firstVisit';
import { budgets } from './budgets';
import { Report } from './figures';

const root = fileURLToPath(new URL('../..', import.meta.url));
const limits = budgets.visit;
const pages = [
  { name: 'guest payment', path: '/guest-payment?city=perm&zone=0302' },
  { name: 'main page', path: '/?city=perm' },
  {
    name: 'receipt',
    path: '/check?title=Парковка&dateIn=21.11.2026 10:00&dateOut=21.11.2026 11:00&price=60&ts=А001АА59',
  },
] as const;

const kib = (body: Buffer | string): number => gzipSync(body, { level: 9 }).length / 1024;

/** Returns the place of a module: its library, or its layer and folder. */
const placeOf = (source: string): string => {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(source)?.[1];
  return library ?? /src\/(.*)\/[^/]+$/.exec(source)?.[1]?.split('/').slice(0, 2).join('/') ?? 'the rest';
};

/** Returns the KiB of a packed file for each place, in proportion to the length of its text. */
const sharesOf = ({ pathname, body }: VisitedFile, distDir: string): Map<string, number> => {
  const shares = new Map<string, number>();
  const add = (place: string, chars: number): void => void shares.set(place, (shares.get(place) ?? 0) + chars);
  const mapFile = join(distDir, `${pathname}.map`);
  const text = body.toString();
  if (!existsSync(mapFile))
    add(pathname === '/' ? 'the first frame, in the page' : 'messages and the rest', text.length);
  else {
    const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')) as SourceMapPayload);
    text.split('\n').forEach((line, row) => {
      for (let column = 0; column < line.length; column += 8) {
        const entry = map.findEntry(row, column);
        add(
          'originalSource' in entry && entry.originalSource ? placeOf(entry.originalSource) : 'messages and the rest',
          Math.min(8, line.length - column),
        );
      }
    });
  }
  const whole = [...shares.values()].reduce((sum, chars) => sum + chars, 0);
  const packed = kib(body);
  return new Map([...shares].map(([place, chars]) => [place, (chars / whole) * packed]));
};

const build = (distDir: string): void => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vite/bin/vite.js'),
      'build',
      '--sourcemap',
      'hidden',
      '--outDir',
      distDir,
      '--emptyOutDir',
      '--logLevel',
      'error',
    ],
    { cwd: root, env: { ...process.env, VITE_DEMO: '1' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
};

const visit = async (browser: Browser, url: string): Promise<VisitedFile[]> => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
  });
  const page = await context.newPage();
  const visited = await watchVisit(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await visited();
  await context.close();
  return files;
};

const distDir = mkdtempSync(join(tmpdir(), 'bench-visit-'));
build(distDir);
const fakeCity = await startFakeCity({ distDir, log: console.error });
const browser = await chromium.launch({ executablePath: findBrowser() });
const report = new Report();
const results = [];
try {
  for (const { name, path } of pages) {
    const files = await visit(browser, fakeCity.url + path);
    const shares = new Map<string, number>();
    for (const file of files.filter(({ kind }) => kind === 'js'))
      for (const [place, share] of sharesOf(file, distDir)) shares.set(place, (shares.get(place) ?? 0) + share);
    const sum = (kind: VisitedFile['kind']): number =>
      files.filter((file) => file.kind === kind).reduce((all, { body }) => all + kib(body), 0);
    const [js, css] = [sum('js'), sum('css')];
    const react = ['react-dom', 'react', 'scheduler'].reduce((all, library) => all + (shares.get(library) ?? 0), 0);
    const libraries = [...shares].filter(
      ([place]) => /^(@|[a-z-]+$)/.test(place) && existsSync(join(root, 'node_modules', place)),
    );
    const ofOthers = libraries.reduce((all, [, share]) => all + share, 0);
    const count = files.length - 2;
    const isOver = [
      report.check(`${name}: JavaScript, KiB`, js, limits.jsKib),
      report.check(`${name}: CSS, KiB`, css, limits.cssKib),
      report.check(`${name}: files`, count, limits.files),
    ].includes(true);
    console.log(
      `\n${isOver ? 'OVER' : 'ok  '}  ${name}: JavaScript ${js.toFixed(1)} KiB (≤ ${limits.jsKib}, aim ${limits.aimJsKib}), ${(js / react).toFixed(2)} × React alone; libraries ${ofOthers.toFixed(1)}, own ${(js - ofOthers).toFixed(1)}; CSS ${css.toFixed(1)} (≤ ${limits.cssKib}); ${count} files (≤ ${limits.files})`,
    );
    for (const [place, share] of [...shares]
      .sort(([, one], [, other]) => other - one)
      .filter(([, share]) => share >= 0.5))
      console.log(`${share.toFixed(1).padStart(8)}  ${place}`);
    results.push({ name, js, css, files: files.map(({ pathname }) => pathname), shares: Object.fromEntries(shares) });
  }
  report.write('visit', { limits, pages: results });
} finally {
  await browser.close();
  await fakeCity.close();
  rmSync(distDir, { recursive: true, force: true });
}
process.exitCode = report.exitCode;
