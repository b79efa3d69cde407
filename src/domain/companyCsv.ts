import type { Company } from './company';
import { carLines, deviceLines, type CompanyListName } from './companyList';
import { nameParts } from './companyDriver';

/** Lists of a corporate customer as files: CSV as Excel opens it in Russian, with a byte-order mark and semicolons. */

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

/** A cell that a spreadsheet would run as a formula is kept as text by a leading apostrophe. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Digits that a spreadsheet would round (15 of an IMEI) are written as text. */
const digits = (text: string): string => (/^\d{12,}$/.test(text) ? `"=""${text}"""` : cell(text));

const file = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[heads.map(cell), ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;

/** What is said of a row of somebody's own, beside its cells. */
export interface NotedRow {
  cells: readonly string[];
  note: string;
}

/** Rows of somebody's own as text of a file, each with a note in a column of its own: it stands behind the longest of them. */
export const notedRowsCsv = (head: readonly string[], rows: readonly NotedRow[], noteHead: string): string => {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), head.length);
  const whole = (cells: readonly string[], note: string): string[] => [...cells, ...Array.from({ length: width - cells.length }, () => ''), note];
  return file(
    whole(head, noteHead),
    rows.map(({ cells, note }) => whole(cells, note).map(digits)),
  );
};

/** An empty file with the columns that are read from one of its kind (`companyFile`), and with no others. */
export const sampleCsv = (kind: 'cars' | 'drivers'): string => {
  const { plate, foreign, surname, firstName, patronymic, phone, state } = columnNames;
  return file(kind === 'cars' ? [plate, foreign] : [surname, firstName, patronymic, phone, plate, state], []);
};

/** A list of the company as text of a file, ready to be read back by `companyFile`. */
export const companyCsv = ({ cars, drivers, devices }: Company, list: CompanyListName): string => {
  const names = columnNames;
  switch (list) {
    case 'cars':
      return file(
        [names.plate, names.foreign, names.name, names.drivers, names.vin, names.imei],
        carLines(cars, drivers).map((car) => [
          cell(car.plate),
          car.isForeign ? foreignMark : '',
          cell(car.name ?? ''),
          cell(car.drivers.join(', ')),
          cell(car.vin ?? ''),
          digits(car.imei ?? ''),
        ]),
      );
    case 'drivers':
      return file(
        [names.surname, names.firstName, names.patronymic, names.phone, names.plate, names.device, names.state],
        drivers.map(({ name, phone, plate = '', device = '', isActive }) => {
          const { surname, firstName, patronymic } = nameParts(name);
          return [
            cell(surname),
            cell(firstName),
            cell(patronymic),
            cell(phone),
            cell(plate),
            digits(device),
            isActive ? stateNames.on : stateNames.off,
          ];
        }),
      );
    case 'devices':
      return file(
        [names.imei, names.vin, names.plate, names.state],
        deviceLines(devices, cars).map(({ imei = '', vin = '', plate = '', isActive }) => [
          digits(imei),
          cell(vin),
          cell(plate),
          isActive ? stateNames.on : stateNames.off,
        ]),
      );
  }
};

const fileNames: Record<CompanyListName, string> = { cars: 'mashiny.csv', drivers: 'voditeli.csv', devices: 'ustroystva.csv' };
export const companyCsvName = (list: CompanyListName): string => fileNames[list];
