import { t } from '@lingui/core/macro';
import type { Kopecks } from '~/domain/money/money';
import type { MonthOfSpending } from '~/domain/history/spending';
import { localeOf } from '~/i18n/activate';
import { numberFormat } from '~/i18n/numberFormat';
import { currentLanguage } from '~/i18n/messages';

/** `нояб. 2026`, `Nov 2026`. */
export const monthText = ({ year, month }: Pick<MonthOfSpending, 'year' | 'month'>): string => {
  const name = new Intl.DateTimeFormat(localeOf(currentLanguage()), { month: 'short', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );
  return `${name}\u00a0${year}`;
};

/** `45 мин`, `12,5 ч`. */
export const hoursText = (minutes: number): string => {
  const hours = numberFormat({ maximumFractionDigits: 1 }).format(minutes / 60);
  return (minutes > 0 && minutes < 60 ? t`${minutes} мин` : t`${hours} ч`).replace(' ', '\u00a0');
};

/** Net cost of a month; negative if more was returned than paid. */
export const spentInMonth = ({ paid, returned }: MonthOfSpending): Kopecks => paid - returned;
