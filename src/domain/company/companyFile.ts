import type { Company } from './company';
import { columnNames, foreignMark, stateNames } from './companyCsv';
import {
  checkDriverPhone,
  isSameName,
  maxNameLength,
  nameOfParts,
  nameParts,
  oneLine,
  phoneKey,
  type CompanyDriver,
  type CompanyDriverError,
} from './companyDriver';
import type { CompanyEdit } from './companyEdit';
import { plainCell } from './csv';
import { isFullPhone, phoneForWire } from '../account/phone';
import {
  checkPlate,
  isSamePlate,
  isLikelyForeign,
  normalisePlate,
  plateForWire,
  type PlateError,
} from '../vehicle/plate';
import { isSendable } from '../content/sendable';

/** Lists of vehicles and drivers from a file: what its bytes say, and what each row would do. Nothing is sent here. */

export type FileKind = 'cars' | 'drivers';
export type FileError = 'empty' | 'columns' | 'devices' | 'tooMany' | 'unreadable';

/** The most rows of one file. */
export const maxRows = 10_000;

/** The text of a file: UTF-8 with a mark or without, UTF-16 with one, else what old Russian spreadsheets write, windows-1251. */
export const fileText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
};

/** What stands between the cells: of the usual three the one that the first line has most of, outside quotes. */
const separatorOf = (text: string): string => {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (char: string): number => line.split(char).length;
  return [';', '\t', ','].reduce((best, char) => (count(char) > count(best) ? char : best));
};

/** The cells of a CSV text, row by row; quotes may hold separators, line ends and doubled quotes. Throws where one is never closed: it has swallowed the rest. */
export const csvTable = (text: string): string[][] => {
  const body = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const separator = separatorOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = (): void => {
    row.push(plainCell(cell));
    cell = '';
  };
  for (let index = 0; index < body.length; index += 1) {
    const char = body.charAt(index);
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (body.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === separator) endCell();
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && body.charAt(index + 1) === '\n') index += 1;
      endCell();
      rows.push(row);
      row = [];
    } else cell += char;
  }
  if (isQuoted) throw new Error('a quote without an end');
  endCell();
  rows.push(row);
  return rows;
};

type Field =
  'plate' | 'foreign' | 'vin' | 'imei' | 'fullName' | 'surname' | 'firstName' | 'patronymic' | 'phone' | 'state';

/** How columns are called in the files that people have. */
const heads: Record<Field, readonly string[]> = {
  plate: [
    'номер машины',
    'госномер',
    'гос номер',
    'гос. номер',
    'государственный номер',
    'грз',
    'номер тс',
    'тс',
    'машина',
    'автомобиль',
    'номер',
    'plate',
    'car',
    'vehicle',
    'number',
  ],
  foreign: ['иностранный', 'иностранный номер', 'foreign', 'foreign plate'],
  vin: ['vin'],
  imei: ['imei'],
  fullName: ['фио', 'ф.и.о.', 'водитель', 'имя водителя', 'driver', 'full name', 'name'],
  surname: ['фамилия', 'surname', 'last name'],
  firstName: ['имя', 'first name'],
  patronymic: ['отчество', 'patronymic', 'middle name'],
  phone: ['телефон', 'номер телефона', 'мобильный', 'мобильный телефон', 'phone', 'mobile'],
  state: ['состояние'],
};

type Columns = Partial<Record<Field, number>>;

const columnsOf = (row: readonly string[]): Columns => {
  const names = row.map((name) => oneLine(name).toLowerCase());
  const columns: Columns = {};
  for (const field of Object.keys(heads) as Field[]) {
    // The more exact name wins, wherever it stands.
    const found = heads[field].map((name) => names.indexOf(name)).find((index) => index !== -1);
    if (found !== undefined) columns[field] = found;
  }
  return columns;
};

/** How a row stands before anything is sent. `new` has something to send; `there`: the list has it already. */
type RowError = PlateError | CompanyDriverError | 'twice' | 'state' | 'foreign';
export type RowPlan =
  | {
      state: 'new';
      /** One after another: a driver who is off is added, then switched off. */
      edits: readonly CompanyEdit[];
      /** The list has the driver, whom the file calls off, and who is on: that alone is left to do. */
      isSwitch?: boolean;
    }
  | {
      state: 'there';
      /** The file says another vehicle or state of a driver than the list, which stays as it is. */ isDifferent?: boolean;
    }
  | { state: 'bad'; error: RowError; /** The row of the file that says the same. */ firstLine?: number };

export interface FileRow {
  /** Which line of the file, from 1. */
  line: number;
  cells: readonly string[];
  /** What it is about, as it is shown. */
  label: string;
  plan: RowPlan;
}

export interface FilePlan {
  kind: FileKind;
  /** Where the file has none, what its columns were taken for. */
  head: readonly string[];
  /** Heads of the columns that nothing is read from. */
  unread: readonly string[];
  rows: FileRow[];
}

type Known = Pick<Company, 'cars' | 'drivers'>;
type Lines = Map<string, number>;

const cell = (row: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (row[column] ?? '');

/** A plate in Cyrillic letters that fits no template is a Russian one with a mistake, whatever blanks it has. */
const isForeignPlate = (plate: string): boolean => isLikelyForeign(plate) && !/\p{Script=Cyrillic}/u.test(plate);

/** What the file says of a plate, or what can be told by it; `undefined` where it says something else. */
const isForeignIn = (cellText: string, plate: string): boolean | undefined => {
  switch (oneLine(cellText).toLowerCase()) {
    case '':
      return isForeignPlate(plate);
    case foreignMark:
    case 'yes':
    case 'true':
    case '1':
    case '+':
      return true;
    case 'нет':
    case 'no':
    case 'false':
    case '0':
    case '-':
      return false;
    default:
      return undefined;
  }
};

const vehicleRowPlan = (
  plate: string,
  cellText: string,
  known: ReadonlyMap<string, string>,
  seen: Lines,
  line: number,
): RowPlan => {
  const isForeign = isForeignIn(cellText, plate);
  if (isForeign === undefined) return { state: 'bad', error: 'foreign' };
  const key = normalisePlate(plate);
  const isThere = known.has(key);
  const error = isThere ? undefined : checkPlate(plate, { isForeign });
  if (error) return { state: 'bad', error };
  const firstLine = seen.get(key);
  if (firstLine !== undefined) return { state: 'bad', error: 'twice', firstLine };
  seen.set(key, line);
  if (isThere) return { state: 'there' };
  return { state: 'new', edits: [{ kind: 'addCar', plate: plateForWire(plate, isForeign), isForeign }] };
};

/** Whether a driver is on; `undefined` where the file says nothing of it. */
const stateOf = (text: string): boolean | undefined | 'bad' => {
  const cellText = oneLine(text).toLowerCase().replaceAll('ё', 'е');
  if (cellText === '') return undefined;
  if (cellText === stateNames.on) return true;
  return cellText === stateNames.off.replaceAll('ё', 'е') ? false : 'bad';
};

interface DriverRow {
  name: string;
  phone: string;
  plate: string;
  state: string;
}

interface KnownLists {
  driverByPhone: ReadonlyMap<string, CompanyDriver>;
  /** As the list writes them, by what two spellings of one have in common. */
  plates: ReadonlyMap<string, string>;
}

const driverRowPlan = (
  { name, phone, plate, state }: DriverRow,
  { driverByPhone, plates }: KnownLists,
  seen: Lines,
  line: number,
): RowPlan => {
  if (name === '') return { state: 'bad', error: 'emptyField' };
  if (name.length > maxNameLength || !isSendable(name)) return { state: 'bad', error: 'longName' };
  const error = checkDriverPhone(phone, []);
  if (error) return { state: 'bad', error };
  const isActive = stateOf(state);
  if (isActive === 'bad') return { state: 'bad', error: 'state' };
  const key = phoneKey(phone);
  const firstLine = seen.get(key);
  if (firstLine !== undefined) return { state: 'bad', error: 'twice', firstLine };
  const knownDriver = driverByPhone.get(key);
  if (knownDriver && !isSameName(knownDriver.name, name)) return { state: 'bad', error: 'DoublePhone' };
  const driven = plate === '' ? undefined : plates.get(normalisePlate(plate));
  if (!knownDriver && plate !== '' && driven === undefined) return { state: 'bad', error: 'noSuchCar' };
  // Only here: what repeats a row that is bad itself is not bad for that.
  seen.set(key, line);
  if (knownDriver) {
    // A page may have closed between adding and switching off. Nobody is switched on by a file: an old one would let in who has left.
    if (isActive === false && knownDriver.isActive)
      return { state: 'new', isSwitch: true, edits: [{ kind: 'switchDriver', driver: knownDriver, isActive }] };
    const isDifferent =
      (plate !== '' && !isSamePlate(knownDriver.plate ?? '', plate)) ||
      (isActive ?? knownDriver.isActive) !== knownDriver.isActive;
    return { state: 'there', isDifferent };
  }
  const driver: CompanyDriver = { name, phone: phoneForWire(phone), plate: driven, isActive: true };
  const added: CompanyEdit = { kind: 'addDriver', driver };
  return { state: 'new', edits: isActive === false ? [added, { kind: 'switchDriver', driver, isActive }] : [added] };
};

const nameIn = (row: readonly string[], columns: Columns): string =>
  columns.surname === undefined
    ? nameOfParts(nameParts(cell(row, columns.fullName)))
    : nameOfParts({
        surname: cell(row, columns.surname),
        firstName: cell(row, columns.firstName),
        patronymic: cell(row, columns.patronymic),
      });

/** A file without heads: a column whose first cell is a plate is one of vehicles, unless there are people beside it. */
const bareColumns = (row: readonly string[]): Columns => {
  if (row.some(isFullPhone)) return {};
  const plate = row.findIndex((one) => checkPlate(one, { isForeign: false }) === undefined);
  return plate === -1 ? {} : { plate };
};

/** The columns of which something is read. */
const readColumns = (
  { plate, foreign, phone, state, fullName, surname, firstName, patronymic }: Columns,
  kind: FileKind,
): readonly (number | undefined)[] => {
  if (kind === 'cars') return [plate, foreign];
  return [plate, phone, state, ...(surname === undefined ? [fullName] : [surname, firstName, patronymic])];
};

/** Is a table without phones one of tracking devices? Their numbers are what it begins with; in one of vehicles they stand behind the plate. */
const isOfDevices = ({ plate, vin, imei }: Columns): boolean =>
  imei !== undefined && (plate === undefined || Math.min(imei, vin ?? imei) < plate);

/** What each row of a table would do to the company's lists. A table with phones is one of drivers. */
export const planFile = (table: readonly (readonly string[])[], { cars, drivers }: Known): FilePlan | FileError => {
  const filled = table
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((one) => one !== ''));
  const [first] = filled;
  if (!first) return 'empty';
  const named = columnsOf(first.cells);
  const hasHead = Object.keys(named).length > 0;
  const columns = hasHead ? named : bareColumns(first.cells);
  const isDrivers = columns.phone !== undefined && (columns.surname ?? columns.fullName) !== undefined;
  if (columns.phone === undefined && isOfDevices(columns)) return 'devices';
  if (!isDrivers && (columns.plate === undefined || columns.phone !== undefined)) return 'columns';
  const body = hasHead ? filled.slice(1) : filled;
  if (body.length === 0) return 'empty';
  if (body.length > maxRows) return 'tooMany';

  const kind = isDrivers ? 'drivers' : 'cars';
  const read = readColumns(columns, kind);
  const head = hasHead
    ? first.cells
    : first.cells.map((_, column) => (column === columns.plate ? columnNames.plate : ''));
  const unread = head.filter((name, column) => name !== '' && !read.includes(column));

  const seen: Lines = new Map();
  const plates = new Map(cars.map(({ plate }) => [normalisePlate(plate), plate]));
  const known = { plates, driverByPhone: new Map(drivers.map((driver) => [phoneKey(driver.phone), driver])) };
  const rows = body.map(({ cells, line }): FileRow => {
    const plate = cell(cells, columns.plate);
    if (!isDrivers)
      return {
        line,
        cells,
        label: plate,
        plan: vehicleRowPlan(plate, cell(cells, columns.foreign), plates, seen, line),
      };
    const driver = {
      name: nameIn(cells, columns),
      phone: cell(cells, columns.phone),
      plate,
      state: cell(cells, columns.state),
    };
    return {
      line,
      cells,
      label: [driver.name, driver.phone].filter(Boolean).join(', '),
      plan: driverRowPlan(driver, known, seen, line),
    };
  });
  return { kind, head, unread, rows };
};
