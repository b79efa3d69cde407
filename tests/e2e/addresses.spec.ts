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

for (const [address, home] of [
  ['/nowhere', '/'],
  ['/nowhere/at/all', '/'],
  ['/profile/nowhere', '/'],
  ['/en/nowhere', '/en'],
]) {
  test(`from ${address}, which is nothing, every way leads on`, async ({ page }) => {
    await page.goto(address ?? '');
    const way = page.getByRole('main').getByRole('link');
    await expect(way).toHaveAttribute('href', home ?? '');
    await way.click();
    await expect(page).toHaveURL((url) => url.pathname === home);
  });
}
