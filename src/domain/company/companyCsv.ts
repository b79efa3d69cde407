import type { Company } from './company';
import { vehicleRows, deviceRows, type CompanyListName } from './companyList';
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

/** The cell text for an active and an inactive driver or device. */
export const stateNames = { on: 'в работе', off: 'отключён' } as const;

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

/** Returns an empty file with exactly the columns that `companyFile` reads for this kind. */
export const sampleCsv = (kind: 'cars' | 'drivers'): string => {
  const { plate, foreign, surname, firstName, patronymic, phone, state } = columnNames;
  return csvText([kind === 'cars' ? [plate, foreign] : [surname, firstName, patronymic, phone, plate, state]]);
};

/** Returns a company's list as CSV that `companyFile` can read again. */
export const companyCsv = ({ cars, drivers, devices }: Company, list: CompanyListName): string => {
  const names = columnNames;
  switch (list) {
    case 'cars':
      return csvText([
        [names.plate, names.foreign, names.name, names.drivers, names.vin, names.imei],
        ...vehicleRows(cars, drivers).map((vehicle) => [
          vehicle.plate,
          vehicle.isForeign ? foreignMark : '',
          vehicle.name ?? '',
          vehicle.drivers.join(', '),
          vehicle.vin ?? '',
          vehicle.imei ?? '',
        ]),
      ]);
    case 'drivers':
      return csvText([
        [names.surname, names.firstName, names.patronymic, names.phone, names.plate, names.device, names.state],
        ...drivers.map(({ name, phone, plate = '', device = '', isActive }) => {
          const { surname, firstName, patronymic } = nameParts(name);
          return [surname, firstName, patronymic, phone, plate, device, isActive ? stateNames.on : stateNames.off];
        }),
      ]);
    case 'devices':
      return csvText([
        [names.imei, names.vin, names.plate, names.state],
        ...deviceRows(devices, cars).map(({ imei = '', vin = '', plate = '', isActive }) => [
          imei,
          vin,
          plate,
          isActive ? stateNames.on : stateNames.off,
        ]),
      ]);
  }
};

const fileNames: Record<CompanyListName, string> = {
  cars: 'mashiny.csv',
  drivers: 'voditeli.csv',
  devices: 'ustroystva.csv',
};
export const companyCsvName = (list: CompanyListName): string => fileNames[list];
