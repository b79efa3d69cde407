import type { QueryClient } from '@tanstack/react-query';
import type { RequestOf } from '~/api/contract/endpoint';
import { getFleet } from '~/api/contract/profile';
import { addCar, changeCars, deleteCar, editCar } from '~/api/contract/vehicles';
import type { Outcome } from '~/api/outcome';
import { carsAfter, inOrder, isCarDeedDone, type Car, type CarDeed } from '~/domain/fleet';
import { isSamePlate, plateParts } from '~/domain/plate';
import type { Vehicle } from '~/domain/vehicle';
import { currentCity } from '~/state/city';
import { signInOf } from '~/state/signIn';
import { cityCall } from '../cityCall';
import { certificateOf, type Papers } from '../documents/papersFromWire';
import { backToWire } from './backToWire';
import type { EditEnd } from '~/domain/editEnd';
import { editAccount } from './editAccount';

type WireCar = Omit<RequestOf<typeof addCar>, 'numberTs'>;

/** The whole of a vehicle besides its plate; an emptied field travels empty, so that the server empties it too. */
const wireCar = ({ plate, isForeign, category, name, certificate }: Car, empty: '' | undefined, sendsCategory: boolean): WireCar => {
  const format = isForeign ? 'other' : 'rus';
  return {
    formatGrz: format,
    country: format,
    region: isForeign ? undefined : plateParts(plate)?.region,
    category: sendsCategory ? category : undefined,
    STSNumber: certificate ?? empty,
    docType: certificate ? 'STS' : undefined,
    name: name ?? empty,
  };
};

/**
 * The whole list with another main one, or in another order. It goes back as the server gives it at this very moment: what the
 * device has kept may lack a vehicle that was added elsewhere, and what the list lacks is removed.
 */
const sendList = async (deed: Extract<CarDeed, { kind: 'main' | 'order' }>, token: string): Promise<Outcome<unknown> | undefined> => {
  const read = await cityCall(getFleet, {}, { token });
  if (read.kind === 'expired') return read;
  if (read.kind !== 'ok') return undefined;
  const { ts } = read.value.result;
  const isListed = (plate: string): boolean => ts.some(({ numberTs }) => isSamePlate(numberTs, plate));
  if (ts.some(({ numberTs }) => numberTs.trim() === '') || (deed.kind === 'main' && !isListed(deed.plate))) return undefined;
  const list = deed.kind === 'order' ? inOrder(ts, deed.plates, ({ numberTs }) => numberTs) : ts;
  const main = deed.kind === 'main' ? ts.find(({ numberTs }) => isSamePlate(numberTs, deed.plate)) : (ts.find(({ mainTs }) => mainTs) ?? ts[0]);
  return cityCall(changeCars, { car: list.map((one) => backToWire(one, one === main)) }, { token });
};

/** One vehicle by the call for single edits, the list by the one for lists (`decisions.md`). */
const send = (deed: CarDeed, token: string, asksCategory: boolean): Promise<Outcome<unknown> | undefined> => {
  switch (deed.kind) {
    case 'add': {
      const { plate } = deed.car;
      return cityCall(addCar, { numberTs: plate, ...wireCar(deed.car, undefined, asksCategory) }, { token });
    }
    case 'edit': {
      const { before, car } = deed;
      return cityCall(editCar, { oldgrz: before.plate, newgrz: car.plate, mainTs: before.isMain, ...wireCar(car, '', true) }, { token });
    }
    case 'remove':
      return cityCall(deleteCar, { numberTs: deed.plate }, { token });
    case 'main':
    case 'order':
      return sendList(deed, token);
  }
};

/** Without the certificate: the profile is kept on the device. */
const vehicleOf = ({ plate, isForeign, isMain, category, name }: Car): Vehicle => ({ plate, isForeign, isMain, category, name });

const papersAfter = (papers: Papers, deed: CarDeed): Papers => {
  if (deed.kind !== 'add' && deed.kind !== 'edit') return papers;
  const { plate, certificate } = deed.car;
  const old = deed.kind === 'edit' ? deed.before.plate : plate;
  const others = papers.certificates.filter((one) => !isSamePlate(one.plate, old));
  return { ...papers, certificates: certificate ? [...others, { plate, number: certificate }] : others };
};

/** Does one thing with the driver's vehicles, and says how it ended (VEH-02, VEH-04, VEH-07, VEH-08). */
export const changeVehicles = async (client: QueryClient, deed: CarDeed, asksCategory: boolean): Promise<EditEnd> => {
  const signIn = signInOf(currentCity().city, 'standart');
  if (!signIn) return 'expired';
  return editAccount(client, signIn, {
    send: () => send(deed, signIn.token, asksCategory),
    after: ({ profile, papers }) => ({
      profile: profile && { ...profile, vehicles: carsAfter(profile.vehicles, deed, vehicleOf) },
      papers: papers && papersAfter(papers, deed),
    }),
    isDone: ({ profile, papers }) =>
      isCarDeedDone(
        profile.vehicles.map((vehicle) => ({ ...vehicle, certificate: certificateOf(papers, vehicle.plate) })),
        deed,
        asksCategory,
      ),
  });
};
