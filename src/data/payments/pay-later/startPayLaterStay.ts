import type { QueryClient } from '@tanstack/react-query';
import { startWithoutBalance as endpoint } from '~/api/contract/payLater';
import { targetText } from '~/domain/payments/attemptTarget';
import { isoInCity, type Instant } from '~/domain/time/cityTime';
import { placeRef, type KnownPlace } from '~/domain/stay/placeRef';
import { currentCity } from '~/state/currentCity';
import { hash } from '~/state/hash';
import type { SignIn } from '~/state/session/signIn';
import { payAsDriver } from '../payAsDriver';
import type { RunResult } from '../runAttempt';
import { vehicleKind, type VehicleKind } from '../vehicleKind';

export interface PayLaterStay extends VehicleKind, KnownPlace {
  /** As it is sent: without spaces, a Russian plate in Cyrillic. */
  plate: string;
  /** Set for a retroactive stay. Any other stay runs until it is ended. */
  past?: { startsAt: Instant; durationMin: number };
}

/** Starts a pay-later stay in a city without balances. Nothing is charged. */
export const startPayLaterStay = async (
  queryClient: QueryClient,
  signIn: SignIn,
  stay: PayLaterStay,
): Promise<RunResult> => {
  const { plate, zone, parkingCode, past } = stay;
  return payAsDriver(queryClient, signIn, {
    kind: 'startDeferred',
    endpoint,
    input: {
      Zone: zone,
      ParkingCode: parkingCode,
      Vehicle: { Number: plate, ...vehicleKind(stay) },
      Duration: past?.durationMin,
      timestart: past && isoInCity(past.startsAt, currentCity().timeZone),
    },
    record: { target: await hash(targetText(stay)), startsAt: past?.startsAt, durationMin: past?.durationMin },
    summary: { plate, place: placeRef(stay) },
  });
};
