import { test as base, expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page, type Request } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { startStandIn } from '../stand-in/startStandIn';
import { Control, type SeededUser, type SeedRequest } from '../tools/control';
import { leavesAtRest } from './historyAtRest';
import { signedIn } from './signedIn';
import { words, type Language, type Words } from './words';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
export const city = 'perm';
/** A zone of every journey's own making: 60 roubles an hour at all hours, so that no journey depends on the time of day. */
export const zone = '0901';

let plates = 0;
/** A plate of nobody else's: a city lets a car stay once in a zone. */
export const nextPlate = (): string => {
  plates += 1;
  const letters = 'АВЕКМНОРСТУХ';
  const pick = (index: number): string => letters.charAt(index % letters.length);
  return `${pick(plates)}${String(plates % 1000).padStart(3, '0')}${pick(Math.floor(plates / 12))}${pick(plates + 5)}59`;
};

export interface World {
  url: string;
  control: Control;
}

type NewDriver = NonNullable<SeedRequest['users']>[number];

/** A driver of a journey's own making: without an address of their own they get one of nobody else's. */
export const makeDriver = async ({ control }: World, driver: NewDriver = {}, where = city): Promise<SeededUser> => {
  const { users } = await control.seed(where, { users: [{ email: `driver-${crypto.randomUUID()}@example.com`, ...driver }] });
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

export const takeMapAway = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(window, 'WebGLRenderingContext');
  });

/** No phone takes a message or a call here, and a browser that asks what may open one takes no tap from then on. */
const withoutPhone = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const keep = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && /^(sms|tel|mailto):/.test(link.href)) event.preventDefault();
    };
    window.addEventListener('click', keep, true);
  });

/** A device beside the journey's own, which knows nothing of it: without a map, and without a worker that would fetch the whole app. */
export const anotherDevice = async (browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block', reducedMotion: 'reduce', ...options });
  await takeMapAway(context);
  await withoutPhone(context);
  context.on('page', leavesAtRest);
  return context;
};

interface Journey {
  /** Faults that the browser reported itself: none may be left at the end. */
  faults: string[];
  driver: SeededUser;
  language: Language;
  w: Words;
  /**
   * Whether the device can draw the map. A browser without a graphics card takes seconds for each, so that only who looks
   * at the map has one; the others see what a phone without WebGL shows.
   */
  drawsMap: boolean;
}

/** One stand-in city for each worker; one driver, with two cars and 500 roubles, for each journey. */
export const test = base.extend<Journey, { world: World }>({
  world: [
    async ({}, use) => {
      const server = await startStandIn({ distDir: dist, isControlOn: true, tell: console.log });
      const control = new Control(server.url);
      await control.seed(city, { zones: [{ number: zone, address: 'улица Ленина, 12' }] });
      await use({ url: server.url, control });
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ world }, use) => use(world.url),
  language: ['ru', { option: true }],
  drawsMap: [false, { option: true }],
  context: async ({ context, drawsMap }, use) => {
    if (!drawsMap) await takeMapAway(context);
    await withoutPhone(context);
    context.on('page', leavesAtRest);
    await use(context);
  },
  locale: async ({ language }, use) => use(language === 'ru' ? 'ru-RU' : 'en-GB'),
  w: async ({ language }, use) => use(words[language]),
  driver: async ({ world }, use) => {
    const vehicles = [{ number: nextPlate(), isMain: true, name: 'Лада' }, { number: nextPlate() }];
    await use(await makeDriver(world, { balanceKopecks: 50_000, firstName: 'Иван', lastName: 'Петров', vehicles }));
  },
  faults: [
    async ({ page, world }, use) => {
      await world.control.forgetRequests();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource|net::ERR/.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      await world.control.behave();
      await world.control.settingsAsAtFirst();
      await world.control.provider('now');
      await world.control.proxyClock(0);
      expect(faults, 'no unhandled error and no refusal by the content security policy').toEqual([]);
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
const everyLook = [
  ['ru', 'light'],
  ['en', 'dark'],
] as const;
/** In both looks; in a usual one alone where it is given and this is no full run. */
export const looks = (usual?: Language) => everyLook.filter(([language]) => isFullRun || usual === undefined || language === usual);

/** Opens the app in the journey's city and language, as somebody who has chosen the city before. */
export const open = async (page: Page, w: Words, path = '', chosen = city): Promise<void> => {
  await page.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), chosen);
  await page.goto(`${w.prefix}${path}` || '/');
};

/** Signs in through the window. */
export const signIn = async (page: Page, w: Words, driver: SeededUser): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: w.signIn }).click();
  await signInThere(page, w, driver);
};

/** The same in the window that stands open. */
export const signInThere = async (page: Page, w: Words, driver: Pick<SeededUser, 'email' | 'password'>): Promise<void> => {
  const window = page.getByRole('dialog');
  await window.getByLabel(w.login).fill(driver.email);
  await window.getByLabel(w.password, { exact: true }).fill(driver.password);
  await window.getByRole('button', { name: w.signIn, exact: true }).click();
  await expect(window).toBeHidden();
};

/** Opens the payment form as a driver who signed in before. */
export const openPayForm = async (page: Page, w: Words, driver: SeededUser, where = city): Promise<void> => {
  await signedIn(page.context(), where, driver);
  await open(page, w, '/profile/parking', where);
  await expect(page.getByRole('heading', { name: w.current })).toBeVisible();
};

export const mainPlate = ({ vehicles }: SeededUser): string => vehicles[0]?.number ?? '';

/** Fills in zone and hour; the main car is filled in already. */
export const fillStay = async (page: Page, w: Words, driver: SeededUser): Promise<void> => {
  await page.getByLabel(w.zone).fill(zone);
  await page.getByRole('radio', { name: w.hour, exact: true }).check();
  await expect(page.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
};

/** A guest whose form is filled but for the way to pay: by the first way, at its provider's, and back to what was paid. */
export const payAsGuest = async (page: Page, w: Words): Promise<void> => {
  await page
    .getByRole('group', { name: /Способ оплаты|Payment method/ })
    .getByRole('radio')
    .first()
    .check();
  await page.getByRole('button', { name: w.continue }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: w.providerPay, exact: true }).click();
  await expect(page.getByRole('heading', { name: w.paidCar })).toBeVisible();
};
