import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import { sum } from '~/i18n/format';

/** A limit of the price an hour, in words. */
export const priceLimitText = (limit: Kopecks): string =>
  limit === 0 ? t`Бесплатно сейчас` : t`До ${sum(limit)} в час`;
