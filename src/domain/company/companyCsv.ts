import type { Company } from './company';
import { vehicleRows, deviceRows, type CompanyListName } from './companyList';
import { nameParts } from './companyDriver';
import { csvText } from './csv';

/** Lists of a corporate customer as files. */

/** Heads of the columns. They are the file's, not the page's: what is written in one language is read in any. */
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

/** What is said of a driver or a device that is in use, and of one that is not. */
export const stateNames = { on: 'в работе', off: 'отключён' } as const;

/** What is said of a foreign plate; a city writes it without the blank that would tell it. Of a Russian one nothing is said. */
export const foreignMark = 'да';

/** What is said of a row of somebody's own, beside its cells. */
export interface AnnotatedRow {
  cells: readonly string[];
  remark: string;
}

/** Rows of somebody's own as text of a file, each with a note in a column of its own: it stands behind the longest of them. */
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

/** An empty file with the columns that are read from one of its kind (`companyFile`), and with no others. */
export const sampleCsv = (kind: 'cars' | 'drivers'): string => {
  const { plate, foreign, surname, firstName, patronymic, phone, state } = columnNames;
  return csvText([kind === 'cars' ? [plate, foreign] : [surname, firstName, patronymic, phone, plate, state]]);
};

/** A list of the company as text of a file, ready to be read back by `companyFile`. */
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
