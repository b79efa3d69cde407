import type { Page } from '@playwright/test';
import type { SeededUser } from '../tools/control';
import { checkRules } from './checkRules';
import { expect, open, test, type World } from './journey';
import { signedIn } from './signedIn';
import { roubles } from './words';

const city = 'kazan';
const parking = '501';

const texts = {
  ru: {
    kind: 'Со шлагбаумом',
    parking: 'Номер парковки',
    ticket: 'Номер билета или карты',
    methods: 'Способ оплаты',
    ask: /^Узнать цену/,
    paid: 'Оплачено, можно выезжать',
  },
  en: {
    kind: 'With a barrier',
    parking: 'Parking number',
    ticket: 'Ticket or card number',
    methods: 'Payment method',
    ask: /^Ask for the price/,
    paid: 'Paid, you may leave',
  },
} as const;
const { ru } = texts;

/** A ticket out of the machine, by whose clock its car has stood here for so many minutes. */
const takeTicket = async ({ url, control }: World, minutes: number): Promise<string> => {
  const form = new URLSearchParams({ city, parking, lang: 'en' });
  const reply = await fetch(`${url}/demo/gate`, { method: 'POST', body: form, redirect: 'manual' });
  await control.clock(minutes * 60_000);
  return new URL(reply.headers.get('Location') ?? '', url).searchParams.get('ticket') ?? '';
};

const driverOf = async ({ control }: World): Promise<SeededUser> => {
  const { users } = await control.seed(city, { users: [{ email: `flat-${crypto.randomUUID()}@example.com`, balanceKopecks: 50_000 }] });
  const [driver] = users;
  if (!driver) throw new Error('No driver was made');
  return driver;
};

const fill = async (page: Page, ticket: string, text: (typeof texts)['ru' | 'en'] = ru): Promise<void> => {
  await page.getByLabel(text.parking).fill(parking);
  await page.getByLabel(text.ticket).fill(ticket);
};

const asked = async ({ control }: World): Promise<number> => (await control.requests('costPlane')).length;
const sent = async ({ control }: World): Promise<number> => (await control.requests('payPlane')).length;

test.afterEach(({ world }) => world.control.clock(0));

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('a driver chooses the barrier, pays the ticket from the balance to the kopeck, and may leave', async ({ page, w, world, context }) => {
    const text = texts.en;
    const driver = await driverOf(world);
    await signedIn(context, city, driver);
    const ticket = await takeTicket(world, 90);
    await open(page, w, '/profile/parking', city);
    await page.getByRole('radio', { name: text.kind }).check();
    const before = await asked(world);
    await page.getByRole('button', { name: text.ask }).click();
    await expect(page.getByLabel(text.parking)).toBeFocused();
    expect(await asked(world)).toBe(before);
    await checkRules(page, 'ticket with faults');

    await fill(page, ` ${ticket.slice(0, 3)} ${ticket.slice(3)} `, text);
    await page.getByRole('button', { name: text.ask }).click();
    const pay = page.getByRole('button', { name: w.pay(roubles(120)) });
    await expect(pay).toBeVisible();
    await expect(page.getByText(/The price holds for \d+ s more/)).toBeVisible();
    await checkRules(page, 'price of a ticket');

    await pay.click();
    await expect(page.getByRole('heading', { name: text.paid })).toBeFocused();
    await expect(page.getByText(`${roubles(120)} taken, the balance is ${roubles(380)}.`)).toBeVisible();
    await checkRules(page, 'paid ticket');
    expect((await world.control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks)).toEqual([12_000]);
    await page.getByRole('button', { name: w.done }).click();
    await expect(page.getByLabel(text.ticket)).toHaveValue('');
  });
});

test('a guest with the link of a parking pays on a provider’s page, and is told on the way back that the barrier opens', async ({
  page,
  w,
  world,
}) => {
  const ticket = await takeTicket(world, 30);
  await page.goto(`/guest-payment?city=${city}&type=planar&parkingCode=${parking}`);
  await expect(page.getByLabel(ru.parking)).toHaveValue(parking);
  await page.getByLabel(ru.ticket).fill(ticket);
  const methods = page.getByRole('group', { name: ru.methods });
  await methods.getByRole('radio').first().check();
  await page.getByRole('button', { name: ru.ask }).click();
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: w.providerPay, exact: true }).click();
  await expect(page.getByRole('heading', { name: ru.paid })).toBeVisible();
  const { links } = await world.control.ledger(city);
  expect(links.filter(({ kind }) => kind === 'planar').at(-1)).toMatchObject({ kopecks: 6000, credits: 1 });
});

test('a guest who did not pay is told that nothing is confirmed, and asks for the price again in one tap', async ({ page, w, world }) => {
  const ticket = await takeTicket(world, 30);
  await page.goto(`/guest-payment?city=${city}&type=planar`);
  await fill(page, ticket);
  await page.getByRole('group', { name: ru.methods }).getByRole('radio').first().check();
  await page.getByRole('button', { name: ru.ask }).click();
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: 'Отказаться' }).click();
  await expect(page.getByRole('heading', { name: 'Проверяем, прошла ли оплата' })).toBeVisible();
  await page.getByRole('button', { name: /Я не оплатил/ }).click();
  await expect(page.getByText(ticket)).toBeVisible();
  await expect(page.getByText(/Цена действует ещё/)).toBeVisible();
});

test('a free ticket is said to be free, a refused one why; the form stays, and nothing is paid', async ({ page, w, world, context }) => {
  await signedIn(context, city, await driverOf(world));
  const ticket = await takeTicket(world, 5);
  const before = await sent(world);
  await open(page, w, '/profile/parking?type=planar', city);
  const ask = async (number: string): Promise<void> => {
    await fill(page, number);
    await page.getByRole('button', { name: ru.ask }).click();
  };
  await ask(ticket);
  await expect(page.getByText('Бесплатно, можно выезжать')).toBeVisible();
  await ask('000');
  await expect(page.getByRole('alert')).toHaveText('Такого билета на этой парковке нет. Проверьте номер билета и парковки.');
  await expect(page.getByLabel(ru.ticket)).toHaveValue('000');
  await page.getByLabel(ru.parking).fill('777');
  await page.getByRole('button', { name: ru.ask }).click();
  await expect(page.getByRole('alert')).toContainText('Парковки со шлагбаумом с таким номером нет.');
  expect(await sent(world)).toBe(before);
});

test('a price that was not paid in 30 seconds has changed: said so, and one tap asks again with everything kept', async ({
  page,
  w,
  world,
  context,
}) => {
  await signedIn(context, city, await driverOf(world));
  const ticket = await takeTicket(world, 30);
  const [askedBefore, sentBefore] = [await asked(world), await sent(world)];
  await page.clock.install();
  await open(page, w, '/profile/parking?type=planar', city);
  await fill(page, ticket);
  await page.getByRole('radio', { name: /Банковская карта/ }).check();
  await page.getByRole('button', { name: ru.ask }).click();
  const pay = page.getByRole('button', { name: w.pay(roubles(60)) });
  await expect(pay).toBeVisible();
  await page.clock.fastForward(21_000);
  await expect(page.getByText(/Цена скоро изменится: ещё/)).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByText(/Цена изменилась: прошло 30 секунд/)).toBeVisible();
  await expect(pay).toHaveCount(0);
  await expect(page.getByLabel(ru.ticket)).toHaveValue(ticket);
  await expect(page.getByRole('radio', { name: /Банковская карта/ })).toBeChecked();
  await page.getByRole('button', { name: 'Узнать цену ещё раз' }).click();
  await expect(pay).toBeVisible();
  expect((await asked(world)) - askedBefore).toBe(2);
  expect(await sent(world)).toBe(sentBefore);
});

test('a ticket that was paid and whose answer is lost ends in "paid", with one debit', async ({ page, w, world, context }) => {
  const driver = await driverOf(world);
  await signedIn(context, city, driver);
  const ticket = await takeTicket(world, 30);
  await open(page, w, '/profile/parking?type=planar', city);
  await fill(page, ticket);
  await page.getByRole('button', { name: ru.ask }).click();
  await world.control.misbehave({ match: 'payPlane', kind: 'truncate' });
  await page.getByRole('button', { name: w.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: ru.paid })).toBeVisible();
  expect((await world.control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
});

test('a change of language keeps the ticket and its price', async ({ page, w, world }) => {
  const ticket = await takeTicket(world, 30);
  await page.goto(`/guest-payment?city=${city}&type=planar&parkingCode=${parking}`);
  await page.getByLabel(ru.ticket).fill(ticket);
  await page.getByRole('group', { name: ru.methods }).getByRole('radio').first().check();
  await page.getByRole('button', { name: ru.ask }).click();
  await expect(page.getByRole('button', { name: w.pay(roubles(60)) })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page.getByRole('button', { name: `Pay ${roubles(60)}` })).toBeEnabled();
  await page.getByRole('button', { name: 'Change the ticket' }).click();
  await expect(page.getByLabel(texts.en.ticket)).toHaveValue(ticket);
});

test('a parking with a barrier that was chosen on the map is filled in, by its name, and the street is one tap away', async ({
  page,
  w,
  world,
  context,
}) => {
  await signedIn(context, city, await driverOf(world));
  const reply = await fetch(`${world.url}/city/${city}/api/info/get-map-info/v3`);
  const { features } = (await reply.json()) as {
    features: { properties: { category?: string; code?: string; address?: string; zone?: { zonenumber: string; prices: { daycode: number }[] } } }[];
  };
  const flat = features.find(({ properties: { category, zone } }) => category === 'planar' && zone?.prices.every(({ daycode }) => daycode >= 0));
  const { code = '', address = '', zone } = flat?.properties ?? {};
  await open(page, w, '', city);
  await page.getByRole('button', { name: 'Зона, парковка, адрес' }).click();
  await page.getByRole('combobox').fill(code);
  await page.getByRole('option').filter({ hasText: code }).first().click();
  await page.getByRole('button', { name: w.payHere }).click();
  await expect(page.getByLabel(ru.parking)).toHaveValue(code);
  await expect(page.getByText(address)).toBeVisible();
  // Another one is offered by its name as long as no number is there.
  await page.getByLabel(ru.parking).fill('');
  await page.getByRole('list', { name: 'Парковки со шлагбаумом' }).getByRole('button').last().click();
  await expect(page.getByLabel(ru.parking)).not.toHaveValue('');
  await page.getByRole('radio', { name: 'На улице' }).check();
  await expect(page.getByLabel(w.zone)).toHaveValue(zone?.zonenumber ?? '');
});
