import { chromium, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../../tools/browser.mjs';
import { city, expect, fillStay, open, openPayForm, test, zone } from '../../support/fixtures';
import { roubles } from '../../support/labels';

/**
 * Offers the installation as a browser does that installs apps, once the app listens. The browser of the tests never
 * offers it.
 */
const offerInstalling = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => {
            document.documentElement.dataset['asked'] = 'yes';
            return Promise.resolve();
          },
          userChoice: Promise.resolve({ outcome: 'dismissed' }),
        });
        dispatchEvent(offer);
        return offer.defaultPrevented;
      }),
    )
    .toBe(true);

test('the app is offered for installation once, after the first payment, and its shortcuts lead to the form and the stays', async ({
  page,
  labels,
  driver,
}) => {
  await openPayForm(page, labels, driver);
  await offerInstalling(page);
  const offer = page.getByText('Установите приложение');
  await fillStay(page, labels, driver);
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Установить', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(offer).toHaveCount(0);

  // After the refusal the offer is in the menu only.
  await page.goto('/?source=app&do=extend');
  const stays = page.getByRole('dialog');
  await expect(stays.getByRole('button', { name: labels.extend })).toBeVisible();
  await page.keyboard.press('Escape');
  await offerInstalling(page);
  await page.getByRole('button', { name: labels.menu }).click();
  await expect(page.getByRole('button', { name: 'Установить приложение' })).toBeVisible();
  await expect(offer).toHaveCount(0);

  await page.goto('/?source=app&do=pay');
  await expect(page).toHaveURL(/\/profile\/parking$/);
});

test.describe('in one window', () => {
  test.use({ serviceWorkers: 'allow' });

  test('another start of the installed app opens its address in the same window, and a plain start changes nothing', async ({
    page,
    labels,
  }) => {
    // Only an installed app has this queue.
    await page.addInitScript(() => {
      type Consumer = (launch: { targetURL: string }) => void;
      const consumers: Consumer[] = [];
      const launch = (targetURL: string): void => consumers.forEach((consume) => consume({ targetURL }));
      Object.assign(globalThis, { launch });
      Object.defineProperty(globalThis, 'launchQueue', {
        value: {
          setConsumer: (consume: Consumer) => {
            consumers.push(consume);
            consume({ targetURL: location.href });
            document.documentElement.dataset['launches'] = 'heard';
          },
        },
      });
    });
    const launch = (path: string): Promise<void> =>
      page.evaluate(
        (address) =>
          (globalThis as unknown as { launch: (url: string) => void }).launch(new URL(address, location.href).href),
        path,
      );
    await open(page, labels, '/guest-payment');
    await expect(page.locator('html')).toHaveAttribute('data-launches', 'heard', { timeout: 45_000 });
    const plate = page.getByLabel(labels.plate);
    await plate.fill('А123ВС59');
    await launch('/?source=app');
    await launch(`/guest-payment?city=${city}&zone=${zone}`);
    await expect(page.getByLabel(labels.zone, { exact: true })).toHaveValue(zone);
    await expect(plate).toHaveValue(/А\s?123\s?ВС\s?59/);
    await launch('/news');
    await expect(page).toHaveURL(/\/news$/);
    // The page was never loaded again.
    await expect(page.locator('html')).toHaveAttribute('data-launches', 'heard');
    await launch('/guest-payment?city=kazan&zone=0302');
    await expect(page.getByRole('banner')).toContainText('Казань');
  });
});

test('the screen stays on while the record of a payment is shown, and no longer', async ({ page, labels, driver }) => {
  await page.addInitScript(() => {
    const locks = new Set<object>();
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: () => {
          const lock = {
            release: () => {
              locks.delete(lock);
              document.documentElement.dataset['locks'] = String(locks.size);
              return Promise.resolve();
            },
          };
          locks.add(lock);
          document.documentElement.dataset['locks'] = String(locks.size);
          return Promise.resolve(lock);
        },
      },
    });
  });
  await openPayForm(page, labels, driver);
  await fillStay(page, labels, driver);
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
  await page.getByRole('button', { name: 'Чек', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-locks', '1');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-locks', '0');
});

interface ManifestImage {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: string;
  label?: string;
}
interface Manifest extends Record<string, unknown> {
  icons: ManifestImage[];
  screenshots: ManifestImage[];
  shortcuts: { name: string; url: string; icons: ManifestImage[] }[];
}

const dist = join(import.meta.dirname, '../../../../dist');
/** The width and height that the PNG file itself states. */
const sizeOf = (src: string): string => {
  const bytes = readFileSync(join(dist, src));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

test('the manifest has every field that browsers and stores require, and its pictures have the stated sizes', () => {
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.webmanifest'), 'utf8')) as Manifest;
  for (const name of [
    'id',
    'name',
    'short_name',
    'description',
    'lang',
    'dir',
    'start_url',
    'scope',
    'display',
    'theme_color',
    'background_color',
  ])
    expect(manifest[name], name).toEqual(expect.stringMatching(/./));
  expect(manifest['categories']).not.toEqual([]);
  expect(manifest['launch_handler']).toEqual({ client_mode: ['focus-existing', 'auto'] });
  const { icons, screenshots, shortcuts } = manifest;
  for (const purpose of ['any', 'maskable'])
    expect(icons.some((icon) => icon.purpose === purpose && icon.sizes === '512x512')).toBe(true);
  expect(icons.some(({ sizes }) => sizes === '192x192')).toBe(true);
  for (const { src, sizes, type } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)])
    if (type === 'image/png') expect(sizeOf(src), src).toBe(sizes);
  expect(shortcuts.map(({ url }) => url).every((url) => url.startsWith('/?'))).toBe(true);
  // Chromium's rules for screenshots of an app: one aspect ratio per form factor, and limits for the sides.
  for (const form of ['narrow', 'wide']) {
    const sides = screenshots
      .filter((shot) => shot.form_factor === form)
      .map(({ sizes }) => sizes.split('x').map(Number));
    expect(new Set(sides.map(([width = 0, height = 1]) => width / height)).size, form).toBe(1);
    for (const [width = 0, height = 0] of sides) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height)).toBeLessThanOrEqual(Math.min(3840, 2.3 * Math.min(width, height)));
    }
  }
});

test('an iPhone finds a title, a picture of its size and the tags for a standalone app beside the manifest', async ({
  page,
}) => {
  await page.goto('/news');
  for (const name of ['mobile-web-app-capable', 'apple-mobile-web-app-capable'])
    await expect(page.locator(`meta[name=${name}]`)).toHaveAttribute('content', 'yes');
  await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute('content', /\p{L}/u);
  await expect(page.locator('meta[name=apple-mobile-web-app-status-bar-style]')).toHaveAttribute('content', 'default');
  const appleIcon = (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '';
  expect(sizeOf(appleIcon)).toBe('180x180');
});

test('a browser reads the manifest without errors and would install the app', async ({ fakeCity }, info) => {
  // Chromium installs nothing in a private window, and the default page of a journey is in one.
  const context = await chromium.launchPersistentContext(info.outputPath('profile'), { executablePath: findBrowser() });
  const page = await context.newPage();
  await page.goto(`${fakeCity.url}/news`);
  const session = await context.newCDPSession(page);
  expect((await session.send('Page.getAppManifest')).errors).toEqual([]);
  expect((await session.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
  // A headless Chromium may not return an app id.
  const { appId } = await session.send('Page.getAppId');
  if (appId !== undefined) expect(appId).toBe(`${fakeCity.url}/`);
  await context.close();
});
