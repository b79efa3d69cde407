import { deviceName, isSameDevice, type CompanyDevice, type DeviceKey } from './companyDevice';
import { isSameDriver, isSameName, isSamePhone, phoneKey, type CompanyDriver } from './companyDriver';
import type { CompanyCar, Company } from './company';
import { isSamePlate, normalisePlate } from './plate';

/** What is done with the lists of a corporate customer (document 2, sections 2 and 4; COOP-04, COOP-05). */
export type CompanyDeed =
  | { kind: 'addCar'; plate: string; isForeign: boolean }
  /**
   * What is not named stays as it is, whoever has changed it meanwhile. An empty name and a device without numbers take away;
   * `before` is the device that was seen in the vehicle when another one was chosen.
   */
  | { kind: 'editCar'; plate: string; name?: string; device?: DeviceKey; before?: DeviceKey }
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

export const carByPlate = <Car extends Pick<CompanyCar, 'plate'>>(cars: readonly Car[], plate: string | undefined): Car | undefined =>
  plate === undefined ? undefined : cars.find((car) => isSamePlate(car.plate, plate));

/** The vehicle that carries a device. */
export const carrierOf = <Car extends DeviceKey>(cars: readonly Car[], device: DeviceKey): Car | undefined =>
  cars.find((car) => isSameDevice(car, device));

/** `carrierOf` for many devices: of thousands of vehicles none is searched through for each. */
export const carriersOf = <Car extends DeviceKey>(cars: readonly Car[]): ((device: DeviceKey) => Car | undefined) => {
  const byVin = new Map(cars.toReversed().map((car) => [car.vin, car]));
  const byImei = new Map(cars.toReversed().map((car) => [car.imei, car]));
  return ({ vin, imei }) => (vin === undefined ? undefined : byVin.get(vin)) ?? (imei === undefined ? undefined : byImei.get(imei));
};

/** Our own names for why a deed was not sent. */
export type FitFault = 'deviceTaken' | 'carTaken' | 'noSuchCar';

/** Does a vehicle carry a device that is none of these? */
const carriesOther = (car: DeviceKey, ...devices: readonly DeviceKey[]): boolean =>
  deviceName(car) !== '' && !devices.some((device) => isSameDevice(car, device));

/**
 * What the list, as it is now, has against a deed: its vehicle has gone, the device is in another vehicle (VAL-71), or the vehicle
 * has another device than was seen, which nobody has asked to be taken out.
 */
export const fitFault = (cars: readonly (Pick<CompanyCar, 'plate'> & DeviceKey)[], deed: CompanyDeed): FitFault | undefined => {
  switch (deed.kind) {
    case 'editCar': {
      const car = carByPlate(cars, deed.plate);
      if (!car) return 'noSuchCar';
      if (!deed.device) return undefined;
      const holder = carrierOf(cars, deed.device);
      if (holder && holder !== car) return 'deviceTaken';
      return carriesOther(car, deed.device, deed.before ?? {}) ? 'carTaken' : undefined;
    }
    case 'addDevice':
    case 'moveDevice': {
      if (deed.plate === undefined) return undefined;
      const car = carByPlate(cars, deed.plate);
      if (!car) return 'noSuchCar';
      return carriesOther(car, deed.device) ? 'carTaken' : undefined;
    }
    default:
      return undefined;
  }
};

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
      const { name, device } = deed;
      const named = name === undefined ? cars : cars.map((car) => (isSamePlate(car.plate, deed.plate) ? { ...car, name: name || undefined } : car));
      return { cars: device ? withDevice(named, deed.plate, device) : named };
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
      if (!car || (deed.name !== undefined && (car.name ?? '') !== deed.name)) return false;
      if (!deed.device) return true;
      return deviceName(deed.device) === '' ? deviceName(car) === '' : isSameDevice(car, deed.device);
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

/**
 * `isCompanyDeedDone` for many deeds against one reading: of thousands of vehicles and drivers only those that a deed is about are looked at.
 * Gives a function that says whether the lists show a deed as done.
 */
export const doneIn = (lists: Lists): ((deed: CompanyDeed) => boolean) => {
  const cars = groupsOf(lists.cars, ({ plate }) => normalisePlate(plate));
  const drivers = groupsOf(lists.drivers, ({ phone }) => phoneKey(phone));
  return (deed) => {
    switch (deed.kind) {
      case 'addCar':
        return isCompanyDeedDone({ ...lists, cars: cars.get(normalisePlate(deed.plate)) ?? [] }, deed);
      case 'addDriver':
      case 'switchDriver':
        return isCompanyDeedDone({ ...lists, drivers: drivers.get(phoneKey(deed.driver.phone)) ?? [] }, deed);
      default:
        return isCompanyDeedDone(lists, deed);
    }
  };
};

const groupsOf = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
