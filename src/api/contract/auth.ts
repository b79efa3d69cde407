import * as v from 'valibot';
import { endpoint } from './endpoint';
import { maybe, text } from './wire';

/** Signing in and registration. */

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
    /** `legal` for the legal-entity mode. */
    type: v.optional(v.picklist(['legal'])),
  }),
  reply: v.object({ token: v.pipe(v.string(), v.nonEmpty()), id_session: maybe(text) }),
});

/** The extra field of a refused login: a captcha picture (base64 PNG) to be answered with the next try. */
export const loginRefusal = v.object({ captcha: maybe(v.string()) });

/** Signs in with the access token that a third party passed to the callback page. */
export const loginByThirdParty = endpoint({
  method: 'GET',
  path: '/backend/v2/yandexID',
  encoding: 'query',
  token: { in: 'none' },
  // The call may create an account, and the token is valid only once.
  callClass: 'P',
  request: v.object({ access_token: v.string() }),
  reply: v.object({ result: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }) }),
});

/**
 * The first step of registration. `salt` identifies the registration in the e-mail's link and in the calls that follow.
 * The newer version also returns the token that becomes valid once everything is confirmed.
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

/** Checks whether an e-mail is free. Refused with UserExists if it is not. */
export const checkEmail = endpoint({
  method: 'POST',
  path: '/api/auth/check-email',
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'R',
  request: v.object({ email: v.string() }),
  reply: v.object({}),
});

/** Checks whether a phone is free. Refused with DoublePhone if it is not. */
export const checkPhone = endpoint({
  method: 'POST',
  path: '/api/auth/check-phone',
  encoding: 'form',
  token: { in: 'none' },
  callClass: 'R',
  request: v.object({ phone: v.string() }),
  reply: v.object({}),
});

/** Checks whether a person solved the site's captcha. Refused with CaptchaIncorrect if not. */
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
 * Confirms an e-mail with its code. The token is a registration's salt, or the driver's own token if the e-mail of an
 * account changes. In a registration, `salt` identifies the next step, the phone; `token` is present if nothing is left
 * to confirm.
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

/**
 * Confirms a phone with its code; the token is the same as for `confirmEmail`. The returned `token` signs in the driver
 * whose registration this completes.
 */
export const confirmPhone = endpoint({
  method: 'POST',
  path: '/api/auth/confirm-phone',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'P',
  request: v.object({ code: v.string() }),
  reply: v.object({ token: maybe(text) }),
});

/** Changes the phone, during a registration (the token is its salt) or in an account, and sends a code to it. */
export const changePhone = endpoint({
  method: 'POST',
  path: '/api/auth/change-phone',
  encoding: 'form',
  token: { in: 'body', as: 'token' },
  callClass: 'C',
  request: v.object({ phone: v.string() }),
  reply: v.object({}),
});

/** How a city confirms phones; null if it does not. */
export const getConfirmationType = endpoint({
  method: 'GET',
  path: '/api/auth/get-confirmation-type-v2',
  encoding: 'query',
  token: { in: 'none' },
  callClass: 'R',
  request: v.object({}),
  reply: v.object({ result: maybe(v.picklist(['SMS', 'Call'])) }),
});
