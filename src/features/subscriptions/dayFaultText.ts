import { t } from '@lingui/core/macro';
import type { DayFault, StartDays } from '~/domain/subscription';
import { writtenDay } from '~/domain/writtenDay';

/** What is wrong with a start, and what would be right. */
export const dayFaultText = (fault: DayFault, { first, last }: StartDays): string => {
  switch (fault) {
    case 'NoDate':
      return t`Выберите дату начала`;
    case 'PastDate':
      return t`Эта дата прошла. Выберите с ${writtenDay(first)}`;
    case 'TooEarly':
      return t`Слишком рано: можно с ${writtenDay(first)}`;
    case 'TooLate':
      return t`Слишком поздно: можно по ${writtenDay(last)}`;
  }
};
