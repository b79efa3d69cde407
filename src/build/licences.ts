import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The licence of a third-party package in a build. */
export interface Licence {
  name: string;
  version: string;
  /** The name of the licence as the author gives it. */
  license: string;
  /** The author's own text, if the package contains one. */
  text: string;
}

/** Returns the folder of the package that a module comes from; undefined for a module of our own. */
export const packageFolder = (module: string): string | undefined =>
  /^\0?(?<folder>.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(module.replace(/[?#].*$/, ''))?.groups?.[
    'folder'
  ];

const readLicence = (folder: string): Licence => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: unknown;
  };
  const files = readdirSync(folder).filter((file) => /^(licen[sc]e|notice|copying)/i.test(file));
  const text = files
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n?/g, '\n').trim())
    .join('\n\n');
  return { name, version, license: typeof license === 'string' ? license : 'see its text', text };
};

/** Returns the folders of the given packages and of their dependencies. */
const withDependencies = (names: readonly string[], from: string): string[] => {
  const seen = new Set<string>();
  const add = (name: string, importer: string): void => {
    const folder = packageFolder(createRequire(importer).resolve(name));
    if (folder === undefined || seen.has(folder)) return;
    seen.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      dependencies?: object;
    };
    for (const needed of Object.keys(dependencies)) add(needed, join(folder, 'package.json'));
  };
  for (const name of names) add(name, from);
  return [...seen];
};

/** Returns the folders of the worker's packages. The worker is built separately from the app. */
const workerPackages = (folder: string): string[] => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const names = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/from '([^.'][^']*)'/g)].map(([, name = '']) => name),
  );
  return withDependencies([...new Set(names)], join(folder, files[0] ?? ''));
};

export const licencesText = (licences: readonly Licence[]): string =>
  `Other people’s work in this app, and the terms on which they give it.\n\n${licences
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(
      ({ name, version, license, text }) =>
        `${'-'.repeat(72)}\n${name} ${version} (${license})\n\n${text || `No text comes with it: ${license}.`}`,
    )
    .join('\n\n')}\n`;

/**
 * Writes `licences.txt` next to the pages: the packages of a build with their licence texts. It is fetched only on
 * request.
 */
export const licences = (worker: string): Plugin => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
    const folders = new Set([...modules.flatMap((module) => packageFolder(module) ?? []), ...workerPackages(worker)]);
    const byName = new Map([...folders].map(readLicence).map((one) => [`${one.name} ${one.version}`, one]));
    // The base of the style belongs to no module.
    const preflight = readLicence(dirname(createRequire(join(worker, 'sw.ts')).resolve('tailwindcss/package.json')));
    byName.set(`${preflight.name} ${preflight.version}`, preflight);
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText([...byName.values()]) });
  },
});
