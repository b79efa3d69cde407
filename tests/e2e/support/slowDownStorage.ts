import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Labels } from './labels';

/** A phone whose database (IndexedDB) takes a third of a second to open, and as long for each change. */
export const slowDownStorage = (page: Page, ms = 350): Promise<unknown> =>
  page.addInitScript((slowMs) => {
    /** The handlers are set in the task of the call: they hear of it later. */
    const delay = (target: EventTarget, types: readonly string[]): void => {
      for (const type of types) {
        const set = (handler: unknown): void =>
          target.addEventListener(type, (event) =>
            setTimeout(() => typeof handler === 'function' && handler.call(target, event), slowMs),
          );
        Object.defineProperty(target, `on${type}`, { set });
      }
    };
    IDBFactory.prototype.open = new Proxy(IDBFactory.prototype.open.bind(indexedDB), {
      apply: (open, _, args: Parameters<IDBFactory['open']>) => {
        const request = open(...args);
        delay(request, ['success', 'error']);
        return request;
      },
    });
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction') as (...args: unknown[]) => IDBTransaction;
    IDBDatabase.prototype.transaction = new Proxy(begin, {
      apply: (_, database: IDBDatabase, args: unknown[]) => {
        const transaction = begin.apply(database, args);
        delay(transaction, ['complete', 'abort']);
        return transaction;
      },
    });
  }, ms);

/** All that stands in the app's database, as one text; empty while there is none. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    if ((await indexedDB.databases()).every(({ name }) => name !== 'keyval-store')) return '';
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('keyval-store');
      opening.addEventListener('success', () => {
        const database = opening.result;
        const store = database.objectStoreNames.contains('keyval')
          ? database.transaction('keyval').objectStore('keyval')
          : undefined;
        const end = (text: string): void => {
          database.close();
          resolve(text);
        };
        const all = store?.getAll();
        if (all) all.addEventListener('success', () => end(JSON.stringify(all.result)));
        else end('');
      });
      opening.addEventListener('error', () => resolve(''));
    });
  });

/** No payment page opens, for longer than one is waited for. */
export const expectNoRedirect = (page: Page): Promise<void> =>
  expect(page.waitForRequest('**/demo/pay/**', { timeout: 3_000 })).rejects.toThrow();

/** Goes on to another page before the payment page opens: whoever does so is left there, and nothing leads them back later. */
export const leaveForOtherPage = async (page: Page, labels: Labels): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByText('На этом устройстве', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'На этом устройстве' })).toBeVisible();
  await expectNoRedirect(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/device');
  // Nobody has been led away: there is nothing to come back from.
  await page.goto('/');
  await expect(page.getByRole('link', { name: labels.payParking })).toBeVisible();
};
