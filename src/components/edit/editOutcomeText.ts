import { t } from '@lingui/core/macro';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { errorText } from '~/i18n/errorText';

/** `notChecked`: the app could not check whether a number is free, so nothing was sent. */
export type FormOutcome = EditOutcome | 'notChecked';

/** The title above the text of `editOutcomeText`. A change whose outcome is unknown may have been saved. */
export const editOutcomeTitle = (isUnknown: boolean, isPartlyDone = false): string => {
  if (isPartlyDone) return t`Сохранено не всё`;
  return isUnknown ? t`Пока неизвестно, сохранено ли изменение` : t`Изменение не сохранено`;
};

/** Why a change of vehicles or documents failed. An expired login has its own dialog. */
const editOutcomeText = (outcome: FormOutcome): string | undefined => {
  switch (outcome) {
    case 'done':
    case 'expired':
      return undefined;
    case 'partlyDone':
      return t`Номер исправлен, но водитель или устройство за машиной не закрепились. Сохраните ещё раз.`;
    case 'notDone':
      return t`Связь прервалась. Сейчас этого изменения в списке нет: можно попробовать ещё раз.`;
    case 'unknown':
      return t`Связь прервалась. Когда появится связь, список покажет, выполнено ли это.`;
    case 'notSent':
      return t`Список сейчас не прочитать, поэтому ничего не отправлено. Попробуйте ещё раз.`;
    case 'notChecked':
      return t`Проверить, свободен ли номер, не удалось, поэтому ничего не отправлено. Попробуйте ещё раз.`;
    case 'busy':
      return t`Сервер занят. Попробуйте через минуту.`;
    default:
      // This error name is too general, so the server's message is shown.
      if (outcome.errorName === 'ValidationError' && outcome.message) return outcome.message;
      return errorText(outcome.errorName, outcome.message);
  }
};

/** Title and text of a failed change. Undefined if there is nothing to show. */
export const editFailure = (outcome: FormOutcome): { title: string; text: string } | undefined => {
  const text = editOutcomeText(outcome);
  return text === undefined
    ? undefined
    : { title: editOutcomeTitle(outcome === 'unknown', outcome === 'partlyDone'), text };
};
