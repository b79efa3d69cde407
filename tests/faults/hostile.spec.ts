import type { Page } from '@playwright/test';
import { rows as addresses } from '../e2e/support/addressTable';
import { city, open } from '../e2e/support/fixtures';
import { findKerb } from '../e2e/support/kerb';
import { signedIn } from '../e2e/support/signedIn';
import { hostileText } from '../fake-city/faults/hostile';
import { nonsense, settled, storiedDriver, watch } from './hostilePage';
import { expect, test } from '../e2e/support/faultTest';

/** Every address that a driver or a guest may open. */
const paths = addresses.filter(({ for: who }) => who !== 'corporate').map(({ address }) => address);

const walk = async (page: Page, checkPage: (path: string) => Promise<void>): Promise<void> => {
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    await checkPage(path);
    const menu = page.getByRole('banner').getByRole('button', { name: /меню/i });
    if (path !== '/profile/parking' || !(await menu.isVisible())) continue;
    await menu.click();
    await checkPage(`${path}, menu`);
    await page.keyboard.press('Escape');
  }
};

for (const who of ['driver', 'guest'] as const) {
  for (const kind of ['hostile', 'hostile-all'] as const) {
    test(`F-80: markup in ${kind === 'hostile' ? 'every text' : 'every string'} of every reply is shown as text on the screens of a ${who}`, async ({
      page,
      context,
      fakeCity,
      row,
    }) => {
      test.setTimeout(300_000);
      const driver = await storiedDriver(fakeCity);
      if (who === 'driver') await signedIn(context, city, driver);
      else await context.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
      await fakeCity.control.misbehave({ match: '/city/', kind, count: 1_000_000 });
      const seen = await watch(page);
      let displayedCount = 0;
      const bad: string[] = [];
      await walk(page, async (path) => {
        bad.push(...(await nonsense(page)).map((what) => `${path}: ${what}`));
        if ((await page.locator('body').innerText()).includes(hostileText)) displayedCount += 1;
      });
      expect(seen, 'nothing runs, nothing is asked for, nothing is reported').toEqual([]);
      expect(bad, 'nothing of a program is read out').toEqual([]);
      // Otherwise the test proves nothing.
      if (kind === 'hostile')
        expect(displayedCount, 'screens on which it is text').toBeGreaterThan(who === 'driver' ? 8 : 3);
      row.figure(`${kind}, ${who}: ${paths.length} screens, text on ${displayedCount}, 0 runs, 0 requests, 0 reports`);
    });
  }
}

/** Each seed spoils other fields of every reply. `HOSTILE_SEED` and `HOSTILE_COUNT` choose others. */
const firstSeed = Number(process.env['HOSTILE_SEED'] ?? 1);
const seeds = Array.from({ length: Number(process.env['HOSTILE_COUNT'] ?? 5) }, (_, index) => firstSeed + index);

const everybody = (['driver', 'guest'] as const).flatMap((who) => seeds.map((seed) => ({ who, seed })));

for (const { who, seed } of everybody) {
  test(`F-50: half-correct replies are never shown as nonsense on the screens of a ${who}, seed ${seed}`, async ({
    page,
    context,
    fakeCity,
    row,
  }) => {
    test.setTimeout(300_000);
    const driver = await storiedDriver(fakeCity);
    if (who === 'driver') await signedIn(context, city, driver);
    else await context.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
    await fakeCity.control.misbehave({ match: '/city/', kind: 'mutate', count: 1_000_000, seed });
    const seen = await watch(page);
    const bad: string[] = [];
    await walk(page, async (path) => {
      bad.push(...(await nonsense(page)).map((what) => `${path}: ${what}`));
    });
    expect(bad, `seed ${seed}`).toEqual([]);
    expect(seen).toEqual([]);
    row.figure(`seed ${seed}, ${who}: ${paths.length} screens`);
  });
}

test('F-50, F-80: half-correct or hostile geocoder addresses are shown as text, and the search still works', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  // A street that the geocoder knows, regardless of the fault in its replies.
  const { street } = await findKerb(fakeCity.url);
  const seen = await watch(page);
  await open(page, labels);
  await page.getByRole('button', { name: 'Зона, парковка, адрес' }).click();
  const field = page.getByRole('combobox');
  const search = async (text: string): Promise<void> => {
    const [answer] = await Promise.all([page.waitForResponse(/\/geocoder\//), field.fill(text)]);
    await answer.finished();
    // Leaves time to render the result.
    await page.waitForTimeout(300);
  };
  await search(`${street} 2`);
  await expect(page.getByRole('group', { name: 'Адреса' }).getByRole('option').first()).toBeVisible();
  const bad: string[] = [];
  for (let seed = 1; seed <= 20; seed += 1) {
    await fakeCity.control.misbehave({ match: '/geocoder/', kind: 'mutate', count: 1000, seed });
    await search(`${street} ${seed + 3}`);
    bad.push(...(await nonsense(page)).map((what) => `seed ${seed}: ${what}`));
    await fakeCity.control.clearFaults();
  }
  for (const [index, kind] of (
    ['hostile', 'hostile-all', 'empty', 'null', 'wrongtype', 'html200'] as const
  ).entries()) {
    await fakeCity.control.misbehave({ match: '/geocoder/', kind, count: 1000 });
    await search(`${street} ${index + 30}`);
    bad.push(...(await nonsense(page)).map((what) => `${kind}: ${what}`));
    await fakeCity.control.clearFaults();
  }
  expect(bad).toEqual([]);
  expect(seen).toEqual([]);
  await search(`${street} 3`);
  await expect(page.getByRole('group', { name: 'Адреса' }).getByRole('option').first()).toBeVisible();
  row.figure('20 seeds, 6 kinds of answers');
});
