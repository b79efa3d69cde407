import type { RequestOf } from '~/api/contract/endpoint';
import type { changeCars as endpoint } from '~/api/contract/vehicles';
import { plateKey } from '../../rules/plateKey';
import { accountById, addVehicle, vehiclesOf, type Vehicle } from '../../store/accounts';
import { devicesOf, type Device, type DeviceKey } from '../../store/devices';
import { changeVehicle, dropVehicle, orderVehicles, settleMain } from '../../store/vehicles';
import { anyAccountOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { checkCertificate } from './cars';
import { alreadyThere, readCar, type CarDetails } from './readCar';
import { deviceNamed, deviceTaken, isNoDevice, readDevice } from './readDevice';

type CarInput = RequestOf<typeof endpoint>['car'][number];

/** A list that nobody has: it would only cost the city its time. */
const mostCars = 20_000;

interface Wish extends CarDetails, DeviceKey {
  before: Vehicle | undefined;
  isMain: boolean;
}

const hasTwice = (values: readonly (string | null)[]): boolean => {
  const given = values.filter((value) => value !== null);
  return new Set(given).size < given.length;
};

/** What a vehicle carries from now on: as before where the list does not say, else a device of the company's. Throws ValidationError. */
const readCarried = ({ vin, imei }: CarInput, before: Vehicle | undefined, devices: readonly Device[]): DeviceKey => {
  if (vin === undefined && imei === undefined) return { vin: before?.vin ?? null, imei: before?.imei ?? null };
  const named = readDevice(vin, imei);
  if (isNoDevice(named)) return named;
  const device = deviceNamed(devices, named);
  if (!device) throw new Refusal('ValidationError', { message: 'Такого отслеживающего устройства нет.' });
  return { vin: device.vin, imei: device.imei };
};

/** The whole list as it shall be. Throws EmptyTs, InvalidFormat, ValidationError. */
const readWishes = (cars: readonly CarInput[], owned: readonly Vehicle[], devices: readonly Device[]): Wish[] => {
  if (cars.length > mostCars) throw new Refusal('ValidationError');
  const byKey = new Map(owned.map((vehicle) => [plateKey(vehicle.number), vehicle]));
  const wishes = cars.map((car): Wish => {
    const before = byKey.get(plateKey(car.numberTs));
    return { ...readCar(car.numberTs, car, before), ...readCarried(car, before, devices), before, isMain: car.mainTs ?? false };
  });
  if (hasTwice(wishes.map(({ number }) => plateKey(number)))) throw new Refusal('ValidationError', { message: alreadyThere });
  if (hasTwice(wishes.map(({ sts }) => sts))) throw new Refusal('ValidationError', { message: 'Свидетельство указано дважды.' });
  if (hasTwice(wishes.map(({ vin }) => vin)) || hasTwice(wishes.map(({ imei }) => imei)))
    throw new Refusal('ValidationError', { message: deviceTaken });
  if (wishes.filter(({ isMain }) => isMain).length > 1)
    throw new Refusal('ValidationError', { message: 'Главным может быть только одно транспортное средство.' });
  return wishes;
};

/**
 * The whole list in its new order, with the main one. What it leaves out of a vehicle stays; a vehicle that it leaves out
 * is removed; one that it has and the account has not is added. A company's vehicles may get other devices of the company.
 */
export const changeCars: Handler<'changeCars'> = (input, context) => {
  const account = anyAccountOf(context);
  const { store } = context.world;
  const owned = vehiclesOf(store, account);
  const isCompany = accountById(store, account)?.kind === 'coop';
  const wishes = readWishes(input.car, owned, isCompany ? devicesOf(store, account) : []);
  for (const { sts } of wishes) checkCertificate(context, sts, { vehiclesOf: account });

  const kept = new Set(wishes.map(({ before }) => before?.id));
  for (const { id } of owned) if (!kept.has(id)) dropVehicle(store, id);
  const ids = wishes.map(({ before, isMain: _, ...car }) => {
    if (before) changeVehicle(store, { ...car, id: before.id });
    return before?.id ?? addVehicle(store, account, car);
  });
  orderVehicles(store, ids);
  settleMain(store, account, ids[wishes.findIndex(({ isMain }) => isMain)]);
  return {};
};
