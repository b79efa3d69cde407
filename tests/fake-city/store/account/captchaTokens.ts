import { randomBytes } from 'node:crypto';
import { minuteMs } from '../../rules/wallTime';
import type { Store } from '../Store';

/** The lifetime of an answered captcha. */
const captchaTokenMs = 5 * minuteMs;

/** Creates a token for an answered captcha. */
export const addCaptchaToken = (store: Store, nowMs: number): string => {
  store.run('delete from captcha_token where made_ms <= ?', nowMs - captchaTokenMs);
  const token = randomBytes(24).toString('hex');
  store.run('insert into captcha_token (token, made_ms) values (?, ?)', token, nowMs);
  return token;
};

/** Uses up a token. Returns false if it is unknown, used or expired. */
export const takeCaptchaToken = (store: Store, token: string, nowMs: number): boolean =>
  store.run('delete from captcha_token where token = ? and made_ms > ?', token, nowMs - captchaTokenMs).changes > 0;
