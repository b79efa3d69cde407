import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { browserFloor } from '../../../src/build/browserFloor';

/** Builds the bare page in `outDir`, with a worker that stores all its files. */
export const buildBareStart = async (outDir: string): Promise<void> => {
  await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir, emptyOutDir: true, target: browserFloor, modulePreload: { polyfill: false } },
  });
  const file = ['/', ...readdirSync(join(outDir, 'assets')).map((name) => `/assets/${name}`)];
  writeFileSync(
    join(outDir, 'sw.js'),
    `self.addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.addAll(${JSON.stringify(file)}))));
self.addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));`,
  );
};
