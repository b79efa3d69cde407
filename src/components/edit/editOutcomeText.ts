import { t } from '@lingui/core/macro';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { errorText } from '~/i18n/errorText';

/** `notChecked`: whether a number is free could not be asked, and nothing was sent. */
export type FormOutcome = EditOutcome | 'notChecked';

/** Above the words of `editOutcomeText`. What is unknown may be saved. */
export const editOutcomeTitle = (isUnknown: boolean): string =>
  isUnknown ? t`Пока неизвестно, сохранено ли изменение` : t`Изменение не сохранено`;

/** Why a change of vehicles or documents did not come about, in words. An expired login has a window of its own. */
const editOutcomeText = (outcome: FormOutcome): string | undefined => {
  switch (outcome) {
    case 'done':
    case 'expired':
      return undefined;
    case 'notDone':
      return t`Ответ города потерялся. Сейчас этого изменения в списке нет: можно попробовать ещё раз.`;
    case 'unknown':
      return t`Ответ города потерялся. Когда появится связь, список покажет, выполнено ли это.`;
    case 'notSent':
      return t`Список сейчас не прочитать, поэтому ничего не отправлено. Попробуйте ещё раз.`;
    case 'notChecked':
      return t`Проверить, свободен ли номер, не удалось, поэтому ничего не отправлено. Попробуйте ещё раз.`;
    case 'busy':
      return t`Город занят. Попробуйте через минуту.`;
    default:
      // The name says no more than that something is wrong.
      if (outcome.errorName === 'ValidationError' && outcome.message) return outcome.message;
      return errorText(outcome.errorName, outcome.message);
  }
};

/** Title and words of what did not come about; undefined where nothing is to be told. */
export const editFailure = (outcome: FormOutcome): { title: string; text: string } | undefined => {
  const text = editOutcomeText(outcome);
  return text === undefined ? undefined : { title: editOutcomeTitle(outcome === 'unknown'), text };
};
