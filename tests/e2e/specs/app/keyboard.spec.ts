import type { Locator, Page } from '@playwright/test';
import { checkRules } from '../../support/checkRules';
import { city, expect, mainPlate, nextPlate, open, openPayForm, test, zone } from '../../support/fixtures';
import { orderReceipt } from '../../support/orderReceipt';
import { pixelsOf } from '../../support/pixels';
import { methodRow } from '../../support/chooseMethod';
import { signedIn } from '../../support/signedIn';
import { roubles } from '../../support/labels';

/**
 * Returns why the focused element cannot be recognised: it is off the screen, covered or not marked. Undefined if it
 * can, or if nothing has the focus.
 */
const lostFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || here === document.body) return undefined;
    const name = `${here.tagName} «${(here.getAttribute('aria-label') ?? here.textContent).trim().slice(0, 40)}»`;
    const isMarked = (element: Element | null, up: number): boolean => {
      if (!element || up < 0) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (
        (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) ||
        (element === here && boxShadow !== 'none') ||
        isMarked(element.parentElement, up - 1)
      );
    };
    if (!isMarked(here, 3)) return `${name}: nothing marks the focus`;
    const box = here.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, innerHeight / 2)];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name}: off the screen`;
    const top = document.elementFromPoint(x, y);
    return top && (here.contains(top) || top.contains(here) || top.closest('label')?.contains(here))
      ? undefined
      : `${name}: under ${top?.tagName}`;
  });

// On a touch device the on-screen keyboard would cover half of a dialog, so the dialog itself takes the focus there.
test.use({ hasTouch: false });

/** Presses Tab until the element has the focus. Expects the focus to be visible at every step. */
const tabTo = async (page: Page, goal: Locator, maxTabs = 30): Promise<void> => {
  await expect(goal).toBeEnabled();
  for (let steps = 0; steps < maxTabs; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await lostFocus(page)).toBeUndefined();
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(goal)} is not reached in ${maxTabs} steps`);
};

/** The contrast between the lightest and the darkest pixel of an image. */
const contrastOf = async (drawing: Locator): Promise<number> =>
  (await pixelsOf(drawing)).evaluate((pixels) => {
    const part = (value = 0): number => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const lights = Array.from({ length: pixels.length / 4 }, (_, at) => {
      const [red, green, blue] = pixels.slice(at * 4, at * 4 + 3);
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    }).sort((one, other) => one - other);
    return ((lights.at(-1) ?? 0) + 0.05) / ((lights[0] ?? 0) + 0.05);
  });

/** To keyboards and screen readers the page presents these names and roles, in this order. */
test('a driver can sign in, pay and extend by keyboard alone and with a screen reader', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  const window = page.getByRole('dialog');
  await open(page, labels, '/news');
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: labels.signIn }));
  await page.keyboard.press('Enter');
  await expect(window.getByLabel(labels.login)).toBeFocused();
  await page.keyboard.type(driver.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  // The alert is above the form and is announced at once.
  await expect(window).toMatchAriaSnapshot(`
    - dialog "Вход":
      - heading "Вход" [level=2]
      - button "Закрыть"
      - alert: Неверный логин или пароль.
      - textbox "Почта или телефон": ${driver.email}
      - textbox "Пароль"
      - button "Показать пароль"
      - button "Войти"
      - link "Забыли пароль?"
      - link "Зарегистрироваться"
  `);
  await window.getByLabel(labels.password, { exact: true }).press('Control+A');
  await page.keyboard.type(driver.password);
  await page.keyboard.press('Enter');
  await expect(window).toBeHidden();

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: labels.menu }));
  await page.keyboard.press('Enter');
  await tabTo(page, window.getByRole('link', { name: 'Парковка', exact: true }));
  await page.keyboard.press('Enter');
  // A new page is read from its heading on.
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата парковки' })).toBeFocused();
  await tabTo(page, page.getByLabel(labels.zone));
  await page.keyboard.type(zone);
  await tabTo(page, page.getByRole('radio', { name: labels.hour, exact: true }));
  await page.keyboard.press('ArrowRight');
  const pay = page.getByRole('button', { name: labels.pay(roubles(120)) });
  await expect(pay).toBeEnabled();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - form "Оплата парковки":
      - heading "Оплата парковки" [level=1]
      - textbox "Номер зоны"
      - button "Выбрать из списка"
      - img "Зона ${zone}"
      - paragraph: улица Ленина, 12
      - checkbox "Иностранный номер"
      - textbox "Номер автомобиля": ${mainPlate(driver)}
      - list "Ваши автомобили":
        - listitem:
          - button [pressed]
        - listitem
      - group /На сколько/:
        - radio "30 мин"
        - radio "1 ч"
        - radio "2 ч" [checked]
        - combobox "Другое время"
      - term: Итого
      - definition: /120 рублей/
      - button /Оплатить 120/
    - region "Текущие парковки":
      - heading "Текущие парковки" [level=2]
      - paragraph: Активных парковок нет
  `);
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: labels.paid })).toBeFocused();
  const card = page.getByRole('article', { name: `${mainPlate(driver)}, зона ${zone}` });
  await expect(card).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region /Оплачено до .*\\d\\d:\\d\\d/:
      - heading /Оплачено до .*\\d\\d:\\d\\d/ [level=1]
      - article "${mainPlate(driver)}, зона ${zone}":
        - paragraph: /осталось (2 ч|1 ч 59 мин)/
        - img /^[А-Я] \\d{3} [А-Я] [А-Я] 59$/
        - img "Зона ${zone}"
        - paragraph: /\\d\\d:\\d\\d–.*\\d\\d:\\d\\d/
        - paragraph: /Уедете до .*\\d\\d:\\d\\d — вернём остаток/
        - button "Продлить"
        - button "Остановить"
        - button "Напомнить"
      - paragraph: /Оплачено 120/
      - button "Чек"
      - button "Готово"
  `);

  const extend = card.getByRole('button', { name: labels.extend });
  await tabTo(page, extend);
  await page.keyboard.press('Enter');
  const more = window.getByRole('button', { name: labels.extendFor(roubles(60)) });
  await tabTo(page, window.getByRole('radio', { name: '30 мин', exact: true }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: labels.extended })).toBeVisible();
  await expect(window).toBeHidden();
  await expect(extend).toBeFocused();
  expect((await fakeCity.control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks)).toEqual([
    12_000, 6000,
  ]);
});

test('a guest can pay by keyboard alone and with a screen reader', async ({ page, labels, fakeCity }) => {
  const plate = nextPlate();
  await open(page, labels, `/guest-payment?zone=${zone}`);
  await tabTo(page, page.getByLabel(labels.plate));
  await page.keyboard.type(plate);
  await tabTo(page, page.getByRole('radio', { name: labels.hour, exact: true }));
  await tabTo(page, page.getByRole('textbox', { name: labels.phone }));
  await page.keyboard.type('9123456789');
  const way = page.getByRole('button', { name: labels.continue });
  await tabTo(page, way);
  await page.keyboard.press('Enter');
  // The missing choice is named at once and takes the focus.
  await expect(methodRow(page)).toBeFocused();
  await expect(page.getByRole('form')).toMatchAriaSnapshot(`
    - heading "Оплата парковки" [level=1]
    - textbox "Номер зоны"
    - img "Зона ${zone}"
    - textbox "Номер автомобиля": ${plate}
    - group /На сколько/:
      - radio "1 ч" [checked]
    - textbox "Телефон": /\\+7 \\(912\\)/
    - button /Способ оплаты Выбрать/
    - alert: Выберите способ оплаты
    - term: Итого
    - definition: /60 рублей/
    - button /Осталось. способ оплаты/
    - status: /60 рублей/
    - button /К оплате/
  `);
  await page.keyboard.press('Space');
  const method = page.getByRole('dialog').getByRole('button', { name: /^Банковская карта/ });
  await tabTo(page, method);
  await page.keyboard.press('Enter');
  await expect(methodRow(page)).toBeFocused();
  await tabTo(page, way);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: labels.providerPay, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: labels.paidVehicle })).toBeVisible();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading /Оплачено до .*\\d\\d:\\d\\d/ [level=1]
    - paragraph: /Город подтвердил оплату в/
    - article:
      - img
      - img "Зона ${zone}"
      - button "Напомнить"
    - group
    - button "Чек"
    - link "Оплатить здесь ещё раз"
    - link "Оплатить другую парковку"
  `);
  expect((await fakeCity.control.ledger(city)).sessions.filter(({ number }) => number === plate)).toHaveLength(1);

  // In print: the paid stay in dark letters, and no controls.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, name: labels.paidVehicle })).toBeVisible();
  await expect(page.getByRole('img', { name: `Зона ${zone}` })).toBeVisible();
  await expect(page.locator('header, button, a').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('a driver can order a receipt by keyboard alone and with a screen reader', async ({
  page,
  labels,
  driver,
  fakeCity,
  context,
}) => {
  await fakeCity.control.settings(city, { useReceipts: true });
  await orderReceipt(fakeCity, city, driver);
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/receipts');
  const receipt = page.getByRole('main').getByRole('button', { name: /^Счёт № \d+$/ });
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Квитанции" [level=1]
    - list:
      - listitem:
        - heading "Пополнение баланса парковочного счёта" [level=2]
        - text: /500 рублей/
        - text: Ожидает оплаты
        - button /Счёт № \\d+/
  `);
  await tabTo(page, receipt);
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name: /^Получение счёта № \d+$/ });
  // The driver's own address is too long for this field.
  await expect(window.getByText('Длинна не более 50 символов')).toBeVisible();
  await window.getByLabel('Отправить на почту').fill('anna@example.com');
  await expect(window).toMatchAriaSnapshot(`
    - heading /Получение счёта № \\d+/ [level=2]
    - button "Закрыть"
    - text: /500 рублей/
    - link "Открыть (PDF, откроется в новой вкладке)"
    - button "Распечатать"
    - link "Скачать"
    - textbox "Отправить на почту": anna@example.com
    - button "Отправить"
  `);
  // The focus stays inside the dialog until the dialog is closed.
  await tabTo(page, window.getByRole('button', { name: 'Отправить' }));
  await tabTo(page, window.getByRole('button', { name: labels.close }), 2);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(receipt).toBeFocused();
});

test('with forced colours choice, plate, ring and focus stay visible, and nothing moves with reduced motion', async ({
  page,
  labels,
  driver,
  fakeCity,
}) => {
  await fakeCity.control.seed(city, {
    sessions: [{ user: driver.email, number: mainPlate(driver), zone, durationMin: 90 }],
  });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openPayForm(page, labels, driver);
  await checkRules(page, 'forced colours');
  const groundOf = (name: string): Promise<string> =>
    page
      .getByRole('radio', { name, exact: true })
      .locator('..')
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await groundOf(labels.hour)).not.toBe(await groundOf(labels.twoHours));
  await tabTo(page, page.getByLabel(labels.zone));
  const stay = page.getByRole('article');
  expect(await contrastOf(stay.getByRole('img').first())).toBeGreaterThan(7);
  const [track, left] = await stay
    .locator('svg')
    .first()
    .locator('circle')
    .evaluateAll((circles) => circles.map((circle) => getComputedStyle(circle).stroke));
  expect(left).not.toBe(track);
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 50).length,
    ),
  ).toBe(0);
});
