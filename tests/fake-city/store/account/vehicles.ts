import { plateKey, displayedPlate } from '../../rules/plateKey';
import { vehicleByKey, type Vehicle } from './accounts';
import type { Store } from '../Store';

/** The account's vehicle with this plate in any spelling. */
export const vehicleByPlate = (store: Store, account: number, number: string): Vehicle | undefined =>
  vehicleByKey(store, account, plateKey(number));

/**
 * Writes the changeable fields of a vehicle. Throws the database's error if another vehicle of the account has the
 * plate.
 */
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

/** Deletes a vehicle. Company drivers who drove it have no vehicle afterwards. */
export const dropVehicle = (store: Store, id: number): void => {
  store.run('update company_driver set vehicle = null where vehicle = ?', id);
  store.run('delete from vehicle where id = ?', id);
};

/** Orders the vehicles of an account by these ids. */
export const orderVehicles = (store: Store, ids: readonly number[]): void => {
  for (const [position, id] of ids.entries())
    store.run('update vehicle set position = ? where id = ?', position + 1, id);
};

/**
 * Ensures exactly one main vehicle if there is any: the preferred one, otherwise the current main one, otherwise the
 * first.
 */
export const ensureMainVehicle = (store: Store, account: number, preferred?: number): void => {
  const main =
    preferred ??
    store.one<{ id: number }>('select id from vehicle where account = ? order by is_main desc, position, id', account)
      ?.id;
  // Writes only the one or two vehicles that change, because a fleet can have thousands.
  if (main !== undefined)
    store.run('update vehicle set is_main = (id = ?) where account = ? and is_main <> (id = ?)', main, account, main);
};
