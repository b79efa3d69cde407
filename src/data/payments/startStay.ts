import type { QueryClient } from '@tanstack/react-query';
import { startParking as endpoint } from '~/api/contract/payments';
import { targetText } from '~/domain/payments/attemptTarget';
import type { Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import { placeRef, type KnownPlace } from '~/domain/stay/placeRef';
import { hash } from '~/state/hash';
import type { SignIn } from '~/state/session/signIn';
import { timestart } from '../timestart';
import { payAsDriver } from './payAsDriver';
import type { RunResult } from './runAttempt';
import { vehicleKind, type VehicleKind } from './vehicleKind';

export interface NewStay extends VehicleKind, KnownPlace {
  /** As it is sent: without spaces, a Russian plate in Cyrillic. */
  plate: string;
  durationMin: number;
  /** The start of a retroactive stay. */
  startsAt?: Instant;
  /** The amount that the driver saw and confirmed. */
  sum: Kopecks;
}

/** Pays a stay that begins now, or has begun before, from the driver's balance. */
export const startStay = async (queryClient: QueryClient, signIn: SignIn, stay: NewStay): Promise<RunResult> =>
  payAsDriver(queryClient, signIn, {
    kind: 'start',
    endpoint,
    input: {
      Vehicle: stay.plate,
      ...vehicleKind(stay),
      Zone: stay.zone,
      ParkingCode: stay.parkingCode,
      Duration: stay.durationMin,
      timestart: timestart(stay.startsAt),
    },
    record: { target: await hash(targetText(stay)), durationMin: stay.durationMin, startsAt: stay.startsAt },
    summary: { plate: stay.plate, place: placeRef(stay), sum: stay.sum },
  });
