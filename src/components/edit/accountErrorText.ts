import { i18n, type MessageDescriptor } from '@lingui/core';
import { defineMessage as msg, plural, t } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';

type Texts = Readonly<Record<string, MessageDescriptor>>;

/** Errors that registration, password reset and profile have in common. */
const sharedTexts: Texts = {
  TooLong: msg({ message: 'Слишком длинно: не больше 100 знаков.' }),
  PasswordsDiffer: msg({ message: 'Пароли не совпадают.' }),
  CaptchaRequired: msg({ message: 'Подтвердите, что вы не робот.' }),
  CaptchaIncorrect: msg({ message: 'Проверка не прошла. Подтвердите ещё раз, что вы не робот.' }),
};

/**
 * Makes the error texts of one feature: its own texts, else the shared ones, else those of any error. The refusal of a
 * code gives `IncorrectCode` as `otherwise`: that is what the city means if it says nothing else (ERR-33).
 */
export const createErrorTexts = (
  ownTexts: Texts,
): {
  refusalText: (errorName: string, message?: string, otherwise?: 'IncorrectCode') => string;
  fieldErrorText: (error: string | undefined, message?: string, otherwise?: 'IncorrectCode') => string | undefined;
} => {
  const texts: Texts = { ...sharedTexts, ...ownTexts };
  const refusalText = (errorName: string, message?: string, otherwise?: 'IncorrectCode'): string => {
    const text = Object.hasOwn(texts, errorName) ? texts[errorName] : undefined;
    return text ? i18n._(text) : errorText(errorName, message, otherwise);
  };
  return {
    refusalText,
    fieldErrorText: (error, ...words) => (error === undefined ? undefined : refusalText(error, ...words)),
  };
};

/** Why a request was not sent, and what to do. */
export const notSentText = (waitS: number | undefined): string =>
  waitS === undefined
    ? t`Нет связи, ничего не отправлено. Попробуйте, когда сеть появится.`
    : t`Сервер занят. Попробуйте через ${plural(waitS, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}.`;
