import { beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '~/api/contract/endpoint';
import { getProfile } from '~/api/contract/profile';
import { createRefillReceipt, createSubscriptionReceipt } from '~/api/contract/receiptOrders';
import { getReceipt, getReceiptList, sendReceipt } from '~/api/contract/receipts';
import { getSubscriptionOffers } from '~/api/contract/subscriptions';
import type { SeededUser } from '../tools/control';
import { pagesOfPdf } from './pdfText';
import { nextPlate, plainNoon, refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'kazan';
const dayMs = 86_400_000;

const individual = {
  type: 1,
  lastName: 'Сидоров-Ёлкин',
  firstName: 'Пётр',
  middleName: 'Ильич',
  address: 'Казань, улица Баумана, дом 1',
  typeDoc: 1,
  seriesDoc: '45 08',
  numberDoc: '123456',
  DateDoc: '2016-02-29',
  issuer: 'Отдел МВД',
};
const legal = {
  type: 2,
  name: 'ООО «Ёлка и К°»',
  ogrn: '1027700132195',
  inn: '77 0708 3893',
  kpp: '773601001',
  address: 'Казань, Кремль',
};

let driver: SeededUser;
beforeEach(async () => {
  driver = await server.current.driver(city, 0);
});

/** Fields that are added to the default ones or replace them. */
type Form = Record<string, string | number>;
const make = (input: Form = {}, token = driver.token, at = city) =>
  server.current.call(
    at,
    createRefillReceipt,
    { ...individual, sum: '1234.50', ...input } as RequestOf<typeof createRefillReceipt>,
    token,
  );
const makeFor = (codeSubscription: string, grz: string, payer: Form = individual) =>
  server.current.call(
    city,
    createSubscriptionReceipt,
    { ...payer, codeSubscription, grz } as RequestOf<typeof createSubscriptionReceipt>,
    driver.token,
  );
const numberOf = async (outcome: ReturnType<typeof make>): Promise<string> =>
  valueOf(await outcome).result.receiptnumber;
const list = async () => valueOf(await server.current.call(city, getReceiptList, {}, driver.token)).result;
const textOf = async (receiptnumber: string): Promise<string> => {
  const { file } = valueOf(await server.current.call(city, getReceipt, { receiptnumber }, driver.token));
  return (await pagesOfPdf(await file.arrayBuffer())).join(' ');
};
const balance = async (): Promise<number | undefined> =>
  valueOf(await server.current.call(city, getProfile, {}, driver.token)).result.balance;
const month = async (): Promise<{ code: string; cost: number; title: string }> => {
  const { result } = valueOf(await server.current.call(city, getSubscriptionOffers, {}, driver.token));
  const offer = result.find(({ parkingPermitType }) => parkingPermitType === 'mounth');
  if (!offer) throw new Error('Nothing for a month is on sale.');
  return { code: offer.parkingPermitCode, cost: offer.cost, title: offer.parkingPermit };
};

describe('a receipt for a top-up', () => {
  it('a receipt for a person states the payer, the purpose and the sum in figures and words', async () => {
    await server.current.moveTo(plainNoon);
    const text = await textOf(await numberOf(make()));
    for (const part of [
      /Квитанция № 26\d{6} от 18 ноября 2026 г\./,
      'Городские парковки',
      'Сидоров-Ёлкин Пётр Ильич',
      'улица Баумана, дом 1',
      '4508 123456, 29.02.2016',
      'Пополнение баланса',
      '1 234,50 ₽',
      'Одна тысяча двести тридцать четыре рубля 50 копеек',
      'Демонстрационный документ',
    ])
      expect(text).toMatch(part);
  });

  it('a receipt for a legal entity is an invoice', async () => {
    const text = await textOf(await numberOf(make({ ...legal, sum: '15000' })));
    for (const part of [
      'Счёт на оплату №',
      'ООО «Ёлка и К°»',
      '7707083893 / 773601001',
      '1027700132195',
      '15 000,00 ₽',
      'Пятнадцать тысяч рублей 00 копеек',
    ])
      expect(text).toContain(part);
  });

  it('a receipt is in the list, the newest first, with the status of its payment', async () => {
    const first = await numberOf(make({ middleName: '' }));
    const second = await numberOf(make({ ...legal, sum: '300' }));
    expect(await list()).toMatchObject([
      {
        receiptnumber: second,
        sum: 300,
        status: 'Ожидает оплаты',
        type: '2',
        receiptname: 'Пополнение баланса парковочного счёта',
      },
      {
        receiptnumber: first,
        sum: 1234.5,
        status: 'Ожидает оплаты',
        type: '1',
        UIN: expect.stringMatching(/^\d{20}$/),
      },
    ]);
    expect(await textOf(second)).toContain((await list())[0]?.UIN);
    expect(await balance()).toBe(0);
  });

  it('a receipt that is requested twice is created twice', async () => {
    const [first, second] = [await numberOf(make()), await numberOf(make())];
    expect(first).not.toBe(second);
    expect(await list()).toHaveLength(2);
  });

  it.each<[string, Form, string, string?]>([
    ['no sum', { sum: '' }, 'NoSumEntered'],
    ['a sum that is none', { sum: '1,2,3' }, 'ItNeedToBeANumber'],
    ['nothing', { sum: '0' }, 'NoSumEntered'],
    ['too much', { sum: '15000.01' }, 'RefillAmountCanNotBeMaxAllowable'],
    ['far too much', { sum: '99999999999' }, 'RefillAmountCanNotBeMaxAllowable'],
    ['no first name', { firstName: ' ' }, 'RequiredField'],
    ['no issuer', { issuer: '' }, 'RequiredField'],
    ['an endless address', { address: 'у'.repeat(301) }, 'ValidationError'],
    ['a series with a letter', { seriesDoc: '4508А' }, 'InvalidFormat', 'Пожалуйста, укажите только цифры'],
    ['no number', { numberDoc: '' }, 'RequiredField'],
    ['no date', { DateDoc: '' }, 'RequiredField'],
    ['a date of the century before last', { DateDoc: '1899-12-31' }, 'InvalidFormat', 'Дата не корректна'],
    ['a date of the next century', { DateDoc: '2100-01-01' }, 'InvalidFormat', 'Дата не корректна'],
    ['a day that never was', { DateDoc: '2027-02-29' }, 'InvalidFormat', 'Дата не корректна'],
    ['a date in another order', { DateDoc: '01.02.2020' }, 'InvalidFormat', 'Дата не корректна'],
    ['a document of another kind', { typeDoc: 3 }, 'ValidationError'],
    ['a payer of another kind', { type: 3 }, 'ValidationError'],
    ['a firm without a name', { ...legal, name: '\u00a0' }, 'RequiredField'],
    ['12 digits of an OGRN', { ...legal, ogrn: '102770013219' }, 'InvalidFormat', 'Только 13 цифр'],
    ['15 digits of an OGRN', { ...legal, ogrn: '304500116000157' }, 'InvalidFormat', 'Только 13 цифр'],
    ['11 digits of an INN', { ...legal, inn: '77070838931' }, 'InvalidFormat', 'Только 10 или 12 цифр'],
    ['letters in a KPP', { ...legal, kpp: '7736AB001' }, 'InvalidFormat', 'Только 9 цифр'],
    ['no KPP', { ...legal, kpp: '' }, 'RequiredField'],
  ])('a receipt with an invalid field is refused and not created: %s', async (_, input, errorName, message) => {
    const outcome = await make(input);
    expect(outcome).toEqual(refusedWith(errorName));
    if (message !== undefined) expect(outcome).toMatchObject({ message });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['nothing at all', {}, 'RequiredField'],
    ['no sum', { ...individual, typeDoc: '1', type: '1' }, 'NoSumEntered'],
    ['no name', { type: '2', sum: '100' }, 'RequiredField'],
  ])('a receipt form with %s is refused', async (_, form, errorName) => {
    const { body } = await server.current.post(city, createRefillReceipt.path, { token: driver.token, ...form });
    expect(body).toMatchObject({ status: 'error', errorName });
  });

  it.each([
    '\' " < > & \0 \r\n',
    '<b>А</b>',
    '__proto__',
    'constructor',
    'x'.repeat(100),
    '\u0301'.repeat(100),
    '{"a":1}',
  ])('a name like %j is printed on the receipt or refused, and causes no error', async (name) => {
    const outcome = await make({ lastName: name });
    expect(['ok', 'refused']).toContain(outcome.kind);
    if (outcome.kind === 'ok') expect(await textOf(outcome.value.result.receiptnumber)).toContain('Пётр');
  });
});

describe('a receipt for a subscription', () => {
  it('a receipt for a subscription names the subscription, its vehicle and its price', async () => {
    const [{ code, cost, title }, plate] = [await month(), nextPlate()];
    const number = await numberOf(makeFor(code, plate.toLowerCase(), legal));
    expect(await list()).toMatchObject([
      { receiptnumber: number, sum: cost, receiptname: `Абонемент «${title}» для автомобиля ${plate}` },
    ]);
    const text = await textOf(number);
    expect(text).toContain(title);
    expect(text).toContain(plate);
  });

  it.each([
    ['no vehicle', 'mounth-all', '', 'EmptyTs'],
    ['no plate', 'mounth-all', '<b>А123ВС77', 'ValidationError'],
    ['no subscription', ' ', 'А123ВС77', 'RequiredField'],
    ['a subscription that is not sold', 'century-all', 'А123ВС77', 'TariffNotFound'],
  ])('a receipt for a subscription is refused with an invalid request: %s', async (_, code, plate, errorName) => {
    expect(await makeFor(code, plate)).toEqual(refusedWith(errorName));
  });

  it('a paid receipt starts its subscription, and no second receipt for that vehicle is created', async () => {
    const [{ code, cost }, plate] = [await month(), nextPlate()];
    const [first, second] = [await numberOf(makeFor(code, plate)), await numberOf(makeFor(code, plate))];
    expect(await server.current.control.payReceipt(city, first)).toBe(true);
    expect((await server.current.ledgerOf(city, driver)).debits.map(({ kopecks }) => kopecks)).toEqual([cost * 100]);
    expect(await balance()).toBe(0);
    expect(await makeFor(code, plate)).toEqual(refusedWith('SubscriptionAlreadyExists'));
    // The second receipt is paid too late: its money stays on the balance.
    expect(await server.current.control.payReceipt(city, second)).toBe(true);
    expect((await server.current.ledgerOf(city, driver)).debits).toHaveLength(1);
    expect(await balance()).toBe(cost);
  });
});

describe('a paid receipt', () => {
  it('a paid receipt credits the balance once, however often a bank reports it', async () => {
    const number = await numberOf(make());
    const answers = [
      await server.current.control.payReceipt(city, number),
      await server.current.control.payReceipt(city, number),
    ];
    expect(answers).toEqual([true, false]);
    expect(await balance()).toBe(1234.5);
    expect(await list()).toMatchObject([{ status: 'Оплачена' }]);
    expect(await textOf(number)).toContain('Оплачено');
    const books = await server.current.control.books();
    expect(Object.values(books).reduce((sum, kopecks) => sum + kopecks, 0)).toBe(0);
  });
});

describe('a receipt by e-mail', () => {
  const send = (receiptnumber: string, email: string, token = driver.token) =>
    server.current.call(city, sendReceipt, { receiptnumber, email }, token);
  const linkTo = async (email: string): Promise<string> => {
    const sent = (await server.current.control.outbox()).find(({ to }) => to === email);
    return /\/city\/\S+/.exec(sent?.text ?? '')?.[0] ?? '';
  };

  it('a receipt is sent as a link in an e-mail, which opens it without a token for a week', async () => {
    const number = await numberOf(make());
    valueOf(await send(number, ` ${driver.email} `));
    const link = await linkTo(driver.email);
    expect(link).toMatch(new RegExp(`^/city/${city}/files/[0-9a-f]{32}\\.pdf$`));
    const response = await fetch(server.current.url + link);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect((await pagesOfPdf(await response.arrayBuffer())).join(' ')).toContain(number);
    expect((await fetch(server.current.url + link.replace(city, 'moscow'))).status).toBe(404);
    await server.current.control.clock(8 * dayMs);
    expect((await fetch(server.current.url + link)).status).toBe(404);
  });

  it.each([
    ['no address', ' ', 'RequiredField'],
    ['51 signs', `${'a'.repeat(46)}@b.ru`, 'InvalidFormat'],
    ['no domain', 'a@b', 'InvalidFormat'],
    ['two points', 'a@b..ru', 'InvalidFormat'],
    ['a blank inside', 'a b@c.ru', 'InvalidFormat'],
  ])('a receipt is not sent to an invalid address: %s', async (_, email, errorName) => {
    const number = await numberOf(make());
    const before = (await server.current.control.outbox()).length;
    expect(await send(number, email)).toEqual(refusedWith(errorName));
    expect(await server.current.control.outbox()).toHaveLength(before);
  });

  it('a receipt is sent to an address of 50 characters', async () => {
    expect((await send(await numberOf(make()), `${'a'.repeat(45)}@b.ru`)).kind).toBe('ok');
  });
});

describe('access to receipts', () => {
  const document = (receiptnumber: string, token: string | undefined) =>
    server.current.call(city, getReceipt, { receiptnumber }, token);

  it('another driver’s receipt, an unknown one and one without a number are refused', async () => {
    const number = await numberOf(make());
    const other = await server.current.driver(city);
    expect(await document(number, other.token)).toEqual(refusedWith('ValidationError'));
    expect(await document('26999999', other.token)).toEqual(refusedWith('ValidationError'));
    expect(await document('', other.token)).toEqual(refusedWith('RequiredField'));
    expect(
      await server.current.call(city, sendReceipt, { receiptnumber: number, email: 'a@b.ru' }, other.token),
    ).toEqual(refusedWith('ValidationError'));
    expect(valueOf(await server.current.call(city, getReceiptList, {}, other.token)).result).toEqual([]);
  });

  it('receipts are refused without a token, to a guest and with an old token', async () => {
    expect(await document('26000001', undefined)).toEqual(refusedWith('TokenNotFound'));
    expect(await server.current.call(city, getReceiptList, {}, 'guest')).toEqual(refusedWith('TokenNotFound'));
    expect((await document('26000001', 'long-gone')).kind).toBe('expired');
  });

  it.each([
    ['voronezh', 'which has the method', 'ok'],
    ['perm', 'which has the page', 'ok'],
    ['samara', 'which has neither', 'refused'],
  ])('in %s, %s, the outcome of a receipt request is: %s', async (at, _, kind) => {
    const other = await server.current.driver(at);
    const outcomes = [await make({}, other.token, at), await server.current.call(at, getReceiptList, {}, other.token)];
    expect(outcomes.map((outcome) => outcome.kind)).toEqual([kind, kind]);
    if (kind === 'refused')
      expect(outcomes).toEqual([refusedWith('InDevelopingError'), refusedWith('InDevelopingError')]);
  });

  it('a city without balances refuses a receipt for a top-up', async () => {
    await server.current.control.settings('tyumen', { useReceipts: true });
    const other = await server.current.driver('tyumen');
    expect(await make({}, other.token, 'tyumen')).toEqual(refusedWith('InDevelopingError'));
  });
});
