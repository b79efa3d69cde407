import type { getAllCompanyVehicles } from '~/api/contract/company';
import type { ReplyOf, RequestOf } from '~/api/contract/endpoint';
import type { changeCars } from '~/api/contract/vehicles';
import type { CompanyVehicle } from '~/domain/company/company';
import { correctedVehicle, editedVehicle, type CorrectedPlate, type VehicleEdit } from '~/domain/company/companyEdit';
import { deviceKey, isSameDevice, type DeviceKey } from '~/domain/company/companyDevice';
import { categoryOf, isSamePlate, plateParts } from '~/domain/vehicle/plate';
import { vehicleCategories } from '~/domain/vehicle/vehicleEdit';
import { vehicleToWire } from '../vehicles/vehicleToWire';

type WireVehicle = ReplyOf<typeof getAllCompanyVehicles>['result']['ts'][number];
type SentVehicle = RequestOf<typeof changeCars>['car'][number];

const noDevice = { vin: '', imei: '' };

/** An empty text removes a number. */
const deviceToWire = (device: DeviceKey): Pick<SentVehicle, 'vin' | 'imei'> => ({
  ...noDevice,
  ...(device.vin && { vin: device.vin }),
  ...(device.imei && { imei: device.imei }),
});

/** The vehicles of a list by plate, with their device numbers. */
export const vehicleDevicesIn = (ts: readonly WireVehicle[]): (Pick<CompanyVehicle, 'plate'> & DeviceKey)[] =>
  ts.map(({ numberTs, vin, imei }) => ({ plate: numberTs, ...deviceKey({ vin, imei }) }));

/** A corrected plate with what depends on it. A category that does not suit it would be refused. */
const plateToWire = ({ plate, isForeign }: CorrectedPlate, category: unknown): Partial<SentVehicle> => {
  const known = vehicleCategories.find((one) => one === category);
  const format = isForeign ? 'other' : 'rus';
  return {
    numberTs: plate,
    formatGrz: format,
    country: format,
    region: isForeign ? undefined : plateParts(plate)?.region,
    ...(known && { category: categoryOf(plate, isForeign, known) }),
  };
};

/** The fields of one vehicle that the change affects. `editedPlate` is the plate in the list of the one that is edited. */
const vehicleChange = (
  edit: VehicleEdit,
  { numberTs, vin, imei, category }: WireVehicle,
  editedPlate: string | undefined,
): Partial<SentVehicle> => {
  switch (edit.kind) {
    case 'addCar':
      return {};
    case 'editCar':
      if (numberTs !== editedPlate) return {};
      return {
        ...(edit.corrected && plateToWire(edit.corrected, category)),
        ...(edit.name !== undefined && { name: edit.name }),
        ...(edit.device && deviceToWire(edit.device)),
      };
    case 'moveDevice':
      if (edit.plate !== undefined && isSamePlate(numberTs, edit.plate)) return deviceToWire(edit.device);
      return isSameDevice(deviceKey({ vin, imei }), edit.device) ? noDevice : {};
    case 'correctDevice':
      return numberTs === editedPlate ? deviceToWire(edit.corrected) : {};
  }
};

const editedVehicleOf = (ts: readonly WireVehicle[], edit: VehicleEdit): Pick<CompanyVehicle, 'plate'> | undefined => {
  if (edit.kind === 'editCar') return editedVehicle(vehicleDevicesIn(ts), edit);
  return edit.kind === 'correctDevice' ? correctedVehicle(vehicleDevicesIn(ts), edit) : undefined;
};

/**
 * The whole list of a company after one or more changes, to be sent back. The server removes what is missing, so the
 * result is undefined if a vehicle has no plate to identify it.
 */
export const vehiclesToSend = (
  ts: readonly WireVehicle[],
  edits: readonly VehicleEdit[],
): SentVehicle[] | undefined => {
  if (ts.some(({ numberTs }) => numberTs.trim() === '')) return undefined;
  return edits.reduce<SentVehicle[]>((list, edit) => listAfter(list as WireVehicle[], edit), [...ts]);
};

const listAfter = (ts: readonly WireVehicle[], edit: VehicleEdit): SentVehicle[] => {
  const main = ts.find(({ mainTs }) => mainTs) ?? ts[0];
  const editedPlate = editedVehicleOf(ts, edit)?.plate;
  const vehicles = ts.map((one) =>
    vehicleToWire(one, { mainTs: one === main, ...vehicleChange(edit, one, editedPlate) }),
  );
  if (edit.kind !== 'addCar' || ts.some(({ numberTs }) => isSamePlate(numberTs, edit.plate))) return vehicles;
  const format = edit.isForeign ? 'other' : 'rus';
  return [
    ...vehicles,
    {
      numberTs: edit.plate,
      formatGrz: format,
      country: format,
      mainTs: vehicles.length === 0,
      ...(edit.name !== undefined && { name: edit.name }),
    },
  ];
};
