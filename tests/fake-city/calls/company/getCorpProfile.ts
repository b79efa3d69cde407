import { deviceStatus } from '~/api/contract/company';
import { roubles } from '../../rules/money';
import { vehiclesOf } from '../../store/account/accounts';
import { companyById } from '../../store/company/companies';
import { driversOf } from '../../store/company/companyDrivers';
import { devicesOf } from '../../store/company/devices';
import { bookKopecks, walletOf } from '../../store/payments/ledger';
import { companyOf } from '../caller';
import type { Handler } from '../Handler';
import { wireVehicle } from '../profile/getProfile';
import { wireDeviceId } from '../vehicles/companyVehicles';

/** A company with its vehicles, drivers and devices. A driver's device is the device of their vehicle. */
export const getCorpProfile: Handler<'getCorpProfile'> = (_, context) => {
  const account = companyOf(context);
  const { store } = context.server;
  const company = companyById(store, account);
  const vehicles = vehiclesOf(store, account);
  const drivers = driversOf(store, account).map(({ id, name, phone, vehicle, isActive }) => {
    const driven = vehicles.find((one) => one.id === vehicle);
    return { id: String(id), name, phone, ts: driven?.number, device: driven?.imei ?? driven?.vin, active: isActive };
  });
  return {
    result: {
      email: company?.email,
      inn: company?.inn,
      contractNumber: company?.contract,
      name: company?.name,
      balance: roubles(bookKopecks(store, walletOf(account))),
      ts: vehicles.map(wireVehicle),
      drivers,
      devices: devicesOf(store, account).map(({ id, vin, imei, isInUse }) => ({
        id: wireDeviceId(id),
        vin,
        imei,
        status: isInUse ? deviceStatus.inUse : deviceStatus.idle,
      })),
    },
  };
};
