import { t } from '@lingui/core/macro';
import type { Day, DayFault, StartDays } from '~/domain/subscription';

/** `20/11/2026` of a day of the calendar. */
export const dayText = (day: Day): string => day.split('-').reverse().join('/');

/** What is wrong with a start, and what would be right. */
export const dayFaultText = (fault: DayFault, { first, last }: StartDays): string => {
  switch (fault) {
    case 'NoDate':
      return t`Выберите дату начала`;
    case 'PastDate':
      return t`Эта дата прошла. Выберите с ${dayText(first)}`;
    case 'TooEarly':
      return t`Слишком рано: можно с ${dayText(first)}`;
    case 'TooLate':
      return t`Слишком поздно: можно по ${dayText(last)}`;
  }
};
