// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { accountKeyOf } from '~/data/payments/accountKey';
import { renameAccount } from '~/data/payments/renameAccount';
import type { Attempt } from '~/domain/payments/attempt';
import type { Profile } from '~/domain/account/profile';
import { attemptsAtom } from '~/state/payments/attempts';
import { storageKeys } from '~/state/storageKeys';
import { read } from '~/platform/storage';
import { store } from '~/state/store';

const profile = (email: string | undefined, ...phones: string[]): Profile => ({
  email,
  phones: phones.map((phone, index) => ({ phone, isMain: index === 0 })),
  vehicles: [],
  sessions: [],
  areSessionsComplete: true,
  paymentMethods: [],
});
const attempt = (id: string, city: string, accountKey: string): Attempt => ({
  id,
  city,
  kind: 'start',
  accountKey,
  payloadHash: 'p',
  target: 't',
  sentAt: 1,
  knownSessionIds: [],
});
const keyOf = (id: string): string | undefined => read(storageKeys.attempts).find((one) => one.id === id)?.accountKey;

beforeEach(() => store.set(attemptsAtom, []));

it.each<[name: string, before: Profile, after: Profile, isRenamed: boolean]>([
  ['another e-mail', profile('a@b.ru', '7912'), profile('c@b.ru', '7912'), true],
  ['the first e-mail', profile(undefined, '7912'), profile('c@b.ru', '7912'), true],
  ['another main phone beside an e-mail', profile('a@b.ru', '7912'), profile('a@b.ru', '7913'), false],
  ['another main phone', profile(undefined, '7912'), profile(undefined, '7913'), true],
])('after %s the open attempts of an account are found under its new name', async (_, before, after, isRenamed) => {
  const old = await accountKeyOf('perm', before);
  store.set(attemptsAtom, [
    attempt('own', 'perm', old),
    attempt('elsewhere', 'kazan', old),
    attempt('guest', 'perm', 'guest'),
  ]);
  await renameAccount('perm', before, after);
  expect(keyOf('own')).toBe(await accountKeyOf('perm', after));
  expect(keyOf('own') === old).toBe(!isRenamed);
  expect(keyOf('elsewhere')).toBe(old);
  expect(keyOf('guest')).toBe('guest');
});
