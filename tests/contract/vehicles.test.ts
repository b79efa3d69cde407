import { describe, expect, it } from 'vitest';
import { pathsOf, type RequestOf } from '~/api/contract/endpoint';
import { getProfile } from '~/api/contract/profile';
import { addCar, addTs, changeCars, deleteCar, deleteTs, editCar } from '~/api/contract/vehicles';
import { nextPlate, refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

const alreadyThere = {
  kind: 'refused',
  errorName: 'ValidationError',
  message: 'Данное транспортное средство уже существует',
};
const wrongCategory = { kind: 'refused', errorName: 'ValidationError', message: 'Категория не подходит к типу номера' };

const driver = async () => {
  const { token, vehicles } = await server.current.driver(city);
  return { token, plate: vehicles[0]?.number ?? '' };
};
const add = (token: string, input: RequestOf<typeof addCar>) => server.current.call(city, addCar, input, token);
const edit = (token: string, input: RequestOf<typeof editCar>) => server.current.call(city, editCar, input, token);
const change = (token: string, vehicles: RequestOf<typeof changeCars>['car']) =>
  server.current.call(city, changeCars, { car: vehicles }, token);
const vehiclesOf = async (token: string) => valueOf(await server.current.call(city, getProfile, {}, token)).result.ts;
const platesOf = async (token: string) => (await vehiclesOf(token)).map(({ numberTs }) => numberTs);
const mainOf = async (token: string) =>
  (await vehiclesOf(token)).filter(({ mainTs }) => mainTs).map(({ numberTs }) => numberTs);

let certificates = 0;
/** Returns the number of a certificate that no other test of the suite has. */
const nextCertificate = (): string => {
  certificates += 1;
  return `59АА${String(certificates).padStart(6, '0')}`;
};

describe('a new vehicle of a driver', () => {
  it('a new vehicle is at the end of the list with all the given fields', async () => {
    const { token, plate } = await driver();
    const [number, sts] = [nextPlate(), nextCertificate()];
    valueOf(await add(token, { numberTs: number, category: 'C', STSNumber: sts, name: '  Рабочая\u0000 машина ' }));
    expect(await vehiclesOf(token)).toMatchObject([
      { numberTs: plate, mainTs: true },
      { numberTs: number, mainTs: false, category: 'C', formatGrz: 'rus', STSNumber: sts, name: 'Рабочая машина' },
    ]);
  });

  it('a new vehicle can be the main one, and is then the only main one', async () => {
    const { token } = await driver();
    const number = nextPlate();
    valueOf(await add(token, { numberTs: number, mainTs: true }));
    expect(await mainOf(token)).toEqual([number]);
  });

  it('the first vehicle of a driver becomes the main one by itself', async () => {
    const { users } = await server.current.control.seed(city, { users: [{}] });
    const token = users[0]?.token ?? '';
    const number = nextPlate();
    valueOf(await add(token, { numberTs: number }));
    expect(await mainOf(token)).toEqual([number]);
  });

  it.each([
    ['А123ВС59', {}, 'А123ВС', '59'],
    ['А123ВС159', {}, 'А123ВС', '159'],
    ['ВО123Р159', {}, 'ВО123Р', '159'],
    ['ВО12359', {}, 'ВО123', '59'],
    ['1234ВО59', {}, '1234ВО', '59'],
    ['В123459', {}, 'В1234', '59'],
    ['123В159', {}, '123В', '159'],
    ['1234В59', {}, '1234В', '59'],
    ['AB-123-CD', { formatGrz: 'other' }, 'AB-123-CD', undefined],
    ['А124ВС59', { formatGrz: 'other' }, 'А124ВС59', undefined],
  ] as const)(
    'the plate %s %j is listed in full, and as %s with the region %s',
    async (numberTs, more, number, region) => {
      const { token } = await driver();
      valueOf(await add(token, { numberTs, ...more }));
      const vehicles = (await vehiclesOf(token)).at(-1);
      expect([vehicles?.numberTs, vehicles?.number, vehicles?.region]).toEqual([numberTs, number, region]);
    },
  );

  it.each([
    ['small letters', 'в777ор59', {}, 'В777ОР59', 'B'],
    ['Latin letters', 'B778OP59', {}, 'В778ОР59', 'B'],
    ['blanks', ' В 779 ОР 59 ', {}, 'В779ОР59', 'B'],
    ['a region of three digits', 'В780ОР159', {}, 'В780ОР159', 'B'],
    ['transit', 'ВО123Р59', {}, 'ВО123Р59', 'B'],
    ['taxi', 'ВО12359', {}, 'ВО12359', 'B'],
    ['police', 'В123459', {}, 'В123459', 'B'],
    ['police trailer', '123В59', {}, '123В59', 'B'],
    ['motorcycle with its category', '1234ВО59', { category: 'A' }, '1234ВО59', 'A'],
    ['motorcycle where the city asks for no category', '1235ВО59', {}, '1235ВО59', 'A'],
    ['police motorcycle', '1234В59', { category: 'A' }, '1234В59', 'A'],
    ['foreign', 'wa 12345', { formatGrz: 'other' }, 'WA12345', 'B'],
    ['foreign with a hyphen', 'AB-123-CD', { country: 'other' }, 'AB-123-CD', 'B'],
    ['foreign motorcycle of category A', 'QZ 777', { formatGrz: 'other', category: 'A' }, 'QZ777', 'A'],
  ] as const)('a new vehicle is accepted: %s', async (_, numberTs, more, displayed, category) => {
    const { token } = await driver();
    valueOf(await add(token, { numberTs, ...more }));
    expect((await vehiclesOf(token)).at(-1)).toMatchObject({ numberTs: displayed, category });
  });

  it.each([
    ['no plate', '', {}, 'EmptyTs'],
    ['blanks', '   ', {}, 'EmptyTs'],
    ['ten signs', 'А123ВС7777', {}, 'InvalidFormat'],
    ['a region of one digit', 'А123ВС7', {}, 'InvalidFormat'],
    ['a letter that no plate has', 'Ж123ВС77', {}, 'InvalidFormat'],
    ['the letter О for a zero', 'А12ОВС77', {}, 'InvalidFormat'],
    ['HTML', '<b>А1</b>', {}, 'InvalidFormat'],
    ['HTML as a foreign plate', '<b>', { formatGrz: 'other' }, 'InvalidFormat'],
    ['a foreign plate without a sign', ' ', { formatGrz: 'other' }, 'EmptyTs'],
    ['a format that does not exist', 'А123ВС77', { formatGrz: '__proto__' }, 'ValidationError'],
    ['a certificate with too few digits', 'А123ВС77', { STSNumber: '59АА1' }, 'InvalidFormat'],
    ['a name of 101 signs', 'А123ВС77', { name: 'я'.repeat(101) }, 'ValidationError'],
  ] as const)('a new vehicle with %s is refused and not added', async (_, numberTs, more, errorName) => {
    const { token } = await driver();
    expect(await add(token, { numberTs, ...more })).toEqual(refusedWith(errorName));
    expect(await vehiclesOf(token)).toHaveLength(1);
  });

  it.each([
    ['a motorcycle', '1236ВО59', 'B'],
    ['a police motorcycle', '1236В59', 'C'],
    ['a car', 'В781ОР59', 'A'],
  ] as const)('%s with a category that does not fit the plate is refused', async (_, numberTs, category) => {
    const { token } = await driver();
    expect(await add(token, { numberTs, category })).toMatchObject(wrongCategory);
  });

  it.each([
    ['the same', (plate: string) => plate],
    ['in small letters', (plate: string) => plate.toLowerCase()],
    ['with Latin twins and blanks', (plate: string) => ` A${plate.slice(1)} `],
  ])('a plate that the driver already has, %s, is refused', async (_, spelled) => {
    const { token, plate } = await driver();
    expect(await add(token, { numberTs: spelled(plate) })).toMatchObject(alreadyThere);
  });

  it('two drivers can have the same vehicle', async () => {
    const [one, other] = [await driver(), await driver()];
    valueOf(await add(other.token, { numberTs: one.plate }));
    expect(await platesOf(other.token)).toContain(one.plate);
  });

  it('a certificate of another driver’s vehicle is refused, even in small letters', async () => {
    const [one, other] = [await driver(), await driver()];
    const sts = nextCertificate();
    valueOf(await add(one.token, { numberTs: nextPlate(), STSNumber: sts }));
    expect(await add(other.token, { numberTs: nextPlate(), STSNumber: ` ${sts.toLowerCase()} ` })).toEqual(
      refusedWith('ValidationError'),
    );
    expect(await vehiclesOf(other.token)).toHaveLength(1);
  });
});

describe('the change of a vehicle', () => {
  it('a vehicle’s plate and name can be changed, and omitted fields stay', async () => {
    const { token, plate } = await driver();
    const [number, sts] = [nextPlate(), nextCertificate()];
    valueOf(await edit(token, { oldgrz: plate, newgrz: plate, STSNumber: sts, category: 'D' }));
    valueOf(await edit(token, { oldgrz: ` ${plate.toLowerCase()}`, newgrz: number, name: 'Автобус' }));
    expect(await vehiclesOf(token)).toMatchObject([
      { numberTs: number, name: 'Автобус', STSNumber: sts, category: 'D', mainTs: true },
    ]);
    valueOf(await edit(token, { oldgrz: number, newgrz: number, STSNumber: '', name: '' }));
    const [vehicles] = await vehiclesOf(token);
    expect([vehicles?.STSNumber, vehicles?.name, vehicles?.category]).toEqual([undefined, undefined, 'D']);
  });

  it('another vehicle can become the main one, and a vehicle that gives it up passes it to the first', async () => {
    const { token, plate } = await driver();
    const number = nextPlate();
    valueOf(await add(token, { numberTs: number }));
    valueOf(await edit(token, { oldgrz: number, newgrz: number, mainTs: true }));
    expect(await mainOf(token)).toEqual([number]);
    valueOf(await edit(token, { oldgrz: number, newgrz: number, mainTs: false }));
    expect(await mainOf(token)).toEqual([plate]);
  });

  it('a change to another own plate, of an unknown plate, to no plate or to a wrong category is refused', async () => {
    const { token, plate } = await driver();
    const number = nextPlate();
    valueOf(await add(token, { numberTs: number }));
    expect(await edit(token, { oldgrz: number, newgrz: plate.toLowerCase() })).toMatchObject(alreadyThere);
    expect(await edit(token, { oldgrz: 'Т999ТТ99', newgrz: nextPlate() })).toEqual(refusedWith('ValidationError'));
    expect(await edit(token, { oldgrz: number, newgrz: '' })).toEqual(refusedWith('EmptyTs'));
    expect(await edit(token, { oldgrz: '', newgrz: number })).toEqual(refusedWith('EmptyTs'));
    expect(await edit(token, { oldgrz: number, newgrz: '1237ВО59', category: 'B' })).toMatchObject(wrongCategory);
    expect(await platesOf(token)).toEqual([plate, number]);
  });
});

describe('the deletion of a vehicle', () => {
  it('deleting the main vehicle makes the first of the others the main one', async () => {
    const { token, plate } = await driver();
    const [second, third] = [nextPlate(), nextPlate()];
    valueOf(await add(token, { numberTs: second }));
    valueOf(await add(token, { numberTs: third }));
    valueOf(await server.current.call(city, deleteCar, { numberTs: plate }, token));
    expect(await platesOf(token)).toEqual([second, third]);
    expect(await mainOf(token)).toEqual([second]);
  });

  it('deleting a vehicle twice, or another driver’s vehicle, is refused', async () => {
    const [one, other] = [await driver(), await driver()];
    expect(await server.current.call(city, deleteCar, { numberTs: other.plate }, one.token)).toEqual(
      refusedWith('ValidationError'),
    );
    valueOf(await server.current.call(city, deleteCar, { numberTs: one.plate }, one.token));
    expect(await server.current.call(city, deleteCar, { numberTs: one.plate }, one.token)).toEqual(
      refusedWith('ValidationError'),
    );
    expect(await server.current.call(city, deleteCar, { numberTs: '' }, one.token)).toEqual(refusedWith('EmptyTs'));
    expect(await platesOf(other.token)).toEqual([other.plate]);
  });
});

describe('the whole list of vehicles', () => {
  const three = async () => {
    const { token, plate } = await driver();
    const [second, third] = [nextPlate(), nextPlate()];
    valueOf(await add(token, { numberTs: second, name: 'Вторая' }));
    valueOf(await add(token, { numberTs: third }));
    return { token, first: plate, second, third };
  };

  it.each(pathsOf(changeCars))(
    'the whole list sent to %s sets order and main vehicle, removes omitted vehicles and keeps omitted fields',
    async (path) => {
      const { token, second, third } = await three();
      const form = new URLSearchParams({
        token,
        'car[0][numberTs]': third,
        'car[1][numberTs]': second,
        'car[1][mainTs]': 'true',
      });
      const response = await fetch(server.current.apiUrl(city) + path, { method: 'PUT', body: form });
      expect(await response.json()).toEqual({ status: 'ok' });
      expect(await vehiclesOf(token)).toMatchObject([
        { numberTs: third, mainTs: false },
        { numberTs: second, mainTs: true, name: 'Вторая' },
      ]);
    },
  );

  it('the whole list keeps the main vehicle, or makes the first one the main one if it is gone', async () => {
    const { token, first, second, third } = await three();
    valueOf(await change(token, [{ numberTs: third }, { numberTs: first }, { numberTs: second }]));
    expect(await mainOf(token)).toEqual([first]);
    valueOf(await change(token, [{ numberTs: third }, { numberTs: second }]));
    expect(await mainOf(token)).toEqual([third]);
  });

  it('the whole list adds a vehicle that was not there', async () => {
    const { token, first } = await three();
    const number = nextPlate();
    valueOf(await change(token, [{ numberTs: number, category: 'C' }, { numberTs: first }]));
    expect(await platesOf(token)).toEqual([number, first]);
  });

  it.each([
    ['a plate twice', (a: string, _b: string) => [{ numberTs: a }, { numberTs: a.toLowerCase() }], 'ValidationError'],
    [
      'two main ones',
      (a: string, b: string) => [a, b].map((numberTs) => ({ numberTs, mainTs: true })),
      'ValidationError',
    ],
    [
      'one certificate twice',
      (a: string, b: string) => [a, b].map((numberTs) => ({ numberTs, STSNumber: '59ВВ000001' })),
      'ValidationError',
    ],
    ['a plate that is none', (a: string, _b: string) => [{ numberTs: a }, { numberTs: 'Ж' }], 'InvalidFormat'],
    ['an empty plate', (a: string, _b: string) => [{ numberTs: a }, { numberTs: '' }], 'EmptyTs'],
    [
      'a driver’s tracking device',
      (a: string, _b: string) => [{ numberTs: a, imei: '860000000000001' }],
      'ValidationError',
    ],
    ['no list', () => [], 'RequiredField'],
  ])('a whole list with %s is refused, and the stored list stays', async (_, list, errorName) => {
    const { token, first, second, third } = await three();
    expect(await change(token, list(first, second))).toEqual(refusedWith(errorName));
    expect(await platesOf(token)).toEqual([first, second, third]);
  });
});

describe('the company calls for a driver’s vehicles', () => {
  it('a driver can add and delete a vehicle with the company calls, but cannot add a device', async () => {
    const { token, plate } = await driver();
    const number = nextPlate();
    const { result } = valueOf(await server.current.call(city, addTs, { number }, token));
    expect(await platesOf(token)).toEqual([plate, number]);
    expect(await server.current.call(city, addTs, { number }, token)).toMatchObject(alreadyThere);
    expect(await server.current.call(city, addTs, { IMEI: '860000000000002' }, token)).toEqual(
      refusedWith('ValidationError'),
    );
    valueOf(await server.current.call(city, deleteTs, { id: result?.id ?? '' }, token));
    expect(await platesOf(token)).toEqual([plate]);
    expect(await server.current.call(city, deleteTs, { id: result?.id ?? '' }, token)).toEqual(
      refusedWith('ValidationError'),
    );
  });

  it('a foreign plate in a company call is recognised by its blanks', async () => {
    const { token } = await driver();
    valueOf(await server.current.call(city, addTs, { number: 'WB 54321' }, token));
    expect((await vehiclesOf(token)).at(-1)).toMatchObject({ numberTs: 'WB54321', formatGrz: 'other' });
  });
});

describe('vehicle calls without a driver’s token', () => {
  const calls = {
    addCar: (token?: string) => server.current.call(city, addCar, { numberTs: 'А123ВС77' }, token),
    editCar: (token?: string) => server.current.call(city, editCar, { oldgrz: 'А123ВС77', newgrz: 'А124ВС77' }, token),
    deleteCar: (token?: string) => server.current.call(city, deleteCar, { numberTs: 'А123ВС77' }, token),
    changeCars: (token?: string) => server.current.call(city, changeCars, { car: [{ numberTs: 'А123ВС77' }] }, token),
    addTs: (token?: string) => server.current.call(city, addTs, { number: 'А123ВС77' }, token),
    deleteTs: (token?: string) => server.current.call(city, deleteTs, { id: '1' }, token),
  };

  it.each(Object.entries(calls))('the vehicle call %s is refused without a driver’s token', async (_, request) => {
    expect(await request()).toEqual(refusedWith('TokenNotFound'));
    expect(await request('guest')).toEqual(refusedWith('TokenNotFound'));
    expect(await request('strange')).toEqual({ kind: 'expired' });
  });
});
