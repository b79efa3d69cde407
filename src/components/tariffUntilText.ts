import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import { cost } from '~/i18n/format';

/** "до 20:00, потом бесплатно": how long a price above zero applies, and the price of an hour that follows. */
export const tariffUntilText = (until: string, nextPerHour: Kopecks): string => {
  const nextPrice = cost(nextPerHour);
  return nextPerHour === 0 ? t`до ${until}, потом бесплатно` : t`до ${until}, потом ${nextPrice}/ч`;
};
