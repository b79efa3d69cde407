import { t } from '@lingui/core/macro';
import type { LoginEnd } from '~/data/auth/logIn';
import { errorText } from '~/i18n/errorText';

/** Why a login did not succeed (document 1, section 8). */
export const loginEndText = (end: Exclude<LoginEnd, { kind: 'ok' }>): string => {
  if (end.kind === 'requestError')
    return end.isOffline ? t`Нет связи с городом. Проверьте сеть и попробуйте ещё раз.` : t`Что-то пошло не так. Попробуйте ещё раз.`;
  switch (end.errorName) {
    case 'UnregistredAccount':
    case 'IncorrectLogin':
    case 'error':
      return t`Неверный логин или пароль.`;
    case 'LoginTryLimit':
      return t`Слишком много попыток. Подождите и попробуйте позже.`;
    case 'CaptchaIncorrect':
      return t`Код с картинки неверный. Введите код с новой картинки.`;
    case 'EmptyPass':
      return t`У этого аккаунта ещё нет пароля. Восстановите его на сайте города.`;
    default:
      return errorText(end.errorName);
  }
};
