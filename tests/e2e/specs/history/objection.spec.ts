import type { Locator, Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { cityDay } from '../../support/cityTime';
import { city, expect, fillStay, mainPlate, open, openPayForm, test, zone } from '../../support/fixtures';
import { roubles } from '../../support/labels';
import { signedIn } from '../../support/signedIn';
import { hasten } from '../../support/timing';

const dayMs = 24 * 3_600_000;

const texts = {
  ru: {
    draft: 'Составить возражение',
    title: 'Возражение на штраф',
    text: 'Текст возражения',
    received: 'Копия получена',
    lastDay: /^Последний день: \d+ \S+ \d{4}/,
    left: 'Осталось 9 дней',
    over: 'Срок прошёл',
    copy: 'Скопировать текст',
    copied: 'Текст скопирован',
    inRussian: undefined,
    image: 'Снимок нарушения',
    back: 'Все штрафы',
    fines: 'Штрафы',
    failed: 'Историю операций загрузить не удалось',
    again: 'Попробовать ещё раз',
  },
  en: {
    draft: 'Draft an objection',
    title: 'Objection to a fine',
    text: 'Text of the objection',
    received: 'Copy received on',
    lastDay: /^Last day: \S+ \d+, \d{4}|^Last day: \d+ \S+ \d{4}/,
    left: '9 days left',
    over: 'The deadline has passed',
    copy: 'Copy the text',
    copied: 'Text copied',
    inRussian: 'The text is in Russian',
    image: 'Photo of the violation',
    back: 'All fines',
    fines: 'Fines',
    failed: 'The operation history failed to load',
    again: 'Try again',
  },
} as const;

const field = (page: Page): Locator => page.getByRole('main').locator('[lang=ru]');
const lines = (page: Page): Locator => field(page).getByRole('listitem');
const dateInput = (at: number): string => cityDay(at).split('-').reverse().join('/');

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const s = texts[language];

    test('an objection states what the records show, is copied, printed, and has a last day', async ({
      page,
      labels,
      driver,
      fakeCity,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await openPayForm(page, labels, driver);
      await fillStay(page, labels, driver);
      await fakeCity.control.misbehave({ match: 'payment/start', kind: 'rst', count: 20 });
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await hasten(page, page.getByText(labels.notPaid));
      await fakeCity.control.clearFaults();
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      const {
        fines: [uin = ''],
      } = await fakeCity.control.seed(city, {
        fines: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -10, durationMin: 20 }],
      });

      await page.goto(`${labels.prefix}/profile/penalty`);
      await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      await page.getByRole('link', { name: s.draft }).click();
      await expect(page.getByRole('heading', { level: 1, name: s.title })).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('objection')?.includes(uin) === true);

      // The facts of the fine, and what was recorded, in order of time.
      await expect(field(page)).toContainText(`УИН: ${uin}`);
      await expect(field(page)).toContainText('Место: улица Ленина, 12');
      await expect(field(page)).toContainText(`Автомобиль: ${mainPlate(driver)}`);
      await expect(field(page)).toContainText('по городскому времени (UTC+05:00)');
      await expect(lines(page)).toHaveCount(4);
      await expect(lines(page).nth(0)).toContainText(
        /Время нарушения, указанное в штрафе\. Оплаченной парковки этого автомобиля в истории операций нет: с /,
      );
      await expect(lines(page).nth(1)).toContainText(
        `Запись на устройстве: оплата парковки, зона ${zone}, 60,00 руб. Итог: не оплачено. Связь оборвалась, ответа нет.`,
      );
      await expect(lines(page).filter({ hasText: 'Итог: оплачено.' })).toHaveCount(1);
      await expect(lines(page).filter({ hasText: `История операций: оплата парковки, зона ${zone}` })).toContainText(
        'Состояние: выполнено.',
      );
      if (s.inRussian) await expect(page.getByText(s.inRussian)).toBeVisible();
      await expect(page.getByRole('main').getByRole('img', { name: s.image })).toBeVisible();

      await page.getByLabel(s.received).fill(dateInput(Date.now() - dayMs));
      await expect(page.getByText(s.lastDay)).toBeVisible();
      await expect(page.getByText(s.left)).toBeVisible();
      await checkRules(page, 'an objection');
      await page.getByLabel(s.received).fill(dateInput(Date.now() - 20 * dayMs));
      await expect(page.getByText(s.over)).toBeVisible();

      await page.getByRole('button', { name: s.copy }).click();
      await expect(page.getByRole('button', { name: s.copied })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(/^Возражение на штраф за парковку\n\nГород: Пермь\nУИН: /);
      for (const [index, line] of (await lines(page).allTextContents()).entries())
        expect(copied).toContain(`\n${index + 1}. ${line}\n`);

      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const printed = page.locator('body > .paper-host');
      await expect(printed.getByRole('listitem')).toHaveCount(4);
      await expect(printed.getByText(`УИН: ${uin}`)).toBeVisible();
      await expect(printed.getByRole('img')).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
      await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
      await expect(printed).toBeHidden();

      await page.getByRole('link', { name: s.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: s.fines, exact: true })).toBeVisible();
    });
  });
}

test('without the history the text has the records of the device only, and concludes nothing', async ({
  page,
  labels,
  driver,
  fakeCity,
  context,
}) => {
  const s = texts.ru;
  const {
    fines: [uin = ''],
  } = await fakeCity.control.seed(city, {
    fines: [{ user: driver.email, number: mainPlate(driver), zone, startsInMin: -10, durationMin: 20 }],
  });
  await fakeCity.control.misbehave({ match: 'get-operations', kind: '500', count: 1000 });
  await signedIn(context, city, driver);
  await open(page, labels, `/profile/penalty?objection=${uin}`);
  await expect(page.getByText(s.failed)).toBeVisible();
  await expect(field(page)).toContainText('История операций учётной записи не загружена.');
  await expect(lines(page)).toHaveText([/нельзя сказать, оплачена ли парковка на это время/]);
  await expect(page.getByRole('button', { name: s.again })).toBeEnabled();
  await fakeCity.control.clearFaults();
  await page.getByRole('button', { name: s.again }).click();
  await expect(lines(page)).toHaveText([/на это время в истории операций нет\./]);
  await expect(page.getByText(s.failed)).toBeHidden();
});
