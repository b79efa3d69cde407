import { chooseMethod } from '../../support/chooseMethod';
import {
  expect,
  languagesOfFullRun,
  mainPlate,
  nextPlate,
  payAsGuest,
  test,
  type FakeCity,
} from '../../support/fixtures';
import { signedIn } from '../../support/signedIn';
import { roubles } from '../../support/labels';

/**
 * Prices depend on the category here. Of 60 roubles an hour, a motorcycle pays half and a lorry one and a half times as
 * much.
 */
const city = 'krasnodar';
const zone = '0911';

const texts = {
  ru: {
    foreign: 'Иностранный номер',
    again: 'Оплатить здесь ещё раз',
    remember: 'Запомнить машину и телефон',
    category: 'Категория',
    lorry: 'C грузовая',
    motorcycle: 'A мотоцикл',
    vehicle: 'B легковая',
    total: 'Итого',
  },
  en: {
    foreign: 'Foreign plate',
    again: 'Pay here once more',
    remember: 'Remember the car and the phone',
    category: 'Category',
    lorry: 'C lorry',
    motorcycle: 'A motorcycle',
    vehicle: 'B car',
    total: 'Total',
  },
} as const;

test.beforeEach(({ fakeCity }) =>
  fakeCity.control.seed(city, { zones: [{ number: zone, address: 'улица Красная, 1' }] }),
);

test.afterEach(({ fakeCity }) => fakeCity.control.clock(0));

/** The category and the plate format of a vehicle in each matching request to the city. */
const sentKinds = async ({ control }: FakeCity, match: string, plate: string) =>
  (await control.requests(match))
    .map(({ body }) => new URLSearchParams(body))
    .filter((body) => body.get('Vehicle') === plate)
    .map((body) => [body.get('Category'), body.get('NumberFormat')].join(' '));

for (const language of languagesOfFullRun) {
  test.describe(`the paid vehicle, in ${language}`, () => {
    test.use({ language });
    const text = texts[language];

    test('PARK-17: a guest’s foreign vehicle is priced as a car, or as a motorcycle if the guest says so, whatever its plate', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const plate = `${String(1000 + Math.floor(Math.random() * 8999))}AB77`;
      await page.goto(`${labels.prefix}/guest-payment?city=${city}&zone=${zone}&plate=${plate}&duration=60`);
      const price = page.getByText(text.total).locator('xpath=following-sibling::*');
      // The plate has the format of a Russian motorcycle.
      await expect(price).toContainText('30');
      const kinds = page.getByRole('group', { name: text.category });
      await expect(kinds.getByRole('radio')).toHaveCount(1);
      await expect(kinds.getByRole('radio', { name: text.motorcycle })).toBeChecked();

      await page.getByLabel(labels.plate).fill('');
      await page.getByRole('checkbox', { name: text.foreign }).check();
      await page.getByLabel(labels.plate).fill(plate);
      await expect(kinds.getByRole('radio')).toHaveCount(5);
      await expect(kinds.getByRole('radio', { name: text.vehicle })).toBeChecked();
      await expect(price).toContainText('60');
      expect((await sentKinds(fakeCity, 'payment/cost', plate)).at(-1)).toBe('B other');

      await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
      await payAsGuest(page, labels);
      expect(await sentKinds(fakeCity, 'payment/start', plate)).toEqual(['B other']);
      const { sessions: stays } = await fakeCity.control.ledger(city);
      expect(stays.filter(({ kopecks, zone: where }) => where === zone && kopecks === 6000).length).toBeGreaterThan(0);
    });

    test('a guest’s foreign lorry stays a lorry when it is paid for again and when the device remembers it', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const plate = `${String(1000 + Math.floor(Math.random() * 8999))}AC77`;
      const isLorry = async (): Promise<void> => {
        await expect(page.getByLabel(labels.plate)).toHaveValue(plate, { timeout: 15_000 });
        await expect(page.getByRole('checkbox', { name: text.foreign })).toBeChecked();
        await expect(page.getByRole('radio', { name: text.lorry })).toBeChecked();
      };
      await page.goto(`${labels.prefix}/guest-payment?city=${city}&zone=${zone}&duration=60`);
      await page.getByRole('checkbox', { name: text.foreign }).check();
      await page.getByLabel(labels.plate).fill(plate);
      // This part of the form loads only while no one is typing.
      await page.getByLabel(labels.plate).blur();
      await page.getByRole('radio', { name: text.lorry }).check();
      await page.getByRole('textbox', { name: labels.phone }).fill('79123456789');
      await page.getByRole('textbox', { name: labels.phone }).blur();
      await page.getByRole('checkbox', { name: text.remember }).check({ timeout: 15_000 });
      await chooseMethod(page);
      await page.getByRole('button', { name: labels.continue }).click();
      await page.waitForURL(/\/demo\/pay\//);
      const before = (await sentKinds(fakeCity, 'payment/cost', plate)).length;
      await page.getByRole('button', { name: labels.providerPay, exact: true }).click();
      await expect(page.getByRole('heading', { name: labels.paidVehicle })).toBeVisible();
      // The check whether the stay is paid uses exactly the same vehicle.
      const costRequests = (await sentKinds(fakeCity, 'payment/cost', plate)).slice(before);
      expect(costRequests.length).toBeGreaterThan(0);
      expect(new Set(costRequests)).toEqual(new Set(['C other']));

      await fakeCity.control.clock(61 * 60_000);
      await page.reload();
      await page.getByRole('link', { name: text.again }).click();
      await isLorry();
      await expect(page.getByText(text.total).locator('xpath=following-sibling::*')).toContainText('90');
      await page.reload();
      await isLorry();
      await page.goto(`${labels.prefix}/guest-payment?city=${city}&zone=${zone}&duration=60`);
      await isLorry();
    });

    test('a driver states that another vehicle is a lorry, and the category of own vehicles is known', async ({
      page,
      labels,
      fakeCity,
    }) => {
      const { users } = await fakeCity.control.seed(city, {
        users: [
          {
            email: `kinds-${crypto.randomUUID()}@example.com`,
            balanceKopecks: 50_000,
            vehicles: [{ number: nextPlate(), category: 'D' }],
          },
        ],
      });
      const [driver] = users;
      if (!driver) throw new Error('No driver was made');
      await signedIn(page.context(), city, driver);
      await page.goto(`${labels.prefix}/profile/parking?zone=${zone}&duration=60`);
      await expect(page.getByLabel(labels.plate)).toHaveValue(mainPlate(driver));
      await expect(page.getByRole('button', { name: labels.pay(roubles(120)) })).toBeVisible();
      await expect(page.getByRole('group', { name: text.category })).toHaveCount(0);
      expect((await sentKinds(fakeCity, 'payment/cost', mainPlate(driver))).at(-1)).toBe('D rus');

      const plate = nextPlate();
      await page.getByLabel(labels.plate).fill(plate);
      await page.getByRole('radio', { name: text.lorry }).check();
      await expect(page.getByRole('radio', { name: text.motorcycle })).toHaveCount(0);
      await page.getByRole('button', { name: labels.pay(roubles(90)) }).click();
      await expect(page.getByRole('heading', { name: labels.paid })).toBeVisible();
      expect(await sentKinds(fakeCity, 'payment/start', plate)).toEqual(['C rus']);
      const { debits, sessions: stays } = await fakeCity.control.ledger(city, driver.email);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([9000]);
      expect(stays).toMatchObject([{ number: plate, zone, durationMin: 60 }]);
    });
  });
}
