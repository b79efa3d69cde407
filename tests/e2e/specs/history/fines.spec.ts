import type { Page } from '@playwright/test';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { city, expect, schemes, open, signIn, test } from '../../support/fixtures';
import type { Labels } from '../../support/labels';

const texts = {
  ru: {
    title: 'Штрафы',
    count: '6 штрафов',
    statuses: ['Не оплачен', 'Отправлен', 'Вручён', 'Оплачен', 'Отменён', 'Передан приставам'],
    none: 'У вас нет штрафов',
    image: 'Снимок нарушения',
    unpaid: 'Осталось заплатить',
    zero: '0,00 ₽',
    copy: 'Скопировать УИН',
    copied: 'УИН скопирован',
  },
  en: {
    title: 'Fines',
    count: '6 fines',
    statuses: ['Not paid', 'Sent', 'Delivered', 'Paid', 'Cancelled', 'Sent to the bailiff service'],
    none: 'You have no fines',
    image: 'Photo of the violation',
    unpaid: 'Left to pay',
    zero: '0.00 ₽',
    copy: 'Copy the UIN',
    copied: 'UIN copied',
  },
} as const;

/** The demonstration's first driver, who has a fine in every state. */
const fined: SeededUser = {
  id: 0,
  email: 'driver@example.com',
  password: 'parking2026',
  phone: '',
  token: '',
  vehicles: [],
};

const openFines = async (page: Page, labels: Labels, driver: SeededUser, chosen = city): Promise<void> => {
  await open(page, labels, '', chosen);
  await signIn(page, labels, driver);
  await page.goto(`${labels.prefix}/profile/penalty`);
};
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const toggle = (page: Page, status: string) =>
  rows(page)
    .filter({ hasText: new RegExp(`^${status}`) })
    .getByRole('button', { expanded: false });

for (const [language, colorScheme] of schemes('ru')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const s = texts[language];

    test('FINE-01 to FINE-04: fines are counted, distinguished by state, and show their picture once opened', async ({
      page,
      labels,
      fakeCity,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        const revoke = URL.revokeObjectURL.bind(URL);
        const revoked: string[] = [];
        Object.assign(globalThis, { revoked });
        URL.revokeObjectURL = (address) => {
          revoked.push(address);
          revoke(address);
        };
      });
      const before = (await fakeCity.control.requests('fineimage')).length;
      await openFines(page, labels, fined);
      await expect(page.getByRole('heading', { name: s.title, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(s.title));
      await expect(page.getByText(s.count, { exact: true })).toBeVisible();
      await expect(rows(page)).toHaveCount(6);
      for (const [index, status] of s.statuses.entries()) await expect(rows(page).nth(index)).toContainText(status);
      expect((await fakeCity.control.requests('fineimage')).length).toBe(before);
      await checkRules(page, 'closed');

      const row = rows(page).nth(3);
      await row.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(row.getByRole('button', { expanded: true })).toBeFocused();
      const violationImage = row.getByRole('img', { name: s.image });
      await expect
        .poll(() => violationImage.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
      const src = await violationImage.getAttribute('src');
      expect(src).toMatch(/^blob:/);
      // Paid with the discount of the first days, so nothing is left to pay.
      await expect(row.locator('div', { has: page.getByText(s.unpaid, { exact: true }) }).last()).toContainText(s.zero);
      expect((await fakeCity.control.requests('fineimage')).length).toBe(before + 1);
      await row.getByRole('button', { name: s.copy }).click();
      await expect(row.getByRole('button', { name: s.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{20}$/);
      await checkRules(page, 'open');

      await row.getByRole('button', { expanded: true }).click();
      await expect(violationImage).toBeHidden();
      expect(await page.evaluate(() => (globalThis as unknown as { revoked: string[] }).revoked)).toContain(src);
      // Reopened soon afterwards, the picture is not requested again.
      await row.getByRole('button', { expanded: false }).click();
      await expect(violationImage).toBeVisible();
      expect((await fakeCity.control.requests('fineimage')).length).toBe(before + 1);
    });

    test('FINE-01: a driver without fines reads that there are none', async ({ page, labels, driver }) => {
      await openFines(page, labels, driver);
      await expect(page.getByText(s.none)).toBeVisible();
      await expect(rows(page)).toHaveCount(0);
      await checkRules(page);
    });
  });
}

test('the page of fines leads home in a city that shows none', async ({ page, labels, fakeCity }) => {
  const { users } = await fakeCity.control.seed('volgograd', {
    users: [{ email: `${crypto.randomUUID()}@example.com` }],
  });
  const [driver] = users;
  if (!driver) throw new Error('No driver was made');
  await openFines(page, labels, driver, 'volgograd');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('ERR-45: a list or a picture of fines that fails to load can be requested again', async ({
  page,
  labels,
  fakeCity,
}) => {
  const again = page.getByRole('button', { name: 'Попробовать ещё раз' });
  await fakeCity.control.misbehave({ match: 'finesstorage', kind: '500', count: 1000 });
  await openFines(page, labels, fined);
  await expect(page.getByText('Штрафы загрузить не удалось')).toBeVisible();
  // The app has stopped retrying automatically.
  await expect(again).toBeEnabled();
  await fakeCity.control.clearFaults();
  await again.click();
  await expect(rows(page)).toHaveCount(6);

  await fakeCity.control.misbehave({ match: 'fineimage', kind: 'html200', count: 1000 });
  await toggle(page, 'Вручён').click();
  await expect(page.getByText('Снимок загрузить не удалось')).toBeVisible();
  // The app has stopped retrying automatically.
  await expect(again).toBeEnabled();
  await fakeCity.control.clearFaults();
  await again.click();
  await expect(page.getByRole('img', { name: 'Снимок нарушения' })).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('fines that were read can be read without a network, but pictures and document numbers are not stored', async ({
    page,
    labels,
    context,
  }) => {
    await openFines(page, labels, fined);
    await expect(rows(page)).toHaveCount(6);
    await toggle(page, 'Вручён').click();
    await expect(page.getByRole('img', { name: 'Снимок нарушения' })).toBeVisible();
    const storedQueries = (): Promise<string> =>
      page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`) ?? '', city);
    await expect.poll(storedQueries).toContain('"fines"');
    expect(await storedQueries()).not.toContain('fineImage');
    expect(await storedQueries()).not.toMatch(/"certificateEnd":"[^"]{5}/);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(rows(page)).toHaveCount(6);
    await expect(page.getByRole('main').getByText(/данные на \d\d:\d\d/)).toBeVisible();
    await toggle(page, 'Вручён').click();
    await expect(page.getByText('Снимок виден, когда есть сеть.')).toBeVisible();
  });
});
