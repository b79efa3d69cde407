import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import type { TariffNow } from '~/domain/stay/tariff';
import { cost, timeOrDate } from '~/i18n/format';

/** "до 20:00, потом бесплатно": how long a price above zero applies, and what follows. */
export const tariffUntilText = ({ at, perHour }: NonNullable<TariffNow['next']>, now: Instant, timeZone: string) => {
  const until = timeOrDate(at, now, timeZone);
  const nextPrice = cost(perHour);
  return perHour === 0 ? t`до ${until}, потом бесплатно` : t`до ${until}, потом ${nextPrice}/ч`;
};
