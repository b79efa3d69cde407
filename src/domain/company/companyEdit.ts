import { deviceName, hasSameNumbers, isSameDevice, type CompanyDevice, type DeviceKey } from './companyDevice';
import { driverKey, isSameDriver, isSameName, isSamePhone, phoneKey, type CompanyDriver } from './companyDriver';
import type { CompanyVehicle, Company } from './company';
import { isSamePlate, normalisePlate } from '../vehicle/plate';

/** A change to a company's lists (COOP-04, COOP-05). */
export type CompanyEdit =
  | { kind: 'addCar'; plate: string; isForeign: boolean; name?: string }
  /**
   * Fields that are not given stay unchanged, so that changes by others survive. An empty name or a device without
   * numbers removes the current one. `before` is the device that the vehicle showed when another one was chosen.
   */
  | {
      kind: 'editCar';
      plate: string;
      name?: string;
      device?: DeviceKey;
      before?: DeviceKey;
      corrected?: CorrectedPlate;
    }
  /** Changes of several vehicles, which are sent as one list. */
  | { kind: 'changeCars'; edits: readonly VehicleEdit[] }
  | { kind: 'removeCar'; vehicle: CompanyVehicle }
  | { kind: 'addDriver'; driver: CompanyDriver }
  | { kind: 'editDriver'; before: CompanyDriver; driver: CompanyDriver }
  | { kind: 'removeDriver'; driver: CompanyDriver }
  | { kind: 'switchDriver'; driver: CompanyDriver; isActive: boolean }
  | { kind: 'addDevice'; device: DeviceKey; plate?: string }
  /** Moves a device to another vehicle, or removes it from its vehicle. */
  | { kind: 'moveDevice'; device: DeviceKey; plate: string | undefined }
  /** Gives other numbers to a device that is in a vehicle. It stays there. */
  | { kind: 'correctDevice'; device: DeviceKey; corrected: DeviceKey }
  | { kind: 'removeDevice'; device: CompanyDevice }
  | { kind: 'switchDevice'; device: CompanyDevice; plate?: string; isActive: boolean };

/** The edits that are made by sending the whole list of vehicles back. */
export type VehicleEdit = Extract<CompanyEdit, { kind: 'addCar' | 'editCar' | 'moveDevice' | 'correctDevice' }>;

/** Returns the edit if it can be sent in one list with others. A new vehicle without a name has a call of its own. */
export const asVehicleEdit = (edit: CompanyEdit | undefined): VehicleEdit | undefined => {
  if (edit?.kind === 'addCar') return edit.isForeign || edit.name !== undefined ? edit : undefined;
  if (edit?.kind === 'editCar') return edit.corrected ? undefined : edit;
  return edit?.kind === 'moveDevice' ? edit : undefined;
};

/**
 * Another plate for a vehicle, and the drivers whose vehicle it stays: a server may take it for another vehicle, which
 * has no drivers.
 */
export interface CorrectedPlate {
  plate: string;
  isForeign: boolean;
  drivers: readonly CompanyDriver[];
  /** True if the same edit was sent before and may be done, so that the vehicle may have this plate already. */
  mayBeDone?: boolean;
}

export type CompanyLists = Pick<Company, 'cars' | 'drivers' | 'devices'>;

export const vehicleByPlate = <Vehicle extends Pick<CompanyVehicle, 'plate'>>(
  cars: readonly Vehicle[],
  plate: string | undefined,
): Vehicle | undefined => (plate === undefined ? undefined : cars.find((vehicle) => isSamePlate(vehicle.plate, plate)));

/** Returns the vehicle that carries the device. */
export const vehicleOfDevice = <Vehicle extends DeviceKey>(
  cars: readonly Vehicle[],
  device: DeviceKey,
): Vehicle | undefined => cars.find((vehicle) => isSameDevice(vehicle, device));

/** `vehicleOfDevice` for many devices. Uses an index, because a company can have thousands of vehicles. */
export const vehiclesByDevice = <Vehicle extends DeviceKey>(
  cars: readonly Vehicle[],
): ((device: DeviceKey) => Vehicle | undefined) => {
  const byVin = new Map(cars.toReversed().map((vehicle) => [vehicle.vin, vehicle]));
  const byImei = new Map(cars.toReversed().map((vehicle) => [vehicle.imei, vehicle]));
  return ({ vin, imei }) =>
    (vin === undefined ? undefined : byVin.get(vin)) ?? (imei === undefined ? undefined : byImei.get(imei));
};

/** Returns the vehicle that an edit changes. After a lost answer it may have its corrected plate already. */
export const editedVehicle = <Vehicle extends Pick<CompanyVehicle, 'plate'>>(
  cars: readonly Vehicle[],
  { plate, corrected }: Extract<CompanyEdit, { kind: 'editCar' }>,
): Vehicle | undefined => vehicleByPlate(cars, plate) ?? vehicleByPlate(cars, corrected?.plate);

/** Returns the vehicle whose device an edit corrects. After a lost answer it may have the corrected numbers already. */
export const correctedVehicle = <Vehicle extends DeviceKey>(
  cars: readonly Vehicle[],
  { device, corrected }: Extract<CompanyEdit, { kind: 'correctDevice' }>,
): Vehicle | undefined => vehicleOfDevice(cars, device) ?? cars.find((vehicle) => hasSameNumbers(vehicle, corrected));

/** The app's own reasons for not sending an edit. */
export type EditConflict = 'deviceTaken' | 'deviceExists' | 'deviceFree' | 'carTaken' | 'noSuchCar' | 'exists';

/** True if the vehicle carries a device other than these. */
const hasOtherDevice = (vehicle: DeviceKey, ...devices: readonly DeviceKey[]): boolean =>
  deviceName(vehicle) !== '' && !devices.some((device) => isSameDevice(vehicle, device));

/**
 * Checks an edit against the current list. The vehicle may be gone, or another one may have its corrected plate. The
 * device may be in another vehicle (VAL-71), or the vehicle may have another device than was shown. That device must not
 * be removed without a request. Only a device in a vehicle can get other numbers, and none that another one has.
 */
export const editConflict = (
  cars: readonly (Pick<CompanyVehicle, 'plate'> & DeviceKey)[],
  edit: CompanyEdit,
): EditConflict | undefined => {
  switch (edit.kind) {
    case 'editCar': {
      const vehicle = editedVehicle(cars, edit);
      const mayBeDone = edit.corrected?.mayBeDone || vehicle === vehicleByPlate(cars, edit.plate);
      if (!vehicle || !mayBeDone) return 'noSuchCar';
      const namesake = vehicleByPlate(cars, edit.corrected?.plate);
      if (namesake && namesake !== vehicle) return 'exists';
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
    case 'changeCars':
      return edit.edits
        .map((one, index) => editConflict([...cars, ...addedBy(edit.edits.slice(0, index))], one))
        .find((conflict) => conflict !== undefined);
    case 'correctDevice': {
      const vehicle = correctedVehicle(cars, edit);
      if (!vehicle) return 'deviceFree';
      return cars.some((one) => one !== vehicle && isSameDevice(one, edit.corrected)) ? 'deviceExists' : undefined;
    }
    default:
      return undefined;
  }
};

const addedBy = (edits: readonly VehicleEdit[]): Pick<CompanyVehicle, 'plate'>[] =>
  edits.flatMap((edit) => (edit.kind === 'addCar' ? [{ plate: edit.plate }] : []));

/** Names the row of a list that an edit adds or changes. Undefined after a removal. */
export const editedRow = (edit: CompanyEdit): string | undefined => {
  switch (edit.kind) {
    case 'addCar':
      return edit.plate;
    case 'changeCars':
      return edit.edits[0] && editedRow(edit.edits[0]);
    case 'editCar':
      return edit.corrected?.plate ?? edit.plate;
    case 'addDriver':
    case 'editDriver':
    case 'switchDriver':
      return driverKey(edit.driver);
    case 'addDevice':
    case 'moveDevice':
    case 'switchDevice':
      return deviceName(edit.device);
    case 'correctDevice':
      return deviceName(edit.corrected);
    default:
      return undefined;
  }
};

/** True for the same driver, whatever their vehicle is. */
export const isDriver =
  (driver: CompanyDriver) =>
  (one: CompanyDriver): boolean =>
    isSamePhone(one.phone, driver.phone) && isSameName(one.name, driver.name);

/** Sets each driver's device to the device of their vehicle. */
const withDevices = (lists: CompanyLists): CompanyLists => {
  const byPlate = new Map(lists.cars.map((vehicle) => [normalisePlate(vehicle.plate), vehicle]));
  const drivers = lists.drivers.map((driver) => {
    const vehicle = driver.plate === undefined ? undefined : byPlate.get(normalisePlate(driver.plate));
    return { ...driver, plate: vehicle && driver.plate, device: vehicle?.imei ?? vehicle?.vin };
  });
  return { ...lists, drivers };
};

/**
 * Puts the device into the vehicle with this plate and removes it from all others. An undefined plate only removes it.
 */
const withDevice = (cars: readonly CompanyVehicle[], plate: string | undefined, device: DeviceKey): CompanyVehicle[] =>
  cars.map((vehicle) => {
    if (plate !== undefined && isSamePlate(vehicle.plate, plate))
      return { ...vehicle, vin: device.vin, imei: device.imei };
    return isSameDevice(vehicle, device) ? { ...vehicle, vin: undefined, imei: undefined } : vehicle;
  });

/** Returns the lists after an edit that the server has confirmed (COOP-06). */
export const listsAfterEdit = (lists: CompanyLists, edit: CompanyEdit): CompanyLists =>
  withDevices({ ...lists, ...changedLists(lists, edit) });

const changedLists = ({ cars, drivers, devices }: CompanyLists, edit: CompanyEdit): Partial<CompanyLists> => {
  switch (edit.kind) {
    case 'addCar':
      return vehicleByPlate(cars, edit.plate)
        ? {}
        : {
            cars: [
              ...cars,
              { plate: edit.plate, isForeign: edit.isForeign, isMain: cars.length === 0, name: edit.name },
            ],
          };
    case 'changeCars':
      return edit.edits.reduce((lists: CompanyLists, one) => ({ ...lists, ...changedLists(lists, one) }), {
        cars,
        drivers,
        devices,
      });
    case 'editCar': {
      const { name, device, corrected } = edit;
      const edited = editedVehicle(cars, edit);
      if (!edited) return {};
      const { plate, isForeign } = corrected ?? edited;
      const named = cars.map((vehicle) =>
        vehicle === edited
          ? { ...vehicle, plate, isForeign, name: name === undefined ? vehicle.name : name || undefined }
          : vehicle,
      );
      return {
        cars: device ? withDevice(named, plate, device) : named,
        drivers: drivers.map((driver) =>
          isSamePlate(driver.plate ?? '', edit.plate) || corrected?.drivers.some(isDriver(driver))
            ? { ...driver, plate }
            : driver,
        ),
      };
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
    case 'correctDevice': {
      const { vin, imei } = edit.corrected;
      const vehicle = correctedVehicle(cars, edit);
      return {
        cars: cars.map((one) => (one === vehicle ? { ...one, vin, imei } : one)),
        devices: devices.map((one) => (isSameDevice(one, edit.device) ? { ...one, vin, imei } : one)),
      };
    }
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

const isCorrected = (vehicle: CompanyVehicle, drivers: readonly CompanyDriver[], corrected: CorrectedPlate): boolean =>
  isSamePlate(vehicle.plate, corrected.plate) &&
  vehicle.isForeign === corrected.isForeign &&
  drivers
    .filter((one) => corrected.drivers.some(isDriver(one)))
    .every(({ plate = '' }) => isSamePlate(plate, corrected.plate));

/** True if the refetched lists show that the edit was done. */
export const isCompanyEditDone = ({ cars, drivers, devices }: CompanyLists, edit: CompanyEdit): boolean => {
  switch (edit.kind) {
    case 'addCar': {
      const vehicle = vehicleByPlate(cars, edit.plate);
      return vehicle !== undefined && (edit.name === undefined || vehicle.name === edit.name);
    }
    case 'changeCars':
      return edit.edits.every((one) => isCompanyEditDone({ cars, drivers, devices }, one));
    case 'editCar': {
      const vehicle = editedVehicle(cars, edit);
      if (!vehicle || (edit.name !== undefined && (vehicle.name ?? '') !== edit.name)) return false;
      if (edit.corrected && !isCorrected(vehicle, drivers, edit.corrected)) return false;
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
    case 'correctDevice':
      return [cars, devices].every((list) => list.some((one) => hasSameNumbers(one, edit.corrected)));
    case 'removeDevice':
      return !devices.some((one) => isSameDevice(one, edit.device));
    case 'switchDevice':
      return devices.find((one) => isSameDevice(one, edit.device))?.isActive === edit.isActive;
  }
};

/** True if a vehicle has its corrected plate, but the rest of the edit was not done: its drivers lack it, say. */
export const isPlateAloneDone = (lists: CompanyLists, edit: CompanyEdit): boolean =>
  edit.kind === 'editCar' &&
  !isCompanyEditDone(lists, edit) &&
  !vehicleByPlate(lists.cars, edit.plate) &&
  vehicleByPlate(lists.cars, edit.corrected?.plate) !== undefined;

/**
 * `isCompanyEditDone` for many edits against one reading. It examines only the vehicles and drivers that an edit
 * concerns, because lists can have thousands of rows. Returns a function that checks one edit.
 */
export const isEditDoneIn = (lists: CompanyLists): ((edit: CompanyEdit) => boolean) => {
  const cars = groupsOf(lists.cars, ({ plate }) => normalisePlate(plate));
  const drivers = groupsOf(lists.drivers, ({ phone }) => phoneKey(phone));
  return (edit) => {
    switch (edit.kind) {
      case 'addCar':
        return isCompanyEditDone({ ...lists, cars: cars.get(normalisePlate(edit.plate)) ?? [] }, edit);
      case 'editCar':
        if (edit.corrected) return isCompanyEditDone(lists, edit);
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
