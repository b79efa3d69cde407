import { addVehicle, vehiclesOf, type Vehicle } from '../../store/accounts';
import { isPaperTaken, type PaperOwner } from '../../store/documents';
import { changeVehicle, dropVehicle, settleMain, vehicleByPlate } from '../../store/vehicles';
import type { CallContext } from '../CallContext';
import { driverOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { alreadyThere, readCar, readKnownPlate } from './readCar';

/** Throws ValidationError where somebody in the city has this certificate already (document 2, section 5). */
export const checkCertificate = ({ world, city }: CallContext, sts: string | null, owner: PaperOwner): void => {
  if (sts !== null && isPaperTaken(world.store, city.city, 'STS', sts, owner))
    throw new Refusal('ValidationError', { message: 'Свидетельство с таким номером уже есть.' });
};

/** The own vehicle of a plate. Throws EmptyTs, ValidationError. */
const ownCar = ({ world }: CallContext, account: number, plate: string): Vehicle => {
  const vehicle = vehicleByPlate(world.store, account, readKnownPlate(plate));
  if (!vehicle) throw new Refusal('ValidationError', { message: 'Такого транспортного средства у вас нет.' });
  return vehicle;
};

/** A vehicle more, at the end of the list; the first is the main one. */
export const addCar: Handler<'addCar'> = (input, context) => {
  const account = driverOf(context);
  const { store } = context.world;
  const car = readCar(input.numberTs, input);
  if (vehicleByPlate(store, account, car.number)) throw new Refusal('ValidationError', { message: alreadyThere });
  checkCertificate(context, car.sts, {});
  const id = addVehicle(store, account, car);
  settleMain(store, account, input.mainTs ? id : undefined);
  return {};
};

/** Changes a vehicle, its plate too; what is left out stays. A main one that is to be main no more gives way to the first. */
export const editCar: Handler<'editCar'> = (input, context) => {
  const account = driverOf(context);
  const { store } = context.world;
  const before = ownCar(context, account, input.oldgrz);
  const car = readCar(input.newgrz, input, before);
  const namesake = vehicleByPlate(store, account, car.number);
  if (namesake && namesake.id !== before.id) throw new Refusal('ValidationError', { message: alreadyThere });
  checkCertificate(context, car.sts, { vehicle: before.id });
  changeVehicle(store, { ...before, ...car });
  const isUnwanted = input.mainTs === false && before.isMain;
  settleMain(store, account, input.mainTs ? before.id : isUnwanted ? vehiclesOf(store, account)[0]?.id : undefined);
  return {};
};

export const deleteCar: Handler<'deleteCar'> = (input, context) => {
  const account = driverOf(context);
  const { store } = context.world;
  dropVehicle(store, ownCar(context, account, input.numberTs).id);
  settleMain(store, account);
  return {};
};
