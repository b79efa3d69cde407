import type { MessageDescriptor } from '@lingui/core';
import { defineMessage as msg } from '@lingui/core/macro';
import { createErrorTexts } from '~/components/edit/accountErrorText';

/** Texts for the errors of a registration, from the server and from the form. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  EmailFormat: msg({ message: 'Введите почту полностью, например ivan@mail.ru.' }),
  PasswordLength: msg({ message: 'Нужно от 6 до 20 знаков.' }),
  ConsentRequired: msg({ message: 'Без согласия зарегистрироваться нельзя.' }),
  EmailExists: msg({ message: 'Эта почта уже занята. Войдите с ней или укажите другую.' }),
  UserExists: msg({ message: 'С этими данными уже зарегистрированы. Войдите или укажите другие.' }),
  PhoneExists: msg({ message: 'Этот телефон уже занят. Войдите с ним или укажите другой.' }),
  DoublePhone: msg({ message: 'Этот телефон уже используется. Войдите с ним или укажите другой.' }),
  StepOver: msg({ message: 'Эта ссылка больше не действует. Возможно, вы уже зарегистрированы: попробуйте войти.' }),
  AccountNotFound: msg({ message: 'Эта регистрация устарела. Начните её заново.' }),
};

/** True for errors that are not about the typed value, so the same may be sent again. */
export const isTransientError = (errorName: string): boolean =>
  ['', 'UnknownError', 'SMSNotSend', 'LimitSMS'].includes(errorName);

export const { refusalText: registrationRefusalText, fieldErrorText: registrationFieldErrorText } =
  createErrorTexts(texts);
