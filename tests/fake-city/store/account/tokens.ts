import { randomBytes } from 'node:crypto';
import { dayMs } from '../../rules/wallTime';
import type { Store } from '../Store';

const lifeMs = 30 * dayMs;

/** Returns a random token that is not assigned yet. */
export const newToken = (): string => randomBytes(24).toString('hex');

/** Adds a token of an account: a new one, or the one promised to it. It is valid in its own city only. */
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

/** The kinds of token holders: drivers and legal entities, or companies. */
export type Audience = 'standart' | 'coop';

/**
 * Returns the account of a token, or undefined if the token has expired, or is unknown in this city or for this
 * audience.
 */
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

/** Deletes all tokens of an account except `but`: after a change of password all other sessions end. */
export const dropTokens = (store: Store, account: number, but = ''): void => {
  store.run('delete from token where account = ? and token <> ?', account, but);
};
