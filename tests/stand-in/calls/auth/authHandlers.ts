import type { Handlers } from '../Handler';
import { login } from './login';

/** Signing in, registration, a forgotten password. */
export const authHandlers = { login } satisfies Partial<Handlers>;
