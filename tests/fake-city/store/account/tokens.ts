import { randomBytes } from 'node:crypto';
import { dayMs } from '../../rules/wallTime';
import type { Store } from '../Store';

const lifeMs = 30 * dayMs;

/** A token that nobody holds yet. */
export const newToken = (): string => randomBytes(24).toString('hex');

/** A new token of an account, or one that was promised to it; it is good in its own city only. */
export const addToken = (store: Store, city: string, account: number, nowMs: number, token = newToken()): string => {
  store.run(
    'insert into token (token, city, account, made_ms, expires_ms) values (?, ?, ?, ?, ?)',
    token,
    city,
    account,
    nowMs,
    nowMs + lifeMs,
  );
  return token;
};

/** Who may hold a token: people (persons and legal entities), or companies. */
export type Audience = 'standart' | 'coop';

/** The account behind a token, or undefined where the token is unknown in this city or to this audience, or too old. */
export const accountOfToken = (
  store: Store,
  city: string,
  audience: Audience,
  token: string,
  nowMs: number,
): number | undefined =>
  store.one<{ account: number }>(
    `select token.account from token join account on account.id = token.account
     where token = ? and token.city = ? and expires_ms > ? and (account.kind = 'coop') = ?`,
    token,
    city,
    nowMs,
    audience === 'coop' ? 1 : 0,
  )?.account;

/** Ends every token of an account but one: after a change of password nobody else stays signed in. */
export const dropTokens = (store: Store, account: number, but = ''): void => {
  store.run('delete from token where account = ? and token <> ?', account, but);
};
