import { isCertificate, documentNumber } from './identityDocument';
import { categoryOf, checkPlate, isSamePlate, plateForWire, type PlateError, type VehicleCategory } from './plate';
import { isSendable } from '../content/sendable';
import { mainVehicle, type Vehicle } from './vehicle';

/** Changes to a driver's list of vehicles. */

/** A vehicle with the number of its registration certificate, which is not part of the profile. */
export interface RegisteredVehicle extends Vehicle {
  /** As it is sent; undefined if the vehicle has none. */
  certificate?: string;
}

/** The form of a vehicle, as typed. */
export interface VehicleValues {
  plate: string;
  isForeign: boolean;
  category: VehicleCategory;
  certificate: string;
  name: string;
}

export type VehicleError = PlateError | 'exists' | 'certificateFormat' | 'certificateTaken' | 'name';

export const vehicleCategories: readonly VehicleCategory[] = ['A', 'B', 'C', 'D', 'M'];
/** The maximum length of a vehicle's name, set by the app. */
const nameMaxLength = 100;

/** True if the name of a vehicle, as typed, can be sent. */
export const isVehicleName = (name: string): boolean =>
  Array.from(name.trim()).length <= nameMaxLength && isSendable(name.trim());

export const emptyVehicle: VehicleValues = { plate: '', isForeign: false, category: 'B', certificate: '', name: '' };

export interface VehicleContext {
  /** The driver's other vehicles. */
  others: readonly RegisteredVehicle[];
  requiresCategory: boolean;
}

/** Validates a vehicle (VAL-01 to VAL-17). */
export const checkVehicle = (
  values: VehicleValues,
  { others, requiresCategory }: VehicleContext,
): Partial<Record<keyof VehicleValues, VehicleError>> => {
  const errors: Partial<Record<keyof VehicleValues, VehicleError>> = {};
  const { plate, isForeign, category, certificate, name } = values;
  const plateError = checkPlate(plate, { isForeign, category: requiresCategory ? category : undefined });
  if (plateError === 'categoryMismatch') errors.category = plateError;
  else if (plateError) errors.plate = plateError;
  if (!errors.plate && others.some((other) => isSamePlate(other.plate, plate))) errors.plate = 'exists';
  const number = documentNumber(certificate);
  if (number !== '' && !isCertificate(number)) errors.certificate = 'certificateFormat';
  else if (
    number !== '' &&
    others.some((other) => other.certificate !== undefined && documentNumber(other.certificate) === number)
  )
    errors.certificate = 'certificateTaken';
  if (!isVehicleName(name)) errors.name = 'name';
  return errors;
};

/**
 * Returns the vehicle for valid form values. If the city requires no category, the old one stays as long as it suits
 * the plate. A new vehicle is of category B, or A with a motorcycle plate (VAL-16, CONST-16).
 */
export const vehicleOf = (
  values: VehicleValues,
  { requiresCategory }: Pick<VehicleContext, 'requiresCategory'>,
  before?: RegisteredVehicle,
): RegisteredVehicle => {
  const { isForeign } = values;
  const plate = plateForWire(values.plate, isForeign);
  return {
    plate,
    isForeign,
    isMain: before?.isMain ?? false,
    category: requiresCategory ? values.category : categoryOf(plate, isForeign, before?.category),
    name: values.name.trim() || undefined,
    certificate: documentNumber(values.certificate) || undefined,
  };
};

/** The vehicle as its form would return it, because a server may spell the same values differently. */
const canonicalForm = ({ plate, isForeign, category, name = '', certificate = '' }: RegisteredVehicle): string =>
  JSON.stringify([plateForWire(plate, isForeign), isForeign, category, name.trim(), documentNumber(certificate)]);

/** True if nothing changed, so that nothing needs to be sent. */
export const isSameVehicle = (one: RegisteredVehicle, other: RegisteredVehicle): boolean =>
  canonicalForm(one) === canonicalForm(other);

/** A change to the list. */
export type VehicleEdit =
  | { kind: 'add'; vehicle: RegisteredVehicle }
  | { kind: 'edit'; before: RegisteredVehicle; vehicle: RegisteredVehicle }
  | { kind: 'remove'; plate: string }
  | { kind: 'main'; plate: string }
  /** All plates in their new order. Unknown vehicles come after them. */
  | { kind: 'order'; plates: readonly string[] };

const isOfPlate =
  (plate: string) =>
  (one: Vehicle): boolean =>
    isSamePlate(one.plate, plate);

/** Sorts a list by the given plates. The other items come last, in their previous order. */
export const inPlateOrder = <One>(
  list: readonly One[],
  plates: readonly string[],
  plateOf: (one: One) => string,
): One[] => {
  const place = (one: One): number => {
    const index = plates.findIndex((plate) => isSamePlate(plate, plateOf(one)));
    return index === -1 ? plates.length : index;
  };
  return list.toSorted((one, other) => place(one) - place(other));
};

/**
 * Returns the list after an edit that the server has executed. `make` converts a vehicle to the type of the list. Order
 * and main vehicle of the rest stay the same (VEH-04, VEH-05).
 */
export const vehiclesAfterEdit = <One extends Vehicle>(
  vehicles: readonly One[],
  edit: VehicleEdit,
  make: (vehicle: RegisteredVehicle) => One,
): One[] => {
  switch (edit.kind) {
    case 'add':
      return vehicles.some(isOfPlate(edit.vehicle.plate))
        ? [...vehicles]
        : [...vehicles, { ...make(edit.vehicle), isMain: vehicles.length === 0 }];
    case 'edit':
      return vehicles.map((one) =>
        isSamePlate(one.plate, edit.before.plate) ? { ...make(edit.vehicle), isMain: one.isMain } : one,
      );
    case 'remove':
      return vehicles.filter((one) => !isSamePlate(one.plate, edit.plate));
    case 'main':
      return vehicles.map((one) => ({ ...one, isMain: isSamePlate(one.plate, edit.plate) }));
    case 'order': {
      const main = mainVehicle(vehicles);
      return inPlateOrder(vehicles, edit.plates, ({ plate }) => plate).map((one) => ({
        ...one,
        isMain: one.plate === main?.plate,
      }));
    }
  }
};

/** True if the refetched list shows that the edit was done. The category counts only if the city requires it. */
export const isVehicleEditDone = (
  vehicles: readonly RegisteredVehicle[],
  edit: VehicleEdit,
  requiresCategory: boolean,
): boolean => {
  switch (edit.kind) {
    case 'add':
    case 'edit': {
      const found = vehicles.find(isOfPlate(edit.vehicle.plate));
      if (!found) return false;
      const isOldGone =
        edit.kind === 'add' ||
        isSamePlate(edit.before.plate, edit.vehicle.plate) ||
        !vehicles.some(isOfPlate(edit.before.plate));
      const { category } = requiresCategory ? found : edit.vehicle;
      return isOldGone && isSameVehicle({ ...found, category }, edit.vehicle);
    }
    case 'remove':
      return !vehicles.some(isOfPlate(edit.plate));
    case 'main': {
      const main = mainVehicle(vehicles);
      return main !== undefined && isSamePlate(main.plate, edit.plate);
    }
    case 'order':
      return inPlateOrder(vehicles, edit.plates, ({ plate }) => plate).every((one, index) => one === vehicles[index]);
  }
};

/** Moves a plate up by one. */
export const movedUp = (plates: readonly string[], plate: string): string[] => {
  const index = plates.indexOf(plate);
  return index < 1 ? [...plates] : plates.toSpliced(index, 1).toSpliced(index - 1, 0, plate);
};
