import { loginForWire } from '~/domain/account/login';
import { visibleText } from '~/domain/content/visibleText';
import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { login, loginByThirdParty, loginRefusal } from '~/api/contract/auth';
import { loginCorp } from '~/api/contract/company';
import type { Outcome } from '~/api/outcome';
import type { LoginEvent } from '~/domain/account/login.flow';
import { setSignIn } from '~/state/session/signIn';
import { notifyTabs } from '~/state/session/tabs';
import { cityCall } from '../cityCall';
import { completeLogin } from './completeLogin';

/** How a login ended, as an event of its flow. */
export type LoginOutcome = Exclude<LoginEvent, { type: 'send' | 'reset' }>;

type NotOk = Exclude<Outcome<unknown>, { kind: 'ok' }>;

const loginOutcomeOf = (outcome: NotOk): LoginOutcome => {
  switch (outcome.kind) {
    case 'refused': {
      const detail = v.safeParse(loginRefusal, outcome.detail);
      const captcha = detail.success ? detail.output.captcha : undefined;
      return { type: 'refused', errorName: outcome.errorName, message: outcome.message, captcha };
    }
    case 'busy':
      return { type: 'busy', waitMs: outcome.waitMs };
    case 'offline':
      return { type: 'failed', error: 'offline' };
    case 'broken':
      return { type: 'failed', error: outcome.cause === 'notTheCity' ? 'notTheCity' : 'unreadable' };
    case 'expired':
    case 'unknown':
      return { type: 'failed', error: 'unreadable' };
  }
};

/** The city of a login, and a signal that cancels it. */
interface LoginContext {
  queryClient: QueryClient;
  city: string;
  signal?: AbortSignal;
}

export interface LoginInput {
  login: string;
  password: string;
  captcha?: string;
  isLegalEntity: boolean;
}

/**
 * Signs a driver or a legal entity in to the chosen city. The password is sent as typed. The login is sent without
 * invisible characters, a phone as digits only (VAL-56).
 */
export const logIn = async (
  { queryClient, city, signal }: LoginContext,
  { isLegalEntity, ...input }: LoginInput,
): Promise<LoginOutcome> => {
  const name = loginForWire(input.login);
  const outcome = await cityCall(
    login,
    {
      login: name,
      password: input.password,
      captcha: input.captcha?.trim(),
      type: isLegalEntity ? 'legal' : undefined,
    },
    { signal },
  );
  if (outcome.kind !== 'ok') return loginOutcomeOf(outcome);
  await completeLogin(queryClient, city, outcome.value.token, { name, isLegalEntity });
  return { type: 'ok' };
};

/** Signs in with a third party's access token (CALL-28). The token is valid once and is never sent again. */
export const logInByThirdParty = async (
  { queryClient, city, signal }: LoginContext,
  accessToken: string,
): Promise<LoginOutcome> => {
  const outcome = await cityCall(loginByThirdParty, { access_token: accessToken }, { signal });
  if (outcome.kind !== 'ok') return loginOutcomeOf(outcome);
  await completeLogin(queryClient, city, outcome.value.result.token);
  return { type: 'ok' };
};

/** Signs a company in with its tax number and contract number (CALL-52). Its token is stored beside a driver's. */
export const logInCompany = async (
  { city, signal }: Omit<LoginContext, 'queryClient'>,
  input: { inn: string; contractNumber: string },
): Promise<LoginOutcome> => {
  const outcome = await cityCall(
    loginCorp,
    { ...input, contractNumber: visibleText(input.contractNumber) },
    { signal },
  );
  if (outcome.kind !== 'ok') return loginOutcomeOf(outcome);
  setSignIn(city, 'coop', { token: outcome.value.token, cacheKey: crypto.randomUUID() });
  notifyTabs('LOGIN');
  return { type: 'ok' };
};
