import { deviceName, isSameDevice, type CompanyDevice, type DeviceKey } from './companyDevice';
import { isSameDriver, isSameName, isSamePhone, phoneKey, type CompanyDriver } from './companyDriver';
import type { CompanyVehicle, Company } from './company';
import { isSamePlate, normalisePlate } from '../vehicle/plate';

/** What is done with the lists of a corporate customer (document 2, sections 2 and 4; COOP-04, COOP-05). */
export type CompanyEdit =
  | { kind: 'addCar'; plate: string; isForeign: boolean }
  /**
   * What is not named stays as it is, whoever has changed it meanwhile. An empty name and a device without numbers take away;
   * `before` is the device that was seen in the vehicle when another one was chosen.
   */
  | { kind: 'editCar'; plate: string; name?: string; device?: DeviceKey; before?: DeviceKey }
  | { kind: 'removeCar'; vehicle: CompanyVehicle }
  | { kind: 'addDriver'; driver: CompanyDriver }
  | { kind: 'editDriver'; before: CompanyDriver; driver: CompanyDriver }
  | { kind: 'removeDriver'; driver: CompanyDriver }
  | { kind: 'switchDriver'; driver: CompanyDriver; isActive: boolean }
  | { kind: 'addDevice'; device: DeviceKey; plate?: string }
  /** Puts a device into another vehicle, or into none. */
  | { kind: 'moveDevice'; device: DeviceKey; plate: string | undefined }
  | { kind: 'removeDevice'; device: CompanyDevice }
  | { kind: 'switchDevice'; device: CompanyDevice; plate?: string; isActive: boolean };

export type CompanyLists = Pick<Company, 'cars' | 'drivers' | 'devices'>;

export const vehicleByPlate = <Vehicle extends Pick<CompanyVehicle, 'plate'>>(
  cars: readonly Vehicle[],
  plate: string | undefined,
): Vehicle | undefined => (plate === undefined ? undefined : cars.find((vehicle) => isSamePlate(vehicle.plate, plate)));

/** The vehicle that carries a device. */
export const vehicleOfDevice = <Vehicle extends DeviceKey>(
  cars: readonly Vehicle[],
  device: DeviceKey,
): Vehicle | undefined => cars.find((vehicle) => isSameDevice(vehicle, device));

/** `vehicleOfDevice` for many devices: of thousands of vehicles none is searched through for each. */
export const vehiclesByDevice = <Vehicle extends DeviceKey>(
  cars: readonly Vehicle[],
): ((device: DeviceKey) => Vehicle | undefined) => {
  const byVin = new Map(cars.toReversed().map((vehicle) => [vehicle.vin, vehicle]));
  const byImei = new Map(cars.toReversed().map((vehicle) => [vehicle.imei, vehicle]));
  return ({ vin, imei }) =>
    (vin === undefined ? undefined : byVin.get(vin)) ?? (imei === undefined ? undefined : byImei.get(imei));
};

/** Our own names for why a deed was not sent. */
export type EditConflict = 'deviceTaken' | 'carTaken' | 'noSuchCar';

/** Does a vehicle carry a device that is none of these? */
const hasOtherDevice = (vehicle: DeviceKey, ...devices: readonly DeviceKey[]): boolean =>
  deviceName(vehicle) !== '' && !devices.some((device) => isSameDevice(vehicle, device));

/**
 * What the list, as it is now, has against a deed: its vehicle has gone, the device is in another vehicle (VAL-71), or the vehicle
 * has another device than was seen, which nobody has asked to be taken out.
 */
export const editConflict = (
  cars: readonly (Pick<CompanyVehicle, 'plate'> & DeviceKey)[],
  edit: CompanyEdit,
): EditConflict | undefined => {
  switch (edit.kind) {
    case 'editCar': {
      const vehicle = vehicleByPlate(cars, edit.plate);
      if (!vehicle) return 'noSuchCar';
      if (!edit.device) return undefined;
      const holder = vehicleOfDevice(cars, edit.device);
      if (holder && holder !== vehicle) return 'deviceTaken';
      return hasOtherDevice(vehicle, edit.device, edit.before ?? {}) ? 'carTaken' : undefined;
    }
    case 'addDevice':
    case 'moveDevice': {
      if (edit.plate === undefined) return undefined;
      const vehicle = vehicleByPlate(cars, edit.plate);
      if (!vehicle) return 'noSuchCar';
      return hasOtherDevice(vehicle, edit.device) ? 'carTaken' : undefined;
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
const withDevices = (lists: CompanyLists): CompanyLists => {
  const byPlate = new Map(lists.cars.map((vehicle) => [normalisePlate(vehicle.plate), vehicle]));
  const drivers = lists.drivers.map((driver) => {
    const vehicle = driver.plate === undefined ? undefined : byPlate.get(normalisePlate(driver.plate));
    return { ...driver, plate: vehicle && driver.plate, device: vehicle?.imei ?? vehicle?.vin };
  });
  return { ...lists, drivers };
};

/** The vehicles with a device in this one and in no other; undefined for none. */
const withDevice = (cars: readonly CompanyVehicle[], plate: string | undefined, device: DeviceKey): CompanyVehicle[] =>
  cars.map((vehicle) => {
    if (plate !== undefined && isSamePlate(vehicle.plate, plate))
      return { ...vehicle, vin: device.vin, imei: device.imei };
    return isSameDevice(vehicle, device) ? { ...vehicle, vin: undefined, imei: undefined } : vehicle;
  });

/** The lists after a deed that the server has said is done (COOP-06). */
export const listsAfterEdit = (lists: CompanyLists, edit: CompanyEdit): CompanyLists =>
  withDevices({ ...lists, ...changedLists(lists, edit) });

const changedLists = ({ cars, drivers, devices }: CompanyLists, edit: CompanyEdit): Partial<CompanyLists> => {
  switch (edit.kind) {
    case 'addCar':
      return vehicleByPlate(cars, edit.plate)
        ? {}
        : { cars: [...cars, { plate: edit.plate, isForeign: edit.isForeign, isMain: cars.length === 0 }] };
    case 'editCar': {
      const { name, device } = edit;
      const named =
        name === undefined
          ? cars
          : cars.map((vehicle) =>
              isSamePlate(vehicle.plate, edit.plate) ? { ...vehicle, name: name || undefined } : vehicle,
            );
      return { cars: device ? withDevice(named, edit.plate, device) : named };
    }
    case 'removeCar':
      return { cars: cars.filter(({ plate }) => !isSamePlate(plate, edit.vehicle.plate)) };
    case 'addDriver':
      return drivers.some(isDriver(edit.driver)) ? {} : { drivers: [...drivers, edit.driver] };
    case 'editDriver':
      return {
        drivers: drivers.map((one) =>
          isDriver(edit.before)(one) ? { ...one, ...edit.driver, isActive: one.isActive } : one,
        ),
      };
    case 'removeDriver':
      return { drivers: drivers.filter((one) => !isDriver(edit.driver)(one)) };
    case 'switchDriver':
      return {
        drivers: drivers.map((one) => (isDriver(edit.driver)(one) ? { ...one, isActive: edit.isActive } : one)),
      };
    case 'addDevice':
      return devices.some((one) => isSameDevice(one, edit.device))
        ? {}
        : {
            devices: [...devices, { ...edit.device, isActive: true }],
            cars: edit.plate === undefined ? cars : withDevice(cars, edit.plate, edit.device),
          };
    case 'moveDevice':
      return { cars: withDevice(cars, edit.plate, edit.device) };
    case 'removeDevice':
      return {
        devices: devices.filter((one) => !isSameDevice(one, edit.device)),
        cars: withDevice(cars, undefined, edit.device),
      };
    case 'switchDevice':
      return {
        devices: devices.map((one) => (isSameDevice(one, edit.device) ? { ...one, isActive: edit.isActive } : one)),
      };
  }
};

const isIn = (cars: readonly CompanyVehicle[], device: DeviceKey, plate: string | undefined): boolean => {
  const carrier = vehicleOfDevice(cars, device);
  return plate === undefined ? carrier === undefined : carrier !== undefined && isSamePlate(carrier.plate, plate);
};

/** Do the lists, read anew, show that a deed was done? */
export const isCompanyEditDone = ({ cars, drivers, devices }: CompanyLists, edit: CompanyEdit): boolean => {
  switch (edit.kind) {
    case 'addCar':
      return vehicleByPlate(cars, edit.plate) !== undefined;
    case 'editCar': {
      const vehicle = vehicleByPlate(cars, edit.plate);
      if (!vehicle || (edit.name !== undefined && (vehicle.name ?? '') !== edit.name)) return false;
      if (!edit.device) return true;
      return deviceName(edit.device) === '' ? deviceName(vehicle) === '' : isSameDevice(vehicle, edit.device);
    }
    case 'removeCar':
      return vehicleByPlate(cars, edit.vehicle.plate) === undefined;
    case 'addDriver':
      return drivers.some((one) => isSameDriver(one, edit.driver));
    case 'editDriver':
      return (
        drivers.some((one) => isSameDriver(one, edit.driver)) &&
        (isDriver(edit.before)(edit.driver) || !drivers.some(isDriver(edit.before)))
      );
    case 'removeDriver':
      return !drivers.some(isDriver(edit.driver));
    case 'switchDriver':
      return drivers.find(isDriver(edit.driver))?.isActive === edit.isActive;
    case 'addDevice':
      return (
        devices.some((one) => isSameDevice(one, edit.device)) &&
        (edit.plate === undefined || isIn(cars, edit.device, edit.plate))
      );
    case 'moveDevice':
      return isIn(cars, edit.device, edit.plate);
    case 'removeDevice':
      return !devices.some((one) => isSameDevice(one, edit.device));
    case 'switchDevice':
      return devices.find((one) => isSameDevice(one, edit.device))?.isActive === edit.isActive;
  }
};

/**
 * `isCompanyEditDone` for many deeds against one reading: of thousands of vehicles and drivers only those that a deed is about are looked at.
 * Gives a function that says whether the lists show a deed as done.
 */
export const isEditDoneIn = (lists: CompanyLists): ((edit: CompanyEdit) => boolean) => {
  const cars = groupsOf(lists.cars, ({ plate }) => normalisePlate(plate));
  const drivers = groupsOf(lists.drivers, ({ phone }) => phoneKey(phone));
  return (edit) => {
    switch (edit.kind) {
      case 'addCar':
        return isCompanyEditDone({ ...lists, cars: cars.get(normalisePlate(edit.plate)) ?? [] }, edit);
      case 'addDriver':
      case 'switchDriver':
        return isCompanyEditDone({ ...lists, drivers: drivers.get(phoneKey(edit.driver.phone)) ?? [] }, edit);
      default:
        return isCompanyEditDone(lists, edit);
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
