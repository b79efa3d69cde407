import { loginForWire } from '~/domain/login';
import { visible } from '~/domain/visible';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { login, loginByThirdParty, loginRefusal } from '~/api/contract/auth';
import { loginCorp } from '~/api/contract/corp';
import type { Outcome } from '~/api/outcome';
import type { LoginEvent } from '~/domain/login.flow';
import { setSignIn } from '~/state/signIn';
import { tellTabs } from '~/state/tabs';
import { cityCall } from '../cityCall';
import { keepLogin } from './keepLogin';

/** How a login ended, as its flow hears it. */
export type LoginEnd = Exclude<LoginEvent, { type: 'send' | 'reset' }>;

type NotOk = Exclude<Outcome<unknown>, { kind: 'ok' }>;

const endOf = (outcome: NotOk): LoginEnd => {
  switch (outcome.kind) {
    case 'refused': {
      const detail = v.safeParse(loginRefusal, outcome.detail);
      const captcha = detail.success ? detail.output.captcha : undefined;
      return { type: 'refused', errorName: outcome.errorName, message: outcome.message, captcha };
    }
    case 'busy':
      return { type: 'busy', waitMs: outcome.waitMs };
    case 'offline':
      return { type: 'failed', fault: 'offline' };
    case 'broken':
      return { type: 'failed', fault: outcome.cause === 'notTheCity' ? 'notTheCity' : 'unreadable' };
    case 'expired':
    case 'unknown':
      return { type: 'failed', fault: 'unreadable' };
  }
};

/** What every login takes: the city, and a way to take it back while it is under way. */
interface At {
  queryClient: QueryClient;
  city: string;
  signal?: AbortSignal;
}

export interface LoginInput {
  login: string;
  password: string;
  captcha?: string;
  isLegal: boolean;
}

/** Signs a driver or a legal entity in to the chosen city. The password is sent as typed, the login without what no eye sees, a phone by its digits (VAL-56). */
export const logIn = async ({ queryClient, city, signal }: At, { isLegal, ...input }: LoginInput): Promise<LoginEnd> => {
  const name = loginForWire(input.login);
  const outcome = await cityCall(
    login,
    { login: name, password: input.password, captcha: input.captcha?.trim(), type: isLegal ? 'legal' : undefined },
    { signal },
  );
  if (outcome.kind !== 'ok') return endOf(outcome);
  await keepLogin(queryClient, city, outcome.value.token, name);
  return { type: 'ok' };
};

/** Signs in with what a third party gave (CALL-28). The token is good once: it is never sent a second time. */
export const logInByThirdParty = async ({ queryClient, city, signal }: At, accessToken: string): Promise<LoginEnd> => {
  const outcome = await cityCall(loginByThirdParty, { access_token: accessToken }, { signal });
  if (outcome.kind !== 'ok') return endOf(outcome);
  await keepLogin(queryClient, city, outcome.value.result.token);
  return { type: 'ok' };
};

/** Signs a company in by tax number and contract (CALL-52). Its token is kept beside a driver's own. */
export const logInCorp = async ({ city, signal }: Omit<At, 'queryClient'>, input: { inn: string; contractNumber: string }): Promise<LoginEnd> => {
  const outcome = await cityCall(loginCorp, { ...input, contractNumber: visible(input.contractNumber) }, { signal });
  if (outcome.kind !== 'ok') return endOf(outcome);
  setSignIn(city, 'coop', { token: outcome.value.token, cacheKey: crypto.randomUUID() });
  tellTabs('LOGIN');
  return { type: 'ok' };
};
