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

/** Reads lists of vehicles and drivers from a file and plans what each row would do. Sends nothing. */

export type FileKind = 'cars' | 'drivers';
export type FileError = 'empty' | 'columns' | 'devices' | 'tooMany' | 'tooLarge' | 'unreadable';

/** The maximum number of rows in a file. */
export const maxRows = 10_000;

/**
 * Decodes a file: UTF-8 with or without a BOM, UTF-16 with a BOM, otherwise windows-1251 from old Russian spreadsheets.
 */
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

/** Returns the separator: of the three usual ones, the most frequent in the first line outside quotes. */
const separatorOf = (text: string): string => {
  const line = (/^[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (char: string): number => line.split(char).length;
  return [';', '\t', ','].reduce((best, char) => (count(char) > count(best) ? char : best));
};

/**
 * Parses CSV text into rows of cells. Quotes may contain separators, line breaks and doubled quotes. Throws if a quote
 * is never closed, because it has swallowed the rest of the file.
 */
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

/** Column names found in users' files. */
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
    // The more specific name wins, regardless of its position.
    const found = heads[field].map((name) => names.indexOf(name)).find((index) => index !== -1);
    if (found !== undefined) columns[field] = found;
  }
  return columns;
};

/** The plan for a row. `new` has something to send; `there` is already in the list. */
type RowError = PlateError | CompanyDriverError | 'twice' | 'state' | 'foreign';
export type RowPlan =
  | {
      state: 'new';
      /** Run in sequence: an inactive driver is added first, then switched off. */
      edits: readonly CompanyEdit[];
      /** The driver is in the list and active, but inactive in the file. Only the switch remains to be sent. */
      isSwitch?: boolean;
    }
  | {
      state: 'there';
      /** The file names another vehicle or state. The list stays unchanged. */ isDifferent?: boolean;
    }
  | { state: 'bad'; error: RowError; /** The line of the earlier duplicate. */ firstLine?: number };

export interface FileRow {
  /** The line number in the file, from 1. */
  line: number;
  cells: readonly string[];
  /** The plate or name that identifies the row on the screen. */
  label: string;
  plan: RowPlan;
}

export interface FilePlan {
  kind: FileKind;
  /** The column names. If the file has no header, these are the assumed ones. */
  head: readonly string[];
  /** Headers of columns that are ignored. */
  unread: readonly string[];
  rows: FileRow[];
}

type Known = Pick<Company, 'cars' | 'drivers'>;
type Lines = Map<string, number>;

const cell = (row: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : (row[column] ?? '');

/** A Cyrillic plate that fits no template is a mistyped Russian plate, even if it contains spaces. */
const isForeignPlate = (plate: string): boolean => isLikelyForeign(plate) && !/\p{Script=Cyrillic}/u.test(plate);

/** Reads the "foreign" cell, or guesses from the plate if the cell is empty. Returns undefined for any other text. */
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

/** Whether the driver is active; `undefined` if the file does not state it. */
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
  /** Plates as the list spells them, by their normalised form. */
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
  // Set only here: a row that repeats an invalid row is not a duplicate.
  seen.set(key, line);
  if (knownDriver) {
    // The page may have been closed between adding and switching off. A file never activates a driver: an old file
    // would admit someone who has left.
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

/** For a file without headers: if the first row has a plate and no phone, the column is one of plates. */
const bareColumns = (row: readonly string[]): Columns => {
  if (row.some(isFullPhone)) return {};
  const plate = row.findIndex((one) => checkPlate(one, { isForeign: false }) === undefined);
  return plate === -1 ? {} : { plate };
};

/** The columns that are read. */
const readColumns = (
  { plate, foreign, phone, state, fullName, surname, firstName, patronymic }: Columns,
  kind: FileKind,
): readonly (number | undefined)[] => {
  if (kind === 'cars') return [plate, foreign];
  return [plate, phone, state, ...(surname === undefined ? [fullName] : [surname, firstName, patronymic])];
};

/**
 * True if a table without phones lists tracking devices. Such a table begins with the device numbers. In a list of
 * vehicles they come after the plate.
 */
const isOfDevices = ({ plate, vin, imei }: Columns): boolean =>
  imei !== undefined && (plate === undefined || Math.min(imei, vin ?? imei) < plate);

/** Plans what each row of a table would do to the company's lists. A table with phones is a list of drivers. */
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
