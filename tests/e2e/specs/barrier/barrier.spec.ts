import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { SeededUser } from '../../../tools/control';
import { checkRules } from '../../support/checkRules';
import { chooseMethod, methodRow } from '../../support/chooseMethod';
import { hit } from '../../support/hit';
import {
  countCalls,
  expect,
  languagesOfFullRun,
  makeDriver,
  open,
  signIn,
  fillSignIn,
  test,
  type FakeCity,
} from '../../support/fixtures';
import { test as rowTest } from '../../support/faultTest';
import { signedIn } from '../../support/signedIn';
import { expireLogin } from '../../support/timing';
import { costText, type Labels, roubles } from '../../support/labels';

const city = 'kazan';
const parking = '501';

const texts = {
  ru: {
    kind: 'Парковка со шлагбаумом',
    parking: 'Номер парковки',
    ticket: 'Номер билета или карты',
    methods: 'Способ оплаты',
    getPrice: /^Узнать цену/,
    paid: 'Оплачено, можно выезжать',
    holds: /Цена действует ещё \d+/,
    taken: (sum: string, balance: string) => `Списано ${sum}, на балансе ${balance}.`,
  },
  en: {
    kind: 'Gated parking',
    parking: 'Parking number',
    ticket: 'Ticket or card number',
    methods: 'Payment method',
    getPrice: /^Get the price/,
    paid: 'Paid, you may leave',
    holds: /The price holds for \d+ s more/,
    taken: (sum: string, balance: string) => `${sum} taken, the balance is ${balance}.`,
  },
} as const;
const { ru } = texts;

/** Takes a ticket from the machine, then moves the clock forward by that many minutes. Returns the ticket's number. */
const takeTicket = async ({ url, control }: FakeCity, minutes: number): Promise<string> => {
  const form = new URLSearchParams({ city, parking, lang: 'en' });
  const reply = await fetch(`${url}/demo/gate`, { method: 'POST', body: form, redirect: 'manual' });
  await control.clock(minutes * 60_000);
  return new URL(reply.headers.get('Location') ?? '', url).searchParams.get('ticket') ?? '';
};

const driverOf = (fakeCity: FakeCity): Promise<SeededUser> => makeDriver(fakeCity, { balanceKopecks: 50_000 }, city);

const fill = async (page: Page, ticket: string, text: (typeof texts)['ru' | 'en'] = ru): Promise<void> => {
  await page.getByLabel(text.parking).fill(parking);
  await page.getByLabel(text.ticket).fill(ticket);
};

const priceRequests = async ({ control }: FakeCity): Promise<number> => (await control.requests('costPlane')).length;
const sent = async ({ control }: FakeCity): Promise<number> => (await control.requests('payPlane')).length;

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

test('the way to a barrier stands beside the heading and moves nothing', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await signedIn(context, city, await driverOf(fakeCity));
  await page.setViewportSize({ width: 360, height: 640 });
  await fakeCity.control.misbehave({ match: 'get-options', kind: 'delay', ms: 1_500, count: 1 });
  await open(page, labels, '/profile/parking', city);
  const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? NaN;
  const field = page.getByLabel(labels.zone);
  await expect(field).toBeVisible();
  const before = await top(field);
  const barrier = page.getByRole('button', { name: ru.kind });
  await expect(barrier).toBeVisible();
  expect(await top(field)).toBe(before);
  await barrier.click();
  await expect(page.getByLabel(ru.parking)).toBeVisible();
  const street = page.getByRole('button', { name: 'Парковка на улице' });
  await expect(street).toBeFocused();
  await expect(page.getByText('Форма для парковки со шлагбаумом.')).toBeAttached();
  await street.click();
  await expect(field).toBeVisible();
  await expect(barrier).toBeFocused();
});

for (const language of languagesOfFullRun) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const text = texts[language];

    test('a driver chooses a barrier, pays the ticket from the balance to the kopeck, and may leave', async ({
      page,
      labels,
      fakeCity,
      context,
    }) => {
      const driver = await driverOf(fakeCity);
      await signedIn(context, city, driver);
      const ticket = await takeTicket(fakeCity, 90);
      await open(page, labels, '/profile/parking', city);
      await page.getByRole('button', { name: text.kind }).click();
      const before = await priceRequests(fakeCity);
      await page.getByRole('button', { name: text.getPrice }).click();
      await expect(page.getByLabel(text.parking)).toBeFocused();
      expect(await priceRequests(fakeCity)).toBe(before);
      await checkRules(page, 'ticket with faults');

      await fill(page, ` ${ticket.slice(0, 3)} ${ticket.slice(3)} `, text);
      await page.getByRole('button', { name: text.getPrice }).click();
      const pay = page.getByRole('button', { name: labels.pay(roubles(120)) });
      await expect(pay).toBeVisible();
      await expect(page.getByText(text.holds)).toBeVisible();
      await checkRules(page, 'price of a ticket');

      await pay.click();
      await expect(page.getByRole('heading', { name: text.paid })).toBeFocused();
      await expect(page.getByText(text.taken(costText(120_00, language), costText(380_00, language)))).toBeVisible();
      await checkRules(page, 'paid ticket');
      expect((await fakeCity.control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks)).toEqual([
        12_000,
      ]);
      expect(await fakeCity.control.balanceOf(driver)).toBe(38_000);
      await page.getByRole('button', { name: labels.done }).click();
      await expect(page.getByLabel(text.ticket)).toHaveValue('');
    });

    test('a guest with a link to a parking pays on the provider’s page, and reads on return that the barrier opens', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const ticket = await takeTicket(fakeCity, 30);
      await page.goto(`${labels.prefix}/guest-payment?city=${city}&type=planar&parkingCode=${parking}`);
      await expect(page.getByLabel(text.parking)).toHaveValue(parking);
      await page.getByLabel(text.ticket).fill(ticket);
      await chooseMethod(page);
      await page.getByRole('button', { name: text.getPrice }).click();
      await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
      await page.waitForURL(/\/demo\/pay\//);
      await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
      await expect(page.getByRole('heading', { name: text.paid })).toBeVisible();
      const { links } = await fakeCity.control.ledger(city);
      expect(links.filter(({ kind }) => kind === 'planar').at(-1)).toMatchObject({ kopecks: 6000, credits: 1 });
    });
  });
}

test('a guest who did not pay reads that nothing is confirmed, and can request the price again with one tap', async ({
  page,
  labels,
  fakeCity,
}) => {
  const ticket = await takeTicket(fakeCity, 30);
  await page.goto(`/guest-payment?city=${city}&type=planar`);
  await fill(page, ticket);
  await chooseMethod(page);
  await page.getByRole('button', { name: ru.getPrice }).click();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: 'Отказаться' }).click();
  await expect(page.getByRole('heading', { name: 'Проверяем, прошла ли оплата' })).toBeVisible();
  await page.getByRole('button', { name: /Я не оплатил/ }).click();
  await expect(page.getByText(ticket)).toBeVisible();
  await expect(page.getByText(/Цена действует ещё/)).toBeVisible();
});

rowTest(
  'F-6: a ticket, however often "pay" is tapped in one moment, is paid by one call',
  async ({ page, labels, fakeCity, context, row }) => {
    const driver = await driverOf(fakeCity);
    await signedIn(context, city, driver);
    const ticket = await takeTicket(fakeCity, 90);
    await open(page, labels, '/profile/parking?type=planar', city);
    const calls = countCalls(page, 'payPlane');
    await fill(page, ticket);
    await page.getByRole('button', { name: ru.getPrice }).click();
    row.confirmed();
    await hit(page.getByRole('button', { name: labels.pay(roubles(120)) }));
    await expect(page.getByRole('heading', { name: ru.paid })).toBeVisible();
    expect(calls()).toBe(1);
    expect((await fakeCity.control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks)).toEqual([12_000]);
  },
);

rowTest(
  'F-21: a free ticket is said to be free, a refused one why; the form stays, and nothing is paid',
  async ({ page, labels, fakeCity, context }) => {
    await signedIn(context, city, await driverOf(fakeCity));
    const ticket = await takeTicket(fakeCity, 5);
    const before = await sent(fakeCity);
    await open(page, labels, '/profile/parking?type=planar', city);
    const requestPrice = async (number: string): Promise<void> => {
      await fill(page, number);
      await page.getByRole('button', { name: ru.getPrice }).click();
    };
    await requestPrice(ticket);
    await expect(page.getByText('Бесплатно, можно выезжать')).toBeVisible();
    await requestPrice('000');
    await expect(page.getByRole('alert')).toHaveText(
      'Такого билета на этой парковке нет. Проверьте номер билета и парковки.',
    );
    await expect(page.getByLabel(ru.ticket)).toHaveValue('000');
    await page.getByLabel(ru.parking).fill('777');
    await page.getByRole('button', { name: ru.getPrice }).click();
    await expect(page.getByRole('alert')).toContainText('Парковки со шлагбаумом с таким номером нет.');
    expect(await sent(fakeCity)).toBe(before);
  },
);

rowTest(
  'F-20: a price that was not paid in 30 seconds has changed: said so, and one tap asks again with everything kept',
  async ({ page, labels, fakeCity, context }) => {
    await signedIn(context, city, await driverOf(fakeCity));
    const ticket = await takeTicket(fakeCity, 30);
    const [requestedBefore, sentBefore] = [await priceRequests(fakeCity), await sent(fakeCity)];
    await page.clock.install();
    await open(page, labels, '/profile/parking?type=planar', city);
    await fill(page, ticket);
    await chooseMethod(page, /Банковская карта/);
    await page.getByRole('button', { name: ru.getPrice }).click();
    const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
    await expect(pay).toBeVisible();
    // From here on time passes only when the journey moves the clock.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.clock.fastForward(21_000);
    await expect(page.getByText(/Цена скоро изменится: ещё/)).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText(/Цена изменилась: прошло 30 секунд/)).toBeVisible();
    await expect(pay).toHaveCount(0);
    await expect(page.getByLabel(ru.ticket)).toHaveValue(ticket);
    await expect(methodRow(page)).toContainText('Банковская карта');
    await page.getByRole('button', { name: 'Узнать цену ещё раз' }).click();
    await expect(pay).toBeVisible();
    expect((await priceRequests(fakeCity)) - requestedBefore).toBe(2);
    expect(await sent(fakeCity)).toBe(sentBefore);
  },
);

rowTest(
  'F-20: half a minute of a sleeping phone ends a price too: the tap on waking up pays nothing and says why',
  async ({ page, labels, fakeCity, context }) => {
    await page.clock.install();
    const driver = await priced(page, labels, fakeCity, context);
    const before = await sent(fakeCity);
    // No timer of the page has run in between, and none runs before the tap.
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 1000);
    await page.clock.setSystemTime(now + 31_000);
    await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
    await page.clock.resume();
    await expect(page.getByText(/Цена изменилась: прошло 30 секунд/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Узнать цену ещё раз' })).toBeEnabled();
    expect(await sent(fakeCity)).toBe(before);
    expect((await fakeCity.control.ledger(city, driver.email)).debits).toEqual([]);
  },
);

test('a paid ticket whose answer is lost ends in "paid", with one debit', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  const driver = await driverOf(fakeCity);
  await signedIn(context, city, driver);
  const ticket = await takeTicket(fakeCity, 30);
  await open(page, labels, '/profile/parking?type=planar', city);
  await fill(page, ticket);
  await page.getByRole('button', { name: ru.getPrice }).click();
  await fakeCity.control.misbehave({ match: 'payPlane', kind: 'truncate' });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: ru.paid })).toBeVisible();
  expect((await fakeCity.control.ledger(city, driver.email)).debits.map(({ kopecks }) => kopecks)).toEqual([6000]);
});

test('a change of language keeps the ticket and its price', async ({ page, labels, fakeCity }) => {
  const ticket = await takeTicket(fakeCity, 30);
  await page.goto(`/guest-payment?city=${city}&type=planar&parkingCode=${parking}`);
  await page.getByLabel(ru.ticket).fill(ticket);
  await chooseMethod(page);
  await page.getByRole('button', { name: ru.getPrice }).click();
  await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'EN' }).click();
  await expect(page.getByRole('button', { name: `Pay ${roubles(60)}` })).toBeEnabled();
  await page.getByRole('button', { name: 'Change the ticket' }).click();
  await expect(page.getByLabel(texts.en.ticket)).toHaveValue(ticket);
});

test('a parking with a barrier that was chosen on the map is filled in by name, and one tap switches to the street', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await signedIn(context, city, await driverOf(fakeCity));
  const reply = await fetch(`${fakeCity.url}/city/${city}/api/info/get-map-info/v3`);
  const { features } = (await reply.json()) as {
    features: {
      properties: {
        category?: string;
        code?: string;
        address?: string;
        zone?: { zonenumber: string; prices: { daycode: number }[] };
      };
    }[];
  };
  const barrierParking = features.find(
    ({ properties: { category, zone } }) => category === 'planar' && zone?.prices.every(({ daycode }) => daycode >= 0),
  );
  const { code = '', address = '', zone } = barrierParking?.properties ?? {};
  await open(page, labels, '', city);
  await page.getByRole('button', { name: 'Зона, парковка, адрес' }).click();
  await page.getByRole('combobox').fill(code);
  await page.getByRole('option').filter({ hasText: code }).first().click();
  await page.getByRole('button', { name: labels.payHere }).click();
  await expect(page.getByLabel(ru.parking)).toHaveValue(code);
  await expect(page.getByText(address)).toBeVisible();
  // Another barrier is offered by its name as long as the number is empty.
  await page.getByLabel(ru.parking).fill('');
  await page.getByRole('list', { name: 'Парковки со шлагбаумом' }).getByRole('button').last().click();
  await expect(page.getByLabel(ru.parking)).not.toHaveValue('');
  await page.getByRole('button', { name: 'Парковка на улице' }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue(zone?.zonenumber ?? '');
});

/** Takes a new driver to the point where the price of a ticket is on the screen and can be paid. */
const priced = async (
  page: Page,
  labels: Labels,
  fakeCity: FakeCity,
  context: BrowserContext,
  method?: RegExp,
): Promise<SeededUser> => {
  const driver = await driverOf(fakeCity);
  await signedIn(context, city, driver);
  const ticket = await takeTicket(fakeCity, 30);
  await open(page, labels, `/profile/parking?type=planar&parkingCode=${parking}`, city);
  await page.getByLabel(ru.ticket).fill(ticket);
  if (method) await chooseMethod(page, method);
  await page.getByRole('button', { name: ru.getPrice }).click();
  await expect(page.getByRole('button', { name: labels.pay(roubles(60)) })).toBeVisible();
  return driver;
};
const answer = (page: Page, json: unknown): Promise<unknown> =>
  page.route('**/payPlane*', (route) => route.fulfill({ json }));

test('a balance payment that is answered with a payment page is not shown as paid, and the page opens', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await priced(page, labels, fakeCity, context);
  await answer(page, { status: 'ok', result: { redirectURL: '/demo/pay/elsewhere' } });
  // A page that never arrives, as while it is loading.
  await page.route('**/demo/pay/**', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  // While that page is loading, the app neither checks nor claims that the ticket was paid.
  await expect(page.getByRole('button', { name: 'Переходим на страницу оплаты…' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: ru.paid })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Проверяем, прошла ли оплата' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('parking.attempts') ?? '[]')).toBe('[]');
  await page.getByRole('button', { name: 'Изменить билет' }).click();
  await expect(page.getByRole('heading', { name: 'Проверяем, прошла ли оплата' })).toBeVisible();
});

test('a payment page at an unknown address is not opened, and the ticket can be paid again', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await priced(page, labels, fakeCity, context);
  await answer(page, { status: 'ok', result: { redirectURL: 'https://pay.example.org/1' } });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByText(/Страницу оплаты открыть нельзя/)).toBeVisible();
  await expect(page.getByRole('heading', { name: ru.paid })).toHaveCount(0);
  await expect(page.getByText('Парковка оплачена')).toHaveCount(0);
  await expect(page.getByRole('button', { name: ru.getPrice })).toBeEnabled();
});

const notFound = { status: 'error', errorName: 'ParkingSessionNotFound', errorMessage: 'Not found' };

test('a possible duplicate refusal is reconciled behind a busy button before it is shown', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await priced(page, labels, fakeCity, context);
  await answer(page, notFound);
  let continueRequest = (): void => undefined;
  const requestArrived = new Promise<void>((priceRequests) => {
    const held = new Promise<void>((resolve) => (continueRequest = resolve));
    void page.route('**/profile/get**', async (route) => {
      priceRequests();
      await held;
      await route.continue();
    });
  });
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await requestArrived;
  await expect(page.getByRole('button', { name: 'Оплачиваем…' })).toBeVisible();
  await expect(page.getByRole('button', { name: ru.getPrice })).toHaveCount(0);
  continueRequest();
  await expect(page.getByRole('alert')).toContainText('Такого билета на этой парковке нет.');
});

test('a refused link is shown at once, as it cannot be a duplicate refusal', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await priced(page, labels, fakeCity, context, /Банковская карта/);
  await answer(page, notFound);
  await page.route('**/profile/get**', (route) => route.abort());
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('alert')).toContainText('Такого билета на этой парковке нет.');
});

test('the city’s message after a payment stays as long as the paid ticket is shown', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await page.clock.install();
  await priced(page, labels, fakeCity, context);
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByText('Парковка оплачена, можно выезжать')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { name: ru.paid })).toBeVisible();
  await expect(page.getByText('Парковка оплачена, можно выезжать')).toBeVisible();
});

test('a stored balance of an earlier visit does not prevent a payment', async ({ page, labels, fakeCity, context }) => {
  let isOut = false;
  await page.route('**/get-profile-v6*', async (route) => {
    // No answer for the rest of the journey.
    if (isOut) return;
    const response = await route.fetch();
    const body = (await response.text()).replace(/"balance":\s*"?[\d.]+"?/, '"balance":1');
    await route.fulfill({ response, body });
  });
  await priced(page, labels, fakeCity, context, /Банковская карта/);
  await methodRow(page).click();
  await expect(page.getByRole('dialog').getByText(/Сейчас 1,00\s₽/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: labels.close }).click();
  await page.getByRole('button', { name: 'Изменить билет' }).click();
  const ticket = await page.getByLabel(ru.ticket).inputValue();
  isOut = true;
  await page.reload();
  await page.getByLabel(ru.ticket).fill(ticket);
  await page.getByRole('button', { name: ru.getPrice }).click();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await expect(page.getByRole('heading', { name: ru.paid })).toBeVisible();
});

/** A guest returns from the payment page without having paid. Returns the ticket's number. */
const backUnpaid = async (page: Page, labels: Labels, fakeCity: FakeCity): Promise<string> => {
  const ticket = await takeTicket(fakeCity, 30);
  await page.goto(`/guest-payment?city=${city}&type=planar`);
  await fill(page, ticket);
  await chooseMethod(page);
  await page.getByRole('button', { name: ru.getPrice }).click();
  await page.getByRole('button', { name: labels.pay(roubles(60)) }).click();
  await page.waitForURL(/\/demo\/pay\//);
  await page.getByRole('button', { name: 'Отказаться' }).click();
  await expect(page.getByRole('heading', { name: 'Проверяем, прошла ли оплата' })).toBeVisible();
  return ticket;
};

test('a guest who returns from a payment page can continue with another ticket or parking at once', async ({
  page,
  labels,
  fakeCity,
}) => {
  await backUnpaid(page, labels, fakeCity);
  await page.getByRole('button', { name: 'Другой билет' }).click();
  await expect(page.getByLabel(ru.ticket)).toBeVisible();
  await expect(page.getByText('Проверяем')).toHaveCount(0);
  await page.goto(`/guest-payment?city=${city}&type=planar`);
  await expect(page.getByRole('heading', { name: 'Проверяем, прошла ли оплата' })).toBeVisible();
  await page.goto(`/guest-payment?city=${city}&type=planar&parkingCode=502`);
  await expect(page.getByLabel(ru.parking)).toHaveValue('502');
});

test('a guest who returns reads whether payment is due, the city did not answer, or the ticket is gone', async ({
  page,
  labels,
  fakeCity,
}) => {
  let cityReply: 'city' | 'none' | 'gone' = 'city';
  await page.route('**/costPlane*', (route) => {
    if (cityReply === 'none') return route.abort();
    return cityReply === 'gone' ? route.fulfill({ json: notFound }) : route.continue();
  });
  await page.clock.install();
  await backUnpaid(page, labels, fakeCity);
  await page.clock.fastForward(40_000);
  await expect(page.getByText(/Город пока ждёт/)).toBeVisible();
  const again = page.getByRole('button', { name: 'Проверить ещё раз' });
  cityReply = 'none';
  await again.click();
  await expect(page.getByText(/Город не ответил, и прошла ли оплата/)).toBeVisible();
  cityReply = 'gone';
  await again.click();
  await expect(page.getByRole('heading', { name: 'Билета на парковке больше нет' })).toBeVisible();
  await expect(page.getByText(/Если вы уже выехали/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Я не оплатил/ })).toHaveCount(0);
  // Once dismissed, it does not return.
  await page.getByRole('button', { name: 'Другой билет' }).click();
  await page.reload();
  await expect(page.getByLabel(ru.ticket)).toBeVisible();
});

/** Opens another page of the app without a reload, so that the memory stays. */
const within = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

test('a guest’s price cannot be paid by a driver, and a driver’s price not by a guest', async ({
  page,
  labels,
  fakeCity,
}) => {
  const driver = await driverOf(fakeCity);
  const ticket = await takeTicket(fakeCity, 30);
  await page.goto(`/guest-payment?city=${city}&type=planar&parkingCode=${parking}`);
  await page.getByLabel(ru.ticket).fill(ticket);
  await chooseMethod(page);
  await page.getByRole('button', { name: ru.getPrice }).click();
  const pay = page.getByRole('button', { name: labels.pay(roubles(60)) });
  await expect(pay).toBeVisible();
  await signIn(page, labels, driver);
  await within(page, '/profile/parking?type=planar');
  await expect(page.getByLabel(ru.ticket)).toHaveValue('');
  await expect(pay).toHaveCount(0);
  await fill(page, ticket);
  await page.getByRole('button', { name: ru.getPrice }).click();
  await pay.click();
  await expect(page.getByRole('heading', { name: ru.paid })).toBeVisible();
  // The login expires. As a guest one neither sees what the driver paid, nor is another's ticket shown as paid.
  await expireLogin(page, fakeCity, 'Время входа истекло');
  await page.keyboard.press('Escape');
  await within(page, '/guest-payment?type=planar');
  await expect(page.getByText('Оплата парковки', { exact: true }).or(page.getByText('К оплате'))).toBeVisible();
  await expect(page.getByRole('heading', { name: ru.paid })).toHaveCount(0);
});

test('a barrier’s number is not taken as a zone when the type of parking is switched', async ({ page, labels }) => {
  await page.goto(`/guest-payment?city=${city}&type=planar&parkingCode=${parking}`);
  await expect(page.getByLabel(ru.parking)).toHaveValue(parking);
  await page.getByRole('button', { name: 'Парковка на улице' }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue('');
  await page.goto(`/guest-payment?city=${city}&parkingCode=7777`);
  await expect(page.getByLabel(labels.zone)).toHaveValue('7777');
  await page.getByRole('button', { name: ru.kind }).click();
  await expect(page.getByLabel(ru.parking)).toHaveValue('');
});

test('a city without barrier payments says so to a visitor with a barrier’s link, and its number fills in no zone', async ({
  page,
  labels,
  fakeCity,
}) => {
  await fakeCity.control.settings(city, { useFlatParking: false });
  await page.goto(`/guest-payment?city=${city}&type=planar&parkingCode=${parking}`);
  const notice = page.getByText(/Город не принимает здесь оплату парковки со шлагбаумом/);
  await expect(notice).toBeVisible();
  await expect(page.getByLabel(labels.zone)).toHaveValue('');
  // The notice mentions the form below it, also for a link with a zone.
  await page.goto(`/guest-payment?city=${city}&type=planar&zone=0101`);
  await expect(notice).toBeVisible();
  await expect(page.getByLabel(labels.zone)).toHaveValue('0101');
  expect((await notice.boundingBox())?.y).toBeLessThan((await page.getByLabel(labels.zone).boundingBox())?.y ?? 0);
});

test('the code of a barrier that the map knows opens the barrier’s form without a type in the link', async ({
  page,
  labels,
  fakeCity,
  context,
}) => {
  await signedIn(context, city, await driverOf(fakeCity));
  const reply = await fetch(`${fakeCity.url}/city/${city}/api/info/get-map-info/v3`);
  await open(page, labels, '', city);
  const { features } = (await reply.json()) as { features: { properties: { category?: string; code?: string } }[] };
  const { code = '' } =
    features.find(({ properties }) => properties.category === 'planar' && properties.code)?.properties ?? {};
  await page.getByRole('button', { name: 'Зона, парковка, адрес' }).click();
  await page.getByRole('combobox').fill(code);
  await expect(page.getByRole('option').filter({ hasText: code }).first()).toBeVisible();
  await within(page, `/profile/parking?parkingCode=${code}`);
  await expect(page.getByLabel(ru.parking)).toHaveValue(code);
  await page.getByRole('button', { name: 'Парковка на улице' }).click();
  await expect(page.getByLabel(labels.zone)).toHaveValue('');
});

test('in a city without guest payments, a visitor who signs in at a barrier’s link pays at that barrier', async ({
  page,
  labels,
  fakeCity,
}) => {
  await fakeCity.control.settings(city, { useSessionWithoutRegister: false });
  const driver = await makeDriver(fakeCity, {}, city);
  await page.goto(`/guest-payment?city=${city}&type=planar&parkingCode=${parking}`);
  await expect(page.getByText('В этом городе без входа платить нельзя.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Войти', exact: true }).last().click();
  await fillSignIn(page, labels, driver);
  await expect(page.getByLabel(ru.parking)).toHaveValue(parking);
  await expect(page).toHaveURL(
    (url) => url.pathname === '/profile/parking' && url.searchParams.get('type') === 'planar',
  );
});
