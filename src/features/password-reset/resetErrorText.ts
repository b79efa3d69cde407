import { i18n, type MessageDescriptor } from '@lingui/core';
import { defineMessage as msg } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';

/** The errors of a restore in words (document 1, section 8), and what the forms themselves find wrong. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  RequiredField: msg({ id: 'errors:RequiredField', message: 'Заполните это поле.' }),
  InvalidFormat: msg({ id: 'errors:InvalidFormat', message: 'Проверьте, как это написано.' }),
  LoginFormat: msg({ message: 'Введите почту или телефон, например ivan@mail.ru или 79123456789.' }),
  PasswordLength: msg({ message: 'Нужно от 6 до 20 знаков.' }),
  PasswordsDiffer: msg({ message: 'Пароли не совпадают.' }),
  CaptchaRequired: msg({ message: 'Подтвердите, что вы не робот.' }),
  CaptchaIncorrect: msg({ message: 'Проверка не прошла. Подтвердите ещё раз, что вы не робот.' }),
  EmailNotFound: msg({ message: 'Пользователь с такой почтой не найден.' }),
  PhoneEmpty: msg({ message: 'У этого аккаунта нет телефона. Попросите ссылку на почту.' }),
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

/** The words for an error of a restore, in the language of the page. */
export const resetRefusalText = (errorName: string, message?: string): string => {
  const text = Object.hasOwn(texts, errorName) ? texts[errorName] : undefined;
  return text ? i18n._(text) : errorText(errorName, message);
};

/** The same for a field that may have nothing wrong. */
export const resetFieldErrorText = (error: string | undefined): string | undefined =>
  error === undefined ? undefined : resetRefusalText(error);
