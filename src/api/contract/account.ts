import * as v from 'valibot';
import { endpoint } from './endpoint';
import { flag, listOf, maybe, numeric, text } from './wire';

/** What a driver changes of the own account (document 2, section 7). */

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
    /** An e-mail that was confirmed by its code before. */
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

/** A code to an e-mail; `edit` where it takes the place of another. The token may be a registration's salt. */
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
 * A code to a phone by SMS or call. `isReply` asks for one that the driver sends by SMS: the reply then tells it, and the
 * number it goes to, and the code is good once the city has that SMS. The token may be a registration's salt.
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
