import type { Page } from '@playwright/test';
import { city, expect, mainPlate, open, test, zone } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';

const files = /\/assets\/.*\.(js|css)$/;
/** Blocks the app's scripts and style sheets, so that only the content of the page itself is shown. */
const stopFiles = (page: Page): Promise<unknown> => page.route(files, () => new Promise(() => undefined));

/** The top edges of the elements with these texts, in whole pixels. */
const placesOf = (page: Page, texts: readonly string[]): Promise<(number | undefined)[]> =>
  page.evaluate(
    (expected) =>
      expected.map((text) => {
        const found = [...document.querySelectorAll('#root *')].find(
          (one) => one.children.length === 0 && one.textContent === text,
        );
        return found && Math.round(found.getBoundingClientRect().top);
      }),
    texts,
  );

test('a driver sees the running stay and the link to pay before the app has loaded, and a logout removes both', async ({
  page,
  labels,
  driver,
  fakeCity,
  context,
}) => {
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 150 }],
  });
  await signedIn(context, city, driver);
  await open(page, labels);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parking.first-frame') ?? ''))
    .toContain(mainPlate(driver));
  await stopFiles(page);
  await page.reload({ waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByText(mainPlate(driver))).toBeVisible();
  await expect(main.getByText(/^2\sч\s\d+\sмин$/)).toBeVisible();
  await expect(page.getByText('500 р')).toBeVisible();
  await expect(main.getByRole('link', { name: labels.payParking })).toHaveAttribute('href', '/profile/parking');

  await page.unroute(files);
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Профиль' }).click();
  await page.getByRole('dialog', { name: 'Профиль' }).getByRole('button', { name: 'Выйти' }).click();
  // A stay is running, so the app asks for a confirmation.
  await page.getByRole('dialog', { name: 'Выйти' }).getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('button', { name: labels.signIn })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('parking.first-frame') ?? ''))
    .not.toContain(mainPlate(driver));
  await stopFiles(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(main.getByRole('link', { name: labels.payParking })).toHaveAttribute('href', '/guest-payment');
  await expect(page.getByText(mainPlate(driver))).toHaveCount(0);
});

// The address of a zone takes one or two lines. The first frame reserves a height halfway between both.
for (const [path, maxOffset] of [
  ['/guest-payment', 2],
  [`/guest-payment?zone=${zone}`, 14],
] as const)
  test(`the form of the first frame is at the same position as the form of ${path}`, async ({ page, labels }) => {
    const names = ['Оплата парковки', labels.zone, labels.plate, labels.signIn];
    await open(page, labels, path);
    await expect(page.getByLabel(labels.zone)).toBeVisible();
    if (path.includes('zone')) await expect(page.getByText('улица Ленина, 12')).toBeVisible();
    const after = await placesOf(page, names);
    expect(after).not.toContain(undefined);
    await stopFiles(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByText(labels.zone, { exact: true })).toBeVisible();
    for (const [index, top] of (await placesOf(page, names)).entries())
      expect(Math.abs((top ?? -100) - (after[index] ?? 0)), names[index]).toBeLessThanOrEqual(maxOffset);
  });

for (const [path, needed] of [
  ['/guest-payment', /^guest-/],
  ['/', /^_-_lng_-/],
  ['/check?title=1&dateIn=21.11.2026 10:00&dateOut=21.11.2026 11:00&price=60', /^check-/],
] as const)
  test(`the files of ${path.replace(/\?.*/, '')} and its city are requested in parallel with the app`, async ({
    page,
  }) => {
    await stopFiles(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname.replace('/assets/', '')));
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}city=${city}`, { waitUntil: 'commit' });
    // No file arrives, so none of them can have requested another.
    for (const file of [/^vendor-/, needed, /^base-/, new RegExp(`^city-${city}-`)])
      await expect.soft.poll(() => requested).toContainEqual(expect.stringMatching(file));
    expect(requested).not.toContainEqual(expect.stringMatching(/^city-(?!perm-)/));
  });

test('the search over the map is there with the page, and opens, while the browser has no idle time', async ({
  page,
  labels,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, labels, '/');
  await page.getByRole('button', { name: 'Зона, парковка, адрес' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [name, lost] of [
  ['the app itself', /\/assets\/base-.*\.js/],
  ['its messages', /\/assets\/messages-base-ru-/],
  ['its style sheet', /\/assets\/index-.*\.css/],
  ['the city', /\/assets\/city-perm-/],
] as const)
  test(`${name} is requested again until it arrives, even if it is lost twice`, async ({ page, labels, fakeCity }) => {
    let times = 0;
    await page.route(lost, (route) => (++times > (name === 'the city' ? 1 : 2) ? route.continue() : route.abort()));
    await page.goto(`${fakeCity.url}/guest-payment?city=${city}&zone=${zone}`);
    await expect(page.getByLabel(labels.zone)).toHaveValue(zone, { timeout: 20_000 });
    await expect(page.getByRole('button', { name: labels.signIn })).toHaveCSS('cursor', 'pointer');
    expect(times).toBeGreaterThan(1);
  });

test('the first frame of an app that never loads offers to open it again after a while', async ({ page, labels }) => {
  await open(page, labels, '/guest-payment');
  await stopFiles(page);
  for (const path of ['/guest-payment', '/news']) {
    await page.goto(path, { waitUntil: 'commit' });
    const again = page.getByRole('link', { name: 'Открыть заново', includeHidden: true });
    await expect(again).toHaveCount(1);
    await expect(again).toBeHidden();
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(again).toBeVisible();
    const opened = page.waitForEvent('framenavigated');
    await again.click({ noWaitAfter: true });
    expect(new URL((await opened).url()).pathname).toBe(path);
  }
});
