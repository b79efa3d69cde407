import { addVehicle, vehiclesOf, type Vehicle } from '../../store/account/accounts';
import { isDocumentTaken, type DocumentOwner } from '../../store/account/documents';
import { changeVehicle, dropVehicle, ensureMainVehicle, vehicleByPlate } from '../../store/account/vehicles';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { alreadyThere, readVehicleInput, readKnownPlate } from './readVehicleInput';

/** Throws ValidationError if another owner in the city already has this certificate. */
export const checkCertificate = ({ server, city }: CallContext, sts: string | null, owner: DocumentOwner): void => {
  if (sts !== null && isDocumentTaken(server.store, city.city, 'STS', sts, owner))
    throw new Refusal('ValidationError', { message: 'Свидетельство с таким номером уже есть.' });
};

/** Returns the account's vehicle with this plate. Throws EmptyTs, ValidationError. */
const vehicleOfAccount = ({ server }: CallContext, account: number, plate: string): Vehicle => {
  const vehicle = vehicleByPlate(server.store, account, readKnownPlate(plate));
  if (!vehicle) throw new Refusal('ValidationError', { message: 'Такого транспортного средства у вас нет.' });
  return vehicle;
};

/** Adds a vehicle at the end of the list. The first vehicle becomes the main one. */
export const addCar: Handler<'addCar'> = (input, context) => {
  const account = driverOf(context);
  const { store } = context.server;
  const vehicle = readVehicleInput(input.numberTs, input);
  if (vehicleByPlate(store, account, vehicle.number)) throw new Refusal('ValidationError', { message: alreadyThere });
  checkCertificate(context, vehicle.sts, {});
  const id = addVehicle(store, account, vehicle);
  ensureMainVehicle(store, account, input.mainTs ? id : undefined);
  return {};
};

/**
 * Changes a vehicle, including its plate. Omitted fields stay. If the main vehicle gives up its role, the first one
 * takes it.
 */
export const editCar: Handler<'editCar'> = (input, context) => {
  const account = driverOf(context);
  const { store } = context.server;
  const before = vehicleOfAccount(context, account, input.oldgrz);
  const vehicle = readVehicleInput(input.newgrz, input, before);
  const namesake = vehicleByPlate(store, account, vehicle.number);
  if (namesake && namesake.id !== before.id) throw new Refusal('ValidationError', { message: alreadyThere });
  checkCertificate(context, vehicle.sts, { vehicle: before.id });
  changeVehicle(store, { ...before, ...vehicle });
  const isUnwanted = input.mainTs === false && before.isMain;
  ensureMainVehicle(
    store,
    account,
    input.mainTs ? before.id : isUnwanted ? vehiclesOf(store, account)[0]?.id : undefined,
  );
  return {};
};

export const deleteCar: Handler<'deleteCar'> = (input, context) => {
  const account = driverOf(context);
  const { store } = context.server;
  dropVehicle(store, vehicleOfAccount(context, account, input.numberTs).id);
  ensureMainVehicle(store, account);
  return {};
};
