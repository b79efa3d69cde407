import { startParking as endpoint } from '~/api/contract/payments';
import { targetText } from '~/domain/attempt';
import { currentCity } from '~/state/city';
import { hash } from '~/state/hash';
import { cityCall } from '../cityCall';
import { timestart } from '../timestart';
import { runAttempt, type RunResult } from './runAttempt';
import type { Stay } from './startParking';
import { vehicleKind } from './vehicleKind';

export interface GuestStart extends Stay {
  methodId: string;
  /** 11 digits. */
  phone: string;
}

/** Asks, as a guest, for a link to the provider's page where the stay is paid. Charges nothing by itself. */
export const startGuestParking = async (stay: GuestStart): Promise<RunResult> => {
  const city = currentCity();
  const input = {
    Vehicle: stay.plate,
    ...vehicleKind(stay),
    Zone: stay.zone,
    ParkingCode: stay.parkingCode,
    Duration: stay.durationMin,
    PaymentService: stay.methodId,
    timestart: timestart(stay.startsAt),
    phone: stay.phone,
  };
  return runAttempt({
    record: {
      city: city.city,
      kind: 'guestStart',
      accountKey: 'guest',
      target: await hash(targetText(stay)),
      knownSessionIds: [],
      durationMin: stay.durationMin,
      startsAt: stay.startsAt,
      shown: { plate: stay.plate, zone: stay.zone, sum: stay.sum },
    },
    payload: input,
    send: (attemptId) => cityCall(endpoint, { ...input, attemptId: city.attemptId ? attemptId : undefined }, { token: city.guestToken }),
  });
};
