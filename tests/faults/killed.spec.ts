import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { city, fillStay, mainPlate } from '../e2e/support/fixtures';
import { signedIn } from '../e2e/support/signedIn';
import { roubles } from '../e2e/support/labels';
import { closeWell, kill, startBrowser, type BrowserProcess } from './browserProcess';
import { expect, test } from '../e2e/support/faultTest';

for (const lateMs of [0, 6000]) {
  test(`F-30: after the browser is killed ${lateMs / 1000} s after a payment was sent, the next start reconciles it and shows the outcome`, async ({
    page,
    labels,
    driver,
    fakeCity,
    row,
  }) => {
    row.allowLeavingApp();
    await page.goto(fakeCity.url);
    const profile = await mkdtemp(join(tmpdir(), 'killed-'));
    const running: BrowserProcess[] = [];
    const start = async (): Promise<BrowserProcess> => {
      const started = await startBrowser(profile);
      running.push(started);
      return started;
    };
    try {
      // The driver has been signed in since an earlier start.
      const before = await start();
      await signedIn(before.context, city, driver);
      const home = await before.context.newPage();
      await home.goto(`${fakeCity.url}/profile/parking`);
      await expect(home.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
      await expect.poll(() => home.evaluate(() => localStorage.getItem('parking.device-salt'))).not.toBeNull();
      await closeWell(before);

      const first = await start();
      const form = await first.context.newPage();
      await form.goto(`${fakeCity.url}/profile/parking`);
      await fillStay(form, labels, driver);
      const pay = form.getByRole('button', { name: labels.pay(roubles(60)) });
      await expect(pay).toBeEnabled();
      await fakeCity.control.misbehave({ match: 'payment/start', kind: 'commit+hang' });
      row.confirmed();
      await pay.click();
      await expect.poll(async () => (await fakeCity.control.ledger(city, driver.email)).debits.length).toBe(1);
      await form.waitForTimeout(lateMs);
      await kill(first);
      await fakeCity.control.clearFaults();

      const next = await start();
      const [again = await next.context.newPage()] = next.context.pages();
      await again.goto(fakeCity.url);
      await expect(again.getByText(new RegExp(`Парковка оплачена: ${mainPlate(driver)}`))).toBeVisible();
      expect(await fakeCity.control.requests('payment/start')).toHaveLength(1);
      expect((await fakeCity.control.ledger(city, driver.email)).debits).toHaveLength(1);
    } finally {
      await Promise.all(running.map(kill));
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    }
  });
}
