import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../.oxlint.config.ts';
import { barred, layers, ranks, unranked, type Layer } from '../config/ranks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'layers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Files that do one thing each, in a folder with the real configuration. The linter reports which of them it rejects.
 */
const probes = new Map<string, string>();
const probe = (path: string, text: string): string => {
  probes.set(path, text);
  return path;
};

const fileIn = (layer: Layer, name: string): string =>
  layer === 'features' ? `src/features/probe/${name}` : `src/${layer}/${name}`;

const imports = layers.flatMap((from) =>
  layers
    .filter((to) => to !== from)
    .map((to) => ({
      from,
      to,
      path: probe(
        fileIn(from, `uses-${to}.ts`),
        `import { thing } from '~/${to}/thing';\nexport const used = thing;\n`,
      ),
      isAllowed: ranks[to] < ranks[from] && !barred[from]?.includes(to),
    })),
);

const cases: [title: string, path: string, isAllowed: boolean][] = [
  [
    'a feature imports another',
    probe('src/features/map/otherFeature.ts', `export { x } from '~/features/login/x';\n`),
    false,
  ],
  ['a feature climbs into another', probe('src/features/map/climbs.ts', `export { x } from '../login/x';\n`), false],
  ['a feature imports a file of its own', probe('src/features/map/own.ts', `export { x } from './x';\n`), true],
  [
    'a folder of a feature imports its feature',
    probe('src/features/map/engine/own.ts', `export { x } from '../x';\n`),
    true,
  ],
  [
    'a folder of a feature climbs into another',
    probe('src/features/map/engine/climbs.ts', `export { x } from '../../login/x';\n`),
    false,
  ],
  [
    'a layer is imported by a relative path',
    probe('src/data/zones/climbs.ts', `export { x } from '../../state/x';\n`),
    false,
  ],
  [
    'the map engine in its own folder',
    probe('src/features/map/engine/canvas.ts', `export { Map } from 'mapbox-gl';\n`),
    true,
  ],
  [
    'the map engine elsewhere in the map',
    probe('src/features/map/screen.ts', `export { Map } from 'mapbox-gl';\n`),
    false,
  ],
  [
    'its React component elsewhere',
    probe('src/components/map.ts', `export { Map } from 'react-map-gl/mapbox-legacy';\n`),
    false,
  ],
  ['domain imports React', probe('src/domain/hook.ts', `export { useState } from 'react';\n`), false],
  ['domain reads the clock', probe('src/domain/now.ts', `export const now = (): number => Date.now();\n`), false],
  [
    'domain uses the browser',
    probe('src/domain/page.ts', `export const title = (): string => document.title;\n`),
    false,
  ],
  [
    'a request in the file for requests',
    probe('src/api/call.ts', `export const ask = (): Promise<Response> => fetch('/');\n`),
    true,
  ],
  [
    'a request elsewhere in api',
    probe('src/api/other.ts', `export const ask = (): Promise<Response> => fetch('/');\n`),
    false,
  ],
  [
    'a request in a screen',
    probe('src/features/map/asks.ts', `export const ask = (): Promise<Response> => window.fetch('/');\n`),
    false,
  ],
  [
    'storage in the file for it',
    probe('src/platform/storage.ts', `export const size = (): number => localStorage.length;\n`),
    true,
  ],
  [
    'storage elsewhere in state',
    probe('src/state/other.ts', `export const size = (): number => localStorage.length;\n`),
    false,
  ],
  [
    'storage in a screen',
    probe('src/features/map/keeps.ts', `export const size = (): number => window.localStorage.length;\n`),
    false,
  ],
  [
    'leaving the page in the file for it',
    probe('src/platform/redirectTo.ts', `export const leave = (): void => location.assign('/');\n`),
    true,
  ],
  [
    'leaving the page elsewhere',
    probe('src/features/map/leaves.ts', `export const leave = (): void => location.assign('/');\n`),
    false,
  ],
  [
    'HTML of a server',
    probe('src/features/map/html.ts', `export const show = (box: Element): void => { box.innerHTML = 'x'; };\n`),
    false,
  ],
  [
    'HTML of a server, by way of React',
    probe('src/features/map/Html.tsx', `export const Html = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n`),
    false,
  ],
  [
    'the same in the folder that draws HTML',
    probe('src/ui/html/Html.tsx', `export const Html = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />;\n`),
    false,
  ],
  [
    'the HTML cleaner in the folder that draws HTML',
    probe('src/ui/html/clean.ts', `export { sanitize } from 'dompurify';\n`),
    true,
  ],
  ['the HTML cleaner elsewhere in ui', probe('src/ui/clean.ts', `export { sanitize } from 'dompurify';\n`), false],
  [
    'the HTML cleaner in a screen',
    probe('src/features/map/clean.ts', `export { sanitize } from 'dompurify';\n`),
    false,
  ],
  [
    'the folder that draws HTML imports server data',
    probe('src/ui/html/asks.ts', `export { x } from '~/data/x';\n`),
    false,
  ],
  ['a component imports server data', probe('src/ui/fetches.ts', `export { x } from '~/data/x';\n`), false],
  ['app imports a single route', probe('src/app/oneRoute.ts', `export { x } from '~/routes/x';\n`), false],
  ['the build imports the city list', probe('src/build/city.ts', `export { x } from '~/city/schema';\n`), true],
  ['the build imports a rule', probe('src/build/rule.ts', `export { x } from '~/domain/x';\n`), false],
  ['a screen imports the build', probe('src/features/map/build.ts', `export { x } from '~/build/x';\n`), false],
  ['main imports app', probe('src/main.tsx', `import { start } from '~/app/start';\nvoid start;\n`), true],
  ['the service worker imports the page', probe('sw/uses.ts', `export { x } from '../src/domain/x';\n`), false],
  ['the service worker imports the page by an alias', probe('sw/names.ts', `export { x } from '~/domain/x';\n`), false],
  [
    'the service worker imports the names of its caches',
    probe('sw/caches.ts', `export { workerCaches } from '../src/domain/content/workerCaches';\n`),
    true,
  ],
  [
    'the service worker imports the list of other addresses',
    probe('sw/beside.ts', `export { nonAppPath } from '../src/domain/content/nonAppPath';\n`),
    true,
  ],
  [
    'the fake city imports the contract',
    probe('tests/fake-city/contract.ts', `export { x } from '~/api/contract/x';\n`),
    true,
  ],
  [
    'the fake city imports the city schema',
    probe('tests/fake-city/city.ts', `export { x } from '~/city/schema';\n`),
    true,
  ],
  ['the fake city imports domain', probe('tests/fake-city/rule.ts', `export { x } from '~/domain/tariff';\n`), false],
  [
    'the fake city imports the way of calling',
    probe('tests/fake-city/calls.ts', `export { x } from '~/api/call';\n`),
    false,
  ],
  [
    'the fake city imports domain by a relative path',
    probe('tests/fake-city/rules/climbs.ts', `export { x } from '../../../src/domain/tariff';\n`),
    false,
  ],
  [
    'two files import each other',
    probe('src/components/circleA.ts', `import { b } from './circleB';\nexport const a = (): unknown => b;\n`),
    false,
  ],
];
/** Statements that could turn a text into markup, code or an address, and listeners for messages of any origin. */
const sinks: [sink: string, statement: string, isAllowed?: boolean][] = [
  ['innerHTML', `box.innerHTML = text;`],
  ['outerHTML between brackets', `box['outerHTML'] = text;`],
  ['insertAdjacentHTML', `box.insertAdjacentHTML('beforeend', text);`],
  ['srcdoc', `(box as HTMLIFrameElement).srcdoc = text;`],
  ['srcdoc as an attribute', `box.setAttribute('srcdoc', text);`],
  ['an event as an attribute', `box.setAttribute('onclick', text);`],
  ['document.write', `document.write(text);`],
  ['document.writeln', `document.writeln(text);`],
  ['a fragment of HTML', `document.createRange().createContextualFragment(text);`],
  ['a document of HTML', `new DOMParser().parseFromString(text, 'text/html');`],
  ['a document of XML, which runs nothing', `new DOMParser().parseFromString(text, 'application/xml');`, true],
  ['window.open', `window.open(text);`],
  ['open', `open(text);`],
  ['open of the file’s own', `const open = (what: string): string => what; open(text);`, true],
  ['location =', `(location as unknown) = text;`],
  ['window.location =', `window.location = text;`],
  ['location.href =', `location.href = text;`],
  ['location.hash =', `location.hash = text;`],
  ['location.assign', `location.assign(text);`],
  ['location.replace', `document.location.replace(text);`],
  ['reading the address', `box.textContent = location.origin;`, true],
  ['a link of our own making', `(box as HTMLAnchorElement).href = text;`, true],
  ['eval', `eval(text);`],
  ['eval by way of the window', `globalThis.eval(text);`],
  ['new Function', `new Function(text)();`],
  ['a timer of text', `setTimeout('run()', 1);`],
  ['a timer', `setTimeout(() => box.remove(), 1);`, true],
  ['a listener to messages', `addEventListener('message', () => box.remove());`],
  ['a listener to the window’s messages', `window.addEventListener('message', () => box.remove());`],
  ['onmessage', `window.onmessage = () => box.remove();`],
  [
    'a listener to other tabs of the app',
    `new BroadcastChannel('x').addEventListener('message', () => box.remove());`,
    true,
  ],
];
for (const [index, [sink, statement, isAllowed = false]] of sinks.entries()) {
  const text = `export const put = (box: Element, text: string): void => {\n  box.textContent = text;\n  ${statement}\n};\n`;
  cases.push([sink, probe(`src/components/sink${index}.ts`, text), isAllowed]);
}
cases.push(
  [
    'a frame of text, by way of React',
    probe('src/components/Frame.tsx', `export const Frame = () => <iframe title="x" srcDoc="x" />;\n`),
    false,
  ],
  [
    'HTML among the properties of an element',
    probe('src/components/props.ts', `export const props = { dangerouslySetInnerHTML: { __html: 'x' } };\n`),
    false,
  ],
  [
    'HTML in the worker',
    probe('sw/html.ts', `export const put = (box: Element): void => { box.innerHTML = 'x'; };\n`),
    false,
  ],
);

probe('src/components/circleB.ts', `import { a } from './circleA';\nexport const b = (): unknown => a;\n`);

let faulty: Set<string>;
beforeAll(() => {
  for (const [path, text] of probes) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'tests/config'), { recursive: true });
  for (const file of ['tsconfig.json', 'tests/config/sinks.mjs']) copyFileSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { stdout } = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const rules = /no-restricted|no-cycle|no-danger|no-sink|no-eval/;
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  faulty = new Set(diagnostics.filter(({ code }) => rules.test(code)).map(({ filename }) => filename));
  // The linter takes long when other work is running.
}, 120_000);

it.each(imports)('a file of $from may import $to: $isAllowed', ({ path, isAllowed }) => {
  expect(faulty.has(path)).toBe(!isAllowed);
});

it.each(cases)('the linter checks a case: %s (%s), allowed is %s', (_, path, isAllowed) => {
  expect(faulty.has(path)).toBe(!isAllowed);
});

it('every folder of code in src has a rank', () => {
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const withCode = folders.filter(({ name }) =>
    readdirSync(join(root, 'src', name), { recursive: true, encoding: 'utf8' }).some((file) => /\.tsx?$/.test(file)),
  );
  expect(withCode.map(({ name }) => name).filter((name) => !Object.hasOwn({ ...ranks, ...unranked }, name))).toEqual(
    [],
  );
});
