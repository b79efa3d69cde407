import * as v from 'valibot';
import { login, loginRefusal } from '~/api/contract/auth';
import { setSignIn } from '~/state/signIn';
import { tellTabs } from '~/state/tabs';
import { cityCall } from '../cityCall';

/** How a login ended (document 1, section 4). */
export type LoginEnd =
  | { kind: 'ok' }
  | { kind: 'refused'; errorName: string; captcha?: string }
  /** Network failure, or an answer that is none: the status `Request error` of the document. */
  | { kind: 'requestError'; isOffline: boolean };

/** Signs a driver in to the chosen city and tells the other tabs. The password is sent as typed, the login trimmed. */
export const logIn = async (city: string, input: { login: string; password: string; captcha?: string }): Promise<LoginEnd> => {
  const outcome = await cityCall(login, { login: input.login.trim(), password: input.password, captcha: input.captcha });
  if (outcome.kind === 'refused') {
    const detail = v.safeParse(loginRefusal, outcome.detail);
    return { kind: 'refused', errorName: outcome.errorName, captcha: detail.success ? detail.output.captcha : undefined };
  }
  if (outcome.kind !== 'ok') return { kind: 'requestError', isOffline: outcome.kind === 'offline' };
  setSignIn(city, 'standart', { token: outcome.value.token, cacheKey: crypto.randomUUID() });
  tellTabs('LOGIN');
  return { kind: 'ok' };
};
