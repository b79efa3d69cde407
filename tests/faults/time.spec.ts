import type { Locator, Page } from '@playwright/test';
import { openStart } from '../e2e/support/openStart';
import { clockTime, dayMonth, inCity, moveTo } from '../e2e/support/cityTime';
import {
  city,
  countProfileReads,
  fillStay,
  makeDriver,
  nextPlate,
  openPayForm,
  zone,
  type FakeCity,
} from '../e2e/support/fixtures';
import { roubles } from '../e2e/support/labels';
import type { LedgerStay, SeededUser } from '../tools/control';
import { expect, test } from '../e2e/support/faultTest';

/**
 * Section E of the catalogue: clocks that are wrong, in another time zone, asleep, or past midnight. F-78 is an e2e
 * journey (`postPayment`).
 */

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const dayMs = 24 * 60 * minuteMs;

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

/** Creates a driver with a stay in the zone. Returns the stay as the city has it. */
const parkedDriver = async (
  fakeCity: FakeCity,
  startsInMin: number,
  durationMin: number,
): Promise<{ driver: SeededUser; stay: LedgerStay }> => {
  const number = nextPlate();
  const driver = await makeDriver(fakeCity, { balanceKopecks: 50_000, vehicles: [{ number, isMain: true }] });
  await fakeCity.control.seed(city, { sessions: [{ user: driver.email, number, zone, startsInMin, durationMin }] });
  const [stay] = (await fakeCity.control.ledger(city, driver.email)).sessions;
  if (!stay) throw new Error('No stay was made');
  return { driver, stay };
};

/** The remaining time that the ring shows (`12:05` or `0:12:05`), in milliseconds. */
const ringMs = async (stay: Locator): Promise<number> => {
  const [, minutes = '', seconds = ''] = /(\d+):(\d\d)(?!\d|:)/.exec(await stay.innerText()) ?? [];
  return (Number(minutes) * 60 + Number(seconds)) * secondMs;
};
/**
 * The difference between the ring and the ledger, in milliseconds. The city's clock is ahead of the browser's by
 * `offsetMs`.
 */
const ringIsOff = async (stay: Locator, page: Page, endMs: number, offsetMs: number): Promise<number> => {
  const [displayedMs, now] = await Promise.all([ringMs(stay), page.evaluate(() => Date.now())]);
  return Math.abs(displayedMs - (endMs - now - offsetMs));
};

for (const [name, offsetMs] of [
  ['ten minutes behind', 10 * minuteMs],
  ['ten minutes ahead', -10 * minuteMs],
  ['a day behind', dayMs],
  ['a day ahead', -dayMs],
] as const) {
  test(`F-74: on a phone whose clock is ${name} the ring agrees with the ledger, and the city’s clock decides what is in the future`, async ({
    page,
    labels,
    fakeCity,
    row,
  }) => {
    // A wrong phone and a city whose clock is ahead look the same to the app.
    await fakeCity.control.clock(offsetMs);
    const { driver, stay } = await parkedDriver(fakeCity, -40, 60);
    await openPayForm(page, labels, driver);
    const card = page.getByRole('article');
    await expect(card).toContainText(/\d:\d\d/);
    // An answer that took long reveals the city's clock less exactly than the next one.
    let off = Infinity;
    await expect
      .poll(async () => (off = await ringIsOff(card, page, stay.endMs, offsetMs)))
      .toBeLessThanOrEqual(2 * secondMs);
    // The ring continues by that clock.
    await page.waitForTimeout(3 * secondMs);
    off = Math.max(off, await ringIsOff(card, page, stay.endMs, offsetMs));
    expect(off).toBeLessThanOrEqual(2 * secondMs);
    row.figure(`${name}: ring off by ${(off / secondMs).toFixed(1)} s`);
    await expect(card).toContainText(`–${clockTime(stay.endMs)}`);
  });

  test(`F-74: on a phone whose clock is ${name} a start in the city’s future is refused, and a past one is accepted`, async ({
    page,
    labels,
    driver,
    fakeCity,
  }) => {
    // Noon in the city, whatever the phone's clock shows.
    const phoneNow = inCity('12:00') - offsetMs;
    await page.clock.install({ time: phoneNow });
    await moveTo(fakeCity, inCity('12:00'));
    await openPayForm(page, labels, driver);
    await fillStay(page, labels, driver);
    await openStart(page);
    await page.getByRole('radio', { name: 'Сегодня', exact: true }).check();
    await page.getByLabel('Начало сегодня').fill('12:05');
    await expect(page.getByText('Для оплаты задним числом нельзя выбрать будущее время')).toBeVisible();
    await page.getByLabel('Начало сегодня').fill('11:55');
    await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeEnabled();
  });
}

/** The end of the running stay as the driver reads it. */
const read = async (page: Page): Promise<string> => {
  const card = page.getByRole('article');
  await expect(card.getByText(/^Закончится сегодня в \d\d:\d\d$/)).toBeVisible();
  return (await card.getByText(/^Закончится сегодня в/).innerText()).trim();
};

test.describe('F-75', () => {
  for (const [timezoneId, onPhone] of [
    ['Asia/Yekaterinburg', undefined],
    ['Asia/Vladivostok', '20:00'],
    ['Europe/Kaliningrad', '12:00'],
  ] as const) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId });

      test(`F-75: on a phone set to ${timezoneId} all times are the city’s, and a note says so if the phone’s time differs`, async ({
        page,
        labels,
        fakeCity,
      }) => {
        await moveTo(fakeCity, inCity('14:00'));
        const { driver, stay } = await parkedDriver(fakeCity, 0, 60);
        expect(clockTime(stay.endMs)).toBe('15:00');
        await openPayForm(page, labels, driver);
        expect(await read(page)).toBe('Закончится сегодня в 15:00');
        const card = page.getByRole('article');
        await expect(card.getByText('14:00–15:00', { exact: true })).toBeVisible();
        if (onPhone === undefined) await expect(page.getByText('По времени города')).toHaveCount(0);
        else await expect(card.getByText(`По времени города. На телефоне: ${onPhone}`)).toBeVisible();

        await openStart(page);
        await page.getByRole('radio', { name: 'Сегодня', exact: true }).check();
        await expect(page.getByLabel('Начало сегодня')).toHaveAccessibleDescription(
          onPhone === undefined
            ? 'Задним числом оплатить можно до 23:59 сегодня'
            : 'Задним числом оплатить можно до 23:59 сегодня. Это время города, сейчас там 14:00',
        );
      });
    });
  }
});

test('F-76: after a sleep the ring is correct at once, and if the stay has ended, the profile is read once', async ({
  page,
  labels,
  fakeCity,
  row,
}) => {
  const reads = countProfileReads(page);
  await page.clock.install();
  const { driver, stay } = await parkedDriver(fakeCity, 0, 60);
  await openPayForm(page, labels, driver);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  const before = reads.asked;
  // On a sleeping phone timers stop. Each fires once when the phone wakes up.
  await page.clock.fastForward('40:00');
  await fakeCity.control.clock(40 * minuteMs);
  await expect.poll(() => ringIsOff(card, page, stay.endMs, 0)).toBeLessThanOrEqual(2 * secondMs);
  const off = await ringIsOff(card, page, stay.endMs, 0);
  expect(reads.asked).toBe(before);
  await fakeCity.control.clock(90 * minuteMs);
  await page.clock.fastForward('50:00');
  await expect(card).toHaveCount(0);
  await expect.poll(() => reads.answered - before).toBe(1);
  await page.clock.fastForward('10:00');
  await expect.poll(() => reads.answered).toBe(reads.asked);
  expect(reads.asked - before).toBe(1);
  row.figure(`ring off by ${(off / secondMs).toFixed(1)} s, 1 profile call`);
});

const onDay = (date: string, time: string): number => Date.parse(`${date}T${time}:00+05:00`);

for (const [what, at, durationMin, text] of [
  ['within the day', onDay('2027-03-10', '14:00'), 90, 'Закончится сегодня в 15:30'],
  ['at the last minute of the day', onDay('2027-03-10', '22:00'), 119, 'Закончится сегодня в 23:59'],
  ['at midnight', onDay('2027-03-10', '23:00'), 60, 'Закончится 11.03.2027 00:00'],
  ['past midnight', onDay('2027-03-10', '23:30'), 60, 'Закончится 11.03.2027 00:30'],
  ['in the next month', onDay('2027-02-28', '23:30'), 60, 'Закончится 01.03.2027 00:30'],
  ['in the next month of a leap year', onDay('2028-02-28', '23:30'), 60, 'Закончится 29.02.2028 00:30'],
  ['in the next year', onDay('2026-12-31', '23:30'), 60, 'Закончится 01.01.2027 00:30'],
  ['soon, past midnight', onDay('2026-12-31', '23:57'), 8, /Заканчивается через [78] минут/],
] as const) {
  test(`F-77: the end of a stay that ends ${what} is shown with the city’s date`, async ({
    page,
    labels,
    fakeCity,
  }) => {
    await moveTo(fakeCity, at);
    const { driver, stay } = await parkedDriver(fakeCity, 0, durationMin);
    await openPayForm(page, labels, driver);
    const card = page.getByRole('article');
    await expect(card).toContainText(text);
    const isToday = clockTime(stay.endMs) > clockTime(at);
    await expect(card).toContainText(
      isToday ? `–${clockTime(stay.endMs)}` : `–${dayMonth(stay.endMs)} ${clockTime(stay.endMs)}`,
    );
  });
}
