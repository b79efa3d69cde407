import type { BrowserContext, Page, Request } from '@playwright/test';
import type { CallClass, Endpoint } from '~/api/contract/endpoint';
import { endpoints } from '~/api/contract/endpoints';
import { expect, test as journey } from './fixtures';

/**
 * A row of the fault catalogue: a journey after which the invariants are asserted. Each row itself asserts I2 and I3
 * (the last text agrees with the ledger, nothing typed is lost) and I6 (no trace after a logout).
 */

/** Matches the paths of all calls of some classes. */
const callsOf = (...classes: readonly CallClass[]): RegExp => {
  const paths = Object.values(endpoints)
    .filter(({ callClass }) => classes.includes(callClass))
    .flatMap(({ path, olderPaths = {} }: Endpoint) => [path, ...Object.values(olderPaths)]);
  // `{name}` in a path is a parameter.
  return new RegExp(
    `(${paths.map((path) => path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')).join('|')})/?$`,
  );
};

const moneyCalls = callsOf('M', 'L');
const codeCalls = callsOf('C');

export interface Row {
  /** The driver has confirmed this many payments. More calls or more debits violate I1. */
  confirmed: (times?: number) => void;
  /** The driver has requested this many messages (I8). */
  expectCodeRequests: (times?: number) => void;
  /** The browser itself may have sent a request twice, so only the app's own calls are counted. */
  allowResend: () => void;
  /** The row ends outside the app, where I4 and I5 do not apply. */
  allowLeavingApp: () => void;
  /** A host other than the city's that the row may contact (I7). */
  allowsHost: (host: string) => void;
  /** A measured result, for the report. */
  figure: (text: string) => void;
}

const watch = (context: BrowserContext): Request[] => {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
};

const isCall = (request: Request, calls: RegExp): boolean =>
  request.method() !== 'OPTIONS' && calls.test(new URL(request.url()).pathname);

/** Expects text, something to do, and no endless waiting (I4, I5). */
const expectAlive = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('body').innerText(), { message: 'I5: the page is not blank' }).toMatch(/\p{L}/u);
  await expect(
    page.locator('a[href], button:enabled').filter({ visible: true }).first(),
    'I4: there is something to do',
  ).toBeVisible();
  await expect(page.locator('[aria-busy=true]').filter({ visible: true }), 'I4: nothing waits for ever').toHaveCount(
    0,
    { timeout: 20_000 },
  );
};

export const test = journey.extend<{ row: Row }>({
  row: [
    async ({ context, fakeCity, driver }, use, info) => {
      let [confirmations, messages] = [0, 0];
      let [isResent, isGone] = [false, false];
      const hosts = new Set([new URL(fakeCity.url).host]);
      const requests = watch(context);
      await use({
        confirmed: (times = 1) => void (confirmations += times),
        expectCodeRequests: (times = 1) => void (messages += times),
        allowResend: () => void (isResent = true),
        allowLeavingApp: () => void (isGone = true),
        allowsHost: (host) => void hosts.add(host),
        figure: (text) => void info.annotations.push({ type: 'figure', description: text }),
      });
      if (!isGone) for (const page of context.pages()) await expectAlive(page);
      const foreign = requests
        // A redirect that the app does not follow is reported as aborted, and never sent.
        .filter((request) => !request.redirectedFrom() || request.failure()?.errorText !== 'net::ERR_ABORTED')
        .map((request) => new URL(request.url()))
        .filter(({ protocol, host }) => protocol.startsWith('http') && !hosts.has(host));
      expect(foreign.map(String), 'I7: no request to another host').toEqual([]);
      const calls = requests.filter((request) => isCall(request, moneyCalls) && request.method() === 'POST');
      // A row without its own figure reports its counts.
      if (!info.annotations.some(({ type }) => type === 'figure'))
        info.annotations.push({
          type: 'figure',
          description: `${calls.length} money calls after ${confirmations} confirmations, ${requests.length} requests`,
        });
      expect(calls.length, 'I1: no money call without a confirmation').toBeLessThanOrEqual(confirmations);
      if (!isResent) {
        const { debits } = await fakeCity.control.ledger('perm', driver.email);
        expect(debits.length, 'I1: no debit without a confirmation').toBeLessThanOrEqual(confirmations);
      }
      expect(
        requests.filter((request) => isCall(request, codeCalls)).length,
        'I8: no message without a tap',
      ).toBeLessThanOrEqual(messages);
    },
    { auto: true },
  ],
});

export { expect };
