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
import { chooseMethod } from './chooseMethod';
import { settleHistoryFirst } from './settleHistoryFirst';
import { signedIn } from './signedIn';
import { labelsByLanguage, type Language, type Labels } from './labels';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
export const city = 'perm';
/**
 * A zone that the journeys create themselves: 60 roubles an hour at all hours, so that no journey depends on the time
 * of day.
 */
export const zone = '0901';

let plates = 0;
/** Returns a plate that no one else uses, because a city allows a car only one stay in a zone. */
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

/** Creates a driver for one journey. A driver without a given e-mail gets a unique one. */
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

/** Counts the app's own requests. The browser may send one of them twice. */
export const countCalls = (page: Page, match: string): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(match)) count += 1;
  });
  return () => count;
};

/**
 * Counts the requests for a driver's profile, and the answers. If the clock jumps while a request is under way, the
 * request times out and the app repeats it.
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

/**
 * Blocks links to messages and phone calls. There is no app to open them, and a browser that prompts for one accepts no
 * further taps.
 */
const blockPhoneLinks = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const cancelPhoneLink = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && /^(sms|tel|mailto):/.test(link.href)) event.preventDefault();
    };
    window.addEventListener('click', cancelPhoneLink, true);
  });

/** A second device, without any data of the journey. It has no map, and no worker that would fetch the whole app. */
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
  /** Errors that the browser itself reported. None may be left at the end. */
  pageErrors: string[];
  driver: SeededUser;
  language: Language;
  labels: Labels;
  /**
   * Whether the device can draw the map. Without a graphics card a browser takes seconds to draw one, so only journeys
   * that look at the map have it. The others see what a phone without WebGL shows.
   */
  drawsMap: boolean;
}

/** One fake city for each worker. One driver, with two cars and 500 roubles, for each journey. */
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

/**
 * `FULL=1 npm test`: also runs journeys that show little more than their neighbours and take as long again on two
 * cores.
 */
export const isFullRun = Boolean(process.env['FULL']);
/**
 * For journeys whose English page others visit too, and whose texts are in the catalogues. Only a full run repeats them
 * in English.
 */
export const languagesOfFullRun: readonly Language[] = isFullRun ? ['ru', 'en'] : ['ru'];

/** Colours do not depend on the language, so each colour scheme is tested once. */
const everyScheme = [
  ['ru', 'light'],
  ['en', 'dark'],
] as const;
/** Both schemes. With `usual`, only that language's scheme, unless this is a full run. */
export const schemes = (usual?: Language) =>
  everyScheme.filter(([language]) => isFullRun || usual === undefined || language === usual);

/** Opens the app in the journey's city and language, as a visitor who has chosen the city before. */
export const open = async (page: Page, labels: Labels, path = '', chosen = city): Promise<void> => {
  await page.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), chosen);
  await page.goto(`${labels.prefix}${path}` || '/');
};

/** Opens the login dialog and signs in. */
export const signIn = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: labels.signIn }).click();
  await fillSignIn(page, labels, driver);
};

/** Signs in through the dialog that is already open. */
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

/** A plate of one letter, three digits and two letters, as a screen reader gets it. */
export const spelled = (plate: string): string =>
  `${plate.slice(0, 1)} ${plate.slice(1, 4)} ${plate.slice(4, 5)} ${plate.slice(5, 6)} ${plate.slice(6)}`;

/** Fills in the zone and one hour. The main car is already filled in. */
export const fillStay = async (page: Page, labels: Labels, driver: SeededUser): Promise<void> => {
  await page.getByLabel(labels.zone).fill(zone);
  await page.getByRole('radio', { name: labels.hour, exact: true }).check();
  await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
};

/**
 * Pays as a guest whose form lacks only the payment method: takes the first one, pays at its provider, and returns to
 * the confirmation.
 */
export const payAsGuest = async (page: Page, labels: Labels): Promise<void> => {
  await chooseMethod(page);
  await page.getByRole('button', { name: labels.continue }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
  await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
};
