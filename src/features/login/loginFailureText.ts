import { plural, t } from '@lingui/core/macro';
import type { LoginState } from '~/domain/account/login.flow';
import { errorText } from '~/i18n/errorText';

const secondMs = 1000;

const waitText = (waitMs: number): string => {
  const seconds = Math.ceil(waitMs / secondMs);
  return plural(seconds, {
    one: 'Подождите # секунду и попробуйте ещё раз.',
    few: 'Подождите # секунды и попробуйте ещё раз.',
    many: 'Подождите # секунд и попробуйте ещё раз.',
    other: 'Подождите # секунды и попробуйте ещё раз.',
  });
};

const requestErrorText = ({ error, waitMs }: LoginState): string => {
  if (waitMs !== undefined) return waitText(waitMs);
  if (error === 'offline') return t`Нет связи. Проверьте сеть и попробуйте ещё раз.`;
  if (error === 'notTheCity') return t`Похоже, эта сеть Wi-Fi просит входа. Войдите в неё и попробуйте ещё раз.`;
  return t`Что-то пошло не так. Попробуйте ещё раз.`;
};

/**
 * Returns why a login failed, or undefined while it has not. Older cities answer a wrong login with the status `error`
 * and no name, so a refusal without a name means the same (ERR-39).
 */
export const loginFailureText = (state: LoginState): string | undefined => {
  if (state.status === 'Request error') return requestErrorText(state);
  if (state.status === 'EmptyPass') return t`У этого аккаунта ещё нет пароля. Обратитесь в поддержку города.`;
  if (state.status !== 'error') return undefined;
  switch (state.errorName) {
    case 'UnregistredAccount':
    case 'IncorrectLogin':
    case 'error':
    case '':
      return t`Неверный логин или пароль.`;
    case 'LoginTryLimit':
      return t`Слишком много попыток. Подождите и попробуйте позже.`;
    case 'CaptchaIncorrect':
      return t`Код с картинки неверный. Введите код с новой картинки.`;
    default:
      return errorText(state.errorName ?? 'UnknownError', state.message);
  }
};

/** Returns why a company's login failed. */
export const legalEntityFailureText = (state: LoginState): string | undefined => {
  if (state.status !== 'error') return loginFailureText(state);
  switch (state.errorName) {
    case 'UnregistredAccount':
      return t`Организации с таким ИНН в этом городе нет. Проверьте ИНН.`;
    case 'IncorrectLogin':
    case 'error':
    case '':
      return t`У этой организации нет такого договора. Проверьте номер.`;
    case 'RequiredField':
      return t`Введите ИНН и номер договора.`;
    default:
      return loginFailureText(state);
  }
};

/** Returns why a third party's sign-in failed. */
export const thirdPartyFailureText = (state: LoginState): string | undefined => {
  if (state.status !== 'error') return loginFailureText(state);
  switch (state.errorName) {
    case 'ThirdPartyDenied':
      return t`Вы отказались от входа через другой сервис. Можно попробовать ещё раз или войти с паролем.`;
    case 'UnregistredAccount':
    case 'IncorrectLogin':
    case 'ThirdPartyFailed':
    case 'error':
    case '':
      return t`Войти через другой сервис не получилось. Попробуйте ещё раз или войдите с паролем.`;
    default:
      return loginFailureText(state);
  }
};
