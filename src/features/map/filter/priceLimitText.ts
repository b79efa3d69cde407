import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import { sum } from '~/i18n/format';

/** Returns the text of a limit for the hourly price. */
export const priceLimitText = (limit: Kopecks): string =>
  limit === 0 ? t`Бесплатно сейчас` : t`До ${sum(limit)} в час`;
