import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Labels } from './labels';

/** Simulates a phone whose IndexedDB takes a third of a second to open, and as long for each change. */
export const slowDownStorage = (page: Page, ms = 350): Promise<unknown> =>
  page.addInitScript((slowMs) => {
    /** Delays the handlers of these events. They are set in the same task as the call. */
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

/** The content of the app's database as one text. Empty if there is no database. */
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

/** Expects that no payment page opens, for longer than the app would take to open one. */
export const expectNoRedirect = (page: Page): Promise<void> =>
  expect(page.waitForRequest('**/demo/pay/**', { timeout: 3_000 })).rejects.toThrow();

/** Loads the menu and the other page, so that a busy machine does not open them after the payment page. */
export const loadOtherPage = async (page: Page, labels: Labels): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByText('На этом устройстве', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'На этом устройстве' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel(labels.zone)).toBeVisible();
};

/** Goes to another page before the payment page opens. The guest stays there and is not redirected later. */
export const leaveForOtherPage = async (page: Page, labels: Labels): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: labels.menu }).click();
  await page.getByRole('dialog').getByText('На этом устройстве', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'На этом устройстве' })).toBeVisible();
  await expectNoRedirect(page);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/device');
  // No one has left the app, so there is nothing to return from.
  await page.goto('/');
  await expect(page.getByRole('link', { name: labels.payParking })).toBeVisible();
};
