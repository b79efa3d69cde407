import {
  activateDevice,
  activateDriver,
  addDriver,
  deactivateDevice,
  deactivateDriver,
  editDriver,
  getCorpProfile,
  removeDriver,
} from '~/api/contract/corp';
import { addTs, changeCars, deleteTs } from '~/api/contract/vehicles';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { Outcome } from '~/api/outcome';
import type { Company } from '~/domain/company';
import type { CompanyDeed } from '~/domain/companyDeed';
import { deviceKey, isSameDevice, type DeviceKey } from '~/domain/companyDevice';
import { isSamePlate } from '~/domain/plate';
import { backToWire } from '../vehicles/backToWire';
import { cityCall } from '../cityCall';
import { companyFromWire } from './companyFromWire';

type WireCompany = ReplyOf<typeof getCorpProfile>;
type WireCar = WireCompany['result']['ts'][number];

/** The lists as the server gives them at this very moment, and what is made of them. Undefined where they could not be had, or say nothing to go by. */
const fromFresh = async (
  token: string,
  act: (fresh: WireCompany) => Promise<Outcome<unknown>> | undefined,
): Promise<Outcome<unknown> | undefined> => {
  const read = await cityCall(getCorpProfile, {}, { token });
  if (read.kind === 'expired') return read;
  return read.kind === 'ok' ? act(read.value) : undefined;
};

/**
 * The whole list with one vehicle changed. It goes back as the server gives it at this very moment: what the device has kept may
 * lack a vehicle that was added elsewhere, and what the list lacks is removed.
 */
const sendList = (token: string, change: (car: WireCar) => Partial<WireCar>): Promise<Outcome<unknown> | undefined> =>
  fromFresh(token, ({ result: { ts } }) => {
    if (ts.some(({ numberTs }) => numberTs.trim() === '')) return undefined;
    const main = ts.find(({ mainTs }) => mainTs) ?? ts[0];
    const car = ts.map((one) => {
      const changed = change(one);
      // An empty text takes away; what is not named stays.
      const emptied = Object.fromEntries(Object.entries(changed).flatMap(([name, value]) => (value === '' ? [[name, '']] : [])));
      return { ...backToWire({ ...one, ...changed }, one === main), ...emptied };
    });
    return cityCall(changeCars, { car }, { token });
  });

const noDevice = { vin: '', imei: '' };
const wireDevice = (device: DeviceKey | undefined): Partial<WireCar> => ({
  ...noDevice,
  ...(device?.vin && { vin: device.vin }),
  ...(device?.imei && { imei: device.imei }),
});

const isWith = (car: WireCar, device: DeviceKey): boolean => isSameDevice(deviceKey({ vin: car.vin, imei: car.imei }), device);

/** By its id; of what has been added just now the list tells it. */
const remove = (token: string, id: string | undefined, idIn: (company: Company) => string | undefined): Promise<Outcome<unknown> | undefined> => {
  if (id !== undefined) return cityCall(deleteTs, { id }, { token });
  return fromFresh(token, (fresh) => {
    const found = idIn(companyFromWire(fresh));
    return found === undefined ? undefined : cityCall(deleteTs, { id: found }, { token });
  });
};

/** Sends one deed of a company, once (CALL-54…CALL-60). Undefined where nothing was sent, because what had to be known before could not be read. */
export const sendCompanyDeed = async (deed: CompanyDeed, token: string, inn: string | undefined): Promise<Outcome<unknown> | undefined> => {
  switch (deed.kind) {
    case 'addCar':
      return cityCall(addTs, { number: deed.plate }, { token });
    case 'editCar':
      return sendList(token, (car) => {
        if (isSamePlate(car.numberTs, deed.plate)) return { name: deed.name, ...wireDevice(deed.device) };
        return deed.device && isWith(car, deed.device) ? noDevice : {};
      });
    case 'removeCar':
      return remove(token, deed.car.id, ({ cars }) => cars.find(({ plate }) => isSamePlate(plate, deed.car.plate))?.id);
    case 'addDriver': {
      const { name, phone, plate } = deed.driver;
      return cityCall(addDriver, { driver: name, phone, car_number: plate }, { token });
    }
    case 'editDriver': {
      const { before, driver } = deed;
      return cityCall(
        editDriver,
        {
          driver: before.name,
          phone: before.phone,
          car_number: before.plate,
          driver_n: driver.name,
          phone_n: driver.phone,
          car_number_n: driver.plate ?? '',
        },
        { token },
      );
    }
    case 'removeDriver': {
      const { name, phone, plate } = deed.driver;
      return cityCall(removeDriver, { driver: name, phone, car_number: plate }, { token });
    }
    case 'switchDriver': {
      if (inn === undefined) return undefined;
      const { name, phone } = deed.driver;
      return cityCall(deed.isActive ? activateDriver : deactivateDriver, { fio: name, phone_number: phone, inn }, { token });
    }
    case 'addDevice':
      return cityCall(addTs, { number: deed.plate, VINNumber: deed.device.vin, IMEI: deed.device.imei }, { token });
    case 'moveDevice':
      return sendList(token, (car) => {
        if (deed.plate !== undefined && isSamePlate(car.numberTs, deed.plate)) return wireDevice(deed.device);
        return isWith(car, deed.device) ? noDevice : {};
      });
    case 'removeDevice':
      return remove(token, deed.device.id, ({ devices }) => devices.find((one) => isSameDevice(one, deed.device))?.id);
    case 'switchDevice': {
      if (inn === undefined) return undefined;
      const { vin, imei } = deed.device;
      return cityCall(deed.isActive ? activateDevice : deactivateDevice, { grz: deed.plate, vin, imei, inn }, { token });
    }
  }
};
