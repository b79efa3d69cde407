import type { Locator, Page } from '@playwright/test';
import { budgets } from '../../../bench/budgets';
import { checkRules } from '../../support/checkRules';
import { city, expect, languagesOfFullRun, nextPlate, open, payAsGuest, test, zone } from '../../support/fixtures';
import type { Labels } from '../../support/labels';
import { expectNothingMoved, recordTops } from '../../support/recordTops';

const texts = {
  ru: { remember: 'Запомнить машину и телефон' },
  en: { remember: 'Remember the car and the phone' },
} as const;
const phone = '+7 (912) 345 - 67 - 89';
/** A zone that only these journeys use, so that no one has parked there before. */
const otherZone = '0904';

const remembered = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('parking.guest') ?? '"nothing"') as unknown);

const box = (page: Page) => page.locator('input[name=remember]');

const fill = async (page: Page, labels: Labels, plate: string): Promise<void> => {
  await open(page, labels, `/guest-payment?zone=${zone}&duration=60`);
  await page.getByLabel(labels.plate).fill(plate);
  await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
  // This part loads only while the user neither types nor presses anything.
  await expect(box(page)).toBeVisible({ timeout: 15_000 });
};

test.beforeEach(({ fakeCity }) => fakeCity.control.seed(city, { zones: [{ number: otherZone }] }));
test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

for (const language of languagesOfFullRun) {
  test.describe(`the memory of a guest’s device, in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 640 } });
    const text = texts[language];

    test('the device stores nothing of a guest who did not agree', async ({ page, labels }) => {
      await fill(page, labels, nextPlate());
      await expect(page.getByRole('checkbox', { name: text.remember })).not.toBeChecked();
      await payAsGuest(page, labels);
      await expect.poll(() => remembered(page)).toBe('nothing');
      await open(page, labels, `/guest-payment?zone=${otherZone}`);
      await expect(box(page)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByLabel(labels.plate)).toHaveValue('');
      await expect(page.getByRole('textbox', { name: labels.phone })).toHaveValue('');
    });

    test('the device fills in vehicle and phone of a guest who agreed, also in another zone, and forgets them at once if unticked', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const plate = nextPlate();
      await fill(page, labels, plate);
      await page.getByRole('checkbox', { name: text.remember }).check();
      await expect.poll(() => remembered(page)).toEqual({ plate, isForeign: false, phone });
      await checkRules(page, 'a guest who is remembered');
      await payAsGuest(page, labels);
      await fakeCity.control.clock(61 * 60_000);
      await open(page, labels, `/guest-payment?zone=${otherZone}&duration=60`);
      await expect(page.getByLabel(labels.plate)).toHaveValue(plate, { timeout: 15_000 });
      await expect(page.getByRole('textbox', { name: labels.phone })).toHaveValue(phone);
      await expect(page.getByLabel(labels.zone)).toHaveValue(otherZone);
      await expect(box(page)).toBeChecked();
      await box(page).uncheck();
      await expect.poll(() => remembered(page)).toBe('nothing');
      await expect(page.getByLabel(labels.plate)).toHaveValue(plate);
      await page.reload();
      await expect(box(page)).toBeVisible({ timeout: 15_000 });
      await expect(page.getByLabel(labels.plate)).toHaveValue('');
    });
  });
}

test('a link’s vehicle takes priority over the remembered one and does not replace it', async ({ page, labels }) => {
  const [ownPlate, otherPlate] = [nextPlate(), nextPlate()];
  await fill(page, labels, ownPlate);
  await box(page).check();
  await open(page, labels, `/guest-payment?zone=${zone}&plate=${encodeURIComponent(otherPlate)}&duration=60`);
  await expect(page.getByRole('textbox', { name: labels.phone })).toHaveValue(phone, { timeout: 15_000 });
  await expect(page.getByLabel(labels.plate)).toHaveValue(otherPlate);
  await expect.poll(() => remembered(page)).toEqual({ plate: ownPlate, isForeign: false, phone });
});

test('a remembered vehicle that is still parked is filled in, with a message at once', async ({ page, labels }) => {
  const plate = nextPlate();
  await fill(page, labels, plate);
  await box(page).check();
  await payAsGuest(page, labels);
  await open(page, labels, `/guest-payment?zone=${otherZone}&duration=60`);
  await expect(page.getByLabel(labels.plate)).toHaveValue(plate, { timeout: 15_000 });
  await expect(page.getByLabel(labels.plate)).toHaveAttribute('aria-invalid', 'true');
});

test('half-typed input is not remembered, and complete input replaces the remembered one', async ({ page, labels }) => {
  const [first, second] = [nextPlate(), nextPlate()];
  await open(page, labels, `/guest-payment?zone=${zone}`);
  await expect(box(page)).toBeVisible({ timeout: 15_000 });
  await box(page).check();
  await page.getByLabel(labels.plate).pressSequentially(first.slice(0, 4));
  await expect.poll(() => remembered(page)).toEqual({ plate: '', isForeign: false, phone: '' });
  await page.getByLabel(labels.plate).fill(first);
  await expect.poll(() => remembered(page)).toMatchObject({ plate: first });
  await page.getByLabel(labels.plate).fill(second.slice(0, 5));
  await page.getByRole('textbox', { name: labels.phone }).pressSequentially('791234');
  await expect.poll(() => remembered(page)).toEqual({ plate: first, isForeign: false, phone: '' });
  await page.getByLabel(labels.plate).fill(second);
  await expect.poll(() => remembered(page)).toMatchObject({ plate: second });
});

for (const [name, scheme, size, search] of [
  ['', 'light', 100, ''],
  ['for who comes with a link, ', 'light', 100, `?zone=${zone}`],
  ['in the dark, with large text, ', 'dark', 200, ''],
] as const) {
  test(`the remember box and the switch to barriers appear without a layout shift ${name}on a small, busy phone`, async ({
    page,
    labels,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 2 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.addInitScript((percent) => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${percent}%`));
    }, size);
    await open(page, labels, `/guest-payment${search}`);
    await expect(page.getByLabel(labels.zone)).toBeVisible();
    await page.getByRole('textbox', { name: labels.phone }).scrollIntoViewIfNeeded();
    await page.evaluate(recordTops);
    await page.evaluate(() => {
      const all = { sum: 0 };
      Object.assign(window, { shift: all });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) all.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    await expect(box(page)).toBeVisible({ timeout: 15_000 });
    await page.waitForTimeout(500);
    // With double text the bar covers half of the screen. The browser also counts what moves below it.
    if (size > 100) return expectNothingMoved(page);
    const shift = await page.evaluate(() => (window as unknown as { shift: { sum: number } }).shift.sum);
    expect(shift).toBeLessThanOrEqual(budgets.shift);
    return undefined;
  });
}

test('parts that open in reserved space or out of sight are not animated on a phone', async ({ page, labels }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript(() => {
    const heights = new Map<Element, Set<string>>();
    Object.assign(window, { heights });
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.style.height !== '')
          heights.set(target, (heights.get(target) ?? new Set()).add(target.style.height));
    }).observe(document, { subtree: true, attributeFilter: ['style'] });
  });
  const stepsTo = (part: Locator): Promise<number> =>
    part.evaluate((node) => {
      const { heights } = window as unknown as { heights: Map<Element, Set<string>> };
      return Math.max(0, ...[...heights].filter(([grown]) => grown.contains(node)).map(([, { size }]) => size));
    });
  await open(page, labels, `/guest-payment?zone=${zone}`);
  const start = page.getByText('Когда началась парковка');
  await expect(box(page)).toBeAttached();
  await expect(start).toBeAttached();
  // An element that grows would take one step per frame, so this wait is more than enough.
  await page.waitForTimeout(1_500);
  expect(await stepsTo(box(page))).toBeLessThanOrEqual(1);
  expect(await stepsTo(start)).toBeLessThanOrEqual(1);
});
