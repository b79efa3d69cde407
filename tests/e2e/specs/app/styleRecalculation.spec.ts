import type { Page } from '@playwright/test';
import { city, expect, mainPlate, openPayForm, test, zone } from '../../support/fixtures';
import { openStart } from '../../support/openStart';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** The largest number of elements that the browser restyled at once during an action. */
const styledBy = async (page: Page, action: () => Promise<unknown>): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await action();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  return Math.max(
    0,
    ...events.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount ?? 0),
  );
};

// A single rule that depends on the whole page (`:has` on its root) makes every change restyle all of it. That took
// half of a tap's time on a slow phone.
test('a part of a form that appears or disappears restyles itself and not the whole page', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 60 }],
  });
  await openPayForm(page, labels, driver);
  await page.getByLabel(labels.zone).fill(zone);
  await openStart(page);
  const today = page.getByRole('radio', { name: 'Сегодня', exact: true });
  await expect(today).toBeVisible();
  const all = await page.evaluate(() => document.querySelectorAll('body *').length);
  const styled = await styledBy(page, async () => {
    await today.check();
    await expect(page.getByLabel('Начало сегодня')).toBeVisible();
  });
  expect(styled).toBeGreaterThan(0);
  expect(styled, `of ${all}`).toBeLessThan(all / 3);
});
