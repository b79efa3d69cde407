// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { endLogin } from '~/data/auth/endLogin';
import { setSignIn, signInOf, type UserType } from '~/state/session/signIn';

vi.mock('idb-keyval', () => ({ update: async () => undefined, keys: async () => [], delMany: async () => undefined }));

beforeEach(() => {
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  setSignIn('perm', 'coop', { token: 'c', cacheKey: 'b' });
});

it.each<[string, UserType, string, string, string, boolean]>([
  ['a driver’s profile that is refused by name', 'standart', 'profile', 'a', 'AccountNotFound', true],
  ['OPEN-71: one that is refused without a name', 'standart', 'profile', 'a', '', false],
  ['COOP-10: a company’s that is refused at all', 'coop', 'company', 'b', '', true],
  ['anything else of the driver’s', 'standart', 'fines', 'a', 'AccountNotFound', false],
  ['somebody’s who has left', 'standart', 'profile', 'earlier', 'AccountNotFound', false],
])('%s', (_, userType, resource, login, errorName, isEnded) => {
  expect(endLogin(new QueryClient(), ['person', 'perm', login, resource], errorName)).toBe(isEnded);
  expect(signInOf('perm', userType) === undefined).toBe(isEnded);
});
