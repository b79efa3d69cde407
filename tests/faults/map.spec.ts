import { city, fillStay, open, openPayForm } from '../e2e/journey';
import { roubles } from '../e2e/words';
import { payFromMainPage } from './paying';
import { expect, test } from './row';

/** Rows of section C in which a map is drawn. */

test.use({ drawsMap: true });

test('F-52: 50,000 objects in 20 MB on a CPU four times slower: no task above a second, and a stay is paid for afterwards', async ({
  page,
  w,
  world,
  driver,
  row,
}) => {
  test.slow();
  await world.control.misbehave({ match: 'get-map-info', kind: 'huge', count: 100 });
  await page.addInitScript(() => {
    const tasks: { at: number; ms: number }[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ at: Math.round(startTime), ms: Math.round(duration) });
    }).observe({ type: 'longtask', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await open(page, w, '', city);
  await page.waitForFunction(() => performance.getEntriesByName('map-drawn').length > 0, undefined, { timeout: 90_000 });
  await page.waitForTimeout(8000);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: { at: number; ms: number }[] }).longTasks);
  const longest = Math.max(0, ...tasks.map(({ ms }) => ms));
  row.figure(`longest task ${longest} ms of ${tasks.length}`);
  expect(tasks.filter(({ ms }) => ms > 1000)).toEqual([]);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await openPayForm(page, w, driver);
  await fillStay(page, w, driver);
  row.confirmed();
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
});

test('F-53: tiles that do not come and a drawing that is lost: the list and the payment go on', async ({ page, w, world, driver, row }) => {
  await world.control.misbehave({ match: '/tiles/', kind: '500', count: 10_000 });
  await openPayForm(page, w, driver);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Приблизить' })).toBeVisible();
  await page.evaluate(() => document.querySelector('canvas')?.getContext('webgl')?.getExtension('WEBGL_lose_context')?.loseContext());
  await expect(page.getByText('Карту на этом устройстве показать не получается.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Парковки и другие места' }).getByRole('listitem').first()).toBeVisible();
  await payFromMainPage(page, w, driver, world, row);
  row.figure('tiles 500, context lost, 1 debit');
});
