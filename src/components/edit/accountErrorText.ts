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
  PhoneEmpty: msg({ id: 'errors:PhoneEmpty', message: 'Введите телефон.' }),
  SMSNotSend: msg({
    id: 'errors:SMSNotSend',
    message: 'Сообщение на этот телефон отправить не удалось. Проверьте номер.',
  }),
  LimitSMS: msg({
    id: 'errors:LimitSMS',
    message: 'Отправлено слишком много кодов. Попробуйте позже, минут через десять.',
  }),
  IncorrectCode: msg({
    id: 'errors:IncorrectCode',
    message: 'Код неверный или устарел. Проверьте его или запросите новый.',
  }),
};

/** Makes the error texts of one feature: its own texts, else the shared ones, else those of any error. */
export const createErrorTexts = (
  ownTexts: Texts,
): {
  refusalText: (errorName: string, message?: string) => string;
  fieldErrorText: (error: string | undefined) => string | undefined;
} => {
  const texts: Texts = { ...sharedTexts, ...ownTexts };
  const refusalText = (errorName: string, message?: string): string => {
    const text = Object.hasOwn(texts, errorName) ? texts[errorName] : undefined;
    return text ? i18n._(text) : errorText(errorName, message);
  };
  return { refusalText, fieldErrorText: (error) => (error === undefined ? undefined : refusalText(error)) };
};

/** Why a request was not sent, and what to do. */
export const notSentText = (waitS: number | undefined): string =>
  waitS === undefined
    ? t`Нет связи с городом, ничего не отправлено. Попробуйте, когда сеть появится.`
    : t`Город занят. Попробуйте через ${plural(waitS, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}.`;
