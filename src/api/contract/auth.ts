import * as v from 'valibot';
import { endpoint } from './endpoint';
import { maybe, text } from './wire';

/** Signing in (document 1, section 7). */
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

/** What a refused login may carry besides its error name. */
export const loginRefusal = v.object({ captcha: maybe(v.string()) });
