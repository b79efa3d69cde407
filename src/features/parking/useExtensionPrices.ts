import { useTariffContext } from '~/data/settings/useTariffContext';
import { useZones } from '~/data/zones/useZones';
import type { Kopecks } from '~/domain/money/money';
import type { Quote } from '~/domain/money/quote';
import { estimateCost } from '~/domain/stay/estimateCost';
import { placeNumber } from '~/domain/stay/placeRef';
import type { Stay } from '~/domain/stay/stay';
import { tariffNow } from '~/domain/stay/tariff';
import type { Instant } from '~/domain/time/cityTime';
import { findZone } from '~/domain/stay/zone';

interface ExtensionPrices {
  /** The price of an extension by minutes. */
  priceOf?: (durationMin: number) => Kopecks;
  /** Until when nothing is charged after the stay. */
  freeUntil?: Instant;
}

/**
 * Returns what the tariff of the place says about extensions. Nothing unless the city's price of the chosen extension is
 * that of the tariff: a discount or a kind of vehicle would make the others wrong.
 */
export const useExtensionPrices = (stay: Stay, chosenMin: number, quote: Quote | undefined): ExtensionPrices => {
  const context = useTariffContext();
  const zones = useZones().data ?? [];
  const place = placeNumber(stay);
  const zone =
    zones.find(({ parkingCode }) => parkingCode !== undefined && parkingCode === place) ?? findZone(zones, place);
  if (!zone) return {};
  const priceOf = (durationMin: number): Kopecks =>
    estimateCost({ prices: zone.prices, from: stay.endsAt, durationMin, context });
  if (quote?.total !== priceOf(chosenMin)) return {};
  const { perHour, next } = tariffNow(zone.prices, stay.endsAt, context);
  return { priceOf, freeUntil: perHour === 0 ? next?.at : undefined };
};
