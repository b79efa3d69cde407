import * as v from 'valibot';
import { endpoint } from './endpoint';

/** Password reset. */

const done = v.object({});

/** Sends a link by e-mail. Refused with AccountNotFound if no account has the e-mail. */
export const sendRestoreEmail = endpoint({
  method: 'GET',
  path: '/api/profile/restore-password/send-email',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'C',
  request: v.object({ email: v.string() }),
  reply: done,
});

/** Sends a code by SMS, or calls: the last 4 digits of the caller's number are the new password. */
export const sendRestoreCode = endpoint({
  method: 'PUT',
  path: '/api/profile/restore-password-v2/change',
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'C',
  request: v.object({ login: v.string(), type: v.picklist(['sms', 'call']) }),
  reply: done,
});

/**
 * Checks whether a link's salt, or a code, is still valid. The token is that salt or code. Refused with IncorrectCode.
 */
export const checkRestore = endpoint({
  method: 'GET',
  path: '/api/profile/restore-password/check',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: done,
});

/** Sets the new password. The token is the same as for `checkRestore`. */
export const changeRestoredPassword = endpoint({
  method: 'PUT',
  path: '/api/profile/restore-password/change',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'P',
  request: v.object({ pass: v.string() }),
  reply: done,
});
