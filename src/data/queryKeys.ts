import type { SignIn } from '~/state/session/signIn';

/** The tree of query keys. Everything personal is under `['person', city, key of the login]`. */
export const cityKey = (city: string, ...rest: readonly unknown[]) => ['city', city, ...rest] as const;
export const personKey = (city: string, signIn: Pick<SignIn, 'cacheKey'>, ...rest: readonly unknown[]) =>
  ['person', city, signIn.cacheKey, ...rest] as const;
export const everyPersonKey = ['person'] as const;
