import type { Instant } from '~/domain/time/cityTime';
import { tariffNow, type PriceInterval, type TariffContext } from '~/domain/stay/tariff';
import { timeOrDate } from '~/i18n/format';

/** Until when it is free there by the tariff; none where it is not, though this car may park for nothing, or where nobody knows. */
export const freeUntil = (
  prices: readonly PriceInterval[],
  now: Instant,
  context: TariffContext,
): string | undefined => {
  const { perHour, next } = tariffNow(prices, now, context);
  return perHour === 0 && next ? timeOrDate(next.at, now, context.timeZone) : undefined;
};
