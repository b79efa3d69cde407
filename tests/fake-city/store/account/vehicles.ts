import { plateKey, displayedPlate } from '../../rules/plateKey';
import { vehicleByKey, type Vehicle } from './accounts';
import type { Store } from '../Store';

/** The vehicle of an account that has a plate, however the plate is spelled. */
export const vehicleByPlate = (store: Store, account: number, number: string): Vehicle | undefined =>
  vehicleByKey(store, account, plateKey(number));

/** Writes what may change of a vehicle. Throws the database's error where another vehicle of the account has the plate. */
export const changeVehicle = (
  store: Store,
  { id, number, category, format, name, sts, vin, imei }: Omit<Vehicle, 'isMain'>,
): void => {
  store.run(
    'update vehicle set number = ?, plate_key = ?, category = ?, format = ?, name = ?, sts = ?, vin = ?, imei = ? where id = ?',
    displayedPlate(number),
    plateKey(number),
    category,
    format,
    name,
    sts,
    vin,
    imei,
    id,
  );
};

/** Takes a vehicle away; company drivers who drove it drive none from now on. */
export const dropVehicle = (store: Store, id: number): void => {
  store.run('update company_driver set vehicle = null where vehicle = ?', id);
  store.run('delete from vehicle where id = ?', id);
};

/** Puts the vehicles of an account in the order of these ids. */
export const orderVehicles = (store: Store, ids: readonly number[]): void => {
  for (const [position, id] of ids.entries())
    store.run('update vehicle set position = ? where id = ?', position + 1, id);
};

/** Leaves exactly one main vehicle while there is any: the wanted one, else the one that is main, else the first. */
export const ensureMainVehicle = (store: Store, account: number, preferred?: number): void => {
  const main =
    preferred ??
    store.one<{ id: number }>('select id from vehicle where account = ? order by is_main desc, position, id', account)
      ?.id;
  // Of a fleet of thousands only the one or two that change are written.
  if (main !== undefined)
    store.run('update vehicle set is_main = (id = ?) where account = ? and is_main <> (id = ?)', main, account, main);
};
