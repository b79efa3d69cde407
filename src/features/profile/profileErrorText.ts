import { i18n, type MessageDescriptor } from '@lingui/core';
import { defineMessage as msg, plural, t } from '@lingui/core/macro';
import type { Answer } from '~/data/auth/callOnce';
import { errorText } from '~/i18n/errorText';

/** The errors of the own data in words (document 2, section 8), and what its forms find wrong themselves. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  RequiredField: msg({ id: 'errors:RequiredField', message: 'Заполните это поле.' }),
  InvalidFormat: msg({ id: 'errors:InvalidFormat', message: 'Проверьте, как это написано.' }),
  TooLong: msg({ message: 'Слишком длинно: не больше 100 знаков.' }),
  EmailFormat: msg({ message: 'Некорректная почта. Нужна такая: ivan@mail.ru.' }),
  SameEmail: msg({ message: 'Эта почта и так ваша. Укажите другую.' }),
  OwnPhone: msg({ message: 'Этот телефон у вас уже есть. Укажите другой.' }),
  PasswordLength: msg({ message: 'Нужно от 4 до 20 знаков.' }),
  PasswordsDiffer: msg({ message: 'Пароли не совпадают.' }),
  CurrentPasswordIncorrect: msg({ message: 'Это не ваш текущий пароль.' }),
  UserExists: msg({ message: 'Эти данные уже у другого пользователя. Укажите другие.' }),
  EmailExists: msg({ message: 'Эта почта уже у другого пользователя. Укажите другую.' }),
  DoublePhone: msg({ message: 'Этот телефон уже используется. Укажите другой.' }),
  PhoneExists: msg({ message: 'Этот телефон уже используется. Укажите другой.' }),
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

/** Errors about the value that was sent: the same one is not sent again. Any other says nothing of it. */
// prettier-ignore
const permanentErrors: readonly string[] = [
  'RequiredField', 'InvalidFormat', 'UserExists', 'EmailExists', 'DoublePhone', 'PhoneExists', 'PhoneEmpty', 'IncorrectCode', 'CurrentPasswordIncorrect',
];
export const isTransientError = (errorName: string): boolean => !permanentErrors.includes(errorName);

/** The words for an error of the own data, in the language of the page. */
const profileRefusalText = (errorName: string, message?: string): string => {
  const text = Object.hasOwn(texts, errorName) ? texts[errorName] : undefined;
  return text ? i18n._(text) : errorText(errorName, message);
};

/** The same for a field that may have nothing wrong. */
export const profileFieldErrorText = (error: string | undefined): string | undefined =>
  error === undefined ? undefined : profileRefusalText(error);

/** Nothing was done: why, and what to do. */
const profileNotSentText = (waitS: number | undefined): string =>
  waitS === undefined
    ? t`Нет связи с городом, ничего не отправлено. Попробуйте, когда сеть появится.`
    : t`Город занят. Попробуйте через ${plural(waitS, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}.`;

/** Why something is not done, or not surely. Of a login that is over another window tells. */
export const profileAnswerText = (answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string | undefined => {
  switch (answer.kind) {
    case 'notSent':
      return profileNotSentText(answer.waitS);
    case 'lost':
      return t`Ответ города потерялся, и неизвестно, сохранено ли это. Попробуйте ещё раз, когда связь наладится.`;
    case 'refused':
      return answer.mayBeDone ? undefined : profileRefusalText(answer.errorName, answer.message);
  }
};
