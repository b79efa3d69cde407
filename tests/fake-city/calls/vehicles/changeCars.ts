import type { RequestOf } from '~/api/contract/endpoint';
import type { changeCars as endpoint } from '~/api/contract/vehicles';
import { plateKey } from '../../rules/plateKey';
import { accountById, addVehicle, vehiclesOf, type Vehicle } from '../../store/account/accounts';
import {
  carries,
  changeDevice,
  devicesOf,
  isDeviceKnown,
  type Device,
  type DeviceKey,
} from '../../store/company/devices';
import { changeVehicle, dropVehicle, orderVehicles, ensureMainVehicle } from '../../store/account/vehicles';
import type { CallContext } from '../CallContext';
import { anyAccountOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { checkCertificate } from './vehicles';
import { alreadyThere, readVehicleInput, type VehicleDetails } from './readVehicleInput';
import { deviceNamed, deviceTaken, deviceThere, isNoDevice, readDevice } from './readDevice';

type VehicleInput = RequestOf<typeof endpoint>['car'][number];

/** No real list is longer. A longer one would only cost the city time. */
const maxVehicles = 20_000;

interface Carried extends DeviceKey {
  /** The device of the company that gets these numbers. */
  corrected?: Device;
}

interface VehicleUpdate extends VehicleDetails, Carried {
  before: Vehicle | undefined;
  isMain: boolean;
}

const hasDuplicates = (values: readonly (string | null)[]): boolean => {
  const present = values.filter((value) => value !== null);
  return new Set(present).size < present.length;
};

/**
 * Returns the numbers of the device that a vehicle carries: unchanged if the request does not mention any, otherwise
 * those of another device of the company. Numbers that no other one has correct the vehicle's own device. Throws
 * ValidationError.
 */
const readCarried = ({ vin, imei }: VehicleInput, before: Vehicle | undefined, devices: readonly Device[]): Carried => {
  if (vin === undefined && imei === undefined) return { vin: before?.vin ?? null, imei: before?.imei ?? null };
  const named = readDevice(vin, imei);
  if (isNoDevice(named)) return named;
  const own = before && devices.find((device) => carries(before, device));
  const others = devices.filter((device) => device !== own);
  const other = deviceNamed(others, named);
  if (other) return { vin: other.vin, imei: other.imei };
  if (!own) throw new Refusal('ValidationError', { message: 'Такого отслеживающего устройства нет.' });
  const numbers = {
    vin: vin === undefined ? own.vin : named.vin,
    imei: imei === undefined ? own.imei : named.imei,
  };
  return { ...numbers, ...(!carries(own, numbers) && { corrected: own }) };
};

/** Returns the complete new list. Throws EmptyTs, InvalidFormat, ValidationError. */
const readUpdates = (
  vehicles: readonly VehicleInput[],
  current: readonly Vehicle[],
  devices: readonly Device[],
): VehicleUpdate[] => {
  if (vehicles.length > maxVehicles) throw new Refusal('ValidationError');
  const byKey = new Map(current.map((vehicle) => [plateKey(vehicle.number), vehicle]));
  const updates = vehicles.map((vehicle): VehicleUpdate => {
    const before = byKey.get(plateKey(vehicle.numberTs));
    return {
      ...readVehicleInput(vehicle.numberTs, vehicle, before),
      ...readCarried(vehicle, before, devices),
      before,
      isMain: vehicle.mainTs ?? false,
    };
  });
  if (hasDuplicates(updates.map(({ number }) => plateKey(number))))
    throw new Refusal('ValidationError', { message: alreadyThere });
  if (hasDuplicates(updates.map(({ sts }) => sts)))
    throw new Refusal('ValidationError', { message: 'Свидетельство указано дважды.' });
  if (hasDuplicates(updates.map(({ vin }) => vin)) || hasDuplicates(updates.map(({ imei }) => imei)))
    throw new Refusal('ValidationError', { message: deviceTaken });
  if (updates.some(({ corrected }) => corrected && updates.some((one) => carries(one, corrected))))
    throw new Refusal('ValidationError', { message: deviceTaken });
  if (updates.filter(({ isMain }) => isMain).length > 1)
    throw new Refusal('ValidationError', { message: 'Главным может быть только одно транспортное средство.' });
  return updates;
};

/** Throws ValidationError if the city has another device with one of these numbers. */
const correctDevice = ({ server: { store }, city: { city } }: CallContext, device: Device): void => {
  if (isDeviceKnown(store, city, device, device.id)) throw new Refusal('ValidationError', { message: deviceThere });
  changeDevice(store, device);
};

/**
 * Replaces the whole list, with its order and main vehicle. Omitted fields of a vehicle stay. Omitted vehicles are
 * removed, and unknown ones are added. A company's vehicles may get other devices of the company, and their devices other
 * numbers.
 */
export const changeCars: Handler<'changeCars'> = (input, context) => {
  const account = anyAccountOf(context);
  const { store } = context.server;
  const current = vehiclesOf(store, account);
  const isCompany = accountById(store, account)?.kind === 'coop';
  const updates = readUpdates(input.car, current, isCompany ? devicesOf(store, account) : []);
  for (const { sts } of updates) checkCertificate(context, sts, { vehiclesOf: account });
  for (const { corrected, vin, imei } of updates) if (corrected) correctDevice(context, { ...corrected, vin, imei });

  const retained = new Set(updates.map(({ before }) => before?.id));
  for (const { id } of current) if (!retained.has(id)) dropVehicle(store, id);
  const ids = updates.map(({ before, isMain: _, corrected: __, ...vehicle }) => {
    if (before) changeVehicle(store, { ...vehicle, id: before.id });
    return before?.id ?? addVehicle(store, account, vehicle);
  });
  orderVehicles(store, ids);
  ensureMainVehicle(store, account, ids[updates.findIndex(({ isMain }) => isMain)]);
  return {};
};
