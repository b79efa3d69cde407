import { queryOptions } from '@tanstack/react-query';
import { getCost } from '~/api/contract/costs';
import type { Outcome } from '~/api/outcome';
import type { Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import type { KnownPlace } from '~/domain/stay/placeRef';
import { withTimeout } from '~/platform/time';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { cityKey, personKey } from '../queryKeys';
import { okOrThrow, OutcomeError } from '../outcomeError';
import { vehicleKind, type VehicleKind } from '../payments/vehicleKind';
import { timestart } from '../timestart';
import { quoteFromWire } from './quoteFromWire';

/**
 * A request for a price, for a new stay or for more time of a running one. The vehicle details of a running stay are
 * those given at its start.
 */
export interface QuoteRequest extends Partial<VehicleKind>, KnownPlace {
  plate: string;
  durationMin: number;
  /** The id of the running stay that is extended. */
  reservationId?: string;
  /** The start of a retroactive stay, or the end from which a running one is extended. */
  startsAt?: Instant;
  /** Each choice of the payment time makes a new request, even if everything else is equal. */
  choice?: number;
  /** The balance that decides whether there is enough money. Another balance makes a new request. */
  balance?: Kopecks;
}

/** How long a displayed price is trusted before it is requested again. */
const quoteLifeMs = 60_000;

/** How long a price may take before it is requested a second time. */
const hedgeAfterMs = 5_000;

const isAnswered = async <Value>(answer: Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
  const outcome = await answer;
  if (outcome.kind === 'offline') throw new OutcomeError(outcome);
  return outcome;
};

/**
 * Makes a read, and once more if no answer has come by `hedgeAfterMs`: where single requests hang, one of two arrives.
 * The first answer counts.
 */
const hedged = async <Value>(read: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
  const first = read();
  const soon = await withTimeout(first, hedgeAfterMs);
  return soon ?? Promise.any([isAnswered(first), isAnswered(read())]).catch(() => first);
};

/**
 * The server's price: for a login with its balance and permits, otherwise for a guest. Only requested for a complete
 * request. A newer request replaces an older one, whose answer is dropped.
 */
export const quoteQuery = (city: string, signIn: SignIn | undefined, request: QuoteRequest) =>
  queryOptions({
    queryKey: signIn ? personKey(city, signIn, 'quote', request) : cityKey(city, 'guest-quote', request),
    queryFn: async ({ signal }) => {
      const { plate, zone, parkingCode, durationMin, reservationId, startsAt } = request;
      const { guestToken, timeZone } = currentCity();
      const input = {
        Vehicle: plate,
        ...vehicleKind(request),
        Zone: zone,
        ParkingCode: parkingCode,
        Duration: durationMin,
        ReservationId: reservationId,
        timestart: timestart(startsAt),
      };
      const token = signIn?.token ?? guestToken;
      return quoteFromWire(okOrThrow(await hedged(() => cityCall(getCost, input, { token, signal }))).value, timeZone);
    },
    staleTime: quoteLifeMs,
    gcTime: quoteLifeMs,
    refetchInterval: quoteLifeMs,
    retry: 0,
  });
