import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver } from './Driver';

const patienceMs = 40_000;

export interface Screen {
  open: (url: string) => Promise<void>;
  /**
   * Waits until an expression of the page is true, and logs the description. Throws on a timeout, with a screenshot of
   * the page.
   */
  until: (what: string, expression: string) => Promise<void>;
  /** Types into a field, key by key. */
  write: (field: string, text: string) => Promise<void>;
  log: (sentence: string) => void;
}

export const pageContains = (text: string, where = 'body'): string =>
  `[...document.querySelectorAll('${where}')].some((one) => one.innerText.includes('${text}'))`;
export const clickText = (text: string, where = 'button'): string =>
  `(() => { const found = [...document.querySelectorAll('${where}')].find((one) => one.innerText.trim().startsWith('${text}') && !one.disabled); found?.click(); return found !== undefined; })()`;

export const screenOf = (driver: Driver, screenshotDir: string, log: (sentence: string) => void): Screen => ({
  open: driver.open,
  until: async (what, expression) => {
    const last = Date.now() + patienceMs;
    let result: unknown;
    while (Date.now() < last) {
      result = await driver.evaluate(expression).catch((error: unknown) => String(error));
      if (result === true) return log(what);
      await sleep(250);
    }
    const file = `${screenshotDir}/${driver.name.replaceAll(/\W+/g, '-')}.png`;
    writeFileSync(file, Buffer.from(await driver.screenshot(), 'base64'));
    const page = await driver.evaluate('location.href + ": " + document.body.innerText.slice(0, 600)').catch(String);
    throw new Error(`${driver.name}: not so: ${what} (${JSON.stringify(result)})\n${String(page)}\n${file}`);
  },
  write: async (field, text) => {
    await driver.evaluate(`(document.querySelector('${field}').focus(), true)`);
    await driver.type(text);
  },
  log,
});
