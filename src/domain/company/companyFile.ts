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
import { columnsOf, headingIndex, isPlateName, maxTitles, type Columns } from './fileColumns';
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
/** `oldExcel`: a workbook in the format before xlsx, or with a password. */
export type FileError = 'empty' | 'columns' | 'devices' | 'tooMany' | 'tooLarge' | 'oldExcel' | 'unreadable';

/** The maximum number of rows in a file. */
export const maxRows = 10_000;

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
  /** The name of the sheet that was read, if the file is a workbook. */
  sheetName?: string;
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

/**
 * A Cyrillic plate that fits no template is a mistyped Russian plate, even if it contains spaces. In a column that may
 * hold models, a text such as `Kia K5` is no plate.
 */
const isForeignPlate = (plate: string, isPlateColumn: boolean): boolean =>
  isPlateColumn && isLikelyForeign(plate) && !/\p{Script=Cyrillic}/u.test(plate);

/** Reads the "foreign" cell, or guesses from the plate if the cell is empty. Returns undefined for any other text. */
const isForeignIn = (cellText: string, plate: string, isPlateColumn: boolean): boolean | undefined => {
  switch (oneLine(cellText).toLowerCase()) {
    case '':
      return isForeignPlate(plate, isPlateColumn);
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
  isForeign: boolean | undefined,
  known: ReadonlyMap<string, string>,
  seen: Lines,
  line: number,
): RowPlan => {
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
  if (filled.length === 0) return 'empty';
  const plates = new Map(cars.map(({ plate }) => [normalisePlate(plate), plate]));
  const headingAt = headingIndex(filled.map(({ cells }) => cells));
  const heading = filled[headingAt]?.cells;
  const body = filled.slice(headingAt + 1);
  // Names stand in no place of their own, so a list of drivers needs a heading.
  if (!heading && body.slice(0, maxTitles).some(({ cells }) => cells.some(isFullPhone))) return 'columns';
  const columns = columnsOf(
    heading ?? [],
    body.map(({ cells }) => cells),
    (one) => plates.has(normalisePlate(one)),
  );
  const isDrivers = columns.phone !== undefined && (columns.surname ?? columns.fullName) !== undefined;
  if (columns.phone === undefined && isOfDevices(columns)) return 'devices';
  if (!isDrivers && (columns.plate === undefined || columns.phone !== undefined)) return 'columns';
  if (body.length === 0) return 'empty';
  if (body.length > maxRows) return 'tooMany';

  const kind = isDrivers ? 'drivers' : 'cars';
  const read = readColumns(columns, kind);
  const head =
    heading ??
    Array.from({ length: (columns.plate ?? 0) + 1 }, (_, column) =>
      column === columns.plate ? columnNames.plate : '',
    );
  const unread = head.filter((name, column) => name !== '' && !read.includes(column));
  const isPlateColumn = !heading || isPlateName(cell(heading, columns.plate));

  const seen: Lines = new Map();
  const known = { plates, driverByPhone: new Map(drivers.map((driver) => [phoneKey(driver.phone), driver])) };
  const rows = body.map(({ cells, line }): FileRow => {
    const plate = cell(cells, columns.plate);
    if (!isDrivers)
      return {
        line,
        cells,
        label: plate,
        plan: vehicleRowPlan(
          plate,
          isForeignIn(cell(cells, columns.foreign), plate, isPlateColumn),
          plates,
          seen,
          line,
        ),
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
