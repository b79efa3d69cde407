import type { MessageDescriptor } from '@lingui/core';
import { defineMessage as msg, t } from '@lingui/core/macro';
import type { Answer } from '~/data/auth/callOnce';
import { createErrorTexts, notSentText } from '~/components/edit/accountErrorText';

/** Texts for the errors of the driver's data, from the server and from the forms. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  EmailFormat: msg({ message: 'Некорректная почта. Нужна такая: ivan@mail.ru.' }),
  SameEmail: msg({ message: 'Эта почта и так ваша. Укажите другую.' }),
  OwnPhone: msg({ message: 'Этот телефон у вас уже есть. Укажите другой.' }),
  PasswordLength: msg({ message: 'Нужно от 4 до 20 знаков.' }),
  CurrentPasswordIncorrect: msg({ message: 'Это не ваш текущий пароль.' }),
};

/** Errors about the value that was sent: the same value is not sent again. Other errors are not about the value. */
// prettier-ignore
const permanentErrors: readonly string[] = [
  'RequiredField', 'InvalidFormat', 'UserExists', 'EmailExists', 'DoublePhone', 'PhoneExists', 'PhoneEmpty', 'IncorrectCode', 'CurrentPasswordIncorrect',
];
export const isTransientError = (errorName: string): boolean => !permanentErrors.includes(errorName);

const { refusalText, fieldErrorText } = createErrorTexts(texts);
export { fieldErrorText as profileFieldErrorText };

/**
 * Returns why a change was not made, or may not have been. Undefined if the login has ended, because another dialog
 * shows that.
 */
export const profileAnswerText = (answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string | undefined => {
  switch (answer.kind) {
    case 'notSent':
      return notSentText(answer.waitS);
    case 'lost':
      return t`Связь прервалась, и неизвестно, сохранено ли это. Попробуйте ещё раз, когда связь наладится.`;
    case 'refused':
      return answer.mayBeDone ? undefined : refusalText(answer.errorName, answer.message);
  }
};
