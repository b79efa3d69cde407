import { queryOptions } from '@tanstack/react-query';
import { getCost } from '~/api/contract/payments';
import type { Instant } from '~/domain/time/cityTime';
import type { Kopecks } from '~/domain/money/money';
import type { KnownPlace } from '~/domain/stay/placeRef';
import { currentCity } from '~/state/currentCity';
import type { SignIn } from '~/state/session/signIn';
import { cityCall } from '../cityCall';
import { cityKey, personKey } from '../queryKeys';
import { okOrThrow } from '../outcomeError';
import { vehicleKind, type VehicleKind } from '../payments/vehicleKind';
import { timestart } from '../timestart';
import { quoteFromWire } from './quoteFromWire';

/** What a price is asked for: a new stay at a place, or more time for a running one, whose vehicle is what it was said to be when it began. */
export interface QuoteRequest extends Partial<VehicleKind>, KnownPlace {
  plate: string;
  durationMin: number;
  /** Of the running stay that more time is for. */
  reservationId?: string;
  /** Of a stay that is paid for afterwards: when it began. */
  startsAt?: Instant;
  /** Another choice of the payment time is another question, whatever was asked before (document 1, section 4). */
  choice?: number;
  /** The balance that "money is enough" is judged by: another balance is another question. */
  balance?: Kopecks;
}

/** How long a shown price may be trusted before it is asked for again. */
const quoteLifeMs = 60_000;

/**
 * The server's price, with the balance and the benefits of the login, or for a guest. Asked only for a complete
 * request; a newer one takes the place of an older, whose answer is dropped.
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
      return quoteFromWire(okOrThrow(await cityCall(getCost, input, { token, signal })).value, timeZone);
    },
    staleTime: quoteLifeMs,
    gcTime: quoteLifeMs,
    refetchInterval: quoteLifeMs,
    retry: 0,
  });
