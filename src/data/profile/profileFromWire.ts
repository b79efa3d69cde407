import * as v from 'valibot';
import type { ReplyOf } from '~/api/contract/endpoint';
import { profileStay, type getProfile } from '~/api/contract/profile';
import { instantFromWire } from '~/domain/time/cityTime';
import { kopecksFromRoubles } from '~/domain/money/money';
import type { VehicleCategory } from '~/domain/vehicle/plate';
import type { Profile } from '~/domain/account/profile';
import { openEnd, type Stay } from '~/domain/stay/stay';
import type { Vehicle } from '~/domain/vehicle/vehicle';
import { methodsFromWire } from '../settings/methodsFromWire';
import { isForeignVehicle } from '../vehicles/isForeignVehicle';

type Wire = ReplyOf<typeof getProfile>['result'];

const categories: readonly string[] = ['A', 'B', 'C', 'D', 'M'] satisfies VehicleCategory[];

const vehicleFromWire = (wire: Wire['ts'][number]): Vehicle => ({
  plate: wire.numberTs,
  isForeign: isForeignVehicle(wire),
  isMain: wire.mainTs,
  category: categories.includes(wire.category ?? '') ? (wire.category as VehicleCategory) : 'B',
  name: wire.name?.trim() ? wire.name : undefined,
});

/** Reads one stay. Undefined if its id, vehicle or times cannot be read. */
export const stayFromWire = (wire: unknown, timeZone: string): Stay | undefined => {
  const result = v.safeParse(profileStay, wire);
  if (!result.success) return undefined;
  const { id, reservationId, transport, zone, parkingCode, startDate, endDate, status, sum, amountToPay } =
    result.output;
  const end = endDate?.trim() ?? '';
  const isOpenEnded = end === '';
  const startsAt = instantFromWire(startDate, timeZone);
  const endsAt = isOpenEnded ? openEnd : instantFromWire(end, timeZone);
  if (startsAt === undefined || endsAt === undefined) return undefined;
  return {
    id,
    reservationId: reservationId?.trim() ? reservationId : undefined,
    plate: transport.numberTs,
    zone: zone ?? '',
    parkingCode: parkingCode?.trim() ? parkingCode : undefined,
    startsAt,
    endsAt,
    ...(isOpenEnded && { isOpenEnded }),
    // Any other status means that the stay waits for its payment (PARK-26).
    status: status === 'active' ? 'active' : 'waiting',
    sum: sum === undefined ? undefined : kopecksFromRoubles(sum),
    amountToPay: amountToPay === undefined ? undefined : kopecksFromRoubles(amountToPay),
  };
};

export const profileFromWire = ({ result }: ReplyOf<typeof getProfile>, timeZone: string): Profile => {
  const wireStays = result.sessions ?? [];
  const stays = wireStays.flatMap((wire) => stayFromWire(wire, timeZone) ?? []);
  const onlyPhone = result.telephone ? [{ phone: result.telephone, isMain: true }] : [];
  return {
    email: result.email,
    firstName: result.firstName,
    lastName: result.lastName,
    middleName: result.middleName,
    phones: result.telephones.length > 0 ? result.telephones : onlyPhone,
    balance: result.balance === undefined || result.balance === -1 ? undefined : kopecksFromRoubles(result.balance),
    vehicles: result.ts.filter(({ numberTs }) => numberTs.trim() !== '').map(vehicleFromWire),
    sessions: stays,
    areSessionsComplete: result.sessions !== undefined && stays.length === wireStays.length,
    hasUnreadStay: stays.length < wireStays.length,
    paymentMethods: methodsFromWire(result.paymentsMethods),
  };
};
