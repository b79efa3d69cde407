import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import type { TariffNow } from '~/domain/stay/tariff';
import { cost } from '~/i18n/format';
import { tariffUntilText } from '~/components/tariffUntilText';
import { relativeDayText } from './relativeDayText';

/**
 * Returns the text beside the price of this hour, without repeating it: how long the price applies and what follows.
 * Empty if it always applies.
 */
export const currentTariffText = ({ perHour, next }: TariffNow, now: Instant, timeZone: string): string => {
  if (!next) return perHour === 0 ? t`Бесплатно` : '';
  const until = relativeDayText(next.at, now, timeZone);
  if (perHour > 0) return tariffUntilText(until, next.perHour);
  const nextPrice = cost(next.perHour);
  return t`Бесплатно до ${until}, потом ${nextPrice}/ч`;
};
