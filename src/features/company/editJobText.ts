import { t } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';
import { companyErrorText } from './companyErrorText';
import type { EditJob, RowOutcome } from './editJobs';

/** Why the edits of many rows have stopped, and how to go on. */
export const stopText = (cause: EditJob['cause']): string => {
  switch (cause) {
    case 'busy':
      return t`Город занят. Продолжите через минуту.`;
    case 'asked':
      return t`Остановлено. Что уже сделано, второй раз не отправится.`;
    default:
      return t`Связь с городом прервалась. Когда она появится, продолжите: что уже сделано, второй раз не отправится.`;
  }
};

/** Why the city has refused a row. `companyErrorText` has a text for a wrong phone format only. */
export const refusalText = ({ errorName, message }: Extract<RowOutcome, object>): string =>
  (errorName === 'InvalidFormat' ? undefined : companyErrorText(errorName)) ?? errorText(errorName, message);
