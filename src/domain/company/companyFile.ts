import type { Company, CompanyVehicle } from './company';
import { columnNames, foreignMark } from './companyCsv';
import {
  checkDevice,
  deviceKey,
  deviceName,
  type CompanyDevice,
  type DeviceError,
  type DeviceKey,
} from './companyDevice';
import type { CompanyListName } from './companyList';
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
import { vehiclesByDevice, type CompanyEdit } from './companyEdit';
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
import { isVehicleName } from '../vehicle/vehicleEdit';

/** Reads lists of vehicles, drivers or devices from a file and plans what each row would do. Sends nothing. */

/** `oldExcel`: a workbook in the format before xlsx, or with a password. */
export type FileError = 'empty' | 'columns' | 'tooMany' | 'tooLarge' | 'oldExcel' | 'unreadable';

/** The maximum number of rows in a file. */
export const maxRows = 10_000;

/** The plan for a row. `new` has something to send; `there` is already in the list. */
type RowError = PlateError | CompanyDriverError | DeviceError | 'carTaken' | 'name' | 'twice' | 'state' | 'foreign';
export type RowPlan =
  | {
      state: 'new';
      /** Run in sequence: an inactive driver is added first, then switched off. */
      edits: readonly CompanyEdit[];
      /** The driver or device is in the list and active, but inactive in the file. Only the switch remains to be sent. */
      isSwitch?: boolean;
      /** The vehicle is in the list. It gets the name or the device that the file has for it. */
      isChange?: boolean;
    }
  | {
      state: 'there';
      /** The file names another vehicle, device or state. The list stays unchanged. */ isDifferent?: boolean;
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
  kind: CompanyListName;
  /** The name of the sheet that was read, if the file is a workbook. */
  sheetName?: string;
  /** The column names. If the file has no header, these are the assumed ones. */
  head: readonly string[];
  /** Headers of columns that are ignored. */
  unread: readonly string[];
  rows: FileRow[];
}

type Known = Pick<Company, 'cars' | 'drivers' | 'devices'>;
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

/** The company's lists, and ways to find a row of them. */
interface KnownLists {
  driverByPhone: ReadonlyMap<string, CompanyDriver>;
  /** Vehicles by their normalised plate. */
  cars: ReadonlyMap<string, CompanyVehicle>;
  holderOf: (device: DeviceKey) => CompanyVehicle | undefined;
  deviceOf: (device: DeviceKey) => CompanyDevice | undefined;
}

interface VehicleRow {
  plate: string;
  isForeign: boolean | undefined;
  name: string;
  device: DeviceKey;
}

/** Returns the line above that has one of the device's numbers. */
const lineOfDevice = (seen: Lines, { vin, imei }: DeviceKey): number | undefined =>
  seen.get(`imei ${imei}`) ?? seen.get(`vin ${vin}`);
const rememberDevice = (seen: Lines, { vin, imei }: DeviceKey, line: number): void => {
  if (imei !== undefined) seen.set(`imei ${imei}`, line);
  if (vin !== undefined) seen.set(`vin ${vin}`, line);
};

const deviceErrorOf = ({ vin = '', imei = '' }: DeviceKey): DeviceError | undefined => {
  const errors = checkDevice({ vin, imei }, []);
  return errors.imei ?? errors.vin;
};

const vehicleRowPlan = (
  { plate, isForeign, name, device }: VehicleRow,
  known: KnownLists,
  seen: Lines,
  line: number,
): RowPlan => {
  if (isForeign === undefined) return { state: 'bad', error: 'foreign' };
  const key = normalisePlate(plate);
  const vehicle = known.cars.get(key);
  const error = vehicle ? undefined : checkPlate(plate, { isForeign });
  if (error) return { state: 'bad', error };
  if (!isVehicleName(name)) return { state: 'bad', error: 'name' };
  const hasDevice = deviceName(device) !== '';
  const deviceError = hasDevice ? deviceErrorOf(device) : undefined;
  if (deviceError) return { state: 'bad', error: deviceError };
  const firstLine = seen.get(key) ?? lineOfDevice(seen, device);
  if (firstLine !== undefined) return { state: 'bad', error: 'twice', firstLine };
  const holder = hasDevice ? known.holderOf(device) : undefined;
  if (holder && holder !== vehicle) return { state: 'bad', error: 'deviceTaken' };
  seen.set(key, line);
  rememberDevice(seen, device, line);

  const sentPlate = vehicle?.plate ?? plateForWire(plate, isForeign);
  const edits: CompanyEdit[] = [];
  if (!vehicle) edits.push({ kind: 'addCar', plate: sentPlate, isForeign, ...(name !== '' && { name }) });
  else if (name !== '' && name !== vehicle.name) edits.push({ kind: 'editCar', plate: sentPlate, name });
  // A device that the list shows in the vehicle stays there.
  const isDifferent = hasDevice && !holder && vehicle !== undefined && deviceName(vehicle) !== '';
  if (hasDevice && !holder && !isDifferent) {
    const free = known.deviceOf(device);
    edits.push(
      free
        ? { kind: 'moveDevice', device: deviceKey(free), plate: sentPlate }
        : { kind: 'addDevice', device, plate: sentPlate },
    );
  }
  if (edits.length === 0) return { state: 'there', ...(isDifferent && { isDifferent }) };
  return { state: 'new', edits, ...(vehicle && { isChange: true }) };
};

/** Whether the driver or device is active; `undefined` if the file does not state it. Earlier files had other words. */
const stateOf = (text: string): boolean | undefined | 'bad' => {
  const cellText = oneLine(text).toLowerCase().replaceAll('ё', 'е');
  if (cellText === '') return undefined;
  if (/^(?:включен[ао]?|в работе)$/.test(cellText)) return true;
  return /^отключен[ао]?$/.test(cellText) ? false : 'bad';
};

interface DriverRow {
  name: string;
  phone: string;
  plate: string;
  state: string;
}

const driverRowPlan = (
  { name, phone, plate, state }: DriverRow,
  { driverByPhone, cars }: KnownLists,
  seen: Lines,
  line: number,
): RowPlan => {
  if (name === '') return { state: 'bad', error: 'emptyField' };
  // A driver whom the list has under one word stays as they are.
  if (nameParts(name).firstName === '' && !driverByPhone.has(phoneKey(phone)))
    return { state: 'bad', error: 'noFirstName' };
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
  const driven = plate === '' ? undefined : cars.get(normalisePlate(plate))?.plate;
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

interface DeviceRow extends DeviceKey {
  plate: string;
  state: string;
}

const deviceRowPlan = (
  { plate, state, vin, imei }: DeviceRow,
  { cars, deviceOf, holderOf }: KnownLists,
  seen: Lines,
  line: number,
): RowPlan => {
  const device = deviceKey({ vin, imei });
  const error = deviceErrorOf(device);
  if (error) return { state: 'bad', error };
  const isActive = stateOf(state);
  if (isActive === 'bad') return { state: 'bad', error: 'state' };
  const firstLine = lineOfDevice(seen, device);
  if (firstLine !== undefined) return { state: 'bad', error: 'twice', firstLine };
  const vehicle = plate === '' ? undefined : cars.get(normalisePlate(plate));
  const known = deviceOf(device);
  if (!known && plate !== '' && !vehicle) return { state: 'bad', error: 'noSuchCar' };
  if (!known && vehicle && deviceName(vehicle) !== '') return { state: 'bad', error: 'carTaken' };
  const plateKey = `plate ${normalisePlate(plate)}`;
  const otherLine = plate === '' ? undefined : seen.get(plateKey);
  if (otherLine !== undefined) return { state: 'bad', error: 'twice', firstLine: otherLine };
  rememberDevice(seen, device, line);
  if (plate !== '') seen.set(plateKey, line);
  if (known) {
    const holder = holderOf(known);
    if (isActive === false && known.isActive)
      return {
        state: 'new',
        isSwitch: true,
        edits: [{ kind: 'switchDevice', device: known, plate: holder?.plate, isActive }],
      };
    const isDifferent =
      (plate !== '' && !isSamePlate(holder?.plate ?? '', plate)) || (isActive ?? known.isActive) !== known.isActive;
    return { state: 'there', isDifferent };
  }
  const added: CompanyEdit = { kind: 'addDevice', device, plate: vehicle?.plate };
  const off: CompanyEdit = {
    kind: 'switchDevice',
    device: { ...device, isActive: true },
    plate: vehicle?.plate,
    isActive: false,
  };
  return { state: 'new', edits: isActive === false ? [added, off] : [added] };
};

const nameIn = (row: readonly string[], columns: Columns): string =>
  columns.surname === undefined
    ? nameOfParts(nameParts(cell(row, columns.fullName)))
    : nameOfParts({
        surname: cell(row, columns.surname),
        firstName: cell(row, columns.firstName),
        patronymic: cell(row, columns.patronymic),
      });

/**
 * The device in the row of a vehicle. Beside a column of IMEI, the VIN is the device's too. Without one it is the
 * vehicle's own, which the company's lists do not have.
 */
const deviceIn = (row: readonly string[], { vin, imei }: Columns): DeviceKey =>
  imei === undefined ? {} : deviceKey({ vin: cell(row, vin), imei: cell(row, imei) });

/** The columns that are read. */
const readColumns = (columns: Columns, kind: CompanyListName): readonly (number | undefined)[] => {
  const { plate, foreign, name, vin, imei, phone, state, fullName, surname, firstName, patronymic } = columns;
  if (kind === 'cars') return [plate, foreign, name, imei, imei === undefined ? undefined : vin];
  if (kind === 'devices') return [imei, vin, plate, state];
  return [plate, phone, state, ...(surname === undefined ? [fullName] : [surname, firstName, patronymic])];
};

/**
 * True if a table without phones lists tracking devices. Such a table begins with the device numbers. In a list of
 * vehicles they come after the plate.
 */
const isOfDevices = ({ plate, vin, imei }: Columns): boolean =>
  imei !== undefined && (plate === undefined || Math.min(imei, vin ?? imei) < plate);

/** Plans what each row of a table would do to the company's lists. A table with phones is a list of drivers. */
export const planFile = (
  table: readonly (readonly string[])[],
  { cars, drivers, devices }: Known,
): FilePlan | FileError => {
  const filled = table
    .map((cells, index) => ({ cells, line: index + 1 }))
    .filter(({ cells }) => cells.some((one) => one !== ''));
  if (filled.length === 0) return 'empty';
  const vehicles = new Map(cars.map((vehicle) => [normalisePlate(vehicle.plate), vehicle]));
  const headingAt = headingIndex(filled.map(({ cells }) => cells));
  const heading = filled[headingAt]?.cells;
  const body = filled.slice(headingAt + 1);
  // Names stand in no place of their own, so a list of drivers needs a heading.
  if (!heading && body.slice(0, maxTitles).some(({ cells }) => cells.some(isFullPhone))) return 'columns';
  const columns = columnsOf(
    heading ?? [],
    body.map(({ cells }) => cells),
    (one) => vehicles.has(normalisePlate(one)),
  );
  const isDrivers = columns.phone !== undefined && (columns.surname ?? columns.fullName) !== undefined;
  const isDevices = columns.phone === undefined && isOfDevices(columns);
  if (!isDrivers && !isDevices && (columns.plate === undefined || columns.phone !== undefined)) return 'columns';
  if (body.length === 0) return 'empty';
  if (body.length > maxRows) return 'tooMany';

  const kind = isDrivers ? 'drivers' : isDevices ? 'devices' : 'cars';
  const read = readColumns(columns, kind);
  const head =
    heading ??
    Array.from({ length: (columns.plate ?? 0) + 1 }, (_, column) =>
      column === columns.plate ? columnNames.plate : '',
    );
  const unread = head.filter((name, column) => name !== '' && !read.includes(column));
  const isPlateColumn = !heading || isPlateName(cell(heading, columns.plate));

  const seen: Lines = new Map();
  const known: KnownLists = {
    cars: vehicles,
    driverByPhone: new Map(drivers.map((driver) => [phoneKey(driver.phone), driver])),
    holderOf: vehiclesByDevice(cars),
    deviceOf: vehiclesByDevice(devices),
  };
  const rows = body.map(({ cells, line }): FileRow => {
    const plate = cell(cells, columns.plate);
    const [vin, imei, state] = [cell(cells, columns.vin), cell(cells, columns.imei), cell(cells, columns.state)];
    if (kind === 'devices')
      return { line, cells, label: imei || vin, plan: deviceRowPlan({ vin, imei, plate, state }, known, seen, line) };
    if (kind === 'cars') {
      const name = oneLine(cell(cells, columns.name));
      const isForeign = isForeignIn(cell(cells, columns.foreign), plate, isPlateColumn);
      return {
        line,
        cells,
        label: [plate, name].filter(Boolean).join(', '),
        plan: vehicleRowPlan({ plate, isForeign, name, device: deviceIn(cells, columns) }, known, seen, line),
      };
    }
    const driver = {
      name: nameIn(cells, columns),
      phone: cell(cells, columns.phone),
      plate,
      state,
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
