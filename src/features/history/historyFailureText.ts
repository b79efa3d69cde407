import { t } from '@lingui/core/macro';
import { OutcomeError } from '~/data/outcomeError';
import { errorText } from '~/i18n/errorText';

/** What went wrong, in words. Undefined if the city answered without words. */
const reasonOf = (error: Error | null): string | undefined => {
  if (!(error instanceof OutcomeError)) return undefined;
  const { outcome } = error;
  switch (outcome.kind) {
    case 'offline':
      return t`Город не ответил. Проверьте сеть.`;
    case 'busy':
      return t`Город занят. Попробуйте через минуту.`;
    case 'refused':
      return outcome.errorName || outcome.message ? errorText(outcome.errorName, outcome.message) : undefined;
    default:
      return undefined;
  }
};

/** Why the page of the history cannot be shown (OPS-10). The network is named only where the city did not answer. */
export const historyFailureText = (error: Error | null): string => {
  const reason = reasonOf(error);
  return reason === undefined ? t`Ошибка` : t`Ошибка. ${reason}`;
};
