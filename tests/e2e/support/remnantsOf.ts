import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** Every address of the app, with a value for each parameter. */
export const addresses = [
  ...new Set(
    readFileSync(new URL('../../../src/app/routeTree.gen.ts', import.meta.url), 'utf8').match(/^ {4}\| '\/[^']*'$/gm) ??
      [],
  ),
]
  .map((line) => line.replace(/^.*'(.*)'$/, '$1'))
  .filter((path) => path.startsWith('/{-$lng}'))
  .map((path) => path.replace('/{-$lng}', '').replace(/\$\w+/g, '1').replace(/\$/g, 'personal-data-rules'))
  // Without the card payment: if it was not requested, it leads home automatically and reloads the app.
  .filter((path) => !/^\/payment$/.test(path));

/** The places on this device, and in the page, that contain one of the secrets. */
export const remnantsOf = (page: Page, secrets: readonly string[]): Promise<string[]> =>
  page.evaluate(async (words) => {
    const found: string[] = [];
    const search = (place: string, text: string): void => {
      for (const word of words) if (text.toLowerCase().includes(word.toLowerCase())) found.push(`${place}: ${word}`);
    };
    search('address', decodeURIComponent(location.href));
    search('history', JSON.stringify(history.state));
    search('page', document.documentElement.outerHTML);
    for (const field of document.querySelectorAll('input, textarea'))
      search('field', (field as HTMLInputElement).value);
    for (const [name, area] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(area)) search(`${name} ${key}`, `${key} ${String(value)}`);
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of db.objectStoreNames) {
        const pendingRead = db.transaction(store).objectStore(store);
        for (const request of [pendingRead.getAll(), pendingRead.getAllKeys()]) {
          await new Promise((resolve) => request.addEventListener('success', resolve));
          search(`indexedDB ${name}/${store}`, JSON.stringify(request.result));
        }
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        search(`cache ${name}`, decodeURIComponent(request.url));
        const response = await cache.match(request);
        if (/json|text|javascript|html/.test(response?.headers.get('Content-Type') ?? ''))
          search(`cache ${request.url}`, (await response?.text()) ?? '');
      }
    }
    return [...new Set(found)];
  }, secrets);
