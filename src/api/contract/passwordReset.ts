import * as v from 'valibot';
import { endpoint } from './endpoint';

/** A forgotten password (document 1, section 7; `decisions.md`, "Open points"). */

const done = v.object({});

/** A link by e-mail. Refused with AccountNotFound where nobody has the e-mail. */
export const sendRestoreEmail = endpoint({
  method: 'GET',
  path: '/api/profile/restore-password/send-email',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'C',
  request: v.object({ email: v.string() }),
  reply: done,
});

/** A code by SMS, or a call: the last 4 digits of its number are the new password. */
export const sendRestoreCode = endpoint({
  method: 'PUT',
  path: '/api/profile/restore-password-v2/change',
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'C',
  request: v.object({ login: v.string(), type: v.picklist(['sms', 'call']) }),
  reply: done,
});

/** Is a link's salt, or a code, still good? The token is that salt or code; refused with IncorrectCode. */
export const checkRestore = endpoint({
  method: 'GET',
  path: '/api/profile/restore-password/check',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: done,
});

/** The new password; the token as above. */
export const changeRestoredPassword = endpoint({
  method: 'PUT',
  path: '/api/profile/restore-password/change',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'P',
  request: v.object({ pass: v.string() }),
  reply: done,
});
