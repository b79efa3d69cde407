import { isCertificate, paperNumber } from './paper';
import { categoryOf, checkPlate, isSamePlate, plateForWire, type PlateFault, type VehicleCategory } from './plate';
import { isSendable } from './sendable';
import { mainVehicle, type Vehicle } from './vehicle';

/** How a driver's list of vehicles is changed (document 2, sections 3 to 5). */

/** A vehicle with the number of its registration certificate, which is kept apart from the profile. */
export interface Car extends Vehicle {
  /** As it is sent; undefined where the vehicle has none. */
  certificate?: string;
}

/** The form of a vehicle, as typed. */
export interface CarValues {
  plate: string;
  isForeign: boolean;
  category: VehicleCategory;
  certificate: string;
  name: string;
}

export type CarFault = PlateFault | 'exists' | 'certificateFormat' | 'certificateTaken' | 'name';

export const categories: readonly VehicleCategory[] = ['A', 'B', 'C', 'D', 'M'];
/** The most characters of a vehicle's own name (ours: the documents give none). */
export const nameMaxLength = 100;

export const emptyCar: CarValues = { plate: '', isForeign: false, category: 'B', certificate: '', name: '' };

export interface CarContext {
  /** The driver's other vehicles. */
  others: readonly Car[];
  asksCategory: boolean;
}

/** What is wrong with a vehicle (VAL-01…VAL-17). */
export const checkCar = (values: CarValues, { others, asksCategory }: CarContext): Partial<Record<keyof CarValues, CarFault>> => {
  const faults: Partial<Record<keyof CarValues, CarFault>> = {};
  const { plate, isForeign, category, certificate, name } = values;
  const plateFault = checkPlate(plate, { isForeign, category: asksCategory ? category : undefined });
  if (plateFault === 'categoryMismatch') faults.category = plateFault;
  else if (plateFault) faults.plate = plateFault;
  if (!faults.plate && others.some((other) => isSamePlate(other.plate, plate))) faults.plate = 'exists';
  const number = paperNumber(certificate);
  if (number !== '' && !isCertificate(number)) faults.certificate = 'certificateFormat';
  else if (number !== '' && others.some((other) => other.certificate !== undefined && paperNumber(other.certificate) === number))
    faults.certificate = 'certificateTaken';
  if (Array.from(name.trim()).length > nameMaxLength || !isSendable(name.trim())) faults.name = 'name';
  return faults;
};

/**
 * The vehicle of values without faults. Where the city asks for no category the old one stays while it goes with the plate; a
 * new vehicle is of category B, with a plate of motorcycles A (VAL-16, CONST-16).
 */
export const carOf = (values: CarValues, { asksCategory }: Pick<CarContext, 'asksCategory'>, before?: Car): Car => {
  const { isForeign } = values;
  const plate = plateForWire(values.plate, isForeign);
  return {
    plate,
    isForeign,
    isMain: before?.isMain ?? false,
    category: asksCategory ? values.category : categoryOf(plate, isForeign, before?.category),
    name: values.name.trim() || undefined,
    certificate: paperNumber(values.certificate) || undefined,
  };
};

/** As its form would give it: a server may spell the same in another way. */
const spelled = ({ plate, isForeign, category, name = '', certificate = '' }: Car): string =>
  JSON.stringify([plateForWire(plate, isForeign), isForeign, category, name.trim(), paperNumber(certificate)]);

/** Nothing of it changed: then nothing is sent. */
export const isSameCar = (one: Car, other: Car): boolean => spelled(one) === spelled(other);

/** What is done with the list. */
export type CarDeed =
  | { kind: 'add'; car: Car }
  | { kind: 'edit'; before: Car; car: Car }
  | { kind: 'remove'; plate: string }
  | { kind: 'main'; plate: string }
  /** All plates in their new order; what it does not know of stays behind them. */
  | { kind: 'order'; plates: readonly string[] };

const isOfPlate =
  (plate: string) =>
  (one: Vehicle): boolean =>
    isSamePlate(one.plate, plate);

/** A list in the order of the given plates; the rest keeps its order behind them. */
export const inOrder = <One>(list: readonly One[], plates: readonly string[], plateOf: (one: One) => string): One[] => {
  const place = (one: One): number => {
    const index = plates.findIndex((plate) => isSamePlate(plate, plateOf(one)));
    return index === -1 ? plates.length : index;
  };
  return list.toSorted((one, other) => place(one) - place(other));
};

/** The list after a deed that the server has done; `make` gives what is kept of a vehicle. The order and the main one of the rest stay (VEH-04, VEH-05). */
export const carsAfter = <One extends Vehicle>(cars: readonly One[], deed: CarDeed, make: (car: Car) => One): One[] => {
  switch (deed.kind) {
    case 'add':
      return cars.some(isOfPlate(deed.car.plate)) ? [...cars] : [...cars, { ...make(deed.car), isMain: cars.length === 0 }];
    case 'edit':
      return cars.map((one) => (isSamePlate(one.plate, deed.before.plate) ? { ...make(deed.car), isMain: one.isMain } : one));
    case 'remove':
      return cars.filter((one) => !isSamePlate(one.plate, deed.plate));
    case 'main':
      return cars.map((one) => ({ ...one, isMain: isSamePlate(one.plate, deed.plate) }));
    case 'order': {
      const main = mainVehicle(cars);
      return inOrder(cars, deed.plates, ({ plate }) => plate).map((one) => ({ ...one, isMain: one.plate === main?.plate }));
    }
  }
};

/** Does the list, read anew, show that a deed was done? A category counts only where the city asks for it. */
export const isCarDeedDone = (cars: readonly Car[], deed: CarDeed, asksCategory: boolean): boolean => {
  switch (deed.kind) {
    case 'add':
    case 'edit': {
      const found = cars.find(isOfPlate(deed.car.plate));
      if (!found) return false;
      const isOldGone = deed.kind === 'add' || isSamePlate(deed.before.plate, deed.car.plate) || !cars.some(isOfPlate(deed.before.plate));
      const { category } = asksCategory ? found : deed.car;
      return isOldGone && isSameCar({ ...found, category }, deed.car);
    }
    case 'remove':
      return !cars.some(isOfPlate(deed.plate));
    case 'main': {
      const main = mainVehicle(cars);
      return main !== undefined && isSamePlate(main.plate, deed.plate);
    }
    case 'order':
      return inOrder(cars, deed.plates, ({ plate }) => plate).every((one, index) => one === cars[index]);
  }
};

/** Plates with one of them a place earlier. */
export const raised = (plates: readonly string[], plate: string): string[] => {
  const index = plates.indexOf(plate);
  return index < 1 ? [...plates] : plates.toSpliced(index, 1).toSpliced(index - 1, 0, plate);
};
