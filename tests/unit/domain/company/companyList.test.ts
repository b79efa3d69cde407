import { describe, expect, it } from 'vitest';
import { isSameCompany, type Company, type CompanyVehicle } from '~/domain/company/company';
import {
  vehiclesByDevice,
  isEditDoneIn,
  editConflict,
  editedRow,
  isCompanyEditDone,
  listsAfterEdit,
  type CompanyEdit,
  type EditConflict,
  type CompanyLists,
} from '~/domain/company/companyEdit';
import { checkDevice, deviceKey, isUnusualNumber } from '~/domain/company/companyDevice';
import {
  checkCompanyDriver,
  companyDriverOf,
  nameParts,
  withKnownPlate,
  type CompanyDriver,
} from '~/domain/company/companyDriver';
import { hostileTexts, longTexts } from '../../support/hostileTexts';
import { vehicleRows, deviceRows, filterVehicles, filterDevices, filterDrivers } from '~/domain/company/companyList';

const imei = '860000000000001';
const vin = 'XTA21093000000001';
const vehicle = (plate: string, more: Partial<CompanyVehicle> = {}): CompanyVehicle => ({
  plate,
  isForeign: false,
  isMain: false,
  ...more,
});
const driver = (name: string, phone: string, more: Partial<CompanyDriver> = {}): CompanyDriver => ({
  name,
  phone,
  isActive: true,
  ...more,
});
const lists: CompanyLists = {
  cars: [vehicle('А001АА59', { imei, name: 'Первая' }), vehicle('В010ВВ59'), vehicle('А002АА59')],
  drivers: [
    driver('Иванов Иван Ильич', '79120000001', { plate: 'А001АА59', device: imei }),
    driver('Ёлкина Анна', '79120000002'),
  ],
  devices: [
    { imei, isActive: true },
    { vin, isActive: false },
  ],
};
const [ivan, anna] = lists.drivers as [CompanyDriver, CompanyDriver];

describe('the name of a company’s driver', () => {
  it.each([
    ['Иванов Иван Ильич', { surname: 'Иванов', firstName: 'Иван', patronymic: 'Ильич' }],
    ['  Иванов \u00a0Иван ', { surname: 'Иванов', firstName: 'Иван', patronymic: '' }],
    ['Ким', { surname: 'Ким', firstName: '', patronymic: '' }],
    ['Мамедов Али Гусейн оглы', { surname: 'Мамедов', firstName: 'Али', patronymic: 'Гусейн оглы' }],
  ])('COOP-08: the driver’s name %s is split into its parts', (name, parts) => {
    expect(nameParts(name)).toEqual(parts);
  });
});

describe('the faults of a driver', () => {
  const values = { surname: 'Ким', firstName: 'Олег', patronymic: '', phone: '8 912 000-00-03', plate: '' };
  it.each([
    [{}, {}],
    [{ surname: ' ' }, { surname: 'emptyField' }],
    [{ surname: 'я'.repeat(101) }, { surname: 'longName' }],
    [{ firstName: '' }, { firstName: 'emptyField' }],
    [{ firstName: ' ', patronymic: 'Петрович' }, { firstName: 'emptyField' }],
    [{ phone: '' }, { phone: 'PhoneEmpty' }],
    [{ phone: '7912000000' }, { phone: 'InvalidFormat' }],
    [{ phone: '8-800-FLOWERS' }, { phone: 'InvalidFormat' }],
    [{ phone: '8 (912) 000-00-01' }, { phone: 'DoublePhone' }],
    [{ plate: 'a001aa59' }, {}],
    [{ plate: 'Т999ТТ99' }, { plate: 'noSuchCar' }],
  ])('the form of a company’s driver with %o names its faults', (more, errors) => {
    expect(checkCompanyDriver({ ...values, ...more }, { others: lists.drivers, plates: ['А001АА59'] })).toEqual(errors);
  });
});

describe('VAL-70, B-91: the faults of a device', () => {
  it.each([
    [{ vin: '', imei: ' ' }, { imei: 'VIN_IMEI_EMPTY' }],
    [{ vin: '', imei: '8600000000000 02' }, {}],
    [{ vin: 'xta21093000000002', imei: '' }, {}],
    // Numbers of other makes are sent as well.
    [{ vin: 'XTA21O93000000001', imei: '86' }, {}],
    [{ vin: '', imei: 'SN-00012' }, {}],
    [{ vin: '1'.repeat(30), imei: '1'.repeat(31) }, { imei: 'deviceNumber' }],
    [{ vin: '', imei: 'null' }, { imei: 'deviceNumber' }],
    [
      { vin: 'XTA!1O93000000001', imei: 'номер 1' },
      { vin: 'deviceNumber', imei: 'deviceNumber' },
    ],
    // B-91: the device exists already.
    [{ vin, imei: '860000000000002' }, { vin: 'deviceExists' }],
    [{ vin: '', imei }, { imei: 'deviceExists' }],
  ])('the form of a device with %o names its faults', (input, errors) => {
    expect(checkDevice(input, lists.devices)).toEqual(errors);
  });

  it.each<['vin' | 'imei', string, boolean]>([
    ['imei', '860000000000002', false],
    ['imei', '86000-000 0000002', false],
    ['imei', '86000000000000', true],
    ['imei', 'SN00012', true],
    ['imei', ' ', false],
    ['vin', 'xta21093000000002', false],
    ['vin', 'XTA21O93000000001', true],
    ['vin', 'XTA2109', true],
  ])('the %s %j gets a hint about its format: %s', (kind, number, isUnusual) => {
    expect(isUnusualNumber(kind, number)).toBe(isUnusual);
  });
});

describe('a text pasted into a field of the company’s forms', () => {
  it.each([...hostileTexts, ...longTexts].map((text) => [text.slice(0, 20), text]))(
    'the pasted text %j is reported at its field or sent as it is shown',
    (_, text) => {
      const values = { surname: text, firstName: text, patronymic: text, phone: text, plate: text };
      const errors = checkCompanyDriver(values, { others: lists.drivers, plates: ['А001АА59'] });
      expect(errors.phone).toBeDefined();
      expect(errors.plate).toBeDefined();
      const displayed = `${text} ${text} ${text}`
        .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
        .replaceAll(/\s+/gu, ' ')
        .trim();
      if (errors.surname === undefined) expect(companyDriverOf(values).name).toBe(displayed);
      const device = deviceKey({ vin: text, imei: text });
      if (checkDevice({ vin: text, imei: text }, lists.devices).imei === undefined)
        expect(device.imei).toBe(text.trim().toUpperCase());
      expect(device.imei).toBe(device.vin);
      for (const find of [
        filterVehicles(vehicleRows(lists.cars, lists.drivers), text, 'plate'),
        filterDrivers(lists.drivers, text, 'name'),
      ])
        expect(find).toBeDefined();
    },
  );

  it.each([
    ['B-93', 'Ким', 'Ким', '', ''],
    ['B-93', 'Ким Олег', 'Ким', 'Олег', ''],
    ['B-93', 'Мамедов Али Гусейн оглы', 'Мамедов', 'Али', 'Гусейн оглы'],
  ])('%s: the driver’s name %s is split into parts and sent whole again', (_, name, surname, firstName, patronymic) => {
    expect(nameParts(name)).toEqual({ surname, firstName, patronymic });
    expect(companyDriverOf({ surname, firstName, patronymic, phone: '8 912 000-00-03', plate: '' })).toMatchObject({
      name,
      phone: '79120000003',
    });
  });
});

describe('COOP-06: the company’s lists after an edit', () => {
  const petr = driver('Петров Пётр', '79120000003', { plate: 'В010ВВ59' });
  it.each<[string, CompanyEdit, (after: CompanyLists) => unknown, unknown]>([
    [
      'a vehicle more',
      { kind: 'addCar', plate: 'С003СС59', isForeign: false },
      ({ cars: vehicles }) => vehicles.map(({ plate }) => plate).at(-1),
      'С003СС59',
    ],
    [
      'another name and another device',
      { kind: 'editCar', plate: 'В010ВВ59', name: 'Вторая', device: { vin } },
      ({ cars: vehicles }) => vehicles.map((one) => [one.name, one.imei ?? one.vin]),
      [
        ['Первая', imei],
        ['Вторая', vin],
        [undefined, undefined],
      ],
    ],
    [
      'another name, whatever the device is',
      { kind: 'editCar', plate: 'А001АА59', name: 'Рабочая' },
      ({ cars: vehicles }) => [vehicles[0]?.name, vehicles[0]?.imei],
      ['Рабочая', imei],
    ],
    [
      'another plate, with the same driver and device',
      {
        kind: 'editCar',
        plate: 'А001АА59',
        corrected: { plate: 'А007АА59', isForeign: false, drivers: [ivan] },
      },
      ({ cars: vehicles, drivers }) => [vehicles[0], drivers[0]?.plate, drivers[0]?.device],
      [vehicle('А007АА59', { imei, name: 'Первая' }), 'А007АА59', imei],
    ],
    [
      'the same plate as a foreign one',
      { kind: 'editCar', plate: 'В010ВВ59', corrected: { plate: 'B010BB59', isForeign: true, drivers: [] } },
      ({ cars: vehicles }) => [vehicles[1]?.plate, vehicles[1]?.isForeign],
      ['B010BB59', true],
    ],
    [
      'no device any more, whatever the name is',
      { kind: 'editCar', plate: 'А001АА59', device: {} },
      ({ cars: vehicles, drivers }) => [vehicles[0]?.imei, drivers[0]?.device],
      [undefined, undefined],
    ],
    [
      'a vehicle less: its driver has none',
      { kind: 'removeCar', vehicle: vehicle('А001АА59') },
      ({ cars: vehicles, drivers }) => [vehicles.length, drivers[0]?.plate],
      [2, undefined],
    ],
    ['a driver more', { kind: 'addDriver', driver: petr }, ({ drivers }) => drivers.length, 3],
    [
      'another driver',
      { kind: 'editDriver', before: anna, driver: { ...anna, name: 'Елина Анна', plate: 'А001АА59' } },
      ({ drivers }) => [drivers[1]?.name, drivers[1]?.device],
      ['Елина Анна', imei],
    ],
    ['a driver less', { kind: 'removeDriver', driver: ivan }, ({ drivers }) => drivers.length, 1],
    [
      'a driver off',
      { kind: 'switchDriver', driver: ivan, isActive: false },
      ({ drivers }) => drivers.map(({ isActive }) => isActive),
      [false, true],
    ],
    [
      'a device more, in a vehicle',
      { kind: 'addDevice', device: { imei: '860000000000002' }, plate: 'В010ВВ59' },
      ({ devices, cars: vehicles }) => [devices.length, vehicles[1]?.imei],
      [3, '860000000000002'],
    ],
    [
      'a device in another vehicle',
      { kind: 'moveDevice', device: { imei }, plate: 'А002АА59' },
      ({ cars: vehicles }) => vehicles.map((one) => one.imei),
      [undefined, undefined, imei],
    ],
    [
      'a device in none',
      { kind: 'moveDevice', device: { imei }, plate: undefined },
      ({ cars: vehicles }) => vehicles.map((one) => one.imei),
      [undefined, undefined, undefined],
    ],
    [
      'another number of a device, which stays in its vehicle',
      { kind: 'correctDevice', device: { imei }, corrected: { imei: '860000000000003', vin: 'SN1' } },
      ({ cars: vehicles, drivers, devices }) => [vehicles[0], drivers[0]?.device, devices],
      [
        vehicle('А001АА59', { imei: '860000000000003', vin: 'SN1', name: 'Первая' }),
        '860000000000003',
        [
          { imei: '860000000000003', vin: 'SN1', isActive: true },
          { vin, isActive: false },
        ],
      ],
    ],
    [
      'a device less',
      { kind: 'removeDevice', device: { imei, isActive: true } },
      ({ devices, cars: vehicles }) => [devices.length, vehicles[0]?.imei],
      [1, undefined],
    ],
    [
      'a device on',
      { kind: 'switchDevice', device: { vin, isActive: false }, isActive: true },
      ({ devices }) => devices.map(({ isActive }) => isActive),
      [true, true],
    ],
  ])('an edit shows in the company’s lists and counts as done only then: %s', (_, edit, displayed, seen) => {
    const after = listsAfterEdit(lists, edit);
    expect(displayed(after)).toEqual(seen);
    expect([isCompanyEditDone(lists, edit), isCompanyEditDone(after, edit)]).toEqual([false, true]);
    // A second time changes nothing more.
    expect(listsAfterEdit(after, edit)).toEqual(after);
  });

  it('a corrected plate counts as done only once its drivers have their vehicle again', () => {
    const corrected = { plate: 'А007АА59', isForeign: false, drivers: [ivan] };
    const edit: CompanyEdit = { kind: 'editCar', plate: 'А001АА59', corrected };
    const after = listsAfterEdit(lists, edit);
    const untied = after.drivers.map((one) => ({ ...one, plate: undefined, device: undefined }));
    expect(isCompanyEditDone({ ...after, drivers: untied }, edit)).toBe(false);
    expect(listsAfterEdit({ ...after, drivers: untied }, edit)).toEqual(after);
  });
});

it.each<[CompanyEdit, string | undefined]>([
  [{ kind: 'addCar', plate: 'С003СС59', isForeign: false }, 'С003СС59'],
  [{ kind: 'editCar', plate: 'А001АА59', name: 'Рабочая' }, 'А001АА59'],
  [{ kind: 'editCar', plate: 'А001АА59', corrected: { plate: 'А007АА59', isForeign: false, drivers: [] } }, 'А007АА59'],
  [{ kind: 'removeCar', vehicle: vehicle('А001АА59') }, undefined],
  [{ kind: 'editDriver', before: anna, driver: { ...anna, name: 'Елина Анна' } }, '79120000002 Елина Анна'],
  [{ kind: 'switchDriver', driver: ivan, isActive: false }, '79120000001 Иванов Иван Ильич'],
  [{ kind: 'removeDriver', driver: ivan }, undefined],
  [{ kind: 'addDevice', device: { vin } }, vin],
  [{ kind: 'moveDevice', device: { imei, vin }, plate: undefined }, imei],
  [{ kind: 'correctDevice', device: { imei }, corrected: { imei: '860000000000003' } }, '860000000000003'],
  [{ kind: 'switchDevice', device: { vin, isActive: false }, isActive: true }, vin],
])('CONST-31: the edit %j leaves the row %s to highlight', (edit, row) => {
  expect(editedRow(edit)).toBe(row);
});

describe('the conflicts of an edit with the reloaded list', () => {
  const other = '860000000000002';
  const [one, two] = ['А001АА59', 'В010ВВ59'];
  it.each<[string, CompanyEdit, EditConflict | undefined]>([
    ['a name', { kind: 'editCar', plate: one, name: 'Рабочая' }, undefined],
    [
      'a corrected plate that is there already',
      { kind: 'editCar', plate: one, corrected: { plate: 'А002АА59', isForeign: false, drivers: [] } },
      'exists',
    ],
    [
      'a corrected plate that the vehicle has by now, as the edit was sent before',
      { kind: 'editCar', plate: 'Т999ТТ59', corrected: { plate: one, isForeign: false, drivers: [], mayBeDone: true } },
      undefined,
    ],
    [
      'a vehicle that has gone, and another one with the corrected plate',
      { kind: 'editCar', plate: 'Т999ТТ59', corrected: { plate: one, isForeign: false, drivers: [] } },
      'noSuchCar',
    ],
    [
      'the same plate written otherwise',
      { kind: 'editCar', plate: one, corrected: { plate: 'A001AA59', isForeign: true, drivers: [] } },
      undefined,
    ],
    ['a name for a vehicle that has gone', { kind: 'editCar', plate: 'Т999ТТ59', name: '' }, 'noSuchCar'],
    ['VAL-71, B-92: a device of another vehicle', { kind: 'editCar', plate: two, device: { imei } }, 'deviceTaken'],
    ['a free device for a vehicle without one', { kind: 'editCar', plate: two, device: { imei: other } }, undefined],
    [
      'instead of the one that was seen',
      { kind: 'editCar', plate: one, device: { imei: other }, before: { imei } },
      undefined,
    ],
    [
      'instead of one that was put in meanwhile',
      { kind: 'editCar', plate: one, device: { imei: other }, before: {} },
      'carTaken',
    ],
    [
      'none, instead of the one that was seen',
      { kind: 'editCar', plate: one, device: {}, before: { imei } },
      undefined,
    ],
    [
      'none, instead of one that was put in meanwhile',
      { kind: 'editCar', plate: one, device: {}, before: { vin } },
      'carTaken',
    ],
    [
      'a device moved into a vehicle with another one',
      { kind: 'moveDevice', device: { vin }, plate: 'a001aa59' },
      'carTaken',
    ],
    ['a device moved to where it is', { kind: 'moveDevice', device: { imei }, plate: one }, undefined],
    ['a device moved from one vehicle to another', { kind: 'moveDevice', device: { imei }, plate: two }, undefined],
    ['a device moved into none', { kind: 'moveDevice', device: { imei }, plate: undefined }, undefined],
    [
      'a new device for a vehicle with another one',
      { kind: 'addDevice', device: { imei: other }, plate: one },
      'carTaken',
    ],
    [
      'a new device for a vehicle that has gone',
      { kind: 'addDevice', device: { imei: other }, plate: 'Т999ТТ59' },
      'noSuchCar',
    ],
    ['a new device for a vehicle without one', { kind: 'addDevice', device: { imei: other }, plate: two }, undefined],
    ['a new device for none', { kind: 'addDevice', device: { imei: other } }, undefined],
    ['another number', { kind: 'correctDevice', device: { imei }, corrected: { imei: other } }, undefined],
    [
      'another number that the vehicle has by now',
      { kind: 'correctDevice', device: { imei: other }, corrected: { imei } },
      undefined,
    ],
    [
      'another number for a device that is in no vehicle',
      { kind: 'correctDevice', device: { vin }, corrected: { imei: other } },
      'deviceFree',
    ],
    [
      'VAL-70: a number of the device of another vehicle',
      { kind: 'correctDevice', device: { vin: 'SN1' }, corrected: { imei, vin: 'SN1' } },
      'deviceExists',
    ],
  ])('%s: the edit is checked for conflicts with the reloaded list', (_, edit, error) => {
    expect(editConflict([...lists.cars, vehicle('С003СС59', { vin: 'SN1' })], edit)).toBe(error);
  });
});

describe('a driver whose vehicle has gone', () => {
  it.each([
    ['a001aa59', 'А001АА59'],
    ['Т999ТТ59', ''],
    ['', ''],
    [undefined, ''],
  ])('the driver’s vehicle %s is shown and saved as “%s”', (plate, displayed) => {
    expect(withKnownPlate({ plate }, ['А001АА59']).plate).toBe(displayed);
  });
});

describe('the lookup of many edits and devices', () => {
  it.each<[string, CompanyEdit]>([
    ['a vehicle that is there in another spelling', { kind: 'addCar', plate: 'a001aa59', isForeign: false }],
    ['one that is not', { kind: 'addCar', plate: 'А777АА59', isForeign: false }],
    ['a driver', { kind: 'addDriver', driver: { ...ivan, name: 'ИВАНОВ Иван Ильич', phone: '8 912 000-00-01' } }],
    ['a driver of another vehicle', { kind: 'addDriver', driver: { ...ivan, plate: 'В010ВВ59' } }],
    ['a phone of nobody', { kind: 'addDriver', driver: { ...anna, phone: '79120000009' } }],
    ['a driver who is on', { kind: 'switchDriver', driver: anna, isActive: true }],
    ['a driver who is not off', { kind: 'switchDriver', driver: anna, isActive: false }],
    ['a device', { kind: 'addDevice', device: { vin } }],
  ])('the lookup of many edits gives the same result as a check of one: %s', (_, edit) => {
    expect(isEditDoneIn(lists)(edit)).toBe(isCompanyEditDone(lists, edit));
  });

  it('ten thousand vehicles are looked up in a list of ten thousand within two seconds', () => {
    const vehicles = Array.from({ length: 10_000 }, (_, index) => vehicle(`А${index}АА59`));
    const startedAt = performance.now();
    const isDone = isEditDoneIn({ ...lists, cars: vehicles });
    expect(vehicles.every(({ plate }) => isDone({ kind: 'addCar', plate, isForeign: false }))).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it('the vehicle of a device is found by VIN or IMEI, and an unknown device has none', () => {
    const carrier = vehiclesByDevice([...lists.cars, vehicle('С003СС59', { vin })]);
    expect([{ imei }, { vin, imei: '1' }, { imei: '1' }, {}].map((device) => carrier(device)?.plate)).toEqual([
      'А001АА59',
      'С003СС59',
      undefined,
      undefined,
    ]);
  });
});

describe('one company, read at two times', () => {
  const company: Company = { ...lists, inn: '5900000203', contractNumber: '8', name: 'Сосны' };
  it.each<[Partial<Company>, boolean]>([
    [{ name: 'ООО «Сосны»', cars: [] }, true],
    [{ inn: '5900000204' }, false],
    [{ contractNumber: '9' }, false],
  ])('a company read again with %o is the same company or another one', (more, isSame) => {
    expect(isSameCompany(company, { ...company, ...more })).toBe(isSame);
  });
});

describe('the search and the order of the company’s lists', () => {
  const vehicles = vehicleRows(lists.cars, lists.drivers);
  it.each([
    ['', ['А001АА59', 'А002АА59', 'В010ВВ59']],
    ['a 001', ['А001АА59']],
    ['иванов', ['А001АА59']],
    ['иван первая', ['А001АА59']],
    ['0000001', ['А001АА59']],
    ['нигде', []],
  ])('the vehicles of a company are filtered by “%s”', (input, plates) => {
    expect(filterVehicles(vehicles, input, 'plate').map(({ plate }) => plate)).toEqual(plates);
  });

  it('drivers are found by a phone with an eight, by a letter without its dots and by a vehicle', () => {
    const names = (input: string): string[] => filterDrivers(lists.drivers, input, 'name').map(({ name }) => name);
    expect(names('8 (912) 000-00-02')).toEqual(['Ёлкина Анна']);
    expect(names('елкина')).toEqual(['Ёлкина Анна']);
    expect(names('A001AA')).toEqual(['Иванов Иван Ильич']);
  });

  it('entries without a value come last in both directions of the order', () => {
    const lines = deviceRows(lists.devices, lists.cars);
    expect(filterDevices(lines, '', 'plate').map(({ plate }) => plate)).toEqual(['А001АА59', undefined]);
    expect(filterDevices(lines, '', 'plate', true).map(({ plate }) => plate)).toEqual(['А001АА59', undefined]);
    expect(filterVehicles(vehicles, '', 'plate', true).map(({ plate }) => plate)).toEqual([
      'В010ВВ59',
      'А002АА59',
      'А001АА59',
    ]);
  });
});
