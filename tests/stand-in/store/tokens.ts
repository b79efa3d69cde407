import { randomBytes } from 'node:crypto';
import { dayMs } from '../rules/wallTime';
import type { Store } from './Store';

const lifeMs = 30 * dayMs;

/** A new token of an account; it is good in its own city only. */
export const addToken = (store: Store, city: string, account: number, nowMs: number): string => {
  const token = randomBytes(24).toString('hex');
  store.run('insert into token (token, city, account, made_ms, expires_ms) values (?, ?, ?, ?, ?)', token, city, account, nowMs, nowMs + lifeMs);
  return token;
};

/** The account behind a token, or undefined where the token is unknown in this city or too old. */
export const accountOfToken = (store: Store, city: string, token: string, nowMs: number): number | undefined =>
  store.one<{ account: number }>('select account from token where token = ? and city = ? and expires_ms > ?', token, city, nowMs)?.account;
