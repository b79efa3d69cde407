import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { startFakeCity } from '../../fake-city/startFakeCity';
import { Control, type SeededUser, type SeedRequest } from '../../tools/control';
import { settleHistoryFirst } from './settleHistoryFirst';
import { signedIn } from './signedIn';
import { labelsByLanguage, type Language, type Labels } from './labels';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
export const city = 'perm';
/** A zone of every journey's own making: 60 roubles an hour at all hours, so that no journey depends on the time of day. */
export const zone = '0901';

let plates = 0;
/** A plate of nobody else's: a city lets a car stay once in a zone. */
export const nextPlate = (): string => {
  plates += 1;
  const plateLetters = 'АВЕКМНОРСТУХ';
  const pick = (index: number): string => plateLetters.charAt(index % plateLetters.length);
  return `${pick(plates)}${String(plates % 1000).padStart(3, '0')}${pick(Math.floor(plates / 12))}${pick(plates + 5)}59`;
};

export interface FakeCity {
  url: string;
  control: Control;
}

type DriverDraft = NonNullable<SeedRequest['users']>[number];

/** A driver of a journey's own making: without an address of their own they get one of nobody else's. */
export const makeDriver = async (
  { control }: FakeCity,
  driver: DriverDraft = {},
  where = city,
): Promise<SeededUser> => {
  const { users } = await control.seed(where, {
    users: [{ email: `driver-${crypto.randomUUID()}@example.com`, ...driver }],
  });
  const [made] = users;
  if (!made) throw new Error('No driver was made');
  return made;
};

/** Counts the app's own requests: the browser may send one of them twice (`reliability.md`, section 5). */
export const countCalls = (page: Page, match: string): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(match)) count += 1;
  });
  return () => count;
};

/**
 * Counts how often a driver's profile is asked for, and answered. A clock that leaps while one is under way lets it run out of time,
 * and the app sends it once more.
 */
export const countProfileReads = (page: Page): Readonly<Record<'asked' | 'answered', number>> => {
  const reads = { asked: 0, answered: 0 };
  const isRead = (request: Request): boolean => request.url().includes('/profile/get-profile');
  page.on('request', (request) => (reads.asked += isRead(request) ? 1 : 0));
  page.on('requestfinished', (request) => (reads.answered += isRead(request) ? 1 : 0));
  return reads;
};

export const disableWebGl = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebGLRenderingContext');
  });

/** No phone takes a message or a call here, and a browser that asks what may open one takes no tap from then on. */
const blockPhoneLinks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const cancelPhoneLink = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && /^(sms|tel|mailto):/.test(link.href)) event.preventDefault();
    };
    window.addEventListener('click', cancelPhoneLink, true);
  });

/** A device beside the journey's own, which knows nothing of it: without a map, and without a worker that would fetch the whole app. */
export const anotherDevice = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  await disableWebGl(context);
  await blockPhoneLinks(context);
  context.on('page', settleHistoryFirst);
  return context;
};

interface TestFixtures {
  /** Faults that the browser reported itself: none may be left at the end. */
  pageErrors: string[];
  driver: SeededUser;
  language: Language;
  labels: Labels;
  /**
   * Whether the device can draw the map. A browser without a graphics card takes seconds for each, so that only who looks
   * at the map has one; the others see what a phone without WebGL shows.
   */
  drawsMap: boolean;
}

/** One fake city for each worker; one driver, with two cars and 500 roubles, for each journey. */
export const test = base.extend<TestFixtures, { fakeCity: FakeCity }>({
  fakeCity: [
    async ({}, use) => {
      const fakeCityServer = await startFakeCity({ distDir: dist, isControlOn: true, log: console.log });
      const control = new Control(fakeCityServer.url);
      await control.seed(city, { zones: [{ number: zone, address: 'улица Ленина, 12' }] });
      await use({ url: fakeCityServer.url, control });
      await fakeCityServer.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ fakeCity }, use) => use(fakeCity.url),
  language: ['ru', { option: true }],
  drawsMap: [false, { option: true }],
  context: async ({ context, drawsMap }, use) => {
    if (!drawsMap) await disableWebGl(context);
    await blockPhoneLinks(context);
    context.on('page', settleHistoryFirst);
    await use(context);
  },
  locale: async ({ language }, use) => use(language === 'ru' ? 'ru-RU' : 'en-GB'),
  labels: async ({ language }, use) => use(labelsByLanguage[language]),
  driver: async ({ fakeCity }, use) => {
    const vehicles = [{ number: nextPlate(), isMain: true, name: 'Лада' }, { number: nextPlate() }];
    await use(await makeDriver(fakeCity, { balanceKopecks: 50_000, firstName: 'Иван', lastName: 'Петров', vehicles }));
  },
  pageErrors: [
    async ({ page, fakeCity }, use) => {
      await fakeCity.control.clearRequests();
      const pageErrors: string[] = [];
      page.on('pageerror', ({ message }) => pageErrors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text()))
          pageErrors.push(message.text());
      });
      await use(pageErrors);
      await fakeCity.control.clearFaults();
      await fakeCity.control.resetSettings();
      await fakeCity.control.provider('now');
      await fakeCity.control.proxyClock(0);
      expect(pageErrors, 'no unhandled error and no refusal by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** `FULL=1 npm test`: with what tells little more than its neighbour, and takes as long on two cores. */
export const isFullRun = Boolean(process.env['FULL']);
/** For journeys whose English page is walked by others too, and whose words the catalogues hold: it is read again only in a full run. */
export const languagesOfFullRun: readonly Language[] = isFullRun ? ['ru', 'en'] : ['ru'];

/** Colours do not depend on the language, so that each is looked at once. */
const everyScheme = [
  ['ru', 'light'],
  ['en', 'dark'],
] as const;
/** In both looks; in a usual one alone where it is given and this is no full run. */
export const schemes = (usual?: Language) =>
  everyScheme.filter(([language]) => isFullRun || usual === undefined || language === usual);

/** Opens the app in the journey's city and language, as somebody who has chosen the city before. */
export const open = async (page: Page, labels: Labels, path = '', chosen = city): Promise<void> => {
  await page.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), chosen);
  await page.goto(`${labels.prefix}${path}` || '/');
};

/** Signs in through the window. */
export const signIn = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: labels.signIn }).click();
  await fillSignIn(page, labels, driver);
};

/** The same in the window that stands open. */
export const fillSignIn = async (
  page: Page,
  labels: Labels,
  driver: Pick<SeededUser, 'email' | 'password'>,
): Promise<void> => {
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.login).fill(driver.email);
  await window.getByLabel(labels.password, { exact: true }).fill(driver.password);
  await window.getByRole('button', { name: labels.signIn, exact: true }).click();
  await expect(window).toBeHidden();
};

/** Opens the payment form as a driver who signed in before. */
export const openPayForm = async (page: Page, labels: Labels, driver: SeededUser, where = city): Promise<void> => {
  await signedIn(page.context(), where, driver);
  await open(page, labels, '/profile/parking', where);
  await expect(page.getByRole('heading', { name: labels.current })).toBeVisible();
};

export const mainPlate = ({ vehicles }: SeededUser): string => vehicles[0]?.number ?? '';

/** Fills in zone and hour; the main car is filled in already. */
export const fillStay = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
};

/** A guest whose form is filled but for the way to pay: by the first way, at its provider's, and back to what was paid. */
export const payAsGuest = async (page: Page, labels: Labels): Promise<void> => {
  await page
    .getByRole('group', { name: /Способ оплаты|Payment method/ })
    .getByRole('radio')
    .first()
    .check();
  await page.getByRole('button', { name: labels.continue }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
};
