import type { MessageDescriptor } from '@lingui/core';
import { defineMessage as msg } from '@lingui/core/macro';
import { createErrorTexts } from '~/components/edit/accountErrorText';

/** Texts for the errors of a password reset, from the server and from the forms. */
const texts: Readonly<Record<string, MessageDescriptor>> = {
  LoginFormat: msg({ message: 'Введите почту или телефон, например ivan@mail.ru или 79123456789.' }),
  PasswordLength: msg({ message: 'Нужно от 6 до 20 знаков.' }),
  EmailNotFound: msg({ message: 'Пользователь с такой почтой не найден.' }),
  PhoneEmpty: msg({ message: 'У этого аккаунта нет телефона. Попросите ссылку на почту.' }),
};

export const { refusalText: resetRefusalText, fieldErrorText: resetFieldErrorText } = createErrorTexts(texts);
