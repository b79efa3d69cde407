import { describe, expect, it } from 'vitest';
import { annotatedRowsCsv, devicesCsv, driversCsv, sampleCsv, vehiclesCsv } from '~/domain/company/companyCsv';
import { deviceRows, vehicleRows } from '~/domain/company/companyList';
import { isEditDoneIn, listsAfterEdit } from '~/domain/company/companyEdit';
import { maxRows, planFile, type FilePlan } from '~/domain/company/companyFile';
import { csvTable } from '~/domain/company/csv';
import { fileTexts } from '~/domain/company/fileTexts';
import type { Company } from '~/domain/company/company';

const company: Company = {
  cars: [
    { plate: 'А001АА59', isForeign: false, isMain: true, name: 'Рабочая; "старая"', imei: '860000000000001' },
    { plate: 'AB 123', isForeign: true, isMain: false, vin: 'XTA21093000000001' },
  ],
  drivers: [
    { name: 'Иванов Иван Ильич', phone: '79120000001', plate: 'А001АА59', device: '860000000000001', isActive: true },
    { name: '=HYPERLINK("x")', phone: '79120000002', isActive: false },
  ],
  devices: [{ imei: '860000000000001', isActive: true }],
};
const companyCsv = ({ cars, drivers, devices }: Company, list: 'cars' | 'drivers' | 'devices'): string => {
  if (list === 'cars') return vehiclesCsv(vehicleRows(cars, drivers));
  return list === 'drivers' ? driversCsv(drivers) : devicesCsv(deviceRows(devices, cars));
};
const none = { cars: [], drivers: [], devices: [] };
const planOf = (text: string, known: Pick<Company, 'cars' | 'drivers' | 'devices'> = company): FilePlan => {
  const plan = planFile(csvTable(text), known);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
};
const stateOf = ({ rows }: FilePlan): string[] =>
  rows.map(({ plan }) => (plan.state === 'bad' ? plan.error : plan.state));

describe('the text of a file', () => {
  const windows = Uint8Array.from([0xcd, 0xee, 0xec, 0xe5, 0xf0]);
  it.each([
    ['UTF-8', new TextEncoder().encode('Номер'), 'Номер'],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFНомер'), 'Номер'],
    ['windows-1251', windows, 'Номер'],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, 0x1d, 0x04]), 'Н'],
    ['nothing', new Uint8Array(), ''],
  ])('the text of a company’s file is decoded: %s', (_, bytes, text) => {
    expect([...fileTexts(bytes)][0]).toBe(text);
  });
});

describe('the cells of a table', () => {
  it.each([
    [
      'semicolons',
      'а;б\r\nв;г',
      [
        ['а', 'б'],
        ['в', 'г'],
      ],
    ],
    [
      'commas',
      'а,б\nв,г',
      [
        ['а', 'б'],
        ['в', 'г'],
      ],
    ],
    [
      'tabs',
      'а\tб\rв\tг',
      [
        ['а', 'б'],
        ['в', 'г'],
      ],
    ],
    ['quotes with all in them', '"а;""б""\nв";г', [['а;"б"\nв', 'г']]],
    [
      'what a spreadsheet is told about digits and formulas',
      '"=""860000000000001""";\'=1',
      [['860000000000001', '=1']],
    ],
    ['the line that names the separator', 'sep=,\nа,б', [['а', 'б']]],
  ])('a company’s file is split into cells: %s', (_, text, rows) => {
    expect(csvTable(text)).toEqual(rows);
  });
});

describe('the plan of an import', () => {
  it('each vehicle of a file is planned as new, existing in another spelling, repeated or invalid', () => {
    const plan = planOf('Госномер;Модель\na002aa59;Ларгус\nА001АА 59;\nА002АА59;\nпривет;\n;пусто\n\nО123;\nAB  777;');
    expect(plan.kind).toBe('cars');
    expect(stateOf(plan)).toEqual(['new', 'there', 'twice', 'format', 'empty', 'format', 'new']);
    expect(plan.rows.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 8, 9]);
    expect(plan.rows[0]?.plan).toEqual({
      state: 'new',
      edits: [{ kind: 'addCar', plate: 'А002АА59', isForeign: false }],
    });
    expect(plan.rows[2]?.plan).toMatchObject({ firstLine: 2 });
  });

  it('drivers are read from one column of names or from three, with a phone in any spelling', () => {
    const rows =
      '\nПетров Пётр;8 (912) 000-00-03;А001АА59\nИванов  Иван Ильич;+7 912 000 00 01;\nДругой;79120000001;\n;79120000009;\nКим Олег;912;\nКим Олег;;\nКим Олег;79120000004;Т999ТТ99\nКим Олег;89120000003;\nКим;79120000005;';
    const plan = planOf(`ФИО;Телефон;Машина${rows}`);
    expect(plan.kind).toBe('drivers');
    expect(stateOf(plan)).toEqual([
      'new',
      'there',
      'twice',
      'emptyField',
      'InvalidFormat',
      'PhoneEmpty',
      'noSuchCar',
      'twice',
      'noFirstName',
    ]);
    expect(plan.rows[0]?.plan).toMatchObject({
      edits: [{ kind: 'addDriver', driver: { name: 'Петров Пётр', phone: '79120000003', plate: 'А001АА59' } }],
    });
    expect(
      stateOf(planOf('Имя,Отчество,Фамилия,Мобильный\nИван,Ильич,Иванов,79120000001\nОлег,,Новый,79120000001')),
    ).toEqual(['there', 'twice']);
    expect(stateOf(planOf('ФИО;Телефон\nОлег Новый;79120000001'))).toEqual(['DoublePhone']);
  });

  it('plates in a file without a head row are read as they are', () => {
    const plan = planOf('1;А003АА59\n2;А004АА59');
    expect(stateOf(plan)).toEqual(['new', 'new']);
    expect(plan).toMatchObject({ head: ['', 'Номер машины'], unread: [] });
  });

  it.each([
    ['blanks tell a foreign one', 'ab  777', 'new', 'AB777'],
    ['a hyphen does too', 'AB-777', 'new', 'AB-777'],
    ['nothing tells it', 'AB777', 'format', undefined],
    ['a mistake in a Russian one', 'А12 ВС', 'format', undefined],
    ['too long', 'AB 7777777 X', 'tooLong', undefined],
    ['in the list as the city writes it', 'AB123', 'there', undefined],
  ])('a foreign plate in a file is recognised, known or refused: %s', (_, plate, state, sent) => {
    const plan = planOf(`Госномер\n${plate}`);
    expect(stateOf(plan)).toEqual([state]);
    if (sent) expect(plan.rows[0]?.plan).toMatchObject({ edits: [{ kind: 'addCar', plate: sent, isForeign: true }] });
  });

  it.each([
    ['said to be foreign', 'Госномер;Иностранный\nAB777;Да', { edits: [{ plate: 'AB777', isForeign: true }] }],
    ['said in English', 'Plate;Foreign\nAB777;yes', { edits: [{ plate: 'AB777', isForeign: true }] }],
    [
      'one that looks Russian is what the file says',
      'Госномер;Иностранный\nA002AA59;да',
      { edits: [{ plate: 'A002AA59', isForeign: true }] },
    ],
    ['said to be none', 'Госномер;Иностранный\nAB 777;нет', { error: 'format' }],
    [
      'said of a Russian one',
      'Госномер;Иностранный\nА002АА59;нет',
      { edits: [{ plate: 'А002АА59', isForeign: false }] },
    ],
    ['nothing said: a blank tells', 'Госномер;Иностранный\nAB 777;', { edits: [{ plate: 'AB777', isForeign: true }] }],
    ['nothing said and no blank', 'Госномер;Иностранный\nAB777;', { error: 'format' }],
    ['something else', 'Госномер;Иностранный\nAB777;Беларусь', { error: 'foreign' }],
    ['too long whatever is said', 'Госномер;Иностранный\nAB77777777;да', { error: 'tooLong' }],
  ])('the column of foreign plates decides how a plate is read: %s', (_, text, plan) => {
    expect(planOf(text).rows[0]?.plan).toMatchObject(plan);
    expect(planOf(text).unread).toEqual([]);
  });

  it.each([
    ['a model is no plate', 'Автомобиль;Гос.номер\nKia K5;А123ВС77', ['А123ВС77']],
    ['a row counter is none', 'Номер;Гос.номер\n1;А123ВС77', ['А123ВС77']],
    ['nor beside foreign plates', 'Номер;Гос.номер;Иностранный\n1;AB123CD;да', ['AB123CD']],
    ['nor beside a vehicle’s foreign plate', 'Номер;Машина;Иностранный\n1;AB123CD;да', ['AB123CD']],
    ['a counter and a number', '№;Номер\n1;А123ВС77', ['А123ВС77']],
    ['a number before the plate', 'Номер;Госномер\n0012;А123ВС77', ['А123ВС77']],
    ['the plate under a vehicle’s name', 'Автомобиль;Рег. номер\nА123ВС77;99 12 345678', ['А123ВС77']],
    ['the plate under an unknown name', 'Автомобиль;Табличка\nKia K5;А123ВС77', ['А123ВС77']],
    ['the named plate before another', 'Прицеп;Госномер;Иностранный\nАВ123477;AB123CD;да', ['AB123CD']],
    [
      'a plate that most rows have',
      'Госномер;Прежний номер\nА123ВС77;\nА12ВС77;\nА124ВС77;А125ВС77',
      ['А123ВС77', 'А124ВС77'],
    ],
  ])('the column whose cells are plates is read: %s', (_, text, plates) => {
    const plan = planOf(text, none);
    expect(plan.kind).toBe('cars');
    expect(
      plan.rows
        .flatMap((row) => (row.plan.state === 'new' ? row.plan.edits : []))
        .map((edit) => 'plate' in edit && edit.plate),
    ).toEqual(plates);
  });

  it.each(['Автомобиль\nKia K5', 'Номер\n1', 'Машина;Город\nBMW 3;Пермь'])(
    'a model or a counter is never offered as a foreign vehicle: %j',
    (text) => {
      expect(stateOf(planOf(text, none))).toEqual(['format']);
    },
  );

  it.each([
    'Номер автомобиля',
    'Госномер*',
    'Госномер:',
    'Гос. № ТС',
    'ГОС.НОМЕР',
    'Гос. рег. знак',
    'Государственный регистрационный знак ТС',
    'Рег. номер',
    'Номер авто',
    'Номер а/м',
    '№ машины',
    'ГРЗ ТС',
    'Госномер (кириллицей)',
    'Номер\u00a0\nмашины',
    'License plate',
    'Number plate',
    'Номерной знак',
  ])('a column of plates is recognised by its name: %s', (name) => {
    expect(stateOf(planOf(`"${name}";Модель\nAB 123;Kia K5`, none))).toEqual(['new']);
  });

  it.each([
    ['ФИО водителя', 'Тел.'],
    ['Ф. И. О.', 'Моб. телефон'],
    ['Фамилия, имя, отчество', 'Телефон*'],
    ['Водитель', 'Контактный телефон'],
    ['Сотрудник (ФИО)', 'Номер'],
    ['Фамилия Имя Отчество', '№ телефона водителя'],
    ['Driver’s name', 'Mobile phone'],
    ['Full name', 'Контакт'],
  ])('columns of drivers are recognised by their names: %s, %s', (name, phone) => {
    const plan = planOf(`№ п/п;"${name}";"${phone}"\n1;Ким Олег;8 (912) 000-00-03`, none);
    expect(plan.kind).toBe('drivers');
    expect(plan.rows[0]?.plan).toMatchObject({ edits: [{ driver: { name: 'Ким Олег', phone: '79120000003' } }] });
    expect(plan.unread).toEqual(['№ п/п']);
  });

  it.each([
    ['a title', 'Список автомобилей на 01.12\nГосномер;Модель\nА123ВС77;Ларгус'],
    ['a title that could be a heading', 'Автомобиль\n\nГосномер\nА123ВС77'],
    ['a title with a comma', 'Машины, водители, телефоны\nООО «Парк», Пермь\nГосномер;Модель\nА123ВС77;Ларгус'],
    ['a row above its parts', 'Автомобиль;;Прочее\nГосномер;Модель;Стоянка\nА123ВС77;Ларгус;3'],
  ])('the heading is found below %s', (_, text) => {
    const plan = planOf(text, none);
    expect(plan.rows.map((row) => row.plan)).toMatchObject([{ state: 'new', edits: [{ plate: 'А123ВС77' }] }]);
    expect(plan.rows[0]?.line).toBe(text.split('\n').length);
  });

  it('a row above a heading that holds a plate is not skipped', () => {
    expect(planOf('А123ВС77\nГосномер\nА124ВС77', none).rows).toHaveLength(3);
  });

  it.each([
    ['an apostrophe in front', "ФИО;Телефон\n'Ким Олег;'79120000003"],
    ['blanks before quotes', '"ФИО", "Телефон"\n"Ким Олег", "79120000003"'],
    ['commas inside texts', 'ФИО;Телефон;Адрес\nКим Олег;79120000003;Пермь, ул. Ленина, 1, кв. 2, под. 3'],
  ])('cells are read as a spreadsheet means them: %s', (_, text) => {
    expect(planOf(text, none).rows[0]?.plan).toMatchObject({
      edits: [{ driver: { name: 'Ким Олег', phone: '79120000003' } }],
    });
  });

  it.each(['А123ВС-77', 'A123BC/77', 'а.123.вс.77', 'A123BC_77', '"А123ВС 77 RUS"', "'А123ВС77"])(
    'a Russian plate is read with its separators and is never foreign: %s',
    (plate) => {
      expect(planOf(`Госномер\n${plate}`, none).rows[0]?.plan).toMatchObject({
        edits: [{ plate: 'А123ВС77', isForeign: false }],
      });
    },
  );

  it.each([
    [
      'a vehicle that the list lacks',
      '\nКим Олег;79120000003;Т999ТТ99\nКим Олег;79120000003;А001АА59',
      ['noSuchCar', 'new'],
    ],
    ['a phone of another driver', '\nКим Олег;79120000001;\nИванов Иван Ильич;79120000001;', ['DoublePhone', 'there']],
  ])('a bad row does not spoil a good row with the same phone: %s', (_, rows, states) => {
    expect(stateOf(planOf(`ФИО;Телефон;Машина${rows}`))).toEqual(states);
  });

  it('a driver who is off in a file is added if new and switched off, and nothing else is changed', () => {
    const rows = '\nКим Олег;79120000003;;Отключен\nЛи Анна;79120000004;;в работе\nО Ян;79120000005;;уволен';
    const known = '\nИванов Иван Ильич;79120000001;А001АА59;в работе\nИванов Иван Ильич;79120000001;;';
    const { rows: plans } = planOf(`ФИО;Телефон;Машина;Состояние${rows}`);
    expect(plans.map(({ plan }) => (plan.state === 'new' ? plan.edits.map(({ kind }) => kind) : plan))).toEqual([
      ['addDriver', 'switchDriver'],
      ['addDriver'],
      { state: 'bad', error: 'state' },
    ]);
    expect(plans[0]?.plan).toMatchObject({ edits: [{}, { isActive: false, driver: { phone: '79120000003' } }] });
    expect(planOf(`ФИО;Телефон;Машина;Состояние${known}`).rows[0]?.plan).toEqual({
      state: 'there',
      isDifferent: false,
    });
    const others = ['AB 123;', ';отключён', 'AB 123;отключён'].map(
      (other) => planOf(`ФИО;Телефон;Машина;Состояние\nИванов Иван Ильич;79120000001;${other}`).rows[0]?.plan,
    );
    const off = {
      state: 'new',
      isSwitch: true,
      edits: [{ kind: 'switchDriver', driver: company.drivers[0], isActive: false }],
    };
    expect(others).toEqual([{ state: 'there', isDifferent: true }, off, off]);
  });

  it('a file never switches a driver on, because an old file would readmit someone who has left', () => {
    const drivers = company.drivers.map((driver) => ({ ...driver, isActive: false }));
    const known = { ...company, drivers };
    expect(planOf('ФИО;Телефон;Состояние\nИванов Иван Ильич;79120000001;в работе', known).rows[0]?.plan).toEqual({
      state: 'there',
      isDifferent: true,
    });
    expect(planOf('ФИО;Телефон;Состояние\nИванов Иван Ильич;79120000001;отключён', known).rows[0]?.plan).toEqual({
      state: 'there',
      isDifferent: false,
    });
  });

  it('after a page closed between two edits, the same file plans the missing one and then nothing', () => {
    const text = 'ФИО;Телефон;Состояние\nКим Олег;79120000003;отключён';
    const editsOf = (known: Company) =>
      planOf(text, known).rows.flatMap(({ plan }) => (plan.state === 'new' ? plan.edits : []));
    const [add] = editsOf(company);
    if (!add) throw new Error('nothing to do');
    const half: Company = { ...company, ...listsAfterEdit(company, add) };
    const [rest, ...more] = editsOf(half);
    expect([rest, more]).toMatchObject([
      { kind: 'switchDriver', driver: { phone: '79120000003' }, isActive: false },
      [],
    ]);
    if (!rest) throw new Error('nothing left');
    const whole: Company = { ...half, ...listsAfterEdit(half, rest) };
    expect(isEditDoneIn(whole)(rest)).toBe(true);
    expect(editsOf(whole)).toEqual([]);
  });

  it.each([
    ['vehicles', companyCsv(company, 'cars'), ['Водители']],
    ['drivers', companyCsv(company, 'drivers'), ['Устройство']],
    ['a second column of plates', 'Госномер;Номер;\nА002АА59;1;', ['Номер']],
    ['names in one column and in three', 'ФИО;Фамилия;Имя;Телефон\n;Ким;Олег;79120000003', ['ФИО']],
    ['the sample of vehicles', sampleCsv('cars'), []],
    ['the sample of drivers', sampleCsv('drivers'), []],
    ['the sample of devices', sampleCsv('devices'), []],
    ['a VIN without an IMEI is the vehicle’s own', 'Госномер;VIN\nА002АА59;XTA21093000000007', ['VIN']],
  ])('the import names the columns that it does not read: %s', (_, text, unread) => {
    expect(planOf(text).unread).toEqual(unread);
  });

  it('a quote without an end is refused, because it would swallow the rest of the file', () => {
    expect(() => csvTable('ФИО;Телефон\n"Ким;79120000003\nЛи;79120000004')).toThrow();
    expect(csvTable('а;"б"')).toEqual([['а', 'б']]);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['heads alone', 'Госномер', 'empty'],
    ['other columns', 'Город;Улица\nПермь;Ленина', 'columns'],
    ['drivers without a head', 'Ким Олег;8 912 000-00-03;А001АА59\nЛи;79120000004;А001АА59', 'columns'],
    ['phones without names', 'Телефон;Машина\n79120000001;А001АА59', 'columns'],
    ['a row too many', `Госномер\n${'А001АА59\n'.repeat(maxRows + 1)}`, 'tooMany'],
  ])('a file with %s is refused', (_, text, error) => {
    expect(planFile(csvTable(text), none)).toBe(error);
  });

  it('an import plans ten thousand rows within 15 seconds', { timeout: 30_000 }, () => {
    const phones = Array.from(
      { length: maxRows },
      (_, index) => `Водитель ${index};7912${String(index).padStart(7, '0')}`,
    );
    const startedAt = performance.now();
    expect(stateOf(planOf(`ФИО;Телефон\n${phones.join('\n')}`, none)).filter((state) => state === 'new')).toHaveLength(
      maxRows,
    );
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  });
});

describe('names and devices in a file', () => {
  const editsOf = (text: string, known = company) =>
    planOf(text, known).rows.map(({ plan }) => (plan.state === 'new' ? plan.edits : plan));
  const imei = '860000000000009';

  it('a new vehicle gets its name and its device', () => {
    expect(editsOf(`Госномер;Наименование;IMEI\nА002АА59;Ларгус;${imei}`)).toEqual([
      [
        { kind: 'addCar', plate: 'А002АА59', isForeign: false, name: 'Ларгус' },
        { kind: 'addDevice', device: { imei }, plate: 'А002АА59' },
      ],
    ]);
  });

  it('a listed vehicle gets another name, keeps one that the file does not have, and keeps its device', () => {
    expect(editsOf(`Госномер;Название;IMEI\nА001АА59;Новая;\nAB 123;;`)).toEqual([
      [{ kind: 'editCar', plate: 'А001АА59', name: 'Новая' }],
      { state: 'there' },
    ]);
    expect(editsOf(`Госномер;IMEI\nА001АА59;${imei}`)).toEqual([{ state: 'there', isDifferent: true }]);
  });

  it('a device that is free goes into the vehicle, and one of another vehicle is refused', () => {
    const known = { ...company, devices: [...company.devices, { imei, isActive: true }] };
    expect(editsOf(`Госномер;IMEI\nА002АА59;${imei}`, known)).toMatchObject([
      [{ kind: 'addCar' }, { kind: 'moveDevice', device: { imei }, plate: 'А002АА59' }],
    ]);
    expect(editsOf('Госномер;IMEI\nА002АА59;860000000000001')).toEqual([{ state: 'bad', error: 'deviceTaken' }]);
    expect(editsOf(`Госномер;IMEI\nА002АА59;${imei}\nА003АА59;${imei}`)[1]).toMatchObject({ error: 'twice' });
  });

  it('all that a company exports makes the same lists in another company', () => {
    const whole: Company = {
      cars: [
        { plate: 'А001АА59', isForeign: false, isMain: true, name: 'Рабочая', imei: '860000000000001' },
        { plate: 'AB123', isForeign: true, isMain: false, name: 'Гость', vin: 'XTA21093000000001' },
        { plate: 'А003АА59', isForeign: false, isMain: false },
      ],
      drivers: [
        { name: 'Ким Олег', phone: '79120000003', plate: 'А001АА59', device: '860000000000001', isActive: true },
        { name: 'Ли Анна', phone: '79120000004', isActive: false },
      ],
      devices: [
        { imei: '860000000000001', isActive: true },
        { vin: 'XTA21093000000001', isActive: false },
        { imei, isActive: true },
      ],
    };
    let other: Company = none;
    for (const list of ['cars', 'drivers', 'devices'] as const)
      for (const { plan } of planOf(companyCsv(whole, list), other).rows)
        if (plan.state === 'new') for (const edit of plan.edits) other = { ...other, ...listsAfterEdit(other, edit) };
    for (const list of ['cars', 'drivers', 'devices'] as const)
      expect(companyCsv(other, list)).toBe(companyCsv(whole, list));
  });
});

describe('an exported list', () => {
  it('the vehicles that one company exports can be imported by another, with their foreign plates', () => {
    const vehicles = ['А001АА59', 'AB777', '12345AB', 'A002AA59'].map((plate, place) => ({
      plate,
      isForeign: place > 0,
      isMain: place === 0,
    }));
    const text = companyCsv({ cars: vehicles, drivers: [], devices: [] }, 'cars');
    expect(planOf(text, none).rows.map(({ plan }) => plan)).toEqual(
      vehicles.map(({ plate, isForeign }) => ({ state: 'new', edits: [{ kind: 'addCar', plate, isForeign }] })),
    );
    expect(stateOf(planOf(text, { cars: vehicles, drivers: [], devices: [] }))).toEqual([
      'there',
      'there',
      'there',
      'there',
    ]);
  });

  it('an exported list begins with a byte order mark, uses semicolons and has no formula in a cell', () => {
    const text = companyCsv(company, 'drivers');
    expect(text.startsWith('\uFEFFФамилия;Имя;Отчество;Телефон;')).toBe(true);
    expect(text).toContain(`'=HYPERLINK`);
    expect(companyCsv(company, 'cars')).toContain('"Рабочая; ""старая"""');
  });

  it.each<[name: string, head: string[], rows: string[][], text: string]>([
    ['rows longer than the head', ['а'], [['1', '2', '3'], ['4']], 'а;;;Причина\r\n1;2;3;плохо\r\n4;;;плохо\r\n'],
    ['rows shorter than the head', ['а', 'б'], [['1']], 'а;б;Причина\r\n1;;плохо\r\n'],
  ])('the remarks on rows stand in a column of their own: %s', (_, head, rows, text) => {
    const annotated = rows.map((cells) => ({ cells, remark: 'плохо' }));
    expect(annotatedRowsCsv(head, annotated, 'Причина')).toBe(`\uFEFF${text}`);
  });

  it('an exported list is recognised as existing when it is imported again', () => {
    expect(stateOf(planOf(companyCsv(company, 'cars')))).toEqual(['there', 'there']);
    expect(stateOf(planOf(companyCsv(company, 'drivers')))).toEqual(['there', 'there']);
    expect(stateOf(planOf(companyCsv({ ...company, drivers: [] }, 'cars'), none))).toEqual(['new', 'new']);
    expect(csvTable(companyCsv(company, 'devices'))[1]).toEqual(['860000000000001', '', 'А001АА59', 'включён']);
  });
});
