import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { pagesOfPdf } from '../../../contract/pdfText';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { chooseMethod } from '../../support/chooseMethod';
import {
  countCalls,
  expect,
  mainPlate,
  makeDriver,
  nextPlate,
  open,
  test,
  type FakeCity,
} from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import { hasten } from '../../support/timing';
import { type Language, type Labels, costText } from '../../support/labels';
import { openTopUp as openTopUpOfHeader } from '../../support/openTopUp';

const city = 'kazan';

const texts = {
  ru: {
    byReceipt: /^Квитанция/,
    payer: 'Кто платит',
    firm: 'Юридическое лицо',
    lastName: 'Фамилия',
    firstName: 'Имя',
    middleName: 'Отчество, если есть',
    address: 'Адрес',
    licence: 'Водительское удостоверение',
    series: 'Серия',
    number: 'Номер',
    issuedOn: 'Дата выдачи',
    issuer: 'Кем выдан',
    name: 'Название организации',
    inn: 'ИНН',
    kpp: 'КПП',
    ogrn: 'ОГРН',
    legalAddress: 'Юридический адрес',
    get: 'Получить квитанцию',
    getInvoice: 'Получить счёт',
    receipt: /^Получение квитанции № \d+$/,
    invoice: /^Получение счёта № \d+$/,
    request: 'Оформление квитанции',
    ready: 'Документ готов',
    print: /^Открыть/,
    download: 'Скачать',
    email: 'Отправить на почту',
    send: 'Отправить',
    sentTo: (email: string) => `Отправлено на ${email}`,
  },
  en: {
    byReceipt: /^Квитанция/,
    payer: 'Who pays',
    firm: 'Legal entity',
    lastName: 'Last name',
    firstName: 'First name',
    middleName: 'Middle name, if any',
    address: 'Address',
    licence: 'Driving licence',
    series: 'Series',
    number: 'Number',
    issuedOn: 'Date of issue',
    issuer: 'Issued by',
    name: 'Company name',
    inn: 'Tax number (INN)',
    kpp: 'KPP',
    ogrn: 'OGRN',
    legalAddress: 'Registered address',
    get: 'Get the receipt',
    getInvoice: 'Get the invoice',
    receipt: /^Receipt No\. \d+$/,
    invoice: /^Invoice No\. \d+$/,
    request: 'Buy a receipt',
    ready: 'The document is ready',
    print: /^Open/,
    download: 'Download',
    email: 'Send by e-mail',
    send: 'Send',
    sentTo: (email: string) => `Sent to ${email}`,
  },
} as const;
type Texts = (typeof texts)[Language];
const { ru } = texts;

const person = {
  address: 'Казань, улица Баумана, 1',
  series: '45 08',
  number: '123456',
  issuedOn: '2016-02-29',
  issuer: 'Отдел МВД',
};
const firm = {
  name: 'ООО «Ёлка и К°»',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  legalAddress: 'Казань, Кремль',
};

const driverOf = (fakeCity: FakeCity): Promise<SeededUser> =>
  makeDriver(
    fakeCity,
    {
      balanceKopecks: 10_050,
      firstName: 'Пётр',
      lastName: 'Сидоров',
      middleName: 'Ильич',
      vehicles: [{ number: nextPlate(), isMain: true }],
    },
    city,
  );

/** Opens the dialog of a top-up by receipt, with the amount filled in. */
const openTopUp = async (page: Page, labels: Labels, language: Language, amount: string): Promise<Locator> => {
  await open(page, labels, '/profile/my-profile', city);
  await openTopUpOfHeader(page);
  const window = page.getByRole('dialog');
  await window.getByLabel(labels.amount).fill(amount);
  await chooseMethod(window, texts[language].byReceipt);
  return window;
};

const fill = async (window: Locator, text: Texts, values: Partial<Record<keyof Texts, string>>): Promise<void> => {
  for (const [name, value] of Object.entries(values))
    await window.getByLabel(text[name as 'series'], { exact: true }).fill(value);
};

const numberIn = async (window: Locator, title: RegExp): Promise<string> => {
  const heading = window.getByRole('heading', { name: title });
  await expect(heading).toBeVisible();
  return /\d+/.exec(await heading.innerText())?.[0] ?? '';
};

/** The text of the downloaded document, as an independent reader sees it. */
const receiptTextOf = async (page: Page, text: Texts): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('link', { name: text.download, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('receipt.pdf');
  const bytes = await readFile(await file.path());
  return (await pagesOfPdf(new Uint8Array(bytes).buffer)).join(' ');
};

const sentForms = async ({ control }: FakeCity, call: string, driver: SeededUser): Promise<Record<string, string>[]> =>
  (await control.requests(call))
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
    .filter(({ token }) => token === driver.token);

test('RCPT-02…RCPT-08, B-55, B-56, B-57, B-72, B-73: an individual tops up by receipt: the document has the input and goes by e-mail', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await signedIn(context, city, driver);
  const window = await openTopUp(page, labels, 'ru', '1 123,45');
  await expect(window.getByLabel(ru.lastName)).toHaveValue('Сидоров');
  const get = window.getByRole('button', { name: ru.get });
  await expect(get).toBeDisabled();
  await expect(window.getByText('Заполните поле «Адрес»')).toBeVisible();
  await checkRules(page, 'an empty payer');

  await fill(window, ru, person);
  for (const [name, input, error] of [
    // B-73, B-55, B-56, B-72
    ['series', '4508А', 'Пожалуйста, укажите только цифры'],
    ['issuedOn', '1899-12-31', 'Дата не корректна'],
    ['issuedOn', '2026-13-01', 'Дата не корректна'],
    ['issuedOn', '26-01-01', 'Дата не корректна'],
    ['issuedOn', '2026/01/01', 'Дата не корректна'],
    ['issuer', ' ', 'Необходимо заполнить'],
  ] as const) {
    await window.getByLabel(ru[name], { exact: true }).fill(input);
    await window.getByLabel(ru[name], { exact: true }).blur();
    await expect(window.getByText(error)).toBeVisible();
    await expect(get).toBeDisabled();
    await fill(window, ru, { [name]: person[name] });
  }
  await fill(window, ru, { issuedOn: '2098-01-01' }); // B-57
  await expect(window.getByText('Этот день ещё не наступил: проверьте дату.')).toBeVisible();
  await fill(window, ru, { issuedOn: person.issuedOn });

  // Another payment method and back, another payer and back: the input stays.
  await chooseMethod(window);
  await expect(get).toBeHidden();
  await chooseMethod(window, ru.byReceipt);
  await window.getByRole('radio', { name: ru.firm }).check();
  await expect(window.getByLabel(ru.inn)).toHaveValue('');
  await window.getByRole('group', { name: ru.payer }).getByRole('radio').first().check();
  await expect(window.getByLabel(ru.issuer)).toHaveValue(person.issuer);
  await checkRules(page, 'a whole payer');

  const calls = countCalls(page, 'creatrefill');
  await expect(page.getByRole('dialog', { name: ru.request })).toBeVisible();
  const { width } = (await window.boundingBox()) ?? {};
  await get.click();
  const number = await numberIn(window, ru.receipt);
  // The same dialog, in size and in the history (RCPT-01).
  expect((await window.boundingBox())?.width).toBe(width);
  await expect(window.getByText(ru.ready)).toBeVisible();
  await expect(window.getByText(costText(112_345, 'ru'), { exact: true }).first()).toBeVisible();
  expect(calls()).toBe(1);
  const [sent] = await sentForms(fakeCity, 'creatrefill', driver);
  expect(sent).toEqual({
    token: driver.token,
    type: '1',
    lastName: 'Сидоров',
    firstName: 'Пётр',
    middleName: 'Ильич',
    address: person.address,
    typeDoc: '1',
    seriesDoc: '4508',
    numberDoc: person.number,
    DateDoc: person.issuedOn,
    issuer: person.issuer,
    sum: '1123.45',
  });
  expect((await fakeCity.control.ledger(city, driver.email)).links).toEqual([]);
  await expect(window.getByRole('link', { name: ru.print })).toHaveAttribute('href', /^blob:/);
  await checkRules(page, 'a receipt');
  const receiptText = await receiptTextOf(page, ru);
  for (const part of [`Квитанция № ${number}`, 'Сидоров Пётр Ильич', '4508 123456, 29.02.2016', '1 123,45 ₽'])
    expect(receiptText).toContain(part);
  // Document numbers must not be stored on the device.
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(person.number);

  await window.getByLabel(ru.email).fill('anna+1@example.com');
  await window.getByRole('button', { name: ru.send, exact: true }).click();
  await expect(window.getByText(ru.sentTo('anna+1@example.com'))).toBeVisible();
  expect(
    (await fakeCity.control.outbox()).some(({ to, text }) => to === 'anna+1@example.com' && text.includes(number)),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();

  expect(await fakeCity.control.payReceipt(city, number)).toBe(true);
  expect(await fakeCity.control.balanceOf(driver)).toBe(10_050 + 112_345);
});

test('RCPT-09, RCPT-10, B-60, B-61, B-62, B-63, B-64, B-65, B-66, B-67, B-68, B-69, B-70, B-71, B-72: a legal entity’s receipt for a subscription is found after a lost answer, and there is only one', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await signedIn(context, city, driver);
  await open(page, labels, '/profile/abonements', city);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Месяц/ }) })
    .first()
    .getByRole('button', { name: 'Купить' })
    .click();
  const window = page.getByRole('dialog');
  await expect(window.getByLabel('Дата начала')).toBeVisible();
  await chooseMethod(window, ru.byReceipt);
  await window.getByRole('radio', { name: ru.firm }).check();
  await expect(window.getByLabel('Дата начала')).toBeHidden();
  const get = window.getByRole('button', { name: ru.getInvoice });
  await expect(get).toBeDisabled();
  await fill(window, ru, { ...firm, inn: '7707083894', ogrn: '102770013219' });
  await window.getByLabel(ru.ogrn).blur();
  await expect(window.getByText('Похоже на опечатку: проверьте цифры.')).toBeVisible();
  await expect(window.getByText('Только 13 цифр')).toBeVisible();
  await expect(window.getByText('Проверьте поле «ОГРН»')).toBeVisible();
  for (const [id, name, input, texts] of [
    ['B-61', 'inn', '7707083894', /Похоже на опечатку/],
    ['B-60', 'inn', '7707083893', /^(?!.*(Похоже|Только))/],
    ['B-63', 'inn', '0000000000', /Похоже на опечатку/],
    ['B-62', 'inn', '500100732259', /^(?!.*(Похоже|Только))/],
    ...['770708389', '77070838930', '5001007322590'].map(
      (input) => ['B-64', 'inn', input, /Только 10 или 12 цифр/] as const,
    ),
    ['B-65', 'inn', '77 0708 3893\u00a0', /^(?!.*(Похоже|Только))/],
    ['B-67', 'ogrn', '1027700132196', /Похоже на опечатку/],
    ['B-68', 'ogrn', '10277001321951', /Только 13 цифр/],
    ['B-69', 'ogrn', '304500116000157', /Только 13 цифр/],
    ['B-71', 'kpp', '7736AB001', /Только 9 цифр/],
    ['B-72', 'name', '   ', /Необходимо заполнить/],
    ['B-66', 'ogrn', '1027700132195', /^(?!.*(Похоже|Только))/],
    ['B-70', 'kpp', '773601001', /^(?!.*Только)/],
  ] as const) {
    const field = window.getByLabel(ru[name], { exact: true });
    await field.fill(input);
    await field.blur();
    await expect(field, id).toHaveAccessibleDescription(texts);
  }
  await fill(window, ru, firm);
  await checkRules(page, 'a legal entity');

  const calls = countCalls(page, 'creatsubscription');
  await fakeCity.control.misbehave({ match: 'creatsubscription', kind: 'truncate' });
  await get.click();
  const number = await numberIn(window, ru.invoice);
  expect(calls()).toBe(1);
  const [sent] = await sentForms(fakeCity, 'creatsubscription', driver);
  const { legalAddress: address, ...rest } = firm;
  expect(sent).toEqual({
    ...rest,
    address,
    token: driver.token,
    type: '2',
    codeSubscription: expect.stringMatching(/^mounth/),
    grz: mainPlate(driver),
  });
  const receiptText = await receiptTextOf(page, ru);
  for (const part of ['Счёт на оплату №', firm.name, `${firm.inn} / ${firm.kpp}`, firm.ogrn, mainPlate(driver)])
    expect(receiptText).toContain(part);

  await page.keyboard.press('Escape');
  await page.goto('/profile/receipts');
  await expect(page.getByRole('button', { name: /^Счёт № / })).toHaveCount(1);
  await expect(page.getByRole('button', { name: `Счёт № ${number}` })).toBeVisible();
});

test('a refused and an unsent receipt order are reported and keep the input, and a closed page makes one receipt', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await signedIn(context, city, driver);
  await page.clock.install();
  const window = await openTopUp(page, labels, 'ru', '999999');
  await fill(window, ru, person);
  const get = window.getByRole('button', { name: ru.get });
  await get.click();
  const refusal = window.getByText('Сумма больше разрешённой. Введите меньше.');
  await expect(refusal).toBeVisible();
  await window.getByLabel(labels.amount).fill('500');
  await expect(refusal).toBeHidden();
  // The browser may retry a reset connection, so every retry is reset too.
  await fakeCity.control.misbehave({ match: 'creatrefill', kind: 'rst', count: 20 });
  await get.click();
  const checking = window.getByText('Проверяем, готов ли документ');
  await expect(checking).toBeVisible();
  await expect(get).toBeDisabled();
  await checkRules(page, 'a lost answer');
  await hasten(page, window.getByText('Документ не готов, можно запросить ещё раз'));
  await expect(get).toBeEnabled();
  for (const name of ['address', 'number', 'issuer'] as const)
    await expect(window.getByLabel(ru[name], { exact: true })).toHaveValue(person[name]);
  await fakeCity.control.clearFaults();

  // The page is closed before the answer arrives, and the list cannot be read. The app makes no claim about the
  // outcome.
  const receiptCount = async (): Promise<number> => {
    const done = (await fakeCity.control.requests('creatrefill'))
      .filter(({ executed }) => executed)
      .map(({ body }) => new URLSearchParams(body));
    return done.filter((sent) => sent.get('token') === driver.token && sent.get('sum') === '700').length;
  };
  await window.getByLabel(labels.amount).fill('700');
  await fakeCity.control.misbehave({ match: 'receipt-list', kind: '500', count: 100 });
  await fakeCity.control.misbehave({ match: 'creatrefill', kind: 'commit+hang' });
  await get.click();
  await expect.poll(receiptCount).toBe(1);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(person.number);
  await openTopUp(page, labels, 'ru', '700');
  await expect(checking).toBeVisible();
  await fill(window, ru, person);
  await expect(get).toBeDisabled();
  await hasten(page, window.getByText('Пока неизвестно, готов ли документ'));
  await fakeCity.control.clearFaults();
  await window.getByRole('button', { name: 'Проверить ещё раз' }).click();
  await numberIn(window, ru.receipt);
  expect(await receiptCount()).toBe(1);
  await page.keyboard.press('Escape');
  await page.goto('/profile/receipts');
  await expect(page.getByRole('button', { name: /^Квитанция № / })).toHaveCount(1);
});

test.describe('in en', () => {
  test.use({ language: 'en' });

  test('a top-up by receipt succeeds, and the receipt opens from the device afterwards', async ({
    page,
    labels,
    fakeCity,
    context,
  }) => {
    const text = texts.en;
    const driver = await driverOf(fakeCity);
    await signedIn(context, city, driver);
    const window = await openTopUp(page, labels, 'en', '500');
    await fill(window, text, person);
    await window.getByRole('radio', { name: text.licence }).check();
    await window.getByRole('button', { name: text.get }).click();
    const number = await numberIn(window, text.receipt);
    await expect(window.getByText(text.ready)).toBeVisible();
    expect((await sentForms(fakeCity, 'creatrefill', driver)).map(({ typeDoc, sum }) => [typeDoc, sum])).toEqual([
      ['2', '500'],
    ]);
    const before = await receiptTextOf(page, text);
    await checkRules(page, 'a receipt');
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();

    // From here on the city returns no document, so the device's own copy is shown.
    await page.route('**/api/receipt?*', (route) => route.abort());
    await page.goto('/profile/receipts');
    await page.getByRole('button', { name: `Receipt No. ${number}` }).click();
    expect(await receiptTextOf(page, text)).toBe(before);
    await expect(window.getByText(text.ready)).toBeHidden();
  });
});
