import { useTariffContext } from '~/data/settings/useTariffContext';
import { useZones } from '~/data/zones/useZones';
import type { Kopecks } from '~/domain/money/money';
import type { Quote } from '~/domain/money/quote';
import { estimateCost } from '~/domain/stay/estimateCost';
import { placeNumber } from '~/domain/stay/placeRef';
import type { Stay } from '~/domain/stay/stay';
import { findZone } from '~/domain/stay/zone';

/**
 * Returns a function that prices an extension by minutes, by the tariff of the place. Undefined unless the city's price
 * of the chosen extension is that of the tariff: a discount or a kind of vehicle would make the others wrong.
 */
export const useExtensionPrices = (
  stay: Stay,
  chosenMin: number,
  quote: Quote | undefined,
): ((durationMin: number) => Kopecks) | undefined => {
  const context = useTariffContext();
  const zones = useZones().data ?? [];
  const place = placeNumber(stay);
  const zone =
    zones.find(({ parkingCode }) => parkingCode !== undefined && parkingCode === place) ?? findZone(zones, place);
  if (!zone) return undefined;
  const priceOf = (durationMin: number): Kopecks =>
    estimateCost({ prices: zone.prices, from: stay.endsAt, durationMin, context });
  return quote?.total === priceOf(chosenMin) ? priceOf : undefined;
};
