import { queryOptions } from '@tanstack/react-query';
import { getCost } from '~/api/contract/payments';
import { currentCity } from '~/state/city';
import { cityCall } from '../cityCall';
import { okOrThrow } from '../outcomeError';
import { quoteFromWire } from './quoteFromWire';

/** What a price is asked for: a new stay at a place, or more time for a running one. */
export interface QuoteRequest {
  city: string;
  plate: string;
  zone?: string;
  parkingCode?: string;
  durationMin: number;
  sessionId?: string;
  /** The person whose balance and benefits count: the key of the login, or `guest`. */
  payer: string;
}

/** How long a shown price may be trusted before it is asked for again. */
export const quoteLifeMs = 60_000;

/** The server's price. Asked only for a complete request; a newer one takes the place of an older, whose answer is dropped. */
export const quoteQuery = (request: QuoteRequest, token: string) =>
  queryOptions({
    queryKey: ['quote', request] as const,
    queryFn: async ({ signal }) => {
      const { plate, zone, parkingCode, durationMin, sessionId } = request;
      const input = { Vehicle: plate, Zone: zone, ParkingCode: parkingCode, Duration: durationMin, ReservationId: sessionId };
      const { value } = okOrThrow(await cityCall(getCost, input, { token, signal }));
      return quoteFromWire(value, currentCity().timeZone);
    },
    staleTime: quoteLifeMs,
    gcTime: quoteLifeMs,
    refetchInterval: quoteLifeMs,
    retry: 0,
  });
