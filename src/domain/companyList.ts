import type { CompanyCar } from './company';
import { carriersOf } from './companyDeed';
import { deviceName, type CompanyDevice } from './companyDevice';
import { oneLine, type CompanyDriver } from './companyDriver';
import { phoneDigits } from './phone';
import { normalisePlate } from './plate';

/** Finding and ordering within the lists of a corporate customer: hundreds of rows, on the device. */

export const companyLists = ['cars', 'drivers', 'devices'] as const;
export type CompanyListName = (typeof companyLists)[number];

/** A vehicle with who drives it. */
export interface CarLine extends CompanyCar {
  drivers: string[];
}

/** A device with the plate of the vehicle that carries it. */
export interface DeviceLine extends CompanyDevice {
  plate?: string;
}

export type DriverLine = CompanyDriver;

export const carLines = (cars: readonly CompanyCar[], drivers: readonly CompanyDriver[]): CarLine[] => {
  const namesByPlate = new Map<string, string[]>();
  for (const { plate, name } of drivers) {
    if (plate === undefined) continue;
    const key = normalisePlate(plate);
    namesByPlate.set(key, [...(namesByPlate.get(key) ?? []), name]);
  }
  return cars.map((car) => ({ ...car, drivers: namesByPlate.get(normalisePlate(car.plate)) ?? [] }));
};

export const deviceLines = (devices: readonly CompanyDevice[], cars: readonly CompanyCar[]): DeviceLine[] => {
  const carrier = carriersOf(cars);
  return devices.map((device) => ({ ...device, plate: carrier(device)?.plate }));
};

/** What a row can be found by: letters of both alphabets that look alike are one, as on plates. */
const plain = (text: string): string => normalisePlate(text).replaceAll('Ё', 'Е');

const carWords = ({ plate, name, vin, imei, drivers }: CarLine): (string | undefined)[] => [plate, name, vin, imei, ...drivers];
const driverWords = ({ name, phone, plate, device }: DriverLine): (string | undefined)[] => [name, phone, plate, device];
const deviceWords = ({ vin, imei, plate }: DeviceLine): (string | undefined)[] => [vin, imei, plate];

const found = <Line>(lines: readonly Line[], typed: string, wordsOf: (line: Line) => (string | undefined)[]): Line[] => {
  const digits = phoneDigits(typed) ?? '';
  // A phone is typed with brackets, and with an eight where the list has a seven.
  const phone = digits.length > 5 ? digits.replace(/^[78](?=\d{10}$)/, '') : undefined;
  const wanted = oneLine(typed).split(' ').map(plain).filter(Boolean);
  if (wanted.length === 0) return [...lines];
  const whole = plain(typed);
  return lines.filter((line) => {
    const words = wordsOf(line).flatMap((word) => (word ? [plain(word)] : []));
    return (
      words.some((word) => word.includes(whole) || (phone !== undefined && word.includes(phone))) ||
      wanted.every((one) => words.some((word) => word.includes(one)))
    );
  });
};

export type CarOrder = 'plate' | 'name' | 'driver' | 'device';
export type DriverOrder = 'name' | 'phone' | 'plate' | 'state';
export type DeviceOrder = 'number' | 'plate' | 'state';

const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });
/** Rows without a value stand last, whichever way the others go. */
const byText =
  <Line>(textOf: (line: Line) => string | undefined, isDown: boolean) =>
  (one: Line, other: Line): number => {
    const [left, right] = [textOf(one) ?? '', textOf(other) ?? ''];
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    return isDown ? collator.compare(right, left) : collator.compare(left, right);
  };

const state = ({ isActive }: { isActive: boolean }): string => (isActive ? '0' : '1');

const carText: Record<CarOrder, (line: CarLine) => string | undefined> = {
  plate: ({ plate }) => plate,
  name: ({ name }) => name,
  driver: ({ drivers }) => drivers[0],
  device: deviceName,
};
const driverText: Record<DriverOrder, (line: DriverLine) => string | undefined> = {
  name: ({ name }) => name,
  phone: ({ phone }) => phone,
  plate: ({ plate }) => plate,
  state,
};
const deviceText: Record<DeviceOrder, (line: DeviceLine) => string | undefined> = { number: deviceName, plate: ({ plate }) => plate, state };

export const shownCars = (lines: readonly CarLine[], typed: string, order: CarOrder, isDown = false): CarLine[] =>
  found(lines, typed, carWords).sort(byText(carText[order], isDown));
export const shownDrivers = (lines: readonly DriverLine[], typed: string, order: DriverOrder, isDown = false): DriverLine[] =>
  found(lines, typed, driverWords).sort(byText(driverText[order], isDown));
export const shownDevices = (lines: readonly DeviceLine[], typed: string, order: DeviceOrder, isDown = false): DeviceLine[] =>
  found(lines, typed, deviceWords).sort(byText(deviceText[order], isDown));
