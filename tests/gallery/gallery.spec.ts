import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { checkContrast, checkRules } from '../e2e/support/checkRules';
import { now, timeZone } from './clock';
import { chromium, glyphWidths } from './glyphWidths';
import { serveGallery } from './serveGallery';

/** Components that are not in the gallery themselves, and the reason. */
const notInGallery: Readonly<Record<string, string>> = {
  'ui/EmptyDrawing': 'the picture of EmptyState',
  'ui/EmailField': 'a TextField',
  'ui/Field': 'what TextField and SelectField are made of',
  'ui/GapRow': 'empty space in the place of rows',
  'ui/NewPasswordFields': 'PasswordField twice',
  'ui/PageHead': 'draws nothing',
  'ui/PhotoButton': 'a secondary Button over the device’s own choice of a file',
  'ui/RowPlaceholders': 'the rows of a Skeleton',
  'ui/lazyPart': 'draws what it is given',
  'ui/html/drawTree': 'what CleanHtml is made of',
  'ui/html/ServerHtml': 'CleanHtml, or PlainHtml until that has come',
  'components/edit/ResendButton': 'a quiet Button, or a countdown that changes every second',
  'components/plate/MotoPlateDrawing': 'what PlateView is made of',
  'components/plate/PlateDrawing': 'what PlateView and PlateField are made of',
  'components/driver/PlaceAndVehicleFields': 'PlaceField, VehicleField and StayWarnings one below the other',
  'components/driver/ReducedPrice': 'what DriverTariffText is made of',
  'components/driver/StayScreen': 'the places of a page',
  'components/UnknownCityNotice': 'a Notice with a Button',
  'components/SpokenSum': 'what a screen reader hears of a Price',
  'components/ChoiceRow': 'the row of MethodField and RetroactiveStartField',
  'components/driver/StartNotices': 'notices that are in the gallery themselves',
  'components/edit/ActOutcome': 'a Notice that takes the focus',
  'components/edit/ConfirmOutcomeNotice': 'a Notice',
  'components/payment-records/ExportRecordsButtons': 'two Buttons',
  'components/payment-records/RecordFacts': 'the facts of a printed payment record',
  'components/fine/FineNumber': 'a text with Buttons',
  'components/stay/RefundNote': 'a line of StayCard',
  'components/stay-form/EstimatedPrice': 'a word before a Price',
  'components/stay-form/PriceRow': 'the foot of the forms, which stay/oneScreen.spec.ts measures',
  'components/stay-form/UnansweredText': 'the text of QuoteBox without an answer',
  'components/stay-form/StayForm': 'a heading above the fields of a form',
  'components/payment/ReceiptPlaceholder': 'a Skeleton',
};

const test = base.extend<object, { wall: string }>({
  wall: [
    async ({}, use) => {
      const { url, close } = await serveGallery();
      await use(url);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 1,
  timezoneId: timeZone,
  hasTouch: true,
  serviceWorkers: 'block',
});
// All tests share one build.
test.describe.configure({ mode: 'default' });

interface Face {
  language: 'ru' | 'en';
  scheme: 'light' | 'dark';
}
const plain: Face = { language: 'ru', scheme: 'light' };
const other: Face = { language: 'en', scheme: 'dark' };
/**
 * Components with their own colours, or with the longest texts. They are compared in the other language and scheme too.
 */
const inBothLanguages = [
  'ui/Button',
  'ui/Choice',
  'ui/Notice',
  'ui/TextField',
  'components/plate/PlateView',
  'components/stay/StayCard',
  'components/stay-form/QuoteBox',
  'components/ZoneBadge',
];

/** Opens a wall at a fixed moment, and waits until deliberately late parts are there. */
const open = async (
  page: Page,
  url: string,
  search: Record<string, string>,
  { language, scheme }: Face,
): Promise<void> => {
  await page.emulateMedia({
    colorScheme: scheme,
    reducedMotion: 'reduce',
    media: search['wall'] === 'print' ? 'print' : 'screen',
  });
  await page.clock.install({ time: now });
  await page.goto(`${url}?${new URLSearchParams({ lang: language, ...search }).toString()}`);
  await expect(page.locator('h1').first()).toBeAttached();
  // A wait shows no text for at most four seconds.
  await page.clock.runFor(5_000);
  await page.clock.pauseAt(now + 60_000 - 1);
  await page.evaluate(() => document.fonts.ready);
};

const displayedItems = (page: Page): Promise<string[]> =>
  page
    .locator('[data-component]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['component'] ?? ''));

/** Screenshots depend on fonts. If this machine draws letters differently, a comparison proves nothing. */
const skipWhereFontsDiffer = async (page: Page): Promise<void> => {
  const drawn = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return '';
    pen.font = '16px system-ui, sans-serif';
    return `${pen.measureText('Оплатить парковку до 14:30').width.toFixed(2)}/${pen.measureText('Pay for parking until 2:30 PM').width.toFixed(2)}`;
  });
  const browser = page.context().browser()?.version().split('.')[0];
  test.skip(
    drawn !== glyphWidths || browser !== chromium,
    `Chromium ${browser} draws letters ${drawn} wide here, and Chromium ${chromium} ${glyphWidths} in the pictures: nothing is compared`,
  );
};

/** A component is drawn otherwise a third of a pixel lower, where one above it has another height. */
const startOnWholePixel = (component: HTMLElement | SVGElement): void => {
  component.style.marginTop = '0';
  const top = component.getBoundingClientRect().top + scrollY;
  component.style.marginTop = `${Math.ceil(top) - top}px`;
};

test('every component of ui and components is in the gallery, or is listed as part of another one', async ({
  page,
  wall,
}) => {
  const listed = new Set<string>();
  for (const name of ['plain', 'offline', 'window', 'print']) {
    await open(page, wall, { wall: name }, plain);
    for (const item of await displayedItems(page)) listed.add(item);
  }
  const src = fileURLToPath(new URL('../../src', import.meta.url));
  const files = ['ui', 'components'].flatMap((layer) =>
    readdirSync(join(src, layer), { recursive: true, encoding: 'utf8' }).flatMap((file) =>
      file.endsWith('.tsx') ? [`${layer}/${file.slice(0, -4)}`] : [],
    ),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => !listed.has(file) && !(file in notInGallery))).toEqual([]);
  expect([...listed, ...Object.keys(notInGallery)].filter((file) => !files.includes(file))).toEqual([]);
});

for (const face of [plain, other]) {
  for (const name of ['plain', 'offline']) {
    test(`${face.language}, ${face.scheme}, ${name}: each component looks like its stored picture`, async ({
      page,
      wall,
    }) => {
      test.setTimeout(240_000);
      await open(page, wall, { wall: name }, face);
      await skipWhereFontsDiffer(page);
      for (const item of (await displayedItems(page)).filter(
        (one) => face === plain || name !== 'plain' || inBothLanguages.includes(one),
      )) {
        const component = page.locator(`[data-component="${item}"]`);
        await component.evaluate(startOnWholePixel);
        await expect.soft(component).toHaveScreenshot(`${item.replaceAll('/', '.')}.${name}.${face.language}.png`);
      }
    });
  }
  test(`${face.language}, ${face.scheme}: a window looks like its stored picture`, async ({ page, wall }) => {
    await open(page, wall, { wall: 'window' }, face);
    await skipWhereFontsDiffer(page);
    await expect(page).toHaveScreenshot(`window.${face.language}.png`);
  });
}

test('printed payment records look like their stored picture', async ({ page, wall }) => {
  await open(page, wall, { wall: 'print' }, plain);
  await skipWhereFontsDiffer(page);
  await expect(page).toHaveScreenshot('print.png');
});

for (const language of ['ru', 'en'] as const) {
  test(`${language}: every state of every component meets the accessibility rules, light and dark, and at double text size`, async ({
    page,
    wall,
  }) => {
    for (const name of ['plain', 'offline']) {
      await open(page, wall, { wall: name }, { language, scheme: 'light' });
      // The accessibility check needs a running clock.
      await page.clock.resume();
      await checkRules(page, name);
      await page.emulateMedia({ colorScheme: 'dark' });
      await checkContrast(page, `${name}, dark`);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const wide = await page.locator('[data-state]').evaluateAll((all) => {
        const scrolls = (one: Element): boolean =>
          ['auto', 'scroll', 'hidden'].includes(getComputedStyle(one).overflowX);
        const sticksOut = (one: Element): boolean => {
          if (one.getBoundingClientRect().right <= innerWidth + 1) return false;
          for (let around = one.parentElement; around && around !== document.body; around = around.parentElement)
            if (scrolls(around)) return false;
          return true;
        };
        return all.flatMap((state) => {
          const found = [...state.querySelectorAll('*')].find(sticksOut);
          return found
            ? [
                `${state.closest<HTMLElement>('[data-component]')?.dataset['component']}, ${(state as HTMLElement).dataset['state']}: ${found.outerHTML.slice(0, 120)}`,
              ]
            : [];
        });
      });
      expect(wide, `${name}: wider than the page at twice the letters`).toEqual([]);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    }
  });
}
