import { city, expect, test, zone } from '../../support/fixtures';

test.use({ serviceWorkers: 'allow' });

test('on a slow line the worker is installed only after the answers that the form waits for', async ({
  page,
  labels,
  fakeCity,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/info/get-zones*', async (route) => {
    await held;
    await route.continue();
  });
  const hasWorker = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  const background = page.waitForResponse(/\/startBackgroundWork-/);
  // Idle work is requested in the meantime, so it has had its turn.
  const idleWork = page.waitForResponse(/\/saveFirstFrame-/);
  await page.goto(`${fakeCity.url}/guest-payment?city=${city}&zone=${zone}`);
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone);
  await background;
  await idleWork;
  expect(await hasWorker()).toBe(false);
  release();
  await expect.poll(hasWorker).toBe(true);
});
