import * as v from 'valibot';
import { endpoint } from './endpoint';
import { flag, listOf, maybe, numeric, text } from './wire';

/** The driver's own account. */

const done = v.object({});
const token = { in: 'body', as: 'token' } as const;

export const getBalance = endpoint({
  method: 'GET',
  path: '/api/profile/get-balance',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({ result: v.object({ balance: numeric }) }),
});

export const getAccountSettings = endpoint({
  method: 'GET',
  path: '/api/profile/get-settings-v1',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({ result: listOf(v.object({ name: text, value: flag })) }),
});

export const changeAccountSetting = endpoint({
  method: 'PUT',
  path: '/api/profile/change-settings-v1',
  encoding: 'form',
  token,
  callClass: 'P',
  request: v.object({ name: v.string(), value: v.boolean() }),
  reply: done,
});

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/profile/change-profile',
  encoding: 'form',
  token,
  callClass: 'P',
  request: v.object({
    firstname: v.optional(v.string()),
    lastname: v.optional(v.string()),
    middlename: v.optional(v.string()),
    /** An e-mail that was already confirmed with its code. */
    email: v.optional(v.string()),
  }),
  reply: done,
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/profile/change-password',
  encoding: 'form',
  token,
  callClass: 'P',
  request: v.object({ pass: v.string(), currentpass: v.string() }),
  reply: done,
});

/**
 * Sends a code to an e-mail. `edit` is true if this e-mail replaces another one. The token may be a registration's
 * salt.
 */
export const sendEmailCode = endpoint({
  method: 'POST',
  path: '/api/profile/send-email-code',
  encoding: 'form',
  token,
  callClass: 'C',
  request: v.object({ email: v.string(), edit: v.boolean() }),
  reply: done,
});

/**
 * Sends a code to a phone by SMS or call. With `isReply` the driver sends the code by SMS instead: the reply contains
 * the code and the number to send it to. That code becomes valid once the city has received the SMS. The token may be a
 * registration's salt.
 */
export const sendSmsCode = endpoint({
  method: 'POST',
  path: '/api/profile/send-sms-code',
  encoding: 'form',
  token,
  callClass: 'C',
  request: v.object({ phone: v.string(), edit: v.boolean(), isReply: v.optional(v.boolean()) }),
  reply: v.object({
    result: maybe(v.object({ type: maybe(text), code: maybe(text), number: maybe(text) })),
    userMessage: maybe(text),
  }),
});

export const deletePhone = endpoint({
  method: 'DELETE',
  path: '/api/profile/delete-phone',
  encoding: 'query',
  token: { in: 'query', as: 'token' },
  callClass: 'P',
  request: v.object({ phone: v.string() }),
  reply: done,
});

export const setMainPhone = endpoint({
  method: 'PUT',
  path: '/api/profile/set-main-phone',
  encoding: 'form',
  token,
  callClass: 'P',
  request: v.object({ phone: v.string() }),
  reply: done,
});
