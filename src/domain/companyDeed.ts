import { isSameDevice, type CompanyDevice, type DeviceKey } from './companyDevice';
import { isSameDriver, isSameName, isSamePhone, type CompanyDriver } from './companyDriver';
import type { CompanyCar, Company } from './company';
import { isSamePlate, normalisePlate } from './plate';

/** What is done with the lists of a corporate customer (document 2, sections 2 and 4; COOP-04, COOP-05). */
export type CompanyDeed =
  | { kind: 'addCar'; plate: string; isForeign: boolean }
  | { kind: 'editCar'; plate: string; name: string; device: DeviceKey | undefined }
  | { kind: 'removeCar'; car: CompanyCar }
  | { kind: 'addDriver'; driver: CompanyDriver }
  | { kind: 'editDriver'; before: CompanyDriver; driver: CompanyDriver }
  | { kind: 'removeDriver'; driver: CompanyDriver }
  | { kind: 'switchDriver'; driver: CompanyDriver; isActive: boolean }
  | { kind: 'addDevice'; device: DeviceKey; plate?: string }
  /** Puts a device into another vehicle, or into none. */
  | { kind: 'moveDevice'; device: DeviceKey; plate: string | undefined }
  | { kind: 'removeDevice'; device: CompanyDevice }
  | { kind: 'switchDevice'; device: CompanyDevice; plate?: string; isActive: boolean };

export type Lists = Pick<Company, 'cars' | 'drivers' | 'devices'>;

export const carByPlate = (cars: readonly CompanyCar[], plate: string | undefined): CompanyCar | undefined =>
  plate === undefined ? undefined : cars.find((car) => isSamePlate(car.plate, plate));

/** The vehicle that carries a device. */
export const carrierOf = (cars: readonly CompanyCar[], device: DeviceKey): CompanyCar | undefined => cars.find((car) => isSameDevice(car, device));

const isDriver =
  (driver: CompanyDriver) =>
  (one: CompanyDriver): boolean =>
    isSamePhone(one.phone, driver.phone) && isSameName(one.name, driver.name);

/** One driver keeps one device: that of the vehicle. */
const withDevices = (lists: Lists): Lists => {
  const byPlate = new Map(lists.cars.map((car) => [normalisePlate(car.plate), car]));
  const drivers = lists.drivers.map((driver) => {
    const car = driver.plate === undefined ? undefined : byPlate.get(normalisePlate(driver.plate));
    return { ...driver, plate: car && driver.plate, device: car?.imei ?? car?.vin };
  });
  return { ...lists, drivers };
};

/** The vehicles with a device in this one and in no other; undefined for none. */
const withDevice = (cars: readonly CompanyCar[], plate: string | undefined, device: DeviceKey): CompanyCar[] =>
  cars.map((car) => {
    if (plate !== undefined && isSamePlate(car.plate, plate)) return { ...car, vin: device.vin, imei: device.imei };
    return isSameDevice(car, device) ? { ...car, vin: undefined, imei: undefined } : car;
  });

/** The lists after a deed that the server has said is done (COOP-06). */
export const listsAfter = (lists: Lists, deed: CompanyDeed): Lists => withDevices({ ...lists, ...changed(lists, deed) });

const changed = ({ cars, drivers, devices }: Lists, deed: CompanyDeed): Partial<Lists> => {
  switch (deed.kind) {
    case 'addCar':
      return carByPlate(cars, deed.plate) ? {} : { cars: [...cars, { plate: deed.plate, isForeign: deed.isForeign, isMain: cars.length === 0 }] };
    case 'editCar': {
      const named = cars.map((car) => (isSamePlate(car.plate, deed.plate) ? { ...car, name: deed.name || undefined } : car));
      return { cars: withDevice(named, deed.plate, deed.device ?? {}) };
    }
    case 'removeCar':
      return { cars: cars.filter(({ plate }) => !isSamePlate(plate, deed.car.plate)) };
    case 'addDriver':
      return drivers.some(isDriver(deed.driver)) ? {} : { drivers: [...drivers, deed.driver] };
    case 'editDriver':
      return { drivers: drivers.map((one) => (isDriver(deed.before)(one) ? { ...one, ...deed.driver, isActive: one.isActive } : one)) };
    case 'removeDriver':
      return { drivers: drivers.filter((one) => !isDriver(deed.driver)(one)) };
    case 'switchDriver':
      return { drivers: drivers.map((one) => (isDriver(deed.driver)(one) ? { ...one, isActive: deed.isActive } : one)) };
    case 'addDevice':
      return devices.some((one) => isSameDevice(one, deed.device))
        ? {}
        : {
            devices: [...devices, { ...deed.device, isActive: true }],
            cars: deed.plate === undefined ? cars : withDevice(cars, deed.plate, deed.device),
          };
    case 'moveDevice':
      return { cars: withDevice(cars, deed.plate, deed.device) };
    case 'removeDevice':
      return { devices: devices.filter((one) => !isSameDevice(one, deed.device)), cars: withDevice(cars, undefined, deed.device) };
    case 'switchDevice':
      return { devices: devices.map((one) => (isSameDevice(one, deed.device) ? { ...one, isActive: deed.isActive } : one)) };
  }
};

const isIn = (cars: readonly CompanyCar[], device: DeviceKey, plate: string | undefined): boolean => {
  const carrier = carrierOf(cars, device);
  return plate === undefined ? carrier === undefined : carrier !== undefined && isSamePlate(carrier.plate, plate);
};

/** Do the lists, read anew, show that a deed was done? */
export const isCompanyDeedDone = ({ cars, drivers, devices }: Lists, deed: CompanyDeed): boolean => {
  switch (deed.kind) {
    case 'addCar':
      return carByPlate(cars, deed.plate) !== undefined;
    case 'editCar': {
      const car = carByPlate(cars, deed.plate);
      if (!car || (car.name ?? '') !== deed.name) return false;
      return deed.device ? isSameDevice(car, deed.device) : car.vin === undefined && car.imei === undefined;
    }
    case 'removeCar':
      return carByPlate(cars, deed.car.plate) === undefined;
    case 'addDriver':
      return drivers.some((one) => isSameDriver(one, deed.driver));
    case 'editDriver':
      return drivers.some((one) => isSameDriver(one, deed.driver)) && (isDriver(deed.before)(deed.driver) || !drivers.some(isDriver(deed.before)));
    case 'removeDriver':
      return !drivers.some(isDriver(deed.driver));
    case 'switchDriver':
      return drivers.find(isDriver(deed.driver))?.isActive === deed.isActive;
    case 'addDevice':
      return devices.some((one) => isSameDevice(one, deed.device)) && (deed.plate === undefined || isIn(cars, deed.device, deed.plate));
    case 'moveDevice':
      return isIn(cars, deed.device, deed.plate);
    case 'removeDevice':
      return !devices.some((one) => isSameDevice(one, deed.device));
    case 'switchDevice':
      return devices.find((one) => isSameDevice(one, deed.device))?.isActive === deed.isActive;
  }
};
