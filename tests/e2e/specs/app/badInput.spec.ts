import type { Locator, Request } from '@playwright/test';
import { chooseMethod, methodRow } from '../../support/chooseMethod';
import {
  city,
  expect,
  languagesOfFullRun,
  makeDriver,
  nextPlate,
  open,
  openPayForm,
  test,
  type FakeCity,
  zone,
} from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import { roubles, sumText } from '../../support/labels';
import { blockPopups } from '../../support/blockPopups';
import { openTopUp } from '../../support/openTopUp';

/** The messages of a form in both languages. The rules behind them are tested in tables in `tests/unit`. */
const texts = {
  ru: {
    noZone: 'Выберите зону парковки.',
    unknownZone: 'Такой зоны нет. Проверьте номер на знаке.',
    empty: 'Введите номер автомобиля',
    tooLong: 'Не больше 9 символов',
    noRegion: 'Не хватает региона',
    format: 'Такого номера не бывает. Проверьте буквы и регион или отметьте «Иностранный»',
    parked: 'Для этого автомобиля парковка уже идёт',
    PhoneEmpty: 'Введите телефон',
    PhoneShort: 'Нужно 11 цифр',
    InvalidFormat: 'Номер начинается с +7, 7 или 8, и в нём 11 цифр',
    NoMethod: 'Выберите способ оплаты',
    RequiredField: 'Введите сумму',
    ItNeedToBeANumber: 'Введите сумму числом, не больше двух знаков после запятой',
    NotPositive: 'Сумма должна быть больше нуля',
    phoneMissing: 'Введите телефон полностью',
    tooMuch: 'Сумма больше разрешённой. Введите меньше.',
    noTariff: 'Для этой зоны не найден тариф. Выберите другую зону или время.',
    noProvider: 'Платёжная система не отвечает. Выберите другой способ или попробуйте позже.',
    NoParking: 'Введите номер парковки',
    NoTicket: 'Введите номер билета',
    noSuchTicket: 'Такого билета на этой парковке нет. Проверьте номер билета и парковки.',
    pay: 'Оплатить',
    foreign: 'Иностранный номер',
    howLong: 'На сколько',
    noDuration: 'Выберите время парковки.',
    mobile: 'Счёт телефона Деньги спишет ваш оператор связи',
    parkingNumber: 'Номер парковки',
    ticket: 'Номер билета или карты',
    getPrice: 'Узнать цену',
  },
  en: {
    noZone: 'Choose the parking zone.',
    unknownZone: 'There is no such zone. Check the number on the sign.',
    empty: 'Enter the number plate',
    tooLong: 'At most 9 characters',
    noRegion: 'The region is missing',
    format: 'There is no such plate. Check the letters and the region, or tick “Foreign”',
    parked: 'This car is already parked',
    PhoneEmpty: 'Enter your phone',
    PhoneShort: 'Need to be 11 chars',
    InvalidFormat: 'The number begins with +7, 7 or 8 and has 11 digits',
    NoMethod: 'Cannot be empty',
    RequiredField: 'Enter an amount',
    ItNeedToBeANumber: 'Enter the amount as a number with at most two decimals',
    NotPositive: 'The amount must be more than zero',
    phoneMissing: 'Enter the whole phone number',
    tooMuch: 'The amount is above the maximum. Enter less.',
    noTariff: 'No tariff was found for this zone. Choose another zone or time.',
    noProvider: 'The payment system does not answer. Choose another method or try later.',
    NoParking: 'Enter the parking number',
    NoTicket: 'Enter the ticket number',
    noSuchTicket: 'There is no such ticket at this parking. Check the numbers of the ticket and of the parking.',
    pay: 'Pay',
    foreign: 'Foreign plate',
    howLong: 'For how long',
    noDuration: 'Choose the parking time.',
    mobile: 'Счёт телефона Деньги спишет ваш оператор связи',
    parkingNumber: 'Parking number',
    ticket: 'Ticket or card number',
    getPrice: 'Get the price',
  },
} as const;
type Texts = (typeof texts)['ru' | 'en'];
type InvalidRows<ErrorKey extends keyof Texts> = readonly (readonly [id: string, typed: string, fault: ErrorKey])[];

const plates: InvalidRows<'empty' | 'tooLong' | 'noRegion' | 'format'> = [
  ['B-1', '', 'empty'],
  ['B-2', '   ', 'empty'],
  ['B-5', 'А123ВС7777', 'tooLong'],
  ['B-6', 'А123ВС7', 'noRegion'],
  ['B-10', 'Ж123ВС77', 'format'],
  ['B-11', 'А12ОВС77', 'format'],
  ['B-22', '<b>А123ВС77', 'tooLong'],
  ['B-22', '<b>А1</b>', 'format'],
  ['hostile', `'"<>&`, 'format'],
  ['hostile', '\0\r\n', 'empty'],
  ['hostile', '\u0301'.repeat(1000), 'tooLong'],
  ['hostile', '__proto__', 'format'],
  ['hostile', 'constructor', 'tooLong'],
  ['hostile', 'null', 'format'],
  ['hostile', 'x'.repeat(100_000), 'tooLong'],
];
/** Each plate has another number, because a price that is known is not requested again. */
const goodPlates = [
  ['B-3', 'А101ВС77', 'А101ВС77'],
  ['B-4', 'А102ВС777', 'А102ВС777'],
  ['B-7', 'а103вс77', 'А103ВС77'],
  ['B-8', 'A104BC77', 'А104ВС77'],
  ['B-9', 'А 105 ВС 77', 'А105ВС77'],
  ['B-12', 'А106ВС00', 'А106ВС00'],
  ['B-13', 'АВ107С77', 'АВ107С77'],
  ['B-14', '1108АВ77', '1108АВ77'],
  ['B-16', 'А110977', 'А110977'],
  ['B-16', '110А77', '110А77'],
  ['B-16', '1111А77', '1111А77'],
  ['B-21', '\u202aА1\u200b12\u00a0В\u00adС77\u202c', 'А112ВС77'],
] as const;

const phones: InvalidRows<'PhoneEmpty' | 'PhoneShort' | 'InvalidFormat'> = [
  ['B-23', '', 'PhoneEmpty'],
  ['B-23', '7', 'PhoneEmpty'],
  ['B-24', '7912345678', 'PhoneShort'],
  ['B-27', '+375291234567', 'InvalidFormat'],
  ['B-29', '791234567890', 'InvalidFormat'],
  ['B-30', '8-800-FLOWERS', 'InvalidFormat'],
];
const goodPhones = [
  ['B-25', '+7 (912) 345 - 67 - 89'],
  ['B-26', '89123456789'],
  ['B-31', '+7 912 345-67-89'],
] as const;
const masked = '+7 (912) 345 - 67 - 89';

const amounts: InvalidRows<'RequiredField' | 'ItNeedToBeANumber' | 'NotPositive'> = [
  ['B-34', '', 'RequiredField'],
  ['B-35', 'abc', 'ItNeedToBeANumber'],
  ['B-36', '0', 'NotPositive'],
  ['B-36', '0,00', 'NotPositive'],
  ['B-36', '-0', 'NotPositive'],
  ['B-38', '1.234,56', 'ItNeedToBeANumber'],
  ['B-38', '1,2,3', 'ItNeedToBeANumber'],
  ['B-40', '0x10', 'ItNeedToBeANumber'],
  ['B-40', 'Infinity', 'ItNeedToBeANumber'],
  ['B-40', 'NaN', 'ItNeedToBeANumber'],
  ['B-41', '0.001', 'ItNeedToBeANumber'],
  ['B-41', '100.999', 'ItNeedToBeANumber'],
  ['hostile', '__proto__', 'ItNeedToBeANumber'],
  ['hostile', '9'.repeat(100_000), 'ItNeedToBeANumber'],
];
const goodAmounts = [
  ['B-37', '1,50', 150],
  ['B-39', '1 000', 100_000],
  ['B-39', '1\u00a0200', 120_000],
  ['B-42', '.5', 50],
  ['B-42', '5.', 500],
  ['B-42', '+6', 600],
  ['B-42', '007', 700],
] as const;

/** The value that a call carries for a field of its form. */
const sentIn = (request: Request, name: string): string | null =>
  new URLSearchParams(request.postData() ?? '').get(name);

/** For each value in turn: after one tap the field has the focus and names the error. */
const expectRejected = async <ErrorKey extends keyof Texts>(
  field: Locator,
  action: Locator,
  rows: InvalidRows<ErrorKey>,
  text: Texts,
): Promise<void> => {
  for (const [id, input, errorKey] of rows) {
    await field.fill(input);
    await action.click();
    const about = `${id}: ${input.slice(0, 20)}`;
    await expect(field, about).toBeFocused();
    await expect(field, about).toHaveAccessibleDescription(text[errorKey]);
  }
  // Pasted input is treated as text, whatever it looks like.
  await expect(field.page().locator('main b, [role=dialog] b')).toHaveCount(0);
};

/**
 * For each value in turn: the button of a payment dialog stays disabled and names what is missing (PAY-22). The field
 * names it too when it is left.
 */
const expectOff = async <ErrorKey extends keyof Texts>(
  field: Locator,
  action: Locator,
  rows: InvalidRows<ErrorKey>,
  text: Texts,
  missing?: keyof Texts,
): Promise<void> => {
  for (const [id, input, errorKey] of rows) {
    await field.fill(input);
    const about = `${id}: ${input.slice(0, 20)}`;
    await expect(action, about).toBeDisabled();
    await expect(action, about).toHaveAccessibleDescription(text[missing ?? errorKey]);
    await field.press('Enter');
    await field.blur();
    await expect(field, about).toHaveAccessibleDescription(text[errorKey]);
  }
  await expect(field.page().locator('main b, [role=dialog] b')).toHaveCount(0);
};

const callsOf = async ({ control }: FakeCity): Promise<string[]> => {
  const [payments, barriers] = await Promise.all([control.requests('/payment/'), control.requests('/backend/v2/')]);
  return [...payments, ...barriers].map(({ path }) => path);
};

for (const language of languagesOfFullRun) {
  test.describe(`bad input, in ${language}`, () => {
    test.use({ language });
    const text: Texts = texts[language];

    test('invalid input in the driver’s form is named at its field and not sent, and valid input is sent as shown', async ({
      page,
      labels,
      driver,
      fakeCity,
    }) => {
      const [, second] = driver.vehicles;
      await fakeCity.control.seed(city, {
        sessions: [{ user: driver.email, number: second?.number ?? '', zone, durationMin: 60 }],
      });
      await page.addInitScript(() => localStorage.setItem('parking.duration-habit', '61'));
      await openPayForm(page, labels, driver);
      await expect(page.getByRole('article')).toHaveCount(1);
      const before = await callsOf(fakeCity);
      const pay = page.getByRole('button', { name: text.pay, exact: true });
      const [place, plate] = [page.getByLabel(labels.zone), page.getByLabel(labels.plate)];
      // B-59: a stored duration that does not fit the city's step is ignored.
      await expect(page.getByRole('radio', { name: labels.hour, exact: true })).toBeChecked();
      // Two fields are wrong, and the first one takes the focus.
      await plate.fill('А12ОВС77');
      await expectRejected(
        place,
        pay,
        [
          ['empty', '', 'noZone'],
          ['unknown', '7777', 'unknownZone'],
          ['hostile', '__proto__', 'unknownZone'],
        ],
        text,
      );
      await place.fill(zone);
      await expectRejected(plate, pay, plates, text);
      await expectRejected(plate, pay, [['B-20', second?.number ?? '', 'parked']], text);
      await page.getByLabel(text.foreign).check();
      await expectRejected(plate, pay, [['B-18', ' ', 'empty']], text);
      expect(await callsOf(fakeCity)).toEqual(before);

      const accept = async (input: string, displayed: string): Promise<void> => {
        await Promise.all([
          page.waitForRequest(
            (request) => request.url().includes('payment/cost') && sentIn(request, 'Vehicle') === displayed,
          ),
          plate.fill(input),
        ]);
        await plate.blur();
        await expect(plate).toHaveValue(displayed);
      };
      await accept('ab 123 cd', 'AB123CD'); // B-17
      await page.getByLabel(text.foreign).uncheck();
      // The price of another plate, because the last one's is known. It is marked as foreign
      // only after it was typed and left, and gets back the letters as they were typed.
      await plate.fill('AB123CE');
      await plate.blur();
      await Promise.all([
        page.waitForRequest(
          (request) => request.url().includes('payment/cost') && sentIn(request, 'Vehicle') === 'AB123CE',
        ),
        page.getByLabel(text.foreign).check(),
      ]);
      await expect(plate).toHaveValue('AB123CE');
      await page.getByLabel(text.foreign).uncheck();
      for (const [, input, displayed] of goodPlates) await accept(input, displayed);

      // The city refuses, and the form keeps its values.
      const [, , last = ''] = goodPlates.at(-1) ?? [];
      await fakeCity.control.settings(city, { refusals: { startParking: 'TariffNotFound' } });
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await expect(page.getByText(text.noTariff)).toBeVisible();
      await expect(place).toHaveValue(zone);
      await expect(plate).toHaveValue(last);
      await expect(page.getByRole('radio', { name: labels.hour, exact: true })).toBeChecked();
      expect((await fakeCity.control.ledger(city, driver.email)).debits).toEqual([]);
    });

    test('invalid input in the guest’s form is not sent, the first wrong field gets the focus, and a refusal keeps the input', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const number = nextPlate();
      await page.goto(`${labels.prefix}/guest-payment?city=${city}&duration=61`);
      await expect(methodRow(page)).toBeVisible();
      const before = await callsOf(fakeCity);
      const go = page.getByRole('button', { name: labels.continue });
      const missing = page.getByRole('button', { name: /^(Осталось|Still needed):/ });
      await expect(go).toBeDisabled();
      const [place, plate, phone] = [
        page.getByLabel(labels.zone),
        page.getByLabel(labels.plate),
        page.getByRole('textbox', { name: labels.phone }),
      ];
      await expectRejected(place, missing, [['empty', '', 'noZone']], text);
      await expectRejected(place, missing, [['unknown', '7777', 'unknownZone']], text);
      await place.fill(zone);
      await expectRejected(plate, missing, plates.slice(0, 7), text);
      expect(await callsOf(fakeCity)).toEqual(before);

      // B-59: the duration in the link is invalid, so it is the next wrong field.
      await plate.fill(number);
      await missing.click();
      await expect(page.getByRole('group', { name: text.howLong }).getByRole('radio').first()).toBeFocused();
      await expect(page.getByText(text.noDuration)).toBeVisible();
      expect(await callsOf(fakeCity)).toEqual(before);

      // The stay is complete, so the price is requested from here on.
      await page.getByRole('radio', { name: labels.hour, exact: true }).check();
      await expect(go).toBeEnabled();
      const starts = (await fakeCity.control.requests('payment/start')).length;
      await expectRejected(phone, go, phones, text);
      await phone.fill('791234567890');
      await expect(phone).toHaveValue('791234567890'); // B-29: no digit is dropped.
      await phone.fill(masked);
      await go.click();
      await expect(methodRow(page)).toBeFocused();
      await expect(page.getByText(text.NoMethod)).toBeVisible();
      expect(await fakeCity.control.requests('payment/start')).toHaveLength(starts);

      await chooseMethod(page);
      await fakeCity.control.settings(city, { refusals: { startParking: 'PaymentServiceError' } });
      for (const [id, input] of goodPhones) {
        await phone.fill(input);
        await expect(phone, id).toHaveValue(masked);
        const [request] = await Promise.all([page.waitForRequest(/payment\/start/), go.click()]);
        expect(sentIn(request, 'phone'), id).toBe('79123456789');
        await expect(page.getByText(text.noProvider)).toBeVisible();
        await expect(go).toBeEnabled();
      }
      await expect(place).toHaveValue(zone);
      await expect(plate).toHaveValue(number);
      await expect(page.getByRole('radio', { name: labels.hour, exact: true })).toBeChecked();
      await expect(methodRow(page)).toContainText(/карта|card/i);
      expect((await fakeCity.control.ledger(city)).sessions.filter((stay) => stay.number === number)).toEqual([]);
    });

    test('invalid input in the top-up window requests no link, and a valid sum is on the link and in the ledger', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const driver = await makeDriver(fakeCity);
      await openPayForm(page, labels, driver);
      await blockPopups(page);
      await openTopUp(page);
      const window = page.getByRole('dialog');
      await chooseMethod(window);
      const before = await callsOf(fakeCity);
      const [amount, phone, get] = [
        window.getByLabel(labels.amount),
        window.getByRole('textbox', { name: labels.phone }),
        window.getByRole('button', { name: labels.getLink }),
      ];
      await expectOff(amount, get, amounts, text);
      await amount.fill('50');
      await chooseMethod(window, text.mobile);
      await expectOff(phone, get, phones, text, 'phoneMissing');
      expect(await callsOf(fakeCity)).toEqual(before);

      const orders = async (): Promise<number[]> =>
        (await fakeCity.control.ledger(city, driver.email)).links.map(({ kopecks }) => kopecks);
      for (const [id, input] of goodPhones) {
        await phone.fill(input);
        await expect(phone, id).toHaveValue(masked);
      }
      const [withPhone] = await Promise.all([page.waitForRequest(/refill/), get.click()]);
      expect(sentIn(withPhone, 'phone')).toBe('79123456789');
      await expect(window.getByRole('link', { name: labels.pay(sumText(5000, language)) })).toBeVisible();
      await chooseMethod(window);
      await expect(phone).toHaveCount(0); // B-33
      for (const [id, input, kopecks] of goodAmounts) {
        await amount.fill(input);
        await expect(window.getByRole('link'), `${id}: another amount is another link (B-44)`).toHaveCount(0);
        const [request] = await Promise.all([page.waitForRequest(/refill/), get.click()]);
        expect(sentIn(request, 'phone')).toBeNull();
        await expect(window.getByRole('link', { name: labels.pay(sumText(kopecks, language)) }), id).toBeVisible();
      }
      expect(await orders()).toEqual([5000, ...goodAmounts.map(([, , kopecks]) => kopecks)]);

      await amount.fill('99999999999'); // B-43
      await get.click();
      await expect(window.getByText(text.tooMuch)).toBeVisible();
      await expect(amount).toHaveValue('99999999999');
      await expect(methodRow(window)).toContainText(/карта|card/i);
      await expect(window.getByText(/\de\+/)).toHaveCount(0);
      expect(await orders()).toHaveLength(1 + goodAmounts.length);
    });

    test('invalid input at a barrier requests no price, and a ticket is sent as shown and kept after a refusal', async ({
      page,
      labels,
      fakeCity,
      context,
    }) => {
      const where = 'kazan';
      await signedIn(context, where, await makeDriver(fakeCity, { balanceKopecks: 50_000 }, where));
      await open(page, labels, '/profile/parking?type=planar', where);
      const [parking, ticket, priceButton] = [
        page.getByLabel(text.parkingNumber),
        page.getByLabel(text.ticket),
        page.getByRole('button', { name: text.getPrice }),
      ];
      const before = await callsOf(fakeCity);
      await expectRejected(
        parking,
        priceButton,
        [
          ['empty', '', 'NoParking'],
          ['hostile', ' \u200b', 'NoParking'],
        ],
        text,
      );
      await parking.fill('501');
      await expectRejected(
        ticket,
        priceButton,
        [
          ['empty', '', 'NoTicket'],
          ['hostile', ' \u00a0\u200b', 'NoTicket'],
        ],
        text,
      );
      expect(await callsOf(fakeCity)).toEqual(before);
      for (const [input, sent] of [
        [' 00\u200b 1 ', '001'],
        ['<b>1</b>', '<b>1</b>'],
        ['constructor', 'constructor'],
      ] as const) {
        await ticket.fill(input);
        await Promise.all([page.waitForResponse(/costPlane/), priceButton.click()]);
        await expect(page.getByRole('alert')).toHaveText(text.noSuchTicket);
        const { query = '' } = (await fakeCity.control.requests('costPlane')).at(-1) ?? {};
        expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ ticketNumber: sent, parkingNumber: '501' });
        await expect(ticket).toHaveValue(input);
      }
      await expect(parking).toHaveValue('501');
    });
  });
}
