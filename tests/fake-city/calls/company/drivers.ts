import type { activateDriver as endpoint } from '~/api/contract/company';
import type { RequestOf } from '~/api/contract/endpoint';
import { addCompanyDriver, changeCompanyDriver, dropCompanyDriver } from '../../store/company/companyDrivers';
import type { CallContext } from '../CallContext';
import { companyOf } from '../caller';
import type { Handler } from '../Handler';
import { checkInn, knownDriver, readDriven, readDriverName, readDriverPhone } from './readDriver';

/** Adds a driver, who is active at once. */
export const addDriver: Handler<'addDriver'> = (input, context) => {
  const account = companyOf(context);
  const driver = {
    name: readDriverName(input.driver),
    phone: readDriverPhone(context, account, input.phone),
    vehicle: readDriven(context, account, input.car_number),
    isActive: true,
  };
  addCompanyDriver(context.server.store, context.city.city, account, driver);
  return {};
};

/**
 * Finds a driver by the old name and phone and writes the new values. An omitted vehicle stays; an empty one is
 * removed.
 */
export const editDriver: Handler<'editDriver'> = (input, context) => {
  const account = companyOf(context);
  const before = knownDriver(context, account, input.driver, input.phone);
  changeCompanyDriver(context.server.store, {
    ...before,
    name: readDriverName(input.driver_n),
    phone: readDriverPhone(context, account, input.phone_n, before.id),
    vehicle: input.car_number_n === undefined ? before.vehicle : readDriven(context, account, input.car_number_n),
  });
  return {};
};

export const removeDriver: Handler<'removeDriver'> = (input, context) => {
  const account = companyOf(context);
  dropCompanyDriver(context.server.store, knownDriver(context, account, input.driver, input.phone).id);
  return {};
};

type DriverName = RequestOf<typeof endpoint>;

const switchDriver = (
  { fio, phone_number, inn }: DriverName,
  context: CallContext,
  isActive: boolean,
): Record<string, never> => {
  const account = companyOf(context);
  checkInn(context, account, inn);
  changeCompanyDriver(context.server.store, { ...knownDriver(context, account, fio, phone_number), isActive });
  return {};
};

export const activateDriver: Handler<'activateDriver'> = (input, context) => switchDriver(input, context, true);
export const deactivateDriver: Handler<'deactivateDriver'> = (input, context) => switchDriver(input, context, false);
