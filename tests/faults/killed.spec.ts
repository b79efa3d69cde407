import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { city, fillStay, mainPlate } from '../e2e/journey';
import { signedIn } from '../e2e/signedIn';
import { roubles } from '../e2e/words';
import { closeWell, kill, startBrowser, type BrowserProcess } from './browserProcess';
import { expect, test } from '../e2e/row';

for (const lateMs of [0, 6000]) {
  test(`F-30: the browser is killed ${lateMs / 1000} s after a payment was sent; the next start with the same profile finds out and says so`, async ({
    page,
    w,
    driver,
    world,
    row,
  }) => {
    row.leavesTheApp();
    await page.goto(world.url);
    const profile = await mkdtemp(join(tmpdir(), 'killed-'));
    const running: BrowserProcess[] = [];
    const start = async (): Promise<BrowserProcess> => {
      const started = await startBrowser(profile);
      running.push(started);
      return started;
    };
    try {
      // Whoever pays has been signed in since an earlier start.
      const before = await start();
      await signedIn(before.context, city, driver);
      const home = await before.context.newPage();
      await home.goto(`${world.url}/profile/parking`);
      await expect(home.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
      await expect.poll(() => home.evaluate(() => localStorage.getItem('parking.device-salt'))).not.toBeNull();
      await closeWell(before);

      const first = await start();
      const form = await first.context.newPage();
      await form.goto(`${world.url}/profile/parking`);
      await fillStay(form, w, driver);
      const pay = form.getByRole('button', { name: w.pay(roubles(60)) });
      await expect(pay).toBeEnabled();
      await world.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
      row.confirmed();
      await pay.click();
      await expect.poll(async () => (await world.control.ledger(city, driver.email)).debits.length).toBe(1);
      await form.waitForTimeout(lateMs);
      await kill(first);
      await world.control.behave();

      const next = await start();
      const [again = await next.context.newPage()] = next.context.pages();
      await again.goto(world.url);
      await expect(again.getByText(new RegExp(`Парковка оплачена: ${mainPlate(driver)}`))).toBeVisible();
      expect(await world.control.requests('payment/start')).toHaveLength(1);
      expect((await world.control.ledger(city, driver.email)).debits).toHaveLength(1);
    } finally {
      await Promise.all(running.map(kill));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
