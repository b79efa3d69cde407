import { t } from '@lingui/core/macro';
import type { LoginFieldError } from './login.form';

/** Returns the text of an error in a login field. */
export const loginErrorText = (error: LoginFieldError | undefined): string | undefined => {
  switch (error) {
    case undefined:
      return undefined;
    case 'emptyField':
      return t`Заполните это поле`;
    case 'email':
      return t`Введите почту полностью, например ivan@mail.ru`;
    case 'emailPhone':
      return t`Введите почту или телефон, например ivan@mail.ru или 79123456789`;
    case 'inn':
      return t`Только 10 или 12 цифр`;
    case 'unsendable':
      return t`Здесь есть невидимые знаки. Наберите номер вручную.`;
    case 'tooLong':
      return t`Слишком длинно. Проверьте, что вставили.`;
  }
};
