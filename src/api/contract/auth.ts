import * as v from 'valibot';
import { endpoint } from './endpoint';
import { maybe, text } from './wire';

/** Signing in and registration (document 1, section 7). */

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login-v5',
  family: 'login',
  olderPaths: { v4: '/api/auth/login-v4', v3: '/api/auth/login-v3', v2: '/api/auth/login-v2', v1: '/api/auth/login' },
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'P',
  request: v.object({
    login: v.string(),
    password: v.string(),
    captcha: v.optional(v.string()),
    /** `legal` for the legal-entity mode (`decisions.md`). */
    type: v.optional(v.picklist(['legal'])),
  }),
  reply: v.object({ token: v.pipe(v.string(), v.nonEmpty()), id_session: maybe(text) }),
});

/** What a refused login may carry besides its error name: a picture (base64 PNG) to be answered with the next try. */
export const loginRefusal = v.object({ captcha: maybe(v.string()) });

/** Signing in with the access token that a third party gave to the callback page. */
export const loginByThirdParty = endpoint({
  method: 'GET',
  path: '/backend/v2/yandexID',
  encoding: 'query',
  token: { in: 'none' },
  // A new account may come of it, and the token is good once.
  callClass: 'P',
  request: v.object({ access_token: v.string() }),
  reply: v.object({ result: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }) }),
});

/**
 * The first step of registration. `salt` names the registration in the e-mail's link and in the calls that follow. The newer
 * version also tells the token that becomes good once everything is confirmed.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/registration-v2',
  family: 'registration',
  olderPaths: { v1: '/api/auth/registration' },
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'P',
  request: v.object({
    firstname: v.string(),
    lastname: v.string(),
    middlename: v.optional(v.string()),
    email: v.string(),
    phone: v.string(),
    pass: v.string(),
  }),
  reply: v.object({ salt: text, token: maybe(text) }),
});

/** Is an e-mail free? Refused with UserExists where it is not. */
export const checkEmail = endpoint({
  method: 'POST',
  path: '/api/auth/check-email',
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'R',
  request: v.object({ email: v.string() }),
  reply: v.object({}),
});

/** Is a phone free? Refused with DoublePhone where it is not. */
export const checkPhone = endpoint({
  method: 'POST',
  path: '/api/auth/check-phone',
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'R',
  request: v.object({ phone: v.string() }),
  reply: v.object({}),
});

/** Did a person answer the site's captcha? Refused with CaptchaIncorrect where nobody did. */
export const checkCaptcha = endpoint({
  method: 'POST',
  path: '/api/auth/check-captcha',
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'P',
  request: v.object({ captcha: v.string() }),
  reply: v.object({}),
});

/**
 * The code of an e-mail. The token is a registration's salt, or the driver's own token where the cabinet changes the e-mail.
 * In a registration `salt` names what comes next, the phone; `token` is there where nothing is left to confirm.
 */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-email',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'P',
  request: v.object({ code: v.string() }),
  reply: v.object({ salt: maybe(text), token: maybe(text) }),
});

/** The code of a phone, as above. `token` signs in the driver whose registration this ends. */
export const confirmPhone = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-phone',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'P',
  request: v.object({ code: v.string() }),
  reply: v.object({ token: maybe(text) }),
});

/** Another phone, on the way through a registration (the token is its salt) or in the cabinet; a code goes to it. */
export const changePhone = endpoint({
  method: 'POST',
  path: '/api/auth/change-phone',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'C',
  request: v.object({ phone: v.string() }),
  reply: v.object({}),
});

/** How a city confirms phones; null where it does not. */
export const getConfirmationType = endpoint({
  method: 'GET',
  path: '/api/auth/get-confirmation-type-v2',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({ result: maybe(v.picklist(['SMS', 'Call'])) }),
});
