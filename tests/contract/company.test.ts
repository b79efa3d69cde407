import { describe, expect, it } from 'vitest';
import {
  activateDevice,
  activateDriver,
  addDriver,
  deactivateDevice,
  deactivateDriver,
  editDriver,
  getCorpProfile,
  loginCorp,
  removeDriver,
} from '~/api/contract/company';
import { getProfile } from '~/api/contract/profile';
import { demoCompanies } from '../fake-city/seed/demoCompanies';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

let companies = 0;
/** Creates a company for one test, with a token. */
const company = async (plates: readonly string[] = [], contract = 'А/1') => {
  companies += 1;
  const inn = String(5_900_100_000 + companies);
  const { users } = await server.current.control.seed(city, {
    users: [
      {
        company: { name: 'ООО «Проба»', inn, contract },
        balanceKopecks: 10_050,
        vehicles: plates.map((number) => ({ number })),
      },
    ],
  });
  return { inn, token: users[0]?.token ?? '' };
};

const enter = (inn: string, contractNumber: string, where = city) =>
  server.current.call(where, loginCorp, { inn, contractNumber });
const profileOf = async (token: string) => valueOf(await server.current.call(city, getCorpProfile, {}, token)).result;

describe('the login of a company', () => {
  it.each(demoCompanies)('$name of the demonstration can sign in, in any city', async ({ inn, contract, name }) => {
    const { token } = valueOf(await enter(inn, contract, 'kazan'));
    expect(valueOf(await server.current.call('kazan', getCorpProfile, {}, token)).result).toMatchObject({
      inn,
      name,
      contractNumber: contract,
    });
  });

  it.each([
    ['as it is written', ' К-17/2026 (доп. 2)', 'К-17/2026 (доп. 2)'],
    ['in small letters with blanks around', 'К-17/2026 (доп. 2)', '  к-17/2026 (ДОП. 2) '],
  ])('a company signs in by a contract with slashes, blanks and Cyrillic, %s', async (_, storedContract, input) => {
    const { inn } = await company([], storedContract);
    valueOf(await enter(` ${inn.slice(0, 4)} ${inn.slice(4)} `, input));
  });

  it.each([
    ['no tax number', '', 'А/1', 'RequiredField'],
    ['no contract', '7700000104', '  ', 'RequiredField'],
    ['a tax number with letters', '77000001О4', 'А/1', 'UnregistredAccount'],
    ['a tax number that nobody has', '7700000105', 'А/1', 'UnregistredAccount'],
    ['a contract that the company has not', '7700000104', 'К-18/2026', 'IncorrectLogin'],
    ['a hostile contract', '7700000104', `' or 1=1 --`, 'IncorrectLogin'],
  ])('a company’s login with %s is refused', async (_, inn, contract, errorName) => {
    expect(await enter(inn, contract)).toEqual(refusedWith(errorName));
  });

  it('ten wrong contracts block a company’s login for a quarter of an hour, and other companies are not affected', async () => {
    const [{ inn }, other] = [await company(), await company()];
    for (let count = 0; count < 10; count += 1)
      expect(await enter(inn, 'wrong')).toEqual(refusedWith('IncorrectLogin'));
    expect(await enter(inn, 'А/1')).toEqual(refusedWith('LoginTryLimit'));
    valueOf(await enter(other.inn, 'А/1'));
    await server.current.control.clock(15 * 60_000 + 1000);
    valueOf(await enter(inn, 'А/1'));
  });

  it('a correct contract after nine wrong ones resets the count', async () => {
    const { inn } = await company();
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) await enter(inn, 'wrong');
      valueOf(await enter(inn, 'А/1'));
    }
  });
});

describe('the profile of a company', () => {
  it('the profile of the demonstration’s large company has all its vehicles, drivers and devices', async () => {
    const [{ inn, contract, email }] = demoCompanies as [(typeof demoCompanies)[number]];
    const profile = await profileOf(valueOf(await enter(inn, contract)).token);
    expect(profile).toMatchObject({ email, inn, balance: 120_000.75 });
    expect([profile.ts.length, profile.drivers.length, profile.devices.length]).toEqual([50, 40, 30]);
    expect(profile.ts.filter(({ mainTs }) => mainTs)).toHaveLength(1);
    expect(new Set(profile.drivers.map(({ phone }) => phone)).size).toBe(40);
    expect(new Set(profile.devices.map(({ status }) => status))).toEqual(new Set(['active', 'not active']));
    // A driver's vehicle belongs to the company, and the device is the one of that vehicle.
    const driven = profile.drivers.find(({ device }) => device !== undefined);
    const vehicle = profile.ts.find(({ numberTs }) => numberTs === driven?.ts);
    expect([vehicle?.imei, vehicle?.vin]).toContain(driven?.device);
  });

  it('one seed always creates the same company', async () => {
    const request = async () => {
      await server.current.control.seed('tver', { seed: 7 });
      const { token } = valueOf(await enter('7700000104', 'К-17/2026', 'tver'));
      const { ts, drivers, devices } = valueOf(await server.current.call('tver', getCorpProfile, {}, token)).result;
      return [
        ts.map(({ numberTs }) => numberTs),
        drivers.map(({ name, phone }) => name + phone),
        devices.map(({ imei }) => imei),
      ];
    };
    expect(await request()).toEqual(await request());
  });

  it('a company’s token is expired for a driver’s profile, and a driver’s token for a company’s', async () => {
    const [{ token }, driver] = [await company(), await server.current.driver(city)];
    expect(await server.current.call(city, getProfile, {}, token)).toEqual({ kind: 'expired' });
    expect(await server.current.call(city, getCorpProfile, {}, driver.token)).toEqual({ kind: 'expired' });
  });
});

describe('the drivers of a company', () => {
  const plates = ['А001АА59', 'А002АА59'];
  const ivan = { driver: 'Иванов Иван', car_number: 'А001АА59', phone: '79120000001' };
  const withIvan = async () => {
    const { token, inn } = await company(plates);
    valueOf(await server.current.call(city, addDriver, ivan, token));
    return { token, inn };
  };
  const add = (token: string, more: Partial<typeof ivan>) =>
    server.current.call(city, addDriver, { ...ivan, ...more }, token);
  const driversOf = async (token: string) => (await profileOf(token)).drivers;

  it('a new driver of a company is active and has the given vehicle', async () => {
    const { token } = await withIvan();
    expect(await driversOf(token)).toMatchObject([
      { name: 'Иванов Иван', phone: '79120000001', ts: 'А001АА59', active: true },
    ]);
  });

  it('a driver is accepted with a name of one word, a phone that starts with 8 and no vehicle', async () => {
    const { token } = await company();
    valueOf(await server.current.call(city, addDriver, { driver: ' Ким\n', phone: '8 (912) 000-00-02' }, token));
    const [driver] = await driversOf(token);
    expect(driver).toMatchObject({ name: 'Ким', phone: '79120000002' });
    expect(driver?.ts).toBeUndefined();
  });

  it.each([
    ['no name', { driver: ' ' }, 'RequiredField'],
    ['a name of 101 signs', { driver: 'я'.repeat(101) }, 'ValidationError'],
    ['no phone', { phone: '' }, 'PhoneEmpty'],
    ['ten digits', { phone: '7912000000' }, 'InvalidFormat'],
    ['letters in the phone', { phone: '8-800-FLOWERS' }, 'InvalidFormat'],
    ['a phone of another driver', { phone: '+7 912 000-00-01' }, 'DoublePhone'],
    ['a vehicle that is not the company’s', { phone: '79120000003', car_number: 'Т999ТТ99' }, 'ValidationError'],
  ])('a new driver of a company with %s is refused, and no driver is added', async (_, more, errorName) => {
    const { token } = await withIvan();
    expect(await add(token, more)).toEqual(refusedWith(errorName));
    expect(await driversOf(token)).toHaveLength(1);
  });

  it('two companies can have drivers with the same phone', async () => {
    await withIvan();
    const { token } = await withIvan();
    expect(await driversOf(token)).toHaveLength(1);
  });

  it('a driver’s name, phone and vehicle can be changed; an omitted vehicle stays, an empty one is removed', async () => {
    const { token } = await withIvan();
    const anna = { driver: 'Иванова Анна', phone: '79120000004' };
    valueOf(
      await server.current.call(
        city,
        editDriver,
        { ...ivan, driver_n: anna.driver, phone_n: anna.phone, car_number_n: 'a002aa59' },
        token,
      ),
    );
    expect(await driversOf(token)).toMatchObject([{ name: anna.driver, phone: anna.phone, ts: 'А002АА59' }]);
    valueOf(
      await server.current.call(
        city,
        editDriver,
        { ...anna, driver_n: 'Иванова Анна Петровна', phone_n: anna.phone },
        token,
      ),
    );
    expect(await driversOf(token)).toMatchObject([{ name: 'Иванова Анна Петровна', ts: 'А002АА59' }]);
    const full = { driver: 'иванова анна петровна', phone: anna.phone };
    valueOf(
      await server.current.call(
        city,
        editDriver,
        { ...full, driver_n: anna.driver, phone_n: anna.phone, car_number_n: '' },
        token,
      ),
    );
    expect((await driversOf(token))[0]?.ts).toBeUndefined();
  });

  it('a change of an unknown driver, or to another driver’s phone, is refused', async () => {
    const { token } = await withIvan();
    valueOf(await add(token, { driver: 'Петров Пётр', phone: '79120000005' }));
    const change = (more: object) =>
      server.current.call(city, editDriver, { ...ivan, driver_n: ivan.driver, phone_n: ivan.phone, ...more }, token);
    expect(await change({ driver: 'Сидоров' })).toEqual(refusedWith('AccountNotFound'));
    expect(await change({ phone: '79120000009' })).toEqual(refusedWith('AccountNotFound'));
    expect(await change({ phone_n: '79120000005' })).toEqual(refusedWith('DoublePhone'));
    expect(await change({ driver_n: '' })).toEqual(refusedWith('RequiredField'));
    expect(await change({ car_number_n: 'Т999ТТ99' })).toEqual(refusedWith('ValidationError'));
    expect(await driversOf(token)).toMatchObject(
      [ivan, { driver: 'Петров Пётр' }].map(({ driver }) => ({ name: driver })),
    );
  });

  it('a driver is removed once, and only by the driver’s own company', async () => {
    const [one, other] = [await withIvan(), await company()];
    expect(await server.current.call(city, removeDriver, ivan, other.token)).toEqual(refusedWith('AccountNotFound'));
    valueOf(await server.current.call(city, removeDriver, ivan, one.token));
    expect(await server.current.call(city, removeDriver, ivan, one.token)).toEqual(refusedWith('AccountNotFound'));
    expect(await driversOf(one.token)).toEqual([]);
  });

  it('a driver can be deactivated and activated, and a repeated request changes nothing', async () => {
    const { token, inn } = await withIvan();
    const name = { fio: ' иванов  иван ', phone_number: '+79120000001', inn };
    for (const [endpoint, active] of [
      [deactivateDriver, false],
      [deactivateDriver, false],
      [activateDriver, true],
    ] as const) {
      valueOf(await server.current.call(city, endpoint, name, token));
      expect((await driversOf(token))[0]?.active).toBe(active);
    }
  });

  it.each([
    ['another tax number', { inn: '7700000104' }, 'ValidationError'],
    ['an unknown phone', { phone_number: '79120000009' }, 'AccountNotFound'],
    ['an unknown name', { fio: 'Сидоров' }, 'AccountNotFound'],
    ['no name', { fio: '' }, 'RequiredField'],
  ])('a change of a driver’s status with %s is refused', async (_, more, errorName) => {
    const { token, inn } = await withIvan();
    const input = { fio: ivan.driver, phone_number: ivan.phone, inn, ...more };
    expect(await server.current.call(city, deactivateDriver, input, token)).toEqual(refusedWith(errorName));
    expect((await driversOf(token))[0]?.active).toBe(true);
  });
});

describe('company calls without a company’s token', () => {
  const fio = { fio: 'Иванов', phone_number: '79120000001', inn: '7700000104' };
  const name = { driver: 'Иванов', phone: '79120000001' };
  const calls = {
    getCorpProfile: (token?: string) => server.current.call(city, getCorpProfile, {}, token),
    addDriver: (token?: string) => server.current.call(city, addDriver, name, token),
    editDriver: (token?: string) =>
      server.current.call(city, editDriver, { ...name, driver_n: 'Петров', phone_n: '79120000001' }, token),
    removeDriver: (token?: string) => server.current.call(city, removeDriver, name, token),
    activateDriver: (token?: string) => server.current.call(city, activateDriver, fio, token),
    deactivateDriver: (token?: string) => server.current.call(city, deactivateDriver, fio, token),
    activateDevice: (token?: string) => server.current.call(city, activateDevice, { inn: '7700000104' }, token),
    deactivateDevice: (token?: string) => server.current.call(city, deactivateDevice, { inn: '7700000104' }, token),
  };

  it.each(Object.entries(calls))('the company call %s is refused with a driver’s token or none', async (_, request) => {
    const driver = await server.current.driver(city);
    expect(await request()).toEqual(refusedWith('TokenNotFound'));
    expect(await request(driver.token)).toEqual({ kind: 'expired' });
  });
});
