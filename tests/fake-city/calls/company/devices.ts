import type { activateDevice as endpoint } from '~/api/contract/company';
import type { RequestOf } from '~/api/contract/endpoint';
import { carries, devicesOf, setDeviceUse } from '../../store/company/devices';
import { vehicleByPlate } from '../../store/account/vehicles';
import type { CallContext } from '../CallContext';
import { companyOf } from '../caller';
import type { Handler } from '../Handler';
import { Refusal } from '../Refusal';
import { deviceNamed, isNoDevice, readDevice } from '../vehicles/readDevice';
import { checkInn } from './readDriver';

type DeviceName = RequestOf<typeof endpoint>;

/**
 * The device is named by VIN, by IMEI or by both. If a plate is given, it must be that of the vehicle that carries the
 * device.
 */
const switchDevice = (
  { grz, vin, imei, inn }: DeviceName,
  context: CallContext,
  isInUse: boolean,
): Record<string, never> => {
  const account = companyOf(context);
  const { store } = context.server;
  checkInn(context, account, inn);
  const named = readDevice(vin, imei);
  if (isNoDevice(named)) throw new Refusal('VIN_IMEI_EMPTY');
  const device = deviceNamed(devicesOf(store, account), named);
  if (!device) throw new Refusal('ValidationError', { message: 'Такого отслеживающего устройства нет.' });
  if (grz?.trim()) {
    const vehicle = vehicleByPlate(store, account, grz);
    if (!vehicle || !carries(vehicle, device))
      throw new Refusal('ValidationError', { message: 'Это устройство стоит не на этой машине.' });
  }
  setDeviceUse(store, device.id, isInUse);
  return {};
};

export const activateDevice: Handler<'activateDevice'> = (input, context) => switchDevice(input, context, true);
export const deactivateDevice: Handler<'deactivateDevice'> = (input, context) => switchDevice(input, context, false);
