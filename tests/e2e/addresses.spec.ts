import { expect, test } from './journey';

/** `decisions.md`, "Addresses and languages"; the whole table of addresses stands with the shell. */
for (const [address, leadsTo] of [
  ['/de', '/'],
  ['/abc', '/'],
  ['/xx-YY', '/'],
  ['/de/guest-payment', '/'],
  ['/ru', '/'],
  ['/ru/guest-payment', '/guest-payment'],
  ['/en', '/en'],
]) {
  test(`${address} leads to ${leadsTo}`, async ({ page }) => {
    await page.goto(address ?? '');
    await expect(page).toHaveURL((url) => url.pathname === leadsTo);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
