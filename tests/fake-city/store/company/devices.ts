import type { Vehicle } from '../account/accounts';
import type { Store } from '../Store';

/** The identifiers of a tracking device; at least one of the two is set. */
export interface DeviceKey {
  vin: string | null;
  imei: string | null;
}

export interface Device extends DeviceKey {
  id: number;
  isInUse: boolean;
}

interface DeviceRow extends DeviceKey {
  id: number;
  account: number;
  is_in_use: number;
}

const columns = 'id, account, vin, imei, is_in_use';
const deviceOf = ({ id, vin, imei, is_in_use }: DeviceRow): Device => ({ id, vin, imei, isInUse: is_in_use === 1 });

/** The devices of a company, in the order in which they were added. */
export const devicesOf = (store: Store, account: number): Device[] =>
  store.many<DeviceRow>(`select ${columns} from device where account = ? order by id`, account).map(deviceOf);

/** True if any company of the city has a device with this VIN or this IMEI, other than the device `except`. */
export const isDeviceKnown = (store: Store, city: string, { vin, imei }: DeviceKey, except = 0): boolean =>
  store.one('select 1 from device where city = ? and (vin = ? or imei = ?) and id <> ?', city, vin, imei, except) !==
  undefined;

/** True if the vehicle carries this device. */
export const carries = (vehicle: Pick<Vehicle, 'vin' | 'imei'>, { vin, imei }: DeviceKey): boolean =>
  vehicle.vin === vin && vehicle.imei === imei;

/** Adds a device, by default in use, and returns its id. Throws the database's error if its VIN or IMEI is taken. */
export const addDevice = (
  store: Store,
  city: string,
  account: number,
  { vin, imei }: DeviceKey,
  isInUse = true,
): number =>
  store.run(
    'insert into device (city, account, vin, imei, is_in_use) values (?, ?, ?, ?, ?)',
    city,
    account,
    vin,
    imei,
    isInUse ? 1 : 0,
  ).id;

export const setDeviceUse = (store: Store, id: number, isInUse: boolean): void => {
  store.run('update device set is_in_use = ? where id = ?', isInUse ? 1 : 0, id);
};

/** Gives a device other numbers. Throws the database's error if its VIN or IMEI is taken. */
export const changeDevice = (store: Store, { id, vin, imei }: Device): void => {
  store.run('update device set vin = ?, imei = ? where id = ?', vin, imei, id);
};

/** Sets the device of a vehicle; undefined removes it. */
export const fitVehicle = (store: Store, vehicle: number, device: DeviceKey | undefined): void => {
  store.run('update vehicle set vin = ?, imei = ? where id = ?', device?.vin ?? null, device?.imei ?? null, vehicle);
};

/** Deletes a device of a company and removes it from its vehicle. */
export const dropDevice = (store: Store, account: number, { id, vin, imei }: Device): void => {
  store.run(
    'update vehicle set vin = null, imei = null where account = ? and vin is ? and imei is ?',
    account,
    vin,
    imei,
  );
  store.run('delete from device where id = ?', id);
};
