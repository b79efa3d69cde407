import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import readWorkbook from 'read-excel-file/node';
import { pagesOfPdf } from '../../../contract/pdfText';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { expect, languagesOfFullRun, schemes, nextPlate, open, test as base } from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';

const texts = {
  ru: {
    title: 'История операций',
    period: 'Период',
    type: 'Операция',
    vehicle: 'Автомобиль',
    zone: 'Зона',
    driver: 'Водитель',
    order: 'Номер операции',
    chosen: (n: number) => `Фильтры: выбрано ${n}`,
    from: 'С какого дня',
    to: 'По какой день',
    more: /^Фильтры/,
    showMore: 'Показать ещё',
    allTime: 'Всё время',
    choose: 'Выбрать даты',
    topUp: 'Пополнение',
    parking: 'Парковка',
    backwards: 'Начало позже конца',
    noDay: 'Такого дня нет',
    both: 'Выберите первый и последний день',
    none: /операций нет/,
    showAll: 'Показать все операции',
    columns: ['Дата', 'Операция', 'Сумма', 'Статус', 'Описание'],
    download: 'Скачать',
    excel: 'Таблица Excel',
    pdf: 'Документ PDF',
    open: /Открыть файл/,
    age: /данные на/,
    count: (n: number) => `${n} операций`,
    newest: (n: number) => `Показаны последние ${n}`,
    charts: 'Статистика',
    saved: /^Файл сохранён/,
    receipt: 'Кассовый чек',
    moved: /Списано ([\d\s,]+)₽, зачислено ([\d\s,]+)₽/,
    notCharged: 'не списано',
    notCredited: 'не зачислено',
    spent: 'Потрачено',
    parked: 'Сколько стояли',
    notAll: /Это не все/,
    counted: (n: number) => `по ${n} загруженным операциям`,
    nothing: 'Трат и стоянок среди них нет.',
    table: 'Таблица по месяцам',
  },
  en: {
    title: 'Operation history',
    period: 'Period',
    type: 'Operation',
    vehicle: 'Vehicle',
    zone: 'Zone',
    driver: 'Driver',
    order: 'Operation number',
    chosen: (n: number) => `Filters: ${n} chosen`,
    from: 'First day',
    to: 'Last day',
    more: /^Filters/,
    showMore: 'Show more',
    allTime: 'All time',
    choose: 'Choose dates',
    topUp: 'Top-up',
    parking: 'Parking',
    backwards: 'The first day is after the last',
    noDay: 'There is no such day',
    both: 'Choose the first and the last day',
    none: /No operations/,
    showAll: 'Show all operations',
    columns: ['Date', 'Operation', 'Amount', 'Status', 'Description'],
    download: 'Download',
    excel: 'Excel table',
    pdf: 'PDF document',
    open: /Open the .* file/,
    age: /as of/,
    count: (n: number) => `${n} operations`,
    newest: (n: number) => `Showing the latest ${n}`,
    charts: 'Statistics',
    saved: /^File saved/,
    receipt: 'Receipt',
    moved: /Charged ([\d,.]+)\s₽, credited ([\d,.]+)\s₽/,
    notCharged: 'not charged',
    notCredited: 'not credited',
    spent: 'Spent',
    parked: 'Time parked',
    notAll: /These are not all/,
    counted: (n: number) => `from ${n} loaded operations`,
    nothing: 'Nothing was spent or parked among them.',
    table: 'Table by month',
  },
} as const;

const city = 'moscow';
const path = '/profile/operations';
const failed = 'Операции загрузить не удалось';
const again = 'Попробовать ещё раз';
const lines = 130;

/** Adds a user with a history of fourteen months. */
const test = base.extend<{ user: SeededUser }>({
  user: async ({ fakeCity, context }, give) => {
    const vehicles = [{ number: nextPlate(), isMain: true, name: 'Лада' }, { number: nextPlate() }];

    const { users } = await fakeCity.control.seed(city, {
      users: [{ operations: lines, balanceKopecks: 50_000, firstName: 'Иван', vehicles }],
    });
    const [user] = users;
    if (!user) throw new Error('No user was made');
    await signedIn(context, city, user);
    await give(user);
  },
});

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const statusLine = (page: Page) => page.getByRole('main').getByRole('status').first();
/** Scrolls to the end of a list that loads more as its end comes near. */
const toTheEnd = (page: Page, count: string) =>
  expect(async () => {
    await page.keyboard.press('End');
    await expect(statusLine(page)).toHaveText(count, { timeout: 300 });
  }).toPass();
const search = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

interface WireLine {
  dateOperation: string;
  type: string;
  status: string;
  sum: number;
  startsOf?: string;
  endOf?: string;
}
/** Reads the whole history from the city. */
const historyOf = async (url: string, token: string): Promise<WireLine[]> => {
  const all: WireLine[] = [];
  for (let before = ''; ; before = all.at(-1)?.dateOperation ?? '') {
    const parameters = new URLSearchParams({ token, ...(before && { EndDate: before }) });
    const reply = await fetch(`${url}/city/${city}/api/profile/get-operations-with-filter?${parameters}`, {
      method: 'POST',
    });
    const { result } = (await reply.json()) as { result: WireLine[] };
    all.push(...result);
    if (result.length < 50) return all;
  }
};
/** Totals by month, according to the city's own dates. */
const byMonth = (all: readonly WireLine[]): { paid: number; returned: number; minutes: number }[] => {
  const months = new Map<string, { paid: number; returned: number; minutes: number }>();
  const monthOf = (date: string) => {
    const key = date.slice(0, 7);
    const month = months.get(key) ?? { paid: 0, returned: 0, minutes: 0 };
    months.set(key, month);
    return month;
  };
  for (const { dateOperation, type, status, sum, startsOf = '', endOf = '' } of all) {
    if (status !== 'done' || type === 'refill' || type === 'bonus20') continue;
    const month = monthOf(dateOperation);
    if (type === 'cancel') month.returned += Math.round(sum * 100);
    else month.paid += Math.round(sum * 100);
    if (type !== 'payment' && type !== 'renew' && type !== 'paymentGate') continue;
    const [from, to] = [Date.parse(startsOf), Date.parse(endOf)];
    const midnight = Math.max(from, Math.min(to, Date.parse(`${endOf.slice(0, 7)}-01T00:00:00${endOf.slice(-6)}`)));
    if (midnight > from) monthOf(startsOf).minutes += (midnight - from) / 60_000;
    monthOf(endOf).minutes += (to - midnight) / 60_000;
  }
  return [...months].sort(([one], [other]) => other.localeCompare(one)).map(([, month]) => month);
};
/** `20/11/2026` of `2026-11-20`. */
const written = (day: string): string => day.split('-').reverse().join('/');
/** Independent readers of the exported files: the sums of a workbook in kopecks, and the text of a PDF. */
const sumsInWorkbook = async (bytes: ArrayBuffer): Promise<number[]> => {
  const [sheet] = await readWorkbook(Buffer.from(bytes));
  return (sheet?.data ?? []).slice(1).map((row) => Math.round(Number(row[3]) * 100));
};
const textOfPdf = async (bytes: ArrayBuffer): Promise<string> => (await pagesOfPdf(bytes)).join(' ');
/** Parses `1 234,50 ₽` and `1,234.50 ₽`. */
const kopecks = (text = ''): number =>
  Math.round(
    Number(
      text
        .replace('−', '-')
        .replaceAll(/,(?=\d{3})/g, '')
        .replace(',', '.')
        .replaceAll(/[^\d.-]/g, ''),
    ) * 100,
  );

for (const [language, colorScheme] of schemes('en')) {
  test.describe(`${language}, ${colorScheme}`, () => {
    test.use({ language, colorScheme });
    const s = texts[language];

    test('OPS-01…07: filters are in the address, so that a link shows the same list, fifty operations at a time', async ({
      page,
      labels,
      user,
      fakeCity,
    }) => {
      await page.goto(labels.prefix + path);
      await expect(page.getByRole('heading', { name: s.title, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(s.title));
      await expect(page.getByLabel(s.period)).toHaveValue('monthly');
      await expect(cards(page).first()).toBeVisible();
      expect(await cards(page).count()).toBeLessThan(50);

      await page.getByLabel(s.period).selectOption({ label: s.allTime });
      await expect(page).toHaveURL(/\?period=all$/);
      await expect(cards(page)).toHaveCount(50);
      await checkRules(page);
      // The total number is not known yet.
      await expect(cards(page).last()).toHaveAttribute('aria-setsize', '-1');
      await expect(statusLine(page)).toHaveText(s.newest(50));
      await page.keyboard.press('End');
      // Only the part of a long list near the screen is rendered. Each row states its position in the whole list.
      await expect.poll(() => cards(page).count()).toBeLessThan(30);
      await toTheEnd(page, s.count(lines));
      await expect(page.getByRole('button', { name: s.showMore })).toBeHidden();
      const last = page.locator(`[aria-posinset="${lines}"]`);
      await expect(async () => {
        await page.keyboard.press('End');
        await expect(last).toBeInViewport({ timeout: 300 });
      }).toPass();
      await expect(last).toHaveAttribute('aria-setsize', String(lines));
      expect(await cards(page).count()).toBeLessThan(30);
      await checkRules(page);
      await page.keyboard.press('Home');
      await expect(cards(page).first()).toHaveAttribute('aria-posinset', '1');

      await page.getByText(s.more).click();
      await page.getByLabel(s.type, { exact: true }).selectOption({ label: s.topUp });
      await expect(cards(page).filter({ hasText: s.topUp }).first()).toBeVisible();
      await expect(cards(page).filter({ hasText: '−' })).toHaveCount(0);
      const sizeOf = (): Promise<string | null> => cards(page).first().getAttribute('aria-setsize');
      const topUpCount = (await sizeOf()) ?? '';
      expect(Number(topUpCount)).toBeGreaterThan(0);
      expect(Number(topUpCount)).toBeLessThan(50);
      // A top-up that failed has a struck sum without a sign.
      const unsigned = cards(page).filter({ hasNotText: '+' });
      await expect(unsigned.filter({ hasNot: page.locator('s') })).toHaveCount(0);
      await page.reload();
      await expect(cards(page).filter({ hasText: s.topUp }).first()).toBeVisible();
      await expect.poll(sizeOf).toBe(topUpCount);
      await expect(page.getByLabel(s.period)).toHaveValue('all');

      await page.getByText(s.more).click();
      await page.getByLabel(s.type, { exact: true }).selectOption({ label: s.parking });
      const plate = user.vehicles[1]?.number ?? '';
      await page.getByLabel(s.vehicle).selectOption(plate);
      await expect(cards(page).filter({ hasText: plate }).first()).toBeVisible();
      await expect(cards(page).filter({ hasNotText: plate })).toHaveCount(0);
      await expect(cards(page).filter({ hasText: '−' }).first()).toBeVisible();
      expect(search(page)).toBe(`?period=all&operation=payment&vehicle=${plate}`);
      const parameters = (await fakeCity.control.requests('get-operations-with-filter'))
        .map(({ query }) => new URLSearchParams(query))
        .at(-1);
      expect([parameters?.get('Operation'), parameters?.get('Vehicle'), parameters?.get('StartDate')]).toEqual([
        'payment',
        plate,
        null,
      ]);

      await page.goto(`${labels.prefix}${path}?period=all&zone=нет-такой`);
      await expect(page.getByText(s.none)).toBeVisible();
      await checkRules(page);
      await page.getByRole('button', { name: s.showAll }).click();
      // The data that was read stays on the screen while it is refetched in the background.
      await expect(statusLine(page)).toHaveText(s.count(lines));
    });

    test('OPS-05, OPS-15: an operation is found by its number and its driver, and a phone has the file beside the period', async ({
      page,
      labels,
      user,
      fakeCity,
    }) => {
      await page.goto(`${labels.prefix}${path}?period=all`);
      await expect(page.getByRole('button', { name: s.download })).toBeVisible();
      await page.getByText(s.more).click();
      await page.getByLabel(s.driver).selectOption({ index: 1 });
      await expect(page).toHaveURL(/driver=\d+$/);
      await page.getByLabel(s.order).fill('№ H1');
      await page.getByLabel(s.order).press('Enter');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).getByText(/(№|No\.) H1$/)).toBeVisible();
      await expect(page.getByLabel(s.order)).toHaveValue('H1');
      await expect(page).toHaveURL(/order=H1&driver=\d+$/);
      const parameters = (await fakeCity.control.requests('get-operations-with-filter'))
        .map(({ query }) => new URLSearchParams(query))
        .at(-1);
      expect([parameters?.get('OrderNumber'), parameters?.get('Driver')]).toEqual(['H1', user.phone]);
      await checkRules(page);
      await page.reload();
      await expect(cards(page)).toHaveCount(1);
      await expect(page.getByText(s.chosen(2))).toBeVisible();

      // A number that no operation has does not take the field away.
      await page.getByText(s.more).click();
      await page.getByLabel(s.order).fill('H99999');
      await page.getByLabel(s.driver).focus();
      await expect(page.getByText(s.none)).toBeVisible();
      await page.getByLabel(s.order).fill('');
      await expect(statusLine(page)).toHaveText(s.newest(50));

      // A city whose operations carry neither is not asked for them.
      await fakeCity.control.misbehave({
        match: 'get-operations-with-filter',
        kind: 'answer',
        body: JSON.stringify({ status: 'ok', result: [{ type: 'refill', sum: 100, dateOperation: '2026-01-01' }] }),
        count: 9,
      });
      await page.goto(`${labels.prefix}${path}?period=today`);
      await expect(cards(page)).toHaveCount(1);
      await page.getByText(s.more).click();
      await expect(page.getByLabel(s.zone)).toBeVisible();
      await expect(page.getByLabel(s.order)).toHaveCount(0);
      await expect(page.getByLabel(s.driver)).toHaveCount(0);
    });

    test('charts show the city’s sums and hours by month, and state what they are counted from', async ({
      page,
      labels,
      user,
      fakeCity,
    }) => {
      await page.goto(`${labels.prefix}${path}?period=all`);
      await page.getByRole('button', { name: s.charts }).click();
      await expect(page.getByText(s.counted(50))).toBeVisible();
      await expect(page.getByText(s.notAll)).toBeVisible();
      await expect(page.getByRole('img', { name: s.spent })).toBeVisible();
      await checkRules(page);
      await toTheEnd(page, s.count(lines));
      await page.keyboard.press('Home');
      await expect(page.getByText(s.counted(lines))).toBeVisible();
      await expect(page.getByText(s.notAll)).toBeHidden();

      const expected = byMonth(await historyOf(fakeCity.url, user.token));
      await page.getByText(s.table).click();
      const rows = page.getByRole('region', { name: s.table }).getByRole('row');
      await expect(rows).toHaveCount(expected.length + 1);
      const displayed = await rows.evaluateAll((all) =>
        all.slice(1).map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent)),
      );
      expect(displayed.map(([paid, returned, spent]) => [paid, returned, spent].map(kopecks))).toEqual(
        expected.map(({ paid, returned }) => [paid, returned, paid - returned]),
      );
      const hours = displayed.map(([, , , text = '']) => {
        const value = Number(text.replace(',', '.').replaceAll(/[^\d.]/g, ''));
        return /м|min/.test(text) ? value / 60 : value;
      });
      for (const [index, { minutes }] of expected.entries()) expect(hours[index]).toBeCloseTo(minutes / 60, 0.9);
      await expect(page.getByRole('img', { name: s.parked })).toHaveAccessibleName(
        new RegExp(`— ${displayed[0]?.[3]}`),
      );

      await page.goto(`${labels.prefix}${path}?period=all&operation=refill`);
      await page.getByRole('button', { name: s.charts }).click();
      await expect(page.getByText(s.nothing)).toBeVisible();
      await checkRules(page);
    });

    test.describe('on a wide screen', () => {
      test.use({ viewport: { width: 1280, height: 800 } });

      test('OPS-05, OPS-09, B-51, B-53, B-54: a wide screen shows a table with filters, chosen days and a file to download', async ({
        page,
        labels,
        user,
        fakeCity,
      }) => {
        await page.goto(`${labels.prefix}${path}?period=all`);
        for (const name of s.columns) await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
        await expect(page.getByRole('row')).toHaveCount(51);
        await toTheEnd(page, s.count(lines));
        await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', String(lines + 1));
        const last = page.locator(`tr[aria-rowindex="${lines + 1}"]`);
        await expect(async () => {
          await page.keyboard.press('End');
          await expect(last).toBeInViewport({ timeout: 300 });
        }).toPass();
        expect(await page.locator('tr[aria-rowindex]').count()).toBeLessThan(30);
        // The focused element stays in the document, wherever the page is scrolled to.
        const more = page.locator('tbody').getByRole('button').last();
        const focused = (await more.locator('xpath=ancestor::tr').getAttribute('aria-rowindex')) ?? '';
        await more.focus();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(page.locator('tr[aria-rowindex="2"]')).toBeInViewport();
        await expect(page.locator(`tr[aria-rowindex="${focused}"]`).getByRole('button')).toBeFocused();
        await checkRules(page);
        const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
        await page.getByLabel(s.period).selectOption({ label: s.choose });
        const historyRequests = async (): Promise<number> =>
          (await fakeCity.control.requests('get-operations-with-filter')).length;
        const asked0 = await historyRequests();
        // A day that does not exist (B-51) and a single day (B-54): nothing is requested yet.
        await page.getByLabel(s.from).fill('31/02/2026');
        await page.getByLabel(s.to).focus();
        await expect(page.getByRole('alert').filter({ hasText: s.noDay })).toBeVisible();
        await page.getByLabel(s.from).fill('');
        await page.getByLabel(s.from).pressSequentially(written(day(60)).replaceAll('/', ''));
        await expect(page.getByLabel(s.from)).toHaveValue(written(day(60)));
        await expect(page.getByText(s.both)).toBeVisible();
        await checkRules(page);
        await page.getByLabel(s.to).fill(written(day(20)));
        await expect(page).toHaveURL(
          (url) => url.searchParams.get('from') === day(60) && url.searchParams.get('to') === day(20),
        );
        await expect.poll(() => page.getByRole('row').count()).toBeLessThan(20);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        expect(await historyRequests(), 'for the whole period alone').toBe(asked0 + 1);
        // B-53: a message, and no call.
        await page.getByLabel(s.to).fill(written(day(70)));
        await expect(page.getByText(s.backwards)).toBeVisible();
        await page.getByLabel(s.to).fill(written(day(19)));
        await expect(page).toHaveURL((url) => url.searchParams.get('to') === day(19));
        await expect(page.getByText(s.backwards)).toHaveCount(0);
        await expect.poll(historyRequests).toBeGreaterThan(asked0 + 1);
        await expect(page.getByRole('row').nth(1)).toBeVisible();
        expect(await historyRequests(), 'for the period that can be had alone').toBe(asked0 + 2);
        await checkRules(page);

        const displayed = page.locator('tr[data-index]');
        await expect(statusLine(page)).toHaveText(s.count(await displayed.count()));
        const sums = (await displayed.locator('td:nth-child(3)').allTextContents()).map((text) =>
          Math.abs(kopecks(text)),
        );
        const orders = (await displayed.locator('td:last-child').allInnerTexts()).flatMap(
          (text) => /\bH\d+/.exec(text) ?? [],
        );
        expect(orders).toHaveLength(sums.length);
        for (const [kind, name] of [
          ['xlsx', s.excel],
          ['pdf', s.pdf],
        ] as const) {
          const saved = page.waitForEvent('download');
          await page.getByRole('button', { name: s.download }).click();
          await page.getByRole('button', { name }).click();
          const file = await saved;
          expect(file.suggestedFilename()).toMatch(
            new RegExp(`^operacii-${city}-${day(60)}-(${day(19)}|\\d\\d)\\.${kind}$`),
          );
          await expect(page.getByText(s.saved)).toBeVisible();
          await expect(page.getByRole('button', { name: s.download })).toBeFocused();
          const bytes = new Uint8Array(await readFile(await file.path())).buffer;
          if (kind === 'xlsx') expect(await sumsInWorkbook(bytes)).toEqual(sums);
          else {
            const pdfText = await textOfPdf(bytes);
            expect(pdfText).toContain(`Всего строк: ${sums.length}.`);
            for (const order of orders) expect(pdfText).toContain(order);
          }
        }
        const parameters = (await fakeCity.control.requests('download-history'))
          .map(({ query }) => new URLSearchParams(query))
          .at(-1);
        expect([parameters?.get('type'), parameters?.get('StartDate')?.slice(0, 10)]).toEqual(['pdf', day(60)]);
        // What was saved belongs to the filter that it was made with.
        await page.getByLabel(s.vehicle).selectOption(user.vehicles[0]?.number ?? '');
        await expect(page.getByText(s.saved)).toBeHidden();

        // A file that only a page of its own may read is a link.
        await page.route('**/files/*', (route) => route.abort());
        await page.getByRole('button', { name: s.download }).click();
        await page.getByRole('button', { name: s.pdf }).click();
        const link = page.getByRole('link', { name: s.open });
        await expect(link).toHaveAttribute('href', new RegExp(`^/city/${city}/files/\\w+\\.pdf$`));
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
        await expect(link).toBeFocused();
      });

      test('OPS-05, OPS-14: totals agree with the list, what never moved says so, and rows are sorted and opened', async ({
        page,
        labels,
        user,
        fakeCity,
      }) => {
        expect(user.token).toBeTruthy();
        const at = (minute: number): string => new Date(Date.now() - minute * 60_000).toISOString();
        const line = (minute: number, type: string, sum: number, status: string, rest: object = {}) => ({
          dateOperation: at(minute),
          type,
          sum,
          status,
          orderNumber: `T${minute}`,
          ...rest,
        });
        const result = [
          line(1, 'payment', 24, 'error'),
          line(2, 'refill', 300, 'cancel'),
          line(3, 'paymentSubscription', 3000, 'done'),
          line(4, 'paymentGate', 75, 'done'),
          line(5, 'refill', 3320, 'done'),
          line(6, 'payment', 876.5, 'done', { tariff: '60 ₽/ч' }),
          ...Array.from({ length: 30 }, (_, index) => line(7 + index, 'bonus20', 0, 'done')),
        ];
        const body = JSON.stringify({ status: 'ok', result });
        await fakeCity.control.misbehave({ match: 'get-operations-with-filter', kind: 'answer', body, count: 9 });
        await page.goto(labels.prefix + path);
        const rows = page.locator('tr[data-index]');
        const sums = async (): Promise<string[]> =>
          (await rows.locator('td:nth-child(3)').allInnerTexts())
            .slice(0, 6)
            .map((text) => text.replaceAll(/\s+/g, ' '));
        await expect(rows).toHaveCount(result.length);
        const [, charged, credited] = s.moved.exec(await page.getByText(s.moved).innerText()) ?? [];
        expect([kopecks(charged), kopecks(credited)]).toEqual([395_150, 332_000]);
        const shown = await sums();
        expect(shown[0]).toMatch(new RegExp(`^24[,.]00 ₽ ${s.notCharged}$`));
        expect(shown[1]).toMatch(new RegExp(`^300[,.]00 ₽ ${s.notCredited}$`));
        expect(shown.slice(2).map((text) => text.charAt(0))).toEqual(['−', '−', '+', '−']);

        const date = page.getByRole('columnheader', { name: s.columns[0], exact: true });
        const amount = page.getByRole('columnheader', { name: s.columns[2], exact: true });
        await expect(date).toHaveAttribute('aria-sort', 'descending');
        await amount.getByRole('button').click();
        await expect(amount).toHaveAttribute('aria-sort', 'ascending');
        await expect(date).not.toHaveAttribute('aria-sort');
        expect((await sums()).slice(0, 3).map(kopecks)).toEqual([-300_000, -87_650, -7500]);
        await amount.getByRole('button').click();
        expect(kopecks((await sums())[0])).toBe(332_000);
        await date.getByRole('button').click();
        await date.getByRole('button').click();
        await expect(date).toHaveAttribute('aria-sort', 'ascending');
        await date.getByRole('button').click();
        expect(await sums()).toEqual(shown);

        // A row opens where it is clicked, and by its button.
        const tariff = page.getByText('60 ₽/ч');
        await expect(tariff).toBeHidden();
        await rows.nth(5).locator('td').first().click();
        await expect(tariff).toBeVisible();
        await checkRules(page);
        await rows.nth(5).getByRole('button').press('Enter');
        await expect(tariff).toBeHidden();
        await expect(rows.nth(0).getByRole('button')).toHaveCount(0);

        // Heading and filters stay in view.
        await page.keyboard.press('End');
        await expect(page.getByRole('row').last()).toBeInViewport();
        await expect(amount).toBeInViewport();
        await expect(page.getByLabel(s.period)).toBeInViewport();

        // No word breaks between a phone and a desk.
        for (const width of [540, 640, 720, 800, 900, 1000, 1100]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(page.getByRole('table')).toHaveCount(width < 720 ? 0 : 1);
          const broken = await page.evaluate(
            () =>
              [...document.querySelectorAll('td, th, [role=listitem] span')].filter(
                (cell) => cell.scrollWidth > cell.clientWidth + 1 && getComputedStyle(cell).display !== 'inline',
              ).length,
          );
          expect(broken, `cells that overflow at ${width} px`).toBe(0);
        }
      });
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('CONST-28, VAL-72: filters that change quickly are one request, and none if they are as before', async ({
    page,
    user,
    fakeCity,
  }) => {
    const s = texts.ru;
    await page.goto(path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const requests = async (): Promise<string[]> =>
      (await fakeCity.control.requests('get-operations-with-filter'))
        .map(({ query }) => new URLSearchParams(query))
        .filter((parameters) => parameters.get('token') === user.token)
        .map((parameters) => `${parameters.get('Operation')} ${parameters.get('Vehicle')}`);
    const before = (await requests()).length;
    const plate = user.vehicles[0]?.number ?? '';
    // Inside the page, because a busy machine may need longer for each choice than the app waits for the next.
    const choose = (choices: readonly (readonly [label: string, value: string])[]): Promise<void> =>
      page.evaluate(async (all) => {
        for (const [label, value] of all) {
          const select = [...document.querySelectorAll('label')].find(({ innerText }) => innerText === label)?.control;
          if (!(select instanceof HTMLSelectElement)) throw new Error(label);
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
          // The app draws each choice before the next.
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, choices);
    await choose([
      [s.type, 'payment'],
      [s.type, 'renew'],
      [s.type, 'refill'],
      [s.vehicle, plate],
    ]);
    await expect.poll(() => search(page)).toBe(`?operation=refill&vehicle=${plate}`);
    await expect.poll(async () => (await requests()).slice(before)).toEqual([`refill ${plate}`]);
    await choose([
      [s.vehicle, ''],
      [s.vehicle, plate],
    ]);
    await page.waitForTimeout(600);
    expect((await requests()).slice(before)).toEqual([`refill ${plate}`]);
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a list that was seen is shown offline with its age, and one that was not says so', async ({
    page,
    context,
    user,
  }) => {
    await page.goto(path);
    const seen = await cards(page).first().textContent();
    await page.goto(`${path}?period=all`);
    await toTheEnd(page, texts.ru.count(lines));
    expect(user.token).not.toBe('');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const storedOperations = (): Promise<number> =>
      page.evaluate((id) => localStorage.getItem(`parking.queries.${id}`)?.match(/"orderNumber"/g)?.length ?? 0, city);
    await expect.poll(storedOperations).toBeGreaterThan(lines);
    await page.close();

    await context.setOffline(true);
    const next = await context.newPage();
    await next.goto(path);
    await expect(cards(next).first()).toHaveText(seen ?? '');
    await expect(next.getByRole('main').getByText(texts.ru.age)).toBeVisible();
    await expect(next.getByRole('button', { name: 'Для файла нужна сеть' })).toBeDisabled();
    await checkRules(next);
    await next.getByLabel(texts.ru.period).selectOption('today');
    await expect(next.getByText(failed)).toBeVisible();
    await expect(next.getByText('Без сети видны те списки, которые вы уже открывали.')).toBeVisible();
    // The last pages and their charts are available.
    await next.goto(`${path}?period=all`);
    await expect(statusLine(next)).toHaveText(texts.ru.count(lines));
    await next.getByRole('button', { name: texts.ru.charts }).click();
    await expect(next.getByText(texts.ru.counted(lines))).toBeVisible();
    await next.goto(`${path}?period=today`);
    await expect(next.getByText(failed)).toBeVisible();
    // The app retries automatically.
    await context.setOffline(false);
    await expect(next.getByText(failed)).toBeHidden();
  });
});

test('a list that was loaded to its end is read again in full when the page is visible again', async ({
  page,
  fakeCity,
  user,
}) => {
  await page.goto(`${path}?period=all`);
  await toTheEnd(page, texts.ru.count(lines));
  const parameters = async (): Promise<number> =>
    (await fakeCity.control.requests('get-operations-with-filter')).filter(({ body, query }) =>
      `${body}${query}`.includes(user.token),
    ).length;
  const before = await parameters();
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await expect.poll(parameters).toBe(before + 3);
  await expect(statusLine(page)).toHaveText(texts.ru.count(lines));
});

test('OPS-10: if nothing can be loaded, one message says so and offers another try', async ({
  page,
  user,
  fakeCity,
}) => {
  for (const match of ['get-operations-with-filter', 'get-profile', 'get-zones'])
    await fakeCity.control.misbehave({ match, kind: '500', count: 100 });
  await page.goto(`${path}?period=weekly`);
  await expect(page.getByRole('alert')).toContainText('Ошибка загрузки статистики');
  // The city answered, so nothing is said of the network.
  await expect(page.getByRole('alert')).not.toContainText('сеть');
  await checkRules(page);
  await expect(page.getByRole('button', { name: again })).toBeEnabled();
  await fakeCity.control.clearFaults();
  await page.getByRole('button', { name: again }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(cards(page).first()).toBeVisible();

  await fakeCity.control.misbehave({ match: 'get-operations-with-filter', kind: 'null', count: 100 });
  await page.getByLabel(texts.ru.period).selectOption('all');
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByLabel(texts.ru.period)).toBeVisible();
  expect(user.vehicles).toHaveLength(2);
});

test('the history leads a visitor without a login home', async ({ page }) => {
  await page.addInitScript((id) => localStorage.setItem('parking.city', JSON.stringify(id)), city);
  await page.goto(`${path}?period=all`);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

for (const language of languagesOfFullRun) {
  test.describe(`an unknown status of an operation, in ${language}`, () => {
    test.use({ language });

    test('an operation with an unknown status is shown as unknown and not as done', async ({
      page,
      labels,
      fakeCity,
      user,
    }) => {
      expect(user.token).toBeTruthy();
      const line = { dateOperation: new Date().toISOString(), type: 'payment', sum: 40, orderNumber: '7' };
      const body = JSON.stringify({ status: 'ok', result: [{ ...line, status: 'declined' }] });
      await fakeCity.control.misbehave({ match: 'get-operations-with-filter', kind: 'answer', body, count: 9 });
      await open(page, labels, '/profile/operations', city);
      await expect(cards(page).first()).toContainText(language === 'ru' ? 'Состояние неизвестно' : 'Status unknown');
      await expect(cards(page).first()).not.toContainText(language === 'ru' ? 'Выполнено' : 'Done');
    });
  });
}
