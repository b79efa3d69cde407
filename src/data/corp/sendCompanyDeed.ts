import {
  activateDevice,
  activateDriver,
  addDriver,
  deactivateDevice,
  deactivateDriver,
  editDriver,
  getCompanyCars,
  getCorpProfile,
  removeDriver,
} from '~/api/contract/corp';
import { addTs, changeCars, deleteTs } from '~/api/contract/vehicles';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { Outcome } from '~/api/outcome';
import type { Company } from '~/domain/company';
import { fitFault, type CompanyDeed, type FitFault } from '~/domain/companyDeed';
import { isSameDevice } from '~/domain/companyDevice';
import { isSamePlate } from '~/domain/plate';
import { cityCall } from '../cityCall';
import { carriersIn, carsToSend, type ListDeed } from './carsToSend';
import { companyFromWire } from './companyFromWire';

type WireCompany = ReplyOf<typeof getCorpProfile>;

/** The lists as the server gives them at this very moment, and what is made of them. Undefined where they could not be had, or say nothing to go by. */
const fromFresh = async (
  token: string,
  act: (fresh: WireCompany) => Promise<Outcome<unknown>> | undefined,
): Promise<Outcome<unknown> | undefined> => {
  const read = await cityCall(getCorpProfile, {}, { token });
  if (read.kind === 'expired') return read;
  return read.kind === 'ok' ? act(read.value) : undefined;
};

/** What the list has against a deed, told like a refusal of the city: nothing was sent. */
const refusal = (fault: FitFault): Outcome<never> => ({ kind: 'refused', errorName: fault, detail: undefined });

/**
 * Gives the whole list back with one deed done. It goes back as the server gives it at this very moment, and only where all of it
 * could be read: what the device has kept may lack a vehicle that was added elsewhere, and what the list lacks is removed.
 */
const sendList = async (token: string, deed: ListDeed): Promise<Outcome<unknown> | undefined> => {
  const read = await cityCall(getCompanyCars, {}, { token });
  if (read.kind === 'expired') return read;
  if (read.kind !== 'ok') return undefined;
  const { ts } = read.value.result;
  const fault = fitFault(carriersIn(ts), deed);
  if (fault) return refusal(fault);
  const car = carsToSend(ts, deed);
  return car && cityCall(changeCars, { car }, { token });
};

/** By its id; of what has been added just now the list tells it. */
const remove = (token: string, id: string | undefined, idIn: (company: Company) => string | undefined): Promise<Outcome<unknown> | undefined> => {
  if (id !== undefined) return cityCall(deleteTs, { id }, { token });
  return fromFresh(token, (fresh) => {
    const found = idIn(companyFromWire(fresh));
    return found === undefined ? undefined : cityCall(deleteTs, { id: found }, { token });
  });
};

const addDevice = (token: string, { device, plate }: Extract<CompanyDeed, { kind: 'addDevice' }>): Promise<Outcome<unknown>> =>
  cityCall(addTs, { number: plate, VINNumber: device.vin, IMEI: device.imei }, { token });

/** Sends one deed of a company, once (CALL-54…CALL-60). Undefined where nothing was sent, because what had to be known before could not be read. */
export const sendCompanyDeed = async (deed: CompanyDeed, token: string, inn: string | undefined): Promise<Outcome<unknown> | undefined> => {
  switch (deed.kind) {
    case 'addCar':
      // The call for one vehicle has no word for a foreign one.
      if (deed.isForeign) return sendList(token, deed);
      return cityCall(addTs, { number: deed.plate }, { token });
    case 'editCar':
      return sendList(token, deed);
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
      if (deed.plate === undefined) return addDevice(token, deed);
      return fromFresh(token, ({ result: { ts } }) => {
        const fault = fitFault(carriersIn(ts), deed);
        return fault ? Promise.resolve(refusal(fault)) : addDevice(token, deed);
      });
    case 'moveDevice':
      return sendList(token, deed);
    case 'removeDevice':
      return remove(token, deed.device.id, ({ devices }) => devices.find((one) => isSameDevice(one, deed.device))?.id);
    case 'switchDevice': {
      if (inn === undefined) return undefined;
      const { vin, imei } = deed.device;
      return cityCall(deed.isActive ? activateDevice : deactivateDevice, { grz: deed.plate, vin, imei, inn }, { token });
    }
  }
};
