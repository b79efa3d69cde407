import {
  activateDevice,
  activateDriver,
  addDriver,
  deactivateDevice,
  deactivateDriver,
  editDriver,
  getAllCompanyVehicles,
  getCorpProfile,
  removeDriver,
} from '~/api/contract/company';
import { addTs, changeCars, deleteTs } from '~/api/contract/vehicles';
import type { ReplyOf } from '~/api/contract/endpoint';
import type { Outcome } from '~/api/outcome';
import type { Company } from '~/domain/company/company';
import type { CompanyDriver } from '~/domain/company/companyDriver';
import {
  editConflict,
  isDriver,
  type CompanyEdit,
  type CorrectedPlate,
  type EditConflict,
  type VehicleEdit,
} from '~/domain/company/companyEdit';
import { isSameDevice } from '~/domain/company/companyDevice';
import { isSamePlate } from '~/domain/vehicle/plate';
import { cityCall } from '../cityCall';
import { vehicleDevicesIn, vehiclesToSend } from './vehiclesToSend';
import { companyFromWire } from './companyFromWire';

type WireCompany = ReplyOf<typeof getCorpProfile>;

/**
 * Reads the current lists from the server and passes them to `send`. Undefined if they cannot be read or are not
 * sufficient.
 */
const withFreshLists = async (
  token: string,
  send: (lists: WireCompany) => Promise<Outcome<unknown>> | undefined,
): Promise<Outcome<unknown> | undefined> => {
  const reply = await cityCall(getCorpProfile, {}, { token });
  if (reply.kind === 'expired') return reply;
  return reply.kind === 'ok' ? send(reply.value) : undefined;
};

/** A conflict with the list, reported like a refusal of the city. Nothing was sent. */
const refusalOf = (conflict: EditConflict): Outcome<never> => ({
  kind: 'refused',
  errorName: conflict,
  detail: undefined,
});

const editDriverOf = (token: string, before: CompanyDriver, driver: CompanyDriver): Promise<Outcome<unknown>> =>
  cityCall(
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

/**
 * Sends the whole list back with its changes. The list is read just before that, and sent only if it could be read
 * completely. The server removes every vehicle that is missing, and a cached list may lack one that was added
 * elsewhere.
 */
const sendWholeList = async (token: string, ...edits: VehicleEdit[]): Promise<Outcome<unknown> | undefined> => {
  const reply = await cityCall(getAllCompanyVehicles, {}, { token });
  if (reply.kind === 'expired') return reply;
  if (reply.kind !== 'ok') return undefined;
  const { ts } = reply.value.result;
  const conflict = editConflict(vehicleDevicesIn(ts), { kind: 'changeCars', edits });
  if (conflict) return refusalOf(conflict);
  const vehicles = vehiclesToSend(ts, edits);
  return vehicles && cityCall(changeCars, { car: vehicles }, { token });
};

/** After a change was accepted, a busy city does not mean that nothing was done. */
const afterChange = (outcome: Outcome<unknown>): Outcome<unknown> =>
  outcome.kind === 'busy' ? { ...outcome, mayHaveRun: true } : outcome;

/**
 * Sends a corrected plate with the whole list, then gives the vehicle back to each driver who has lost it. A driver who
 * still has it is left alone. Returns the first outcome that is not ok.
 */
const correctPlate = async (
  token: string,
  edit: VehicleEdit & { kind: 'editCar' },
  corrected: CorrectedPlate,
): Promise<Outcome<unknown> | undefined> => {
  const before = await cityCall(getCorpProfile, {}, { token });
  if (before.kind === 'expired') return before;
  if (before.kind !== 'ok') return undefined;
  const drivers = companyFromWire(before.value).drivers.filter(
    (one) => isSamePlate(one.plate ?? '', edit.plate) || corrected.drivers.some(isDriver(one)),
  );
  const sent = await sendWholeList(token, edit);
  if (sent?.kind !== 'ok' || drivers.length === 0) return sent;
  const after = await cityCall(getCorpProfile, {}, { token });
  if (after.kind !== 'ok') return afterChange(after);
  for (const driver of companyFromWire(after.value).drivers) {
    if (!drivers.some(isDriver(driver)) || isSamePlate(driver.plate ?? '', corrected.plate)) continue;
    const tied = await editDriverOf(token, driver, { ...driver, plate: corrected.plate });
    if (tied.kind !== 'ok') return afterChange(tied);
  }
  return sent;
};

/** Removes an entry by its id. A new entry has no id yet, so the list is read first. */
const removeById = (
  token: string,
  id: string | undefined,
  findId: (company: Company) => string | undefined,
): Promise<Outcome<unknown> | undefined> => {
  if (id !== undefined) return cityCall(deleteTs, { id }, { token });
  return withFreshLists(token, (lists) => {
    const found = findId(companyFromWire(lists));
    return found === undefined ? undefined : cityCall(deleteTs, { id: found }, { token });
  });
};

const addDevice = (
  token: string,
  { device, plate }: Extract<CompanyEdit, { kind: 'addDevice' }>,
): Promise<Outcome<unknown>> => cityCall(addTs, { number: plate, VINNumber: device.vin, IMEI: device.imei }, { token });

/**
 * Sends one change of a company, once (CALL-54…CALL-60). Undefined if nothing was sent because required data could not
 * be read.
 */
export const sendCompanyEdit = async (
  edit: CompanyEdit,
  token: string,
  inn: string | undefined,
): Promise<Outcome<unknown> | undefined> => {
  switch (edit.kind) {
    case 'addCar':
      // The call for a single vehicle can neither mark it as foreign nor name it.
      if (edit.isForeign || edit.name !== undefined) return sendWholeList(token, edit);
      return cityCall(addTs, { number: edit.plate }, { token });
    case 'editCar':
      return edit.corrected ? correctPlate(token, edit, edit.corrected) : sendWholeList(token, edit);
    case 'changeCars':
      return sendWholeList(token, ...edit.edits);
    case 'removeCar':
      return removeById(
        token,
        edit.vehicle.id,
        ({ cars }) => cars.find(({ plate }) => isSamePlate(plate, edit.vehicle.plate))?.id,
      );
    case 'addDriver': {
      const { name, phone, plate } = edit.driver;
      return cityCall(addDriver, { driver: name, phone, car_number: plate }, { token });
    }
    case 'editDriver':
      return editDriverOf(token, edit.before, edit.driver);
    case 'removeDriver': {
      const { name, phone, plate } = edit.driver;
      return cityCall(removeDriver, { driver: name, phone, car_number: plate }, { token });
    }
    case 'switchDriver': {
      if (inn === undefined) return undefined;
      const { name, phone } = edit.driver;
      return cityCall(
        edit.isActive ? activateDriver : deactivateDriver,
        { fio: name, phone_number: phone, inn },
        { token },
      );
    }
    case 'addDevice':
      if (edit.plate === undefined) return addDevice(token, edit);
      return withFreshLists(token, ({ result: { ts } }) => {
        const conflict = editConflict(vehicleDevicesIn(ts), edit);
        return conflict ? Promise.resolve(refusalOf(conflict)) : addDevice(token, edit);
      });
    case 'moveDevice':
    case 'correctDevice':
      return sendWholeList(token, edit);
    case 'removeDevice':
      return removeById(
        token,
        edit.device.id,
        ({ devices }) => devices.find((one) => isSameDevice(one, edit.device))?.id,
      );
    case 'switchDevice': {
      if (inn === undefined) return undefined;
      const { vin, imei } = edit.device;
      return cityCall(
        edit.isActive ? activateDevice : deactivateDevice,
        { grz: edit.plate, vin, imei, inn },
        { token },
      );
    }
  }
};
