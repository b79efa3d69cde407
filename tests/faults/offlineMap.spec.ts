import { open } from '../e2e/support/fixtures';
import { offlineTimeout, waitForOfflineApp } from '../e2e/support/waitForOfflineApp';
import { expect, test } from '../e2e/support/faultTest';
import { mapDrawn } from '../tools/mapDrawn';

/** Rows of the catalogue that need a drawn map. */

test.use({ serviceWorkers: 'allow', drawsMap: true });

const mb = 1_000_000;

test('F-73: after a look over the whole city the device stores at most 50 MB and the allowed number of tiles, all readable', async ({
  page,
  labels,
  row,
}) => {
  test.slow();
  await open(page, labels, '/');
  await waitForOfflineApp(page);
  await page.reload();
  await mapDrawn(page);
  const canvas = page.locator('canvas').first();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('There is no map.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Zooms in step by step, and moves the map a little at each step.
  for (let level = 0; level < 4; level += 1) {
    for (const [dx, dy] of [
      [150, 0],
      [0, 150],
      [-150, -150],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: 4 });
      await page.mouse.up();
      await page.waitForTimeout(250);
    }
    await page.mouse.wheel(0, -400);
    await page.waitForTimeout(400);
  }
  // As many tiles as a week of driving would need. The worker handles these requests like those of the map.
  await page.evaluate(async () => {
    const addresses = Array.from(
      { length: 700 },
      (_, index) => `/tiles/perm/15/${21_400 + (index % 30)}/${10_180 + Math.floor(index / 30)}.pbf`,
    );
    for (const address of addresses) await fetch(address).then((answer) => answer.arrayBuffer());
  });
  const tiles = (): Promise<{ count: number; opaque: number }> =>
    page.evaluate(async () => {
      const cache = await caches.open('tiles');
      const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
      return { count: answers.length, opaque: answers.filter((answer) => answer?.type === 'opaque').length };
    });
  await expect.poll(async () => (await tiles()).count, offlineTimeout).toBeLessThanOrEqual(600);
  const { count, opaque } = await tiles();
  expect(count).toBeGreaterThan(300);
  expect(opaque).toBe(0);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  expect(usage).toBeGreaterThan(mb);
  expect(usage).toBeLessThanOrEqual(50 * mb);
  row.figure(`${(usage / mb).toFixed(1)} MB with ${count} tiles`);
});
