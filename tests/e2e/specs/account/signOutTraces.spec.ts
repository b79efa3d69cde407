import { everyPage } from '../../support/addressTable';
import { city, expect, mainPlate, nextPlate, open, signIn, test, zone } from '../../support/fixtures';
import { addresses, remnantsOf } from '../../support/remnantsOf';

test.use({ serviceWorkers: 'allow' });

/** Creates a receipt of an account outside the browser. Its document names the person. */
const makeReceipt = async (url: string, token: string, lastName: string): Promise<string> => {
  const payer = {
    type: '1',
    firstName: 'Анна',
    lastName,
    address: 'улица Мира, 5',
    typeDoc: '1',
    seriesDoc: '4500',
    numberDoc: '123456',
  };
  const body = new URLSearchParams({ ...payer, DateDoc: '2015-03-17', issuer: 'Отдел', sum: '500', token });
  const reply = await fetch(`${url}/city/${city}/api/creatrefill`, { method: 'POST', body });
  return ((await reply.json()) as { result: { receiptnumber: string } }).result.receiptnumber;
};

for (const [language, method] of [
  ['ru', 'online'],
  ['en', 'offline'],
] as const) {
  test.describe(`${language}, ${method}`, () => {
    test.use({ language });

    test('F-31: a logout leaves no trace of the driver, in any tab', async ({
      page,
      labels,
      context,
      fakeCity,
      pageErrors,
    }) => {
      const mark = crypto.randomUUID().slice(0, 8);
      const [plate, second] = [nextPlate(), nextPlate()];
      const { users } = await fakeCity.control.seed(city, {
        users: [
          {
            email: `trace-${mark}@example.com`,
            balanceKopecks: 7_654_321,
            firstName: `Афанасия${mark}`,
            lastName: `Вяземская${mark}`,
            middleName: `Елпидифоровна${mark}`,
            vehicles: [{ number: plate, isMain: true, name: `Кабриолет${mark}` }, { number: second }],
            operations: 30,
          },
        ],
        sessions: [],
      });
      await fakeCity.control.settings(city, everyPage);
      const [driver] = users;
      if (!driver) throw new Error('No driver was made');
      await fakeCity.control.seed(city, { sessions: [{ user: driver.email, number: second, zone, durationMin: 90 }] });
      await open(page, labels, '/news');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await signIn(page, labels, driver);
      const token = await page.evaluate(
        () => /"token":"([^"]+)"/.exec(localStorage.getItem('parking.sign-ins') ?? '')?.[1] ?? '',
      );
      expect(token).not.toBe('');
      const secrets = [
        driver.email,
        driver.phone.slice(1),
        mark,
        plate,
        second,
        token,
        driver.token,
        driver.password,
        '7654321',
        '76 543',
      ];

      expect(addresses).toContain('/profile/my-profile');
      const receipt = await makeReceipt(fakeCity.url, driver.token, `Вяземская${mark}`);
      for (const path of addresses) {
        await page.goto(`${labels.prefix}${path}` || '/');
        await expect(page.locator('main, [role=alert]').first()).toBeVisible();
      }
      await page.goto('/profile/receipts');
      await page.getByRole('button', { name: new RegExp(receipt) }).click();
      const receiptUrl = await page.getByRole('dialog').locator('a[href^="blob:"]').first().getAttribute('href');
      await page.keyboard.press('Escape');
      // Navigates inside the app, because the address of a file lives only as long as its page.
      await page.getByRole('banner').getByRole('button', { name: labels.menu }).click();
      await page.getByRole('dialog').locator('a[href$="/profile/my-profile"]').click();
      await expect(page.getByText(driver.email)).toBeVisible();
      const tab = await context.newPage();
      await tab.goto(`${labels.prefix}/profile/parking`);
      await expect(tab.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
      await tab.getByLabel(labels.zone).fill(zone);
      await page.bringToFront();
      // The last view of the map, which the list of secrets does not cover.
      await page.evaluate(() =>
        sessionStorage.setItem('parking.map-view', '{"perm":{"latitude":58,"longitude":56.2,"zoom":18}}'),
      );
      // The search finds the traces while they are still there.
      await expect.poll(async () => (await remnantsOf(page, secrets)).length).toBeGreaterThan(3);

      await context.setOffline(method === 'offline');
      const out = language === 'ru' ? 'Выйти' : 'Sign out';
      await page.getByRole('main').getByRole('button', { name: out }).click();
      await page.getByRole('dialog').getByRole('button', { name: out }).click();
      const home = `${fakeCity.url}${labels.prefix || '/'}`;
      for (const one of [page, tab]) {
        await expect(one).toHaveURL(home);
        await expect(one.getByRole('banner').getByRole('button', { name: labels.signIn })).toBeVisible();
      }
      expect(await page.evaluate(() => sessionStorage.getItem('parking.map-view'))).toBeNull();
      // Longer than any delayed write takes.
      await page.waitForTimeout(1500);
      expect(await remnantsOf(page, secrets)).toEqual([]);
      const opened = (address: string): Promise<boolean> =>
        fetch(address).then(
          () => true,
          () => false,
        );
      expect(await page.evaluate(opened, receiptUrl ?? '')).toBe(false);
      expect(await remnantsOf(tab, secrets)).toEqual([]);
      await page.goBack();
      await page.reload();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.waitForTimeout(500);
      expect(await remnantsOf(page, secrets)).toEqual([]);
      // Offline the map's engine reports an error for each tile that did not load.
      if (method === 'offline')
        pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((error) => error !== 'Error'));
    });
  });
}
