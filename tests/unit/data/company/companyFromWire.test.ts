import { describe, expect, it } from 'vitest';
import { companyFromWire } from '~/data/company/companyFromWire';
import { wholeRoubles } from '~/domain/company/company';

const empty = { ts: [], drivers: [], devices: [] };

describe('a company', () => {
  it('a company is read with its balance in kopecks', () => {
    const result = {
      ...empty,
      name: 'ООО «Две сосны»',
      inn: '5900000203',
      contractNumber: '8',
      email: 'a@b.ru',
      balance: 1500.75,
    };
    expect(companyFromWire({ result })).toEqual({
      cars: [],
      drivers: [],
      devices: [],
      name: 'ООО «Две сосны»',
      inn: '5900000203',
      contractNumber: '8',
      email: 'a@b.ru',
      balance: 150_075,
    });
  });

  it('a company with a blank name is read without a name', () => {
    expect(companyFromWire({ result: { ...empty, name: '  ' } })).toEqual({ cars: [], drivers: [], devices: [] });
  });

  it('COOP-09: a company is read with its lists, where a “not active” device is in use and nameless rows are left out', () => {
    const ts = [
      {
        mainTs: true,
        numberTs: ' a001aa59',
        formatGrz: 'rus',
        name: ' ',
        active: true,
        imei: '',
        vin: 'xta21093000000001',
        id: '1',
      },
      { mainTs: false, numberTs: ' ', active: true },
    ];
    const drivers = [
      { id: '7', name: ' Иванов  Иван', phone: '79120000001', ts: 'А001АА59', device: '', active: true },
      { name: ' ', active: true },
    ];
    const devices = [
      { imei: '860000000000001', status: 'not active' },
      { vin: 'XTA21093000000001', status: 'active' },
      { status: 'active' },
    ];
    const { cars, ...rest } = companyFromWire({ result: { ts, drivers, devices } });
    expect(cars).toEqual([{ id: '1', plate: 'А001АА59', isForeign: false, isMain: true, vin: 'XTA21093000000001' }]);
    expect(rest.drivers).toEqual([
      { id: '7', name: 'Иванов Иван', phone: '79120000001', plate: 'А001АА59', isActive: true },
    ]);
    expect(rest.devices.map(({ isActive }) => isActive)).toEqual([true, false]);
  });

  it.each([
    [{ formatGrz: 'other' }, true],
    [{ formatGrz: 'Foreign' }, true],
    [{ country: 'other' }, true],
    [{ formatGrz: 'rus', country: 'OTHER ' }, true],
    [{ formatGrz: 'rus' }, false],
    [{ country: 'rus' }, false],
    [{ formatGrz: ' ' }, false],
    [{}, false],
  ])('VEH-06: a vehicle of a company with %j is foreign: %s', (format, isForeign) => {
    const ts = [{ numberTs: 'A123BC77', mainTs: true, active: true, ...format }];
    const [car] = companyFromWire({ result: { ...empty, ts } }).cars;
    expect([car?.isForeign, car?.plate]).toEqual([isForeign, isForeign ? 'A123BC77' : 'А123ВС77']);
  });

  it.each([
    [150_075, 150_000],
    [99, 0],
    [-150_075, -150_000],
  ])('COOP: a balance of %i kopecks is cut to whole roubles, %i kopecks', (balance, roubles) => {
    expect(wholeRoubles(balance)).toBe(roubles);
  });
});
