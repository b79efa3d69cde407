import type { QueryClient } from '@tanstack/react-query';
import type { RequestOf } from '~/api/contract/endpoint';
import { getAllVehicles, getWholeVehicles } from '~/api/contract/profile';
import { addCar, changeCars, deleteCar, editCar } from '~/api/contract/vehicles';
import type { Outcome } from '~/api/outcome';
import {
  vehiclesAfterEdit,
  inPlateOrder,
  isVehicleEditDone,
  type RegisteredVehicle,
  type VehicleEdit,
} from '~/domain/vehicle/vehicleEdit';
import { isSamePlate, plateParts } from '~/domain/vehicle/plate';
import type { Vehicle } from '~/domain/vehicle/vehicle';
import { currentCity } from '~/state/currentCity';
import { signInOf } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { certificateOf, type DriverDocuments } from '../documents/driverDocumentsFromWire';
import { vehicleToWire, type WholeVehicle } from './vehicleToWire';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { editAccount } from './editAccount';

type WireVehicleFields = Omit<RequestOf<typeof addCar>, 'numberTs'>;

const formatToWire = (isForeign: boolean): Pick<WireVehicleFields, 'formatGrz' | 'country'> => {
  const format = isForeign ? 'other' : 'rus';
  return { formatGrz: format, country: format };
};

/** Number and region of a plate. A foreign one has no region. */
const plateToWire = ({ plate, isForeign }: Vehicle): Pick<WireVehicleFields, 'number' | 'region'> => {
  const parts = isForeign ? undefined : plateParts(plate);
  return parts ? { number: parts.groups.join(''), region: parts.region } : { number: plate };
};

/** What the server assumes where it knows no kind of certificate. */
const docType = 'STS';

/**
 * The fields of a vehicle that an edit changes. All others go back as the server sent them. An empty text removes a
 * value.
 */
const changesToWire = (before: RegisteredVehicle, vehicle: RegisteredVehicle): WireVehicleFields => {
  const { isForeign, category, name, certificate } = vehicle;
  const hasOtherFormat = isForeign !== before.isForeign;
  return {
    ...(hasOtherFormat && formatToWire(isForeign)),
    ...((hasOtherFormat || vehicle.plate !== before.plate) && { region: '', ...plateToWire(vehicle) }),
    ...(category !== before.category && { category }),
    ...(certificate !== before.certificate && { STSNumber: certificate ?? '', docType }),
    ...(name !== before.name && { name: name ?? '' }),
  };
};

/**
 * Reads a vehicle just before it is sent back, and passes it to `sendBack`. Undefined if the list cannot be read. A
 * vehicle that is not in it is sent with its `known` fields: the city says what is wrong.
 */
const withWholeVehicle = async (
  known: WholeVehicle,
  token: string,
  sendBack: (vehicle: WholeVehicle) => Promise<Outcome<unknown>>,
): Promise<Outcome<unknown> | undefined> => {
  const reply = await cityCall(getWholeVehicles, {}, { token });
  if (reply.kind === 'expired') return reply;
  if (reply.kind !== 'ok') return undefined;
  return sendBack(reply.value.result.ts.find(({ numberTs }) => isSamePlate(numberTs, known.numberTs)) ?? known);
};

/**
 * Sends the whole list with another main vehicle or in another order. The list is read just before that. The server
 * removes every vehicle that is missing, and a cached list may lack one that was added elsewhere.
 */
const sendWholeList = async (
  edit: Extract<VehicleEdit, { kind: 'main' | 'order' }>,
  token: string,
): Promise<Outcome<unknown> | undefined> => {
  const reply = await cityCall(getAllVehicles, {}, { token });
  if (reply.kind === 'expired') return reply;
  if (reply.kind !== 'ok') return undefined;
  const { ts } = reply.value.result;
  const isListed = (plate: string): boolean => ts.some(({ numberTs }) => isSamePlate(numberTs, plate));
  if (ts.some(({ numberTs }) => numberTs.trim() === '') || (edit.kind === 'main' && !isListed(edit.plate)))
    return undefined;
  const list = edit.kind === 'order' ? inPlateOrder(ts, edit.plates, ({ numberTs }) => numberTs) : ts;
  const main =
    edit.kind === 'main'
      ? ts.find(({ numberTs }) => isSamePlate(numberTs, edit.plate))
      : (ts.find(({ mainTs }) => mainTs) ?? ts[0]);
  return cityCall(changeCars, { car: list.map((one) => vehicleToWire(one, { mainTs: one === main })) }, { token });
};

/** A single vehicle uses the calls for single edits. The main vehicle and the order use the call for the whole list. */
const send = (edit: VehicleEdit, token: string, requiresCategory: boolean): Promise<Outcome<unknown> | undefined> => {
  switch (edit.kind) {
    case 'add': {
      const { vehicle } = edit;
      const { plate, isForeign, category, name, certificate } = vehicle;
      return cityCall(
        addCar,
        {
          numberTs: plate,
          ...plateToWire(vehicle),
          ...formatToWire(isForeign),
          category: requiresCategory ? category : undefined,
          STSNumber: certificate,
          docType,
          name,
        },
        { token },
      );
    }
    case 'edit': {
      const { before, vehicle } = edit;
      const known = { numberTs: before.plate, mainTs: before.isMain, ...formatToWire(before.isForeign) };
      return withWholeVehicle(known, token, (whole) =>
        cityCall(
          editCar,
          {
            ...vehicleToWire({ docType, ...whole }, { ...changesToWire(before, vehicle), numberTs: vehicle.plate }),
            oldgrz: before.plate,
            newgrz: vehicle.plate,
          },
          { token },
        ),
      );
    }
    case 'remove':
      return withWholeVehicle({ numberTs: edit.plate, mainTs: false }, token, (whole) =>
        cityCall(deleteCar, vehicleToWire(whole, { numberTs: edit.plate }), { token }),
      );
    case 'main':
    case 'order':
      return sendWholeList(edit, token);
  }
};

/** Omits the certificate, because the profile is stored on the device. */
const profileVehicleOf = ({ plate, isForeign, isMain, category, name }: RegisteredVehicle): Vehicle => ({
  plate,
  isForeign,
  isMain,
  category,
  name,
});

const documentsAfterVehicleEdit = (documents: DriverDocuments, edit: VehicleEdit): DriverDocuments => {
  if (edit.kind !== 'add' && edit.kind !== 'edit') return documents;
  const { plate, certificate } = edit.vehicle;
  const old = edit.kind === 'edit' ? edit.before.plate : plate;
  const others = documents.certificates.filter((one) => !isSamePlate(one.plate, old));
  return { ...documents, certificates: certificate ? [...others, { plate, number: certificate }] : others };
};

/** Makes one change to the driver's vehicles and returns how it ended (VEH-02, VEH-04, VEH-07, VEH-08). */
export const editVehicles = async (
  client: QueryClient,
  edit: VehicleEdit,
  requiresCategory: boolean,
): Promise<EditOutcome> => {
  const signIn = signInOf(currentCity().city, 'standart');
  if (!signIn) return 'expired';
  return editAccount(client, signIn, {
    send: () => send(edit, signIn.token, requiresCategory),
    after: ({ profile, documents }) => ({
      profile: profile && { ...profile, vehicles: vehiclesAfterEdit(profile.vehicles, edit, profileVehicleOf) },
      documents: documents && documentsAfterVehicleEdit(documents, edit),
    }),
    isDone: ({ profile, documents }) =>
      isVehicleEditDone(
        profile.vehicles.map((vehicle) => ({ ...vehicle, certificate: certificateOf(documents, vehicle.plate) })),
        edit,
        requiresCategory,
      ),
  });
};
