import { expect, languagesOfFullRun, mainPlate, nextPlate, payAsGuest, test, type World } from './journey';
import { signedIn } from './signedIn';
import { roubles } from './words';

/** Prices go by category here: a motorcycle pays half, a lorry one and a half, of 60 roubles an hour. */
const city = 'krasnodar';
const zone = '0911';

const says = {
  ru: {
    foreign: 'Иностранный номер',
    again: 'Оплатить здесь ещё раз',
    remember: 'Запомнить машину и телефон',
    category: 'Категория',
    lorry: 'C грузовая',
    motorcycle: 'A мотоцикл',
    car: 'B легковая',
    total: 'Итого',
  },
  en: {
    foreign: 'Foreign plate',
    again: 'Pay here once more',
    remember: 'Remember the car and the phone',
    category: 'Category',
    lorry: 'C lorry',
    motorcycle: 'A motorcycle',
    car: 'B car',
    total: 'Total',
  },
} as const;

test.beforeEach(({ world }) => world.control.seed(city, { zones: [{ number: zone, address: 'улица Красная, 1' }] }));

test.afterEach(({ world }) => world.control.clock(0));

/** What the city was told of the vehicle: by every question for the price, and by every payment. */
const told = async ({ control }: World, match: string, plate: string) =>
  (await control.requests(match))
    .map(({ body }) => new URLSearchParams(body))
    .filter((body) => body.get('Vehicle') === plate)
    .map((body) => [body.get('Category'), body.get('NumberFormat')].join(' '));

for (const language of languagesOfFullRun) {
  test.describe(`what is paid for, in ${language}`, () => {
    test.use({ language });
    const text = says[language];

    test('PARK-17: a guest’s foreign car pays as a car, whatever its plate looks like, and as a motorcycle where it is one', async ({
      page,
      w,
      world,
    }) => {
      const plate = `${String(1000 + Math.floor(Math.random() * 8999))}AB77`;
      await page.goto(`${w.prefix}/guest-payment?city=${city}&zone=${zone}&plate=${plate}&duration=60`);
      const price = page.getByText(text.total).locator('xpath=following-sibling::*');
      // Russian by its looks: a motorcycle.
      await expect(price).toContainText('30');
      const kinds = page.getByRole('group', { name: text.category });
      await expect(kinds.getByRole('radio')).toHaveCount(1);
      await expect(kinds.getByRole('radio', { name: text.motorcycle })).toBeChecked();

      await page.getByLabel(w.plate).fill('');
      await page.getByRole('checkbox', { name: text.foreign }).check();
      await page.getByLabel(w.plate).fill(plate);
      await expect(kinds.getByRole('radio')).toHaveCount(5);
      await expect(kinds.getByRole('radio', { name: text.car })).toBeChecked();
      await expect(price).toContainText('60');
      expect((await told(world, 'payment/cost', plate)).at(-1)).toBe('B other');

      await page.getByRole('textbox', { name: w.phone }).fill('79123456789');
      await payAsGuest(page, w);
      expect(await told(world, 'payment/start', plate)).toEqual(['B other']);
      const { sessions } = await world.control.ledger(city);
      expect(sessions.filter(({ kopecks, zone: where }) => where === zone && kopecks === 6000).length).toBeGreaterThan(0);
    });

    test('a guest’s foreign lorry is one when it is paid for once more, and when the device remembers it', async ({ page, w, world }) => {
      const plate = `${String(1000 + Math.floor(Math.random() * 8999))}AC77`;
      const isLorry = async (): Promise<void> => {
        await expect(page.getByLabel(w.plate)).toHaveValue(plate, { timeout: 15_000 });
        await expect(page.getByRole('checkbox', { name: text.foreign })).toBeChecked();
        await expect(page.getByRole('radio', { name: text.lorry })).toBeChecked();
      };
      await page.goto(`${w.prefix}/guest-payment?city=${city}&zone=${zone}&duration=60`);
      await page.getByRole('checkbox', { name: text.foreign }).check();
      await page.getByLabel(w.plate).fill(plate);
      // It comes while nobody types.
      await page.getByLabel(w.plate).blur();
      await page.getByRole('radio', { name: text.lorry }).check();
      await page.getByRole('textbox', { name: w.phone }).fill('79123456789');
      await page.getByRole('textbox', { name: w.phone }).blur();
      await page.getByRole('checkbox', { name: text.remember }).check({ timeout: 15_000 });
      await page
        .getByRole('group', { name: /Способ оплаты|Payment method/ })
        .getByRole('radio')
        .first()
        .check();
      await page.getByRole('button', { name: w.continue }).click();
      await page.waitForURL(/\/demo\/pay\//);
      const before = (await told(world, 'payment/cost', plate)).length;
      await page.getByRole('button', { name: w.providerPay, exact: true }).click();
      await expect(page.getByRole('heading', { name: w.paidCar })).toBeVisible();
      // Whether it is paid is asked about the very same vehicle.
      const asked = (await told(world, 'payment/cost', plate)).slice(before);
      expect(asked.length).toBeGreaterThan(0);
      expect(new Set(asked)).toEqual(new Set(['C other']));

      await world.control.clock(61 * 60_000);
      await page.reload();
      await page.getByRole('link', { name: text.again }).click();
      await isLorry();
      await expect(page.getByText(text.total).locator('xpath=following-sibling::*')).toContainText('90');
      await page.reload();
      await isLorry();
      await page.goto(`${w.prefix}/guest-payment?city=${city}&zone=${zone}&duration=60`);
      await isLorry();
    });

    test('a driver says that a car of somebody else’s is a lorry; the own ones are known', async ({ page, w, world }) => {
      const { users } = await world.control.seed(city, {
        users: [{ email: `kinds-${crypto.randomUUID()}@example.com`, balanceKopecks: 50_000, vehicles: [{ number: nextPlate(), category: 'D' }] }],
      });
      const [driver] = users;
      if (!driver) throw new Error('No driver was made');
      await signedIn(page.context(), city, driver);
      await page.goto(`${w.prefix}/profile/parking?zone=${zone}&duration=60`);
      await expect(page.getByLabel(w.plate)).toHaveValue(mainPlate(driver));
      await expect(page.getByRole('button', { name: w.pay(roubles(120)) })).toBeVisible();
      await expect(page.getByRole('group', { name: text.category })).toHaveCount(0);
      expect((await told(world, 'payment/cost', mainPlate(driver))).at(-1)).toBe('D rus');

      const plate = nextPlate();
      await page.getByLabel(w.plate).fill(plate);
      await page.getByRole('radio', { name: text.lorry }).check();
      await expect(page.getByRole('radio', { name: text.motorcycle })).toHaveCount(0);
      await page.getByRole('button', { name: w.pay(roubles(90)) }).click();
      await expect(page.getByRole('heading', { name: w.paid })).toBeVisible();
      expect(await told(world, 'payment/start', plate)).toEqual(['C rus']);
      const { debits, sessions } = await world.control.ledger(city, driver.email);
      expect(debits.map(({ kopecks }) => kopecks)).toEqual([9000]);
      expect(sessions).toMatchObject([{ number: plate, zone, durationMin: 60 }]);
    });
  });
}
