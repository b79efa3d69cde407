import { city, expect, test } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';

test('a page that failed with a server error (5xx) loads by itself once the server works again', async ({
  page,
  fakeCity,
  context,
  driver,
}) => {
  await signedIn(context, city, driver);
  await fakeCity.control.misbehave({ match: `/city/${city}/`, kind: '500', count: 10_000 });
  await page.goto('/profile/my-profile');
  const retry = page.getByRole('main').getByRole('button', { name: 'Попробовать ещё раз' });
  await expect(retry.first()).toBeVisible();
  await fakeCity.control.clearFaults();
  // No tap is needed.
  await expect(page.getByRole('main').getByText(driver.email).first()).toBeVisible({ timeout: 45_000 });
  await expect(retry).toHaveCount(0);
});
