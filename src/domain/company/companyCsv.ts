import type { CompanyListName, DeviceRow, DriverRow, VehicleRow } from './companyList';
import { nameParts } from './companyDriver';
import { csvText } from './csv';

/** CSV files of a company's lists. */

/** Column headers. They do not depend on the page's language, so that a file can be read in any language. */
export const columnNames = {
  plate: 'Номер машины',
  foreign: 'Иностранный',
  name: 'Название',
  drivers: 'Водители',
  vin: 'VIN',
  imei: 'IMEI',
  surname: 'Фамилия',
  firstName: 'Имя',
  patronymic: 'Отчество',
  phone: 'Телефон',
  device: 'Устройство',
  state: 'Состояние',
} as const;

/** The cell text for an active and an inactive driver or device, as on the screen. */
const stateNames = { on: 'включён', off: 'отключён' } as const;

/**
 * Marks a foreign plate; the cell of a Russian plate is empty. The mark is needed because a city returns foreign plates
 * without the space that identifies them.
 */
export const foreignMark = 'да';

/** A row of a user's file with a remark. */
export interface AnnotatedRow {
  cells: readonly string[];
  remark: string;
}

/** Returns rows of a user's file as CSV. The remarks are in one extra column behind the longest row. */
export const annotatedRowsCsv = (
  head: readonly string[],
  rows: readonly AnnotatedRow[],
  remarkHead: string,
): string => {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), head.length);
  const whole = (cells: readonly string[], remark: string): string[] => [
    ...cells,
    ...Array.from({ length: width - cells.length }, () => ''),
    remark,
  ];
  return csvText([whole(head, remarkHead), ...rows.map(({ cells, remark }) => whole(cells, remark))]);
};

/** Returns a sample with exactly the columns that `companyFile` reads for this kind, and one example row. */
export const sampleCsv = (kind: CompanyListName): string => {
  const { plate, foreign, name, vin, imei, surname, firstName, patronymic, phone, state } = columnNames;
  switch (kind) {
    case 'cars':
      return csvText([
        [plate, foreign, name, imei, vin],
        ['А123ВС77', '', 'Рабочая', '860000000000001', ''],
      ]);
    case 'drivers':
      return csvText([
        [surname, firstName, patronymic, phone, plate, state],
        ['Иванов', 'Иван', 'Ильич', '+7 912 345-67-89', '', stateNames.on],
      ]);
    case 'devices':
      return csvText([
        [imei, vin, plate, state],
        ['860000000000001', '', '', stateNames.on],
      ]);
  }
};

const stateName = ({ isActive }: { isActive: boolean }): string => (isActive ? stateNames.on : stateNames.off);

/** Rows of a list as CSV that `companyFile` can read again. */
export const vehiclesCsv = (rows: readonly VehicleRow[]): string => {
  const { plate, foreign, name, drivers, vin, imei } = columnNames;
  return csvText([
    [plate, foreign, name, drivers, vin, imei],
    ...rows.map((row) => [
      row.plate,
      row.isForeign ? foreignMark : '',
      row.name ?? '',
      row.drivers.join(', '),
      row.vin ?? '',
      row.imei ?? '',
    ]),
  ]);
};

/** @see vehiclesCsv */
export const driversCsv = (rows: readonly DriverRow[]): string => {
  const names = columnNames;
  return csvText([
    [names.surname, names.firstName, names.patronymic, names.phone, names.plate, names.device, names.state],
    ...rows.map((row) => {
      const { surname, firstName, patronymic } = nameParts(row.name);
      return [surname, firstName, patronymic, row.phone, row.plate ?? '', row.device ?? '', stateName(row)];
    }),
  ]);
};

/** @see vehiclesCsv */
export const devicesCsv = (rows: readonly DeviceRow[]): string => {
  const { imei, vin, plate, state } = columnNames;
  return csvText([
    [imei, vin, plate, state],
    ...rows.map((row) => [row.imei ?? '', row.vin ?? '', row.plate ?? '', stateName(row)]),
  ]);
};

const fileNames: Record<CompanyListName, string> = { cars: 'mashiny', drivers: 'voditeli', devices: 'ustroystva' };

/** Returns a name such as `voditeli-2026-11-28.csv`. `day` is the city's day. */
export const companyCsvName = (list: CompanyListName, day: string): string => `${fileNames[list]}-${day}.csv`;
export const sampleCsvName = (list: CompanyListName): string => `obrazec-${fileNames[list]}.csv`;
