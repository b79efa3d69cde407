import { everyPage } from './addressTable';
import { city, expect, mainPlate, nextPlate, open, signIn, test, zone } from './journey';
import { addresses, tracesOf } from './traces';

test.use({ serviceWorkers: 'allow' });

/** A receipt of an account, made elsewhere: its paper names the person. */
const makeReceipt = async (url: string, token: string, lastName: string): Promise<string> => {
  const payer = { type: '1', firstName: 'Анна', lastName, address: 'улица Мира, 5', typeDoc: '1', seriesDoc: '4500', numberDoc: '123456' };
  const body = new URLSearchParams({ ...payer, DateDoc: '2015-03-17', issuer: 'Отдел', sum: '500', token });
  const reply = await fetch(`${url}/city/${city}/api/creatrefill`, { method: 'POST', body });
  return ((await reply.json()) as { result: { receiptnumber: string } }).result.receiptnumber;
};

for (const [language, way] of [
  ['ru', 'online'],
  ['en', 'offline'],
] as const) {
  test.describe(`${language}, ${way}`, () => {
    test.use({ language });

    test('F-31: whoever logs out leaves nothing behind, in any tab', async ({ page, w, context, world, faults }) => {
      const mark = crypto.randomUUID().slice(0, 8);
      const [plate, second] = [nextPlate(), nextPlate()];
      const { users } = await world.control.seed(city, {
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
      await world.control.settings(city, everyPage);
      const [driver] = users;
      if (!driver) throw new Error('No driver was made');
      await world.control.seed(city, { sessions: [{ user: driver.email, number: second, zone, durationMin: 90 }] });
      await open(page, w, '/news');
      await page.evaluate(() => navigator.serviceWorker.ready);
      await signIn(page, w, driver);
      const token = await page.evaluate(() => /"token":"([^"]+)"/.exec(localStorage.getItem('parking.sign-ins') ?? '')?.[1] ?? '');
      expect(token).not.toBe('');
      const secrets = [driver.email, driver.phone.slice(1), mark, plate, second, token, driver.token, driver.password, '7654321', '76 543'];

      expect(addresses).toContain('/profile/my-profile');
      const receipt = await makeReceipt(world.url, driver.token, `Вяземская${mark}`);
      for (const path of addresses) {
        await page.goto(`${w.prefix}${path}` || '/');
        await expect(page.locator('main, [role=alert]').first()).toBeVisible();
      }
      await page.goto('/profile/receipts');
      await page.getByRole('button', { name: new RegExp(receipt) }).click();
      const paper = await page.getByRole('dialog').locator('a[href^="blob:"]').first().getAttribute('href');
      await page.keyboard.press('Escape');
      // By the app's own ways: an address of a file lives as long as its page.
      await page.getByRole('banner').getByRole('button', { name: w.menu }).click();
      await page.getByRole('dialog').locator('a[href$="/profile/my-profile"]').click();
      await expect(page.getByText(driver.email)).toBeVisible();
      const tab = await context.newPage();
      await tab.goto(`${w.prefix}/profile/parking`);
      await expect(tab.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
      await tab.getByLabel(w.zone).fill(zone);
      await page.bringToFront();
      // Where the map was looked at, which no list of words finds.
      await page.evaluate(() => sessionStorage.setItem('parking.map-view', '{"perm":{"latitude":58,"longitude":56.2,"zoom":18}}'));
      // What is looked for can be found while it is there.
      await expect.poll(async () => (await tracesOf(page, secrets)).length).toBeGreaterThan(3);

      await context.setOffline(way === 'offline');
      const out = language === 'ru' ? 'Выйти' : 'Sign out';
      await page.getByRole('main').getByRole('button', { name: out }).click();
      await page.getByRole('dialog').getByRole('button', { name: out }).click();
      const home = `${world.url}${w.prefix || '/'}`;
      for (const one of [page, tab]) {
        await expect(one).toHaveURL(home);
        await expect(one.getByRole('banner').getByRole('button', { name: w.signIn })).toBeVisible();
      }
      expect(await page.evaluate(() => sessionStorage.getItem('parking.map-view'))).toBeNull();
      // Longer than any writing lags behind.
      await page.waitForTimeout(1500);
      expect(await tracesOf(page, secrets)).toEqual([]);
      const opened = (address: string): Promise<boolean> =>
        fetch(address).then(
          () => true,
          () => false,
        );
      expect(await page.evaluate(opened, paper ?? '')).toBe(false);
      expect(await tracesOf(tab, secrets)).toEqual([]);
      await page.goBack();
      await page.reload();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.waitForTimeout(500);
      expect(await tracesOf(page, secrets)).toEqual([]);
      // Offline the map's engine says of each tile that it did not come.
      if (way === 'offline') faults.splice(0, faults.length, ...faults.filter((fault) => fault !== 'Error'));
    });
  });
}
