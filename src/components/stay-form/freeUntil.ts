import type { Instant } from '~/domain/time/cityTime';
import { tariffNow, type PriceInterval, type TariffContext } from '~/domain/stay/tariff';
import { timeOrDate } from '~/i18n/format';

/**
 * The end of free parking by the tariff. Undefined if the tariff is not free now (this vehicle may still park for free)
 * or the end is unknown.
 */
export const freeUntil = (
  prices: readonly PriceInterval[],
  now: Instant,
  context: TariffContext,
): string | undefined => {
  const { perHour, next } = tariffNow(prices, now, context);
  return perHour === 0 && next ? timeOrDate(next.at, now, context.timeZone) : undefined;
};
