import { t } from '@lingui/core/macro';
import type { StartDayError, StartDays } from '~/domain/permits/subscription';
import { formatDateInput } from '~/domain/time/dateInput';

/** Returns what is wrong with a start day, and which days are allowed. */
export const startDayErrorText = (error: StartDayError, { first, last }: StartDays): string => {
  switch (error) {
    case 'NoDate':
      return t`Выберите дату начала`;
    case 'PastDate':
      return t`Эта дата прошла. Выберите с ${formatDateInput(first)}`;
    case 'TooEarly':
      return t`Слишком рано: можно с ${formatDateInput(first)}`;
    case 'TooLate':
      return t`Слишком поздно: можно по ${formatDateInput(last)}`;
  }
};
