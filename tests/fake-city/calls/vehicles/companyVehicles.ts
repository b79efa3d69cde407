import { isLikelyForeign } from '../../rules/plateKey';
import { accountById, addVehicle, vehiclesOf } from '../../store/account/accounts';
import { addDevice, carries, devicesOf, dropDevice, fitVehicle, isDeviceKnown } from '../../store/company/devices';
import { dropVehicle, ensureMainVehicle, vehicleByPlate } from '../../store/account/vehicles';
import type { CallContext } from '../CallContext';
import { anyAccountOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { alreadyThere, readVehicleInput } from './readVehicleInput';
import { deviceNamed, deviceTaken, deviceThere, isNoDevice, readDevice } from './readDevice';

/** The wire id of a device. It differs from vehicle ids, because one call deletes both kinds. */
export const wireDeviceId = (id: number): string => `device-${id}`;

/** Returns the id of the vehicle with this plate, and adds the vehicle if the account has none. */
const vehicleFor = ({ server: { store } }: CallContext, account: number, plate: string): number => {
  const known = vehicleByPlate(store, account, plate);
  if (known) return known.id;
  const id = addVehicle(store, account, readVehicleInput(plate, isLikelyForeign(plate) ? { formatGrz: 'other' } : {}));
  ensureMainVehicle(store, account);
  return id;
};

/**
 * Adds a vehicle by its plate, or a tracking device by VIN or IMEI. With a plate, the device is put into that vehicle.
 * Only companies have devices. Throws VIN_IMEI_EMPTY if nothing is given, InvalidFormat, ValidationError.
 */
export const addTs: Handler<'addTs'> = (input, context) => {
  const account = anyAccountOf(context);
  const { store } = context.server;
  const { city } = context.city;
  const plate = input.number?.trim() ?? '';
  const device = readDevice(input.VINNumber, input.IMEI);
  if (isNoDevice(device)) {
    if (plate === '') throw new Refusal('VIN_IMEI_EMPTY', { message: 'Укажите номер машины, VIN или IMEI.' });
    if (vehicleByPlate(store, account, plate)) throw new Refusal('ValidationError', { message: alreadyThere });
    return { result: { id: String(vehicleFor(context, account, plate)) } };
  }
  if (accountById(store, account)?.kind !== 'coop')
    throw new Refusal('ValidationError', { message: 'Отслеживающие устройства есть только у организаций.' });
  const current = deviceNamed(devicesOf(store, account), device);
  const holder = current && vehiclesOf(store, account).find((vehicle) => carries(vehicle, current));
  if (holder && plate !== '' && holder.id !== vehicleByPlate(store, account, plate)?.id)
    throw new Refusal('ValidationError', { message: deviceTaken });
  if (isDeviceKnown(store, city, device)) throw new Refusal('ValidationError', { message: deviceThere });
  const id = addDevice(store, city, account, device);
  if (plate !== '') fitVehicle(store, vehicleFor(context, account, plate), device);
  return { result: { id: wireDeviceId(id) } };
};

/** Deletes a vehicle or a device of the account by its id from the profile. Throws ValidationError for any other id. */
export const deleteTs: Handler<'deleteTs'> = (input, context) => {
  const account = anyAccountOf(context);
  const { store } = context.server;
  const vehicle = vehiclesOf(store, account).find(({ id }) => String(id) === input.id);
  const device = devicesOf(store, account).find(({ id }) => wireDeviceId(id) === input.id);
  if (device) dropDevice(store, account, device);
  else if (vehicle) dropVehicle(store, vehicle.id);
  else throw new Refusal('ValidationError', { message: 'Такого транспортного средства или устройства нет.' });
  ensureMainVehicle(store, account);
  return {};
};
