import type { CompanyVehicle } from './company';
import { vehiclesByDevice } from './companyEdit';
import { deviceName, type CompanyDevice } from './companyDevice';
import { oneLine, type CompanyDriver } from './companyDriver';
import { phoneDigits } from '../account/phone';
import { normalisePlate } from '../vehicle/plate';

/** Search and sort order of a company's lists, which have hundreds of rows. Runs on the device. */

export const companyLists = ['cars', 'drivers', 'devices'] as const;
export type CompanyListName = (typeof companyLists)[number];

/** A vehicle with the names of its drivers. */
export interface VehicleRow extends CompanyVehicle {
  drivers: string[];
}

/** A device with the plate of its vehicle. */
export interface DeviceRow extends CompanyDevice {
  plate?: string;
}

export type DriverRow = CompanyDriver;

export const vehicleRows = (vehicles: readonly CompanyVehicle[], drivers: readonly CompanyDriver[]): VehicleRow[] => {
  const namesByPlate = new Map<string, string[]>();
  for (const { plate, name } of drivers) {
    if (plate === undefined) continue;
    const key = normalisePlate(plate);
    namesByPlate.set(key, [...(namesByPlate.get(key) ?? []), name]);
  }
  return vehicles.map((vehicle) => ({ ...vehicle, drivers: namesByPlate.get(normalisePlate(vehicle.plate)) ?? [] }));
};

export const deviceRows = (devices: readonly CompanyDevice[], vehicles: readonly CompanyVehicle[]): DeviceRow[] => {
  const carrier = vehiclesByDevice(vehicles);
  return devices.map((device) => ({ ...device, plate: carrier(device)?.plate }));
};

/** Normalises text for search. Latin and Cyrillic letters that look alike are equal, as on plates. */
const plain = (text: string): string => normalisePlate(text).replaceAll('Ё', 'Е');

const vehicleSearchFields = ({ plate, name, vin, imei, drivers }: VehicleRow): (string | undefined)[] => [
  plate,
  name,
  vin,
  imei,
  ...drivers,
];
const driverSearchFields = ({ name, phone, plate, device }: DriverRow): (string | undefined)[] => [
  name,
  phone,
  plate,
  device,
];
const deviceSearchFields = ({ vin, imei, plate }: DeviceRow): (string | undefined)[] => [vin, imei, plate];

const filterRows = <Row>(
  rows: readonly Row[],
  query: string,
  searchFieldsOf: (row: Row) => (string | undefined)[],
): Row[] => {
  const digits = phoneDigits(query) ?? '';
  // A phone may be typed with brackets, or with an 8 where the list has a 7.
  const phone = digits.length > 5 ? digits.replace(/^[78](?=\d{10}$)/, '') : undefined;
  const queryWords = oneLine(query).split(' ').map(plain).filter(Boolean);
  if (queryWords.length === 0) return [...rows];
  const whole = plain(query);
  return rows.filter((row) => {
    const words = searchFieldsOf(row).flatMap((word) => (word ? [plain(word)] : []));
    return (
      words.some((word) => word.includes(whole) || (phone !== undefined && word.includes(phone))) ||
      queryWords.every((one) => words.some((word) => word.includes(one)))
    );
  });
};

/** What a list can be limited to, beside the search. `all` is no limit. */
export type FleetFilter = 'all' | 'on' | 'off' | 'noDriver' | 'noDevice' | 'noCar';

/** The filters that the data of each list allows. */
export const fleetFilters: Record<CompanyListName, readonly FleetFilter[]> = {
  cars: ['all', 'noDriver', 'noDevice'],
  drivers: ['all', 'on', 'off', 'noCar'],
  devices: ['all', 'on', 'off', 'noCar'],
};

export type AnyRow = Partial<VehicleRow & DriverRow & DeviceRow>;

export const passesFilter = (filter: FleetFilter, { isActive, drivers, plate, vin, imei }: AnyRow): boolean => {
  switch (filter) {
    case 'all':
      return true;
    case 'on':
      return isActive === true;
    case 'off':
      return isActive === false;
    case 'noDriver':
      return drivers?.length === 0;
    case 'noDevice':
      return deviceName({ vin, imei }) === '';
    case 'noCar':
      return !plate;
  }
};

export type VehicleOrder = 'plate' | 'name' | 'driver' | 'device';
export type DriverOrder = 'name' | 'phone' | 'plate' | 'state';
export type DeviceOrder = 'number' | 'plate' | 'state';

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });
/** Rows without a value come last in both directions. */
const byText =
  <Row>(textOf: (row: Row) => string | undefined, isDescending: boolean) =>
  (one: Row, other: Row): number => {
    const [first, second] = [textOf(one) ?? '', textOf(other) ?? ''];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    return isDescending ? collator.compare(second, first) : collator.compare(first, second);
  };

const state = ({ isActive }: { isActive: boolean }): string => (isActive ? '0' : '1');

const vehicleText: Record<VehicleOrder, (row: VehicleRow) => string | undefined> = {
  plate: ({ plate }) => plate,
  name: ({ name }) => name,
  driver: ({ drivers }) => drivers[0],
  device: deviceName,
};
const driverText: Record<DriverOrder, (row: DriverRow) => string | undefined> = {
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  plate: ({ plate }) => plate,
  state,
};
const deviceText: Record<DeviceOrder, (row: DeviceRow) => string | undefined> = {
  number: deviceName,
  plate: ({ plate }) => plate,
  state,
};

export const filterVehicles = (
  rows: readonly VehicleRow[],
  query: string,
  order: VehicleOrder,
  isDescending = false,
): VehicleRow[] => filterRows(rows, query, vehicleSearchFields).sort(byText(vehicleText[order], isDescending));
export const filterDrivers = (
  rows: readonly DriverRow[],
  query: string,
  order: DriverOrder,
  isDescending = false,
): DriverRow[] => filterRows(rows, query, driverSearchFields).sort(byText(driverText[order], isDescending));
export const filterDevices = (
  rows: readonly DeviceRow[],
  query: string,
  order: DeviceOrder,
  isDescending = false,
): DeviceRow[] => filterRows(rows, query, deviceSearchFields).sort(byText(deviceText[order], isDescending));
