import { describe, expect, it } from 'vitest';
import type { RequestOf } from '~/api/contract/endpoint';
import { activateDevice, addDriver, deactivateDevice, getCorpProfile } from '~/api/contract/company';
import { addTs, changeCars, deleteTs } from '~/api/contract/vehicles';
import { vehiclesToSend } from '~/data/company/vehiclesToSend';
import type { DeviceKey } from '~/domain/company/companyDevice';
import { refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'perm';

const deviceExists = {
  kind: 'refused',
  errorName: 'ValidationError',
  message: 'Данное отслеживающее устройство уже существует',
};
const deviceTaken = { kind: 'refused', errorName: 'ValidationError', message: 'Данное устройство уже занято' };
const vehicleExists = {
  kind: 'refused',
  errorName: 'ValidationError',
  message: 'Данное транспортное средство уже существует',
};

const [first, second] = ['А001АА59', 'А002АА59'] as const;

let vinCount = 0;
const company = async () => {
  vinCount += 1;
  const inn = String(5_900_200_000 + vinCount);
  const vehicles = [first, second].map((number) => ({ number }));
  const { users } = await server.current.control.seed(city, {
    users: [{ company: { name: 'ООО «Проба»', inn, contract: '1' }, vehicles }],
  });
  return { inn, token: users[0]?.token ?? '' };
};
/** Returns a VIN that no other device in the suite has. */
const nextVin = (): string => {
  vinCount += 1;
  return `XTA21093${String(vinCount).padStart(9, '0')}`;
};
const nextImei = (): string => {
  vinCount += 1;
  return String(860_000_000_000_000 + vinCount);
};

const add = (token: string, input: RequestOf<typeof addTs>) => server.current.call(city, addTs, input, token);
const remove = (token: string, id: string | undefined) => server.current.call(city, deleteTs, { id: id ?? '' }, token);
const change = (token: string, vehicles: RequestOf<typeof changeCars>['car']) =>
  server.current.call(city, changeCars, { car: vehicles }, token);
const profileOf = async (token: string) => valueOf(await server.current.call(city, getCorpProfile, {}, token)).result;
const vehicleOf = async (token: string, plate: string) =>
  (await profileOf(token)).ts.find(({ numberTs }) => numberTs === plate);

describe('the adding of vehicles and devices', () => {
  it('a company can add a vehicle once', async () => {
    const { token } = await company();
    const { result } = valueOf(await add(token, { number: ' a003aa59' }));
    expect(await vehicleOf(token, 'А003АА59')).toMatchObject({ id: result?.id, mainTs: false });
    expect(await add(token, { number: 'А003АА59' })).toMatchObject(vehicleExists);
    expect((await profileOf(token)).devices).toEqual([]);
  });

  it('a company can add a device by itself, which is in use at once', async () => {
    const { token } = await company();
    const [vin, imei] = [nextVin(), nextImei()];
    const { result } = valueOf(await add(token, { VINNumber: ` ${vin.toLowerCase()} `, IMEI: imei }));
    expect((await profileOf(token)).devices).toEqual([{ id: result?.id, vin, imei, status: 'not active' }]);
    expect(result?.id).not.toMatch(/^\d+$/);
  });

  it('a device can be added to a vehicle, and the drivers of that vehicle have it too', async () => {
    const { token } = await company();
    const imei = nextImei();
    valueOf(
      await server.current.call(city, addDriver, { driver: 'Иванов', phone: '79120000001', car_number: second }, token),
    );
    valueOf(await add(token, { number: second, IMEI: imei }));
    expect(await vehicleOf(token, second)).toMatchObject({ imei });
    expect((await profileOf(token)).drivers).toMatchObject([{ device: imei }]);
  });

  it('a device can be added together with a new vehicle', async () => {
    const { token } = await company();
    const vin = nextVin();
    valueOf(await add(token, { number: 'А003АА59', VINNumber: vin }));
    expect(await vehicleOf(token, 'А003АА59')).toMatchObject({ vin });
  });

  it.each([
    ['nothing', {}, 'VIN_IMEI_EMPTY'],
    ['empty texts', { number: ' ', VINNumber: '', IMEI: ' ' }, 'VIN_IMEI_EMPTY'],
    ['a VIN of 31 signs', { VINNumber: 'XTA2109300000001XTA2109300000001' }, 'InvalidFormat'],
    ['a VIN with a Cyrillic letter', { VINNumber: 'ХTA21093000000001' }, 'InvalidFormat'],
    ['an IMEI without a digit', { IMEI: 'null' }, 'InvalidFormat'],
    ['a plate that is none, with a device', { number: 'Ж', IMEI: '869999999999999' }, 'InvalidFormat'],
  ])('a vehicle or device with %s is refused, and nothing is added', async (_, input, errorName) => {
    const { token } = await company();
    expect(await add(token, input)).toEqual(refusedWith(errorName));
    const { ts, devices } = await profileOf(token);
    expect([ts.length, devices.length]).toEqual([2, 0]);
  });

  it('a device is known by its VIN or its IMEI alone, and across all companies of the city', async () => {
    const [one, other] = [await company(), await company()];
    const [vin, imei] = [nextVin(), nextImei()];
    valueOf(await add(one.token, { VINNumber: vin, IMEI: imei }));
    expect(await add(one.token, { VINNumber: vin })).toMatchObject(deviceExists);
    expect(await add(one.token, { VINNumber: nextVin(), IMEI: imei })).toMatchObject(deviceExists);
    expect(await add(other.token, { number: first, IMEI: imei })).toMatchObject(deviceExists);
    expect((await profileOf(other.token)).devices).toEqual([]);
  });

  it('a device of another vehicle is refused as taken', async () => {
    const { token } = await company();
    const imei = nextImei();
    valueOf(await add(token, { number: first, IMEI: imei }));
    expect(await add(token, { number: second, IMEI: imei })).toMatchObject(deviceTaken);
    expect(await add(token, { number: first, IMEI: imei })).toMatchObject(deviceExists);
  });
});

describe('the deletion of vehicles and devices', () => {
  it('a deleted device is removed from its vehicle, and its number can be used again', async () => {
    const { token } = await company();
    const imei = nextImei();
    const { result } = valueOf(await add(token, { number: first, IMEI: imei }));
    valueOf(await remove(token, result?.id));
    const { ts, devices } = await profileOf(token);
    expect([ts.length, devices.length, ts[0]?.imei]).toEqual([2, 0, undefined]);
    valueOf(await add(token, { IMEI: imei }));
  });

  it('a deleted vehicle is removed from its driver, and its device becomes free', async () => {
    const { token } = await company();
    const imei = nextImei();
    valueOf(await add(token, { number: first, IMEI: imei }));
    valueOf(
      await server.current.call(city, addDriver, { driver: 'Иванов', phone: '79120000001', car_number: first }, token),
    );
    valueOf(await remove(token, (await vehicleOf(token, first))?.id));
    const { ts, devices, drivers } = await profileOf(token);
    expect(ts).toMatchObject([{ numberTs: second, mainTs: true }]);
    expect(devices).toMatchObject([{ imei }]);
    expect([drivers[0]?.ts, drivers[0]?.device]).toEqual([undefined, undefined]);
  });

  it.each([
    ['of another company', async (token: string) => (await profileOf(token)).ts[0]?.id],
    ['that nobody has', async () => '999999999'],
    ['of a device that nobody has', async () => 'device-999999999'],
    ['that is no id', async () => `1' or '1'='1`],
  ])('a deletion by an id %s is refused', async (_, idFrom) => {
    const [one, other] = [await company(), await company()];
    expect(await remove(one.token, await idFrom(other.token))).toEqual(refusedWith('ValidationError'));
    expect((await profileOf(other.token)).ts).toHaveLength(2);
  });
});

describe('the whole list of a company', () => {
  it('the whole list can move devices to other vehicles, even two at once', async () => {
    const { token } = await company();
    const [one, other] = [nextImei(), nextVin()];
    valueOf(await add(token, { number: first, IMEI: one }));
    valueOf(await add(token, { number: second, VINNumber: other }));
    valueOf(
      await change(token, [
        { numberTs: second, imei: one, mainTs: true },
        { numberTs: first, vin: other },
      ]),
    );
    expect((await profileOf(token)).ts).toMatchObject([
      { numberTs: second, imei: one, mainTs: true },
      { numberTs: first, vin: other, mainTs: false },
    ]);
    // An omitted field keeps its value. An empty text removes the device.
    valueOf(await change(token, [{ numberTs: second }, { numberTs: first, vin: '' }]));
    expect([(await vehicleOf(token, second))?.imei, (await vehicleOf(token, first))?.vin]).toEqual([one, undefined]);
  });

  it('the whole list accepts a foreign vehicle that the call for one vehicle refuses without a blank', async () => {
    const { token } = await company();
    expect(await add(token, { number: 'AB777' })).toEqual(refusedWith('InvalidFormat'));
    const sent = vehiclesToSend((await profileOf(token)).ts, [{ kind: 'addCar', plate: 'AB777', isForeign: true }]);
    valueOf(await change(token, sent ?? []));
    expect((await profileOf(token)).ts).toMatchObject([
      { numberTs: first, mainTs: true },
      { numberTs: second },
      { numberTs: 'AB777', formatGrz: 'other', mainTs: false },
    ]);
  });

  it('the whole list refuses one device for two vehicles and a device that the company does not have', async () => {
    const { token } = await company();
    const imei = nextImei();
    valueOf(await add(token, { number: first, IMEI: imei }));
    expect(await change(token, [{ numberTs: first }, { numberTs: second, imei }])).toMatchObject(deviceTaken);
    expect(await change(token, [{ numberTs: first }, { numberTs: second, imei: nextImei() }])).toEqual(
      refusedWith('ValidationError'),
    );
    expect(await vehicleOf(token, first)).toMatchObject({ imei });
  });

  it('the whole list can correct the numbers of a device, which stays the same device of the same vehicle', async () => {
    const { token, inn } = await company();
    const [imei, corrected, vin] = [nextImei(), nextImei(), nextVin()];
    const { result } = valueOf(await add(token, { number: first, IMEI: imei }));
    valueOf(
      await server.current.call(city, addDriver, { driver: 'Иванов', phone: '79120000001', car_number: first }, token),
    );
    valueOf(await server.current.call(city, deactivateDevice, { imei, inn }, token));
    const correct = async (device: DeviceKey, numbers: DeviceKey): Promise<void> => {
      const edit = { kind: 'correctDevice', device, corrected: numbers } as const;
      valueOf(await change(token, vehiclesToSend((await profileOf(token)).ts, [edit]) ?? []));
    };
    await correct({ imei }, { imei: corrected, vin });
    const { devices, drivers, ts } = await profileOf(token);
    expect(devices).toEqual([{ id: result?.id, imei: corrected, vin, status: 'active' }]);
    expect(drivers).toMatchObject([{ ts: first, device: corrected }]);
    expect(ts).toMatchObject([{ numberTs: first, imei: corrected, vin }, { numberTs: second }]);
    await correct({ imei: corrected, vin }, { vin });
    expect((await profileOf(token)).devices).toEqual([{ id: result?.id, vin, status: 'active' }]);
    expect(await vehicleOf(token, first)).toMatchObject({ vin });
    expect((await vehicleOf(token, first))?.imei).toBe(undefined);
  });

  it('a correction is refused if another device of the city has the number, or another vehicle gets the device', async () => {
    const [one, other] = [await company(), await company()];
    const [imei, free, foreign, corrected] = [nextImei(), nextImei(), nextImei(), nextImei()];
    valueOf(await add(one.token, { number: first, IMEI: imei }));
    valueOf(await add(one.token, { IMEI: free }));
    valueOf(await add(other.token, { IMEI: foreign }));
    for (const device of [{ imei: foreign }, { imei: free, vin: nextVin() }])
      expect(await change(one.token, [{ numberTs: first, ...device }, { numberTs: second }])).toMatchObject(
        deviceExists,
      );
    expect(
      await change(one.token, [
        { numberTs: first, imei: corrected },
        { numberTs: second, imei },
      ]),
    ).toMatchObject(deviceTaken);
    expect(await vehicleOf(one.token, first)).toMatchObject({ imei });
    expect((await profileOf(one.token)).devices.map((device) => device.imei)).toEqual([imei, free]);
  });
});

describe('devices in use', () => {
  it('a device can be deactivated and activated by VIN or IMEI, and the wire reports the status inverted', async () => {
    const { token, inn } = await company();
    const [vin, imei] = [nextVin(), nextImei()];
    valueOf(await add(token, { number: first, VINNumber: vin, IMEI: imei }));
    for (const [endpoint, name, status] of [
      [deactivateDevice, { vin }, 'active'],
      [deactivateDevice, { vin, imei }, 'active'],
      [activateDevice, { imei, grz: first.toLowerCase() }, 'not active'],
    ] as const) {
      valueOf(await server.current.call(city, endpoint, { ...name, inn }, token));
      expect((await profileOf(token)).devices[0]?.status).toBe(status);
    }
  });

  it.each([
    ['no number at all', { vin: '', imei: ' ' }, 'VIN_IMEI_EMPTY'],
    ['a number of no device', { imei: '869999999999998' }, 'ValidationError'],
    ['a number that is none', { imei: 'imei' }, 'InvalidFormat'],
    ['the plate of another vehicle', { grz: second }, 'ValidationError'],
    ['another tax number', { inn: '7700000104' }, 'ValidationError'],
  ])('a change of a device’s status with %s is refused', async (_, more, errorName) => {
    const { token, inn } = await company();
    const imei = nextImei();
    valueOf(await add(token, { number: first, IMEI: imei }));
    expect(await server.current.call(city, deactivateDevice, { imei, inn, ...more }, token)).toEqual(
      refusedWith(errorName),
    );
    expect((await profileOf(token)).devices[0]?.status).toBe('not active');
  });

  it('a company cannot change the status of another company’s device', async () => {
    const [one, other] = [await company(), await company()];
    const imei = nextImei();
    valueOf(await add(one.token, { IMEI: imei }));
    expect(await server.current.call(city, deactivateDevice, { imei, inn: other.inn }, other.token)).toEqual(
      refusedWith('ValidationError'),
    );
    expect((await profileOf(one.token)).devices[0]?.status).toBe('not active');
  });
});
