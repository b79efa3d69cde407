import { i18n, type MessageDescriptor } from '@lingui/core';
import { defineMessage as msg } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';

/** The errors of a registration in words (document 1, section 8), and what the form itself finds wrong. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  RequiredField: msg({ id: 'errors:RequiredField', message: 'Заполните это поле.' }),
  InvalidFormat: msg({ id: 'errors:InvalidFormat', message: 'Проверьте, как это написано.' }),
  TooLong: msg({ message: 'Слишком длинно: не больше 100 знаков.' }),
  EmailFormat: msg({ message: 'Введите почту полностью, например ivan@mail.ru.' }),
  PasswordLength: msg({ message: 'Нужно от 6 до 20 знаков.' }),
  PasswordsDiffer: msg({ message: 'Пароли не совпадают.' }),
  ConsentRequired: msg({ message: 'Без согласия зарегистрироваться нельзя.' }),
  CaptchaRequired: msg({ message: 'Подтвердите, что вы не робот.' }),
  CaptchaIncorrect: msg({ message: 'Проверка не прошла. Подтвердите ещё раз, что вы не робот.' }),
  EmailExists: msg({ id: 'errors:EmailExists', message: 'Эта почта уже занята. Войдите с ней или укажите другую.' }),
  UserExists: msg({
    id: 'errors:UserExists',
    message: 'С этими данными уже зарегистрированы. Войдите или укажите другие.',
  }),
  PhoneExists: msg({ id: 'errors:PhoneExists', message: 'Этот телефон уже занят. Войдите с ним или укажите другой.' }),
  DoublePhone: msg({
    id: 'errors:DoublePhone',
    message: 'Этот телефон уже используется. Войдите с ним или укажите другой.',
  }),
  PhoneEmpty: msg({ id: 'errors:PhoneEmpty', message: 'Введите телефон.' }),
  SMSNotSend: msg({
    id: 'errors:SMSNotSend',
    message: 'Сообщение на этот телефон отправить не удалось. Проверьте номер.',
  }),
  LimitSMS: msg({
    id: 'errors:LimitSMS',
    message: 'Отправлено слишком много кодов. Попробуйте позже, минут через десять.',
  }),
  StepOver: msg({ message: 'Эта ссылка больше не действует. Возможно, вы уже зарегистрированы: попробуйте войти.' }),
  AccountNotFound: msg({ message: 'Эта регистрация устарела. Начните её заново.' }),
  IncorrectCode: msg({
    id: 'errors:IncorrectCode',
    message: 'Код неверный или устарел. Проверьте его или запросите новый.',
  }),
};

/** Errors that say nothing of what was typed: the same may be sent again. */
export const isTransientError = (errorName: string): boolean =>
  ['', 'UnknownError', 'SMSNotSend', 'LimitSMS'].includes(errorName);

/** The words for an error of a registration, in the language of the page. */
export const registrationRefusalText = (errorName: string, message?: string): string => {
  const text = Object.hasOwn(texts, errorName) ? texts[errorName] : undefined;
  return text ? i18n._(text) : errorText(errorName, message);
};

/** The same for a field that may have nothing wrong. */
export const registrationFieldErrorText = (error: string | undefined): string | undefined =>
  error === undefined ? undefined : registrationRefusalText(error);
