import type { Kopecks } from '../money/money';
import type { Quote } from '../money/quote';
import { boundaries, pricePerHourAt, type PriceInterval, type TariffContext, type TariffNow } from '../stay/tariff';
import { normaliseZoneNumber, type Zone } from '../stay/zone';
import type { Instant } from '../time/cityTime';
import { isSamePlate } from '../vehicle/plate';
import { permitState, type Permit } from './permit';

/** A tariff as a permit reduces it. */
export interface PermitTariff extends TariffNow {
  /** The permit with the largest discount. */
  permit: Permit;
  /** The price of an hour without the discount. */
  fullPerHour: Kopecks;
}

/**
 * Returns the permits that reduce prices of a vehicle in a zone, whenever they run. A permit whose vehicle or places the
 * city does not send promises nothing.
 */
export const permitsForStay = (
  permits: readonly Permit[],
  plate: string,
  { number }: Pick<Zone, 'number'>,
): Permit[] => {
  const zone = normaliseZoneNumber(number);
  return permits.filter(
    (permit) =>
      permille(permit) > 0 &&
      (permit.isForAnyVehicle || (permit.plate !== undefined && isSamePlate(permit.plate, plate))) &&
      (permit.isForAnyPlace || permit.places.some((place) => normaliseZoneNumber(place) === zone)),
  );
};

/** A discount in tenths of a percent, rounded down. */
const permille = ({ salePercent = 0 }: Permit): number => Math.floor(salePercent * 10 + 1e-6);

/** The running permit with the largest discount, the first of equal ones. */
const largestAt = (permits: readonly Permit[], at: Instant): Permit | undefined =>
  permits
    .filter((permit) => permitState(permit, at) === 'running')
    .reduce<Permit | undefined>((best, one) => (best && permille(best) >= permille(one) ? best : one), undefined);

/** The price of an hour less the discount, rounded down to a kopeck. A minute of it is exact as well (CONST-12). */
const reducedBy = (permit: Permit | undefined, perHour: Kopecks): Kopecks =>
  permit ? Math.floor((perHour * (1000 - permille(permit))) / 1000) : perHour;

/**
 * Returns the current price with the largest discount, and its next change within eight days: of the tariff, or of the
 * discount. Undefined if no permit runs, or if the tariff itself is free now. `permits` are those of the stay.
 */
export const permitTariff = (
  prices: readonly PriceInterval[],
  at: Instant,
  context: TariffContext,
  permits: readonly Permit[],
): PermitTariff | undefined => {
  const permit = largestAt(permits, at);
  const fullPerHour = pricePerHourAt(prices, at, context);
  if (!permit || fullPerHour === 0) return undefined;
  const perHour = reducedBy(permit, fullPerHour);
  const ofTariff = boundaries(prices, at, context);
  const ofPermits = permits
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .filter((edge) => edge !== undefined && edge > at && edge < (ofTariff.at(-1) ?? at)) as Instant[];
  for (const edge of [...ofTariff, ...ofPermits].sort((one, other) => one - other)) {
    const then = reducedBy(largestAt(permits, edge), pricePerHourAt(prices, edge, context));
    if (then !== perHour) return { permit, fullPerHour, perHour, next: { at: edge, perHour: then } };
  }
  return { permit, fullPerHour, perHour };
};

/** True if the city's price of a stay has no discount. Then none may be promised beside it. */
export const isFullPrice = (quote: Quote | undefined): boolean =>
  quote !== undefined && quote.total > 0 && quote.discount === 0;
