// Runs Lighthouse against the app as a phone with a slow connection. It measures the performance of a guest's payment,
// the main page and a receipt. The reference is a bare page with the same React in the same run. It also measures
// accessibility, best practices and SEO of every public address in both languages. Lighthouse is not a dependency: npm
// fetches it once when this bench runs.
//
// Run: npm run bench -- lighthouse [--rounds N] [--only guest,map,receipt,addresses] [--language ru|en] [--reports
// folder] [--json file] [--gate]
import { spawn, spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { rows } from '../e2e/support/addressTable';
import { startFakeCity } from '../fake-city/startFakeCity';
import { findBrowser } from '../tools/browser.mjs';
import { buildBareStart } from './bare-start/buildBareStart';
import { budgets } from './budgets';
import { median, Report, valueOf } from './figures';

const pinned = 'lighthouse@12.8.2';
// Time to interactive depends on single tasks of 50 ms, so the median of three rounds was random.
const rounds = Number(valueOf('--rounds')) || 9;
const only = valueOf('--only')?.split(',');
const isSelected = (what: string): boolean => only?.includes(what) ?? true;
const city = 'perm';
const prefixes = { ru: [''], en: ['/en'], both: ['', '/en'] }[valueOf('--language') ?? 'both'] ?? ['', '/en'];

/** Returns the path of Lighthouse's command in npm's folder. npm fetches it if necessary. */
const findLighthouse = (): string => {
  const checkFrame = `const { existsSync, realpathSync } = require('node:fs'); const { delimiter, join } = require('node:path');
    const found = process.env.PATH.split(delimiter).map((folder) => join(folder, 'lighthouse')).find((file) => existsSync(file));
    console.log(found ? realpathSync(found) : '');`;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const script = join(mkdtempSync(join(tmpdir(), 'bench-lighthouse-')), 'look.cjs');
  writeFileSync(script, checkFrame);
  const { stdout, stderr } = spawnSync(npm, ['exec', '--yes', `--package=${pinned}`, '--', 'node', script], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const found = stdout.trim().split('\n').at(-1) ?? '';
  if (found === '') {
    console.error(
      `\n${pinned} could not be fetched: is the npm registry within reach? Nothing was measured.\n${stderr}`,
    );
    process.exit(1);
  }
  return found;
};

interface Audit {
  id: string;
  title: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: unknown[] };
}
interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

const lighthouse = findLighthouse();
const browserPath = findBrowser() ?? '';
const chromeFlags = (...drawing: string[]): string =>
  `--chrome-flags=${['--headless=new', '--no-sandbox', ...drawing].join(' ')}`;
/**
 * As in the map's other measurements, a machine without a graphics card draws with its processor. Only pages with a map
 * use these flags, because every frame of a page then takes the second core. With both cores busy, a shared machine
 * delays single tasks by up to 10 ms.
 */
const map = chromeFlags('--use-angle=swiftshader', '--enable-unsafe-swiftshader');
const noMap = chromeFlags('--disable-gpu');

const runLighthouse = async (url: string, ...options: string[]): Promise<Result> => {
  // Runs asynchronously in its own process, because this process serves the page.
  const child = spawn(process.execPath, [lighthouse, url, '--quiet', '--output=json', ...options], {
    env: { ...process.env, CHROME_PATH: browserPath },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [text, error] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (error += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse gave up on ${url}: ${error.slice(-600)}`);
  const result = JSON.parse(text) as Result;
  if (result.runtimeError) throw new Error(`Lighthouse gave up on ${url}: ${result.runtimeError.message}`);
  return result;
};

const scoreOf = ({ categories }: Result, name: string): number =>
  Math.round((categories[name]?.score ?? Number.NaN) * 100);
const names = Object.keys(budgets.lighthouse.everywhere) as (keyof typeof budgets.lighthouse.everywhere)[];
/** Returns the failed audits of a category. Only these lower its score. */
const failedAudits = ({ categories, audits }: Result, name: string): string[] =>
  (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = audits[id];
    return weight > 0 && audit?.score !== undefined && audit.score !== null && audit.score < 1
      ? [`${name}: ${audit.title} (${id})`]
      : [];
  });

const times = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tti: 'interactive',
  tbtMs: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
type Times = Record<keyof typeof times | 'performance', number>;
const timesOf = (result: Result): Times => ({
  ...(Object.fromEntries(
    Object.entries(times).map(([key, id]) => [key, result.audits[id]?.numericValue ?? Number.NaN]),
  ) as Omit<Times, 'performance'>),
  performance: scoreOf(result, 'performance'),
});

const receipt = '/check?title=Парковка&dateIn=21.11.2026 10:00&dateOut=21.11.2026 11:00&price=60&ts=А001АА59';
const measured = [
  { key: 'guest', name: 'guest payment', path: `/guest-payment?city=${city}&zone=0302`, drawing: noMap },
  { key: 'map', name: 'main page', path: `/?city=${city}`, drawing: map },
  { key: 'receipt', name: 'receipt', path: receipt, drawing: noMap },
] as const;

// If the server answers immediately, scripts arrive before the first frame is painted. Lighthouse then assumes that the
// frame waited for them. This delay counts as server time in addition to the simulated slow connection. It counts once
// for a first frame in the page itself, and twice for the bare page, whose frame waits for a script.
const awayMs = 100;
const fakeCity = await startFakeCity({ awayMs, log: console.error });
const bareDir = mkdtempSync(join(tmpdir(), 'bench-bare-'));
await buildBareStart(bareDir);
// The same server with the same compression.
const bare = await startFakeCity({ distDir: bareDir, awayMs, log: console.error });

const reports = valueOf('--reports');
if (reports) mkdirSync(reports, { recursive: true });
const writeReport = (name: string, result: Result): void => {
  if (reports) writeFileSync(join(reports, `${name.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(result));
};

const report = new Report();
const failures: string[] = [];
const checkScores = (name: string, result: Result): void => {
  for (const category of names) {
    report.print(`${name}: ${category}`, scoreOf(result, category), budgets.lighthouse.everywhere[category], {
      isLeast: true,
    });
    failures.push(...failedAudits(result, category).map((error) => `${name}  ${error}`));
  }
};

/** Measures performance in turns with the bare page, so that both have the same machine conditions. */
const measurePages = async (): Promise<Record<string, Times[]>> => {
  const all: Record<string, Times[]> = {};
  const pages = measured.filter(({ key }) => isSelected(key));
  const turns = [
    { name: 'bare page', url: `${bare.url}/`, drawing: noMap },
    ...pages.map(({ name, path, drawing }) => ({ name, url: fakeCity.url + encodeURI(path), drawing })),
  ];
  const speeds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, url, drawing } of turns) {
      const result = await runLighthouse(url, drawing);
      speeds.push(result.environment.benchmarkIndex);
      (all[name] ??= []).push(timesOf(result));
      writeReport(`${name} ${round}`, result);
      if (round === rounds - 1 && name !== 'bare page') checkScores(name, result);
    }
  }
  const of = (name: string, key: keyof Times): number => median((all[name] ?? []).map((one) => one[key]));
  console.log(
    `\nLighthouse, a phone with a slow line, median of ${rounds}; speed of this machine by Lighthouse's own measure ${Math.min(...speeds)}–${Math.max(...speeds)} (1500 is a desktop), its load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(
    `${''.padEnd(16)}${['score', 'FCP', 'LCP', 'TTI', 'TBT', 'CLS'].map((head) => head.padStart(8)).join('')}`,
  );
  for (const { name } of turns) {
    const ms = (['fcp', 'lcp', 'tti', 'tbtMs'] as const)
      .map((key) => String(Math.round(of(name, key))).padStart(8))
      .join('');
    console.log(
      `${name.padEnd(16)}${String(of(name, 'performance')).padStart(8)}${ms}${of(name, 'cls').toFixed(3).padStart(8)}`,
    );
  }
  for (const { key, name } of pages) {
    for (const [what, limit] of Object.entries(budgets.lighthouse[key]) as [keyof Times, number][]) {
      const value = of(name, what);
      const isRatio = what === 'fcp' || what === 'lcp' || what === 'tti';
      const beside = isRatio ? of('bare page', what) : 1;
      report.print(
        `${name}: ${what.replace('Ms', '').toUpperCase()}${isRatio ? ' by the bare page' : ''}`,
        value / beside,
        limit,
        {
          isLeast: what === 'performance',
          unit: what === 'tbtMs' ? 'ms' : '',
          beside: isRatio ? `${Math.round(value)} / ${Math.round(beside)} ms` : '',
        },
      );
    }
  }
  return all;
};

/**
 * Measures every address that is open without a login, on a device where the city has been chosen. The map is measured
 * above.
 */
const measureAddresses = async (): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  const port = 20_000 + (process.pid % 20_000);
  const context = await chromium.launchPersistentContext(dir, {
    executablePath: browserPath,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const page = await context.newPage();
    await page.goto(`${fakeCity.url}/?city=${city}`);
    await page.getByRole('banner').waitFor();
    await page.close();
    for (const { address, isWithoutPrefix } of rows.filter((row) => row.for === 'all' || row.for === 'guest')) {
      for (const prefix of isWithoutPrefix ? [''] : prefixes) {
        const path =
          prefix && address.startsWith('/?')
            ? prefix + address.slice(1)
            : (prefix + address).replace(/^(\/en)\/$/, '$1');
        const result = await runLighthouse(
          fakeCity.url + encodeURI(path),
          `--port=${port}`,
          '--disable-storage-reset',
          '--disable-full-page-screenshot',
          '--throttling-method=provided',
          `--only-categories=${names.join(',')}`,
        );
        writeReport(`address ${path.replaceAll('/', ' ')}`, result);
        checkScores(decodeURI(path).slice(0, 40), result);
      }
    }
  } finally {
    await context.close();
    rmSync(dir, { recursive: true, force: true });
  }
};

try {
  const all = measured.some(({ key }) => isSelected(key)) ? await measurePages() : {};
  if (isSelected('addresses')) await measureAddresses();
  if (failures.length > 0) console.log(`\nWhat takes from a score:\n${[...new Set(failures)].join('\n')}`);
  report.write('lighthouse', { lighthouse: pinned, rounds, runs: all, faults: failures });
} finally {
  await fakeCity.close();
  await bare.close();
  rmSync(bareDir, { recursive: true, force: true });
}
process.exitCode = report.exitCode;
