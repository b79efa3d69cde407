import { startParking as endpoint } from '~/api/contract/payments';
import type { Attempt, VehicleAtPlace } from '~/domain/payments/attempt';
import { targetText, targetTexts } from '~/domain/payments/attemptTarget';
import { placeRef } from '~/domain/stay/placeRef';
import { currentCity } from '~/state/currentCity';
import { hash } from '~/state/hash';
import { openStart } from '~/state/payments/openAttempts';
import { cityCall } from '../cityCall';
import { timestart } from '../timestart';
import { runAttempt, type RunResult } from './runAttempt';
import type { NewStay } from './startStay';
import { vehicleKind } from './vehicleKind';

export interface NewGuestStay extends NewStay {
  methodId: string;
  /** The method charges the phone's account. */
  isPaidByPhone?: boolean;
  /** 11 digits. */
  phone: string;
}

/** Requests, as a guest, a link to the provider's page where the stay is paid. The request charges nothing. */
export const startGuestStay = async (stay: NewGuestStay): Promise<RunResult> => {
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
      isPaidByPhone: stay.isPaidByPhone,
      summary: { plate: stay.plate, place: placeRef(stay), sum: stay.sum },
    },
    payload: input,
    send: (attemptId) =>
      cityCall(endpoint, { ...input, attemptId: city.attemptId ? attemptId : undefined }, { token: city.guestToken }),
  });
};

/**
 * An open payment of any driver of this device for the same vehicle and place, or undefined. It may have been made, and
 * the guest cannot see it.
 */
export const findOpenDriverStart = async (place: VehicleAtPlace): Promise<Attempt | undefined> => {
  const targets = await Promise.all(targetTexts(place).map(hash));
  return openStart(currentCity().city, targets);
};
