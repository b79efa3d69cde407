// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { attemptOf, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import { attemptsAtom, changeAttempts } from '~/state/payments/attempts';
import { redactAttempts } from '~/state/payments/redactAttempts';
import { saveAttempt, openAttempt, openStart } from '~/state/payments/openAttempts';
import { store } from '~/state/store';

const attempt: Attempt = {
  id: 'a-1',
  city: 'perm',
  kind: 'start',
  accountKey: 'a',
  payloadHash: 'h',
  target: 't',
  sentAt: 0,
  knownSessionIds: [],
  summary: { plate: 'А123ВС59' },
};

beforeEach(() => store.set(attemptsAtom, []));

it('an open attempt forbids the same payment to its own account only, even after a logout', () => {
  saveAttempt(attempt);
  redactAttempts('perm');
  expect(openAttempt(attempt)?.id).toBe('a-1');
  expect(openAttempt({ ...attempt, accountKey: 'b' })).toBeUndefined();
});

it('a saved attempt keeps what others have added to its record', () => {
  saveAttempt(attempt);
  changeAttempts(
    ({ id }) => id === 'a-1',
    (one) => ({ ...one, nextElseSentAts: [5] }),
  );
  saveAttempt({ ...attempt, isAnsweredOk: true });
  expect(store.get(attemptsAtom)).toEqual([{ ...attempt, nextElseSentAts: [5], isAnsweredOk: true }]);
});

it.each<[string, Partial<AttemptFields>, string | undefined]>([
  ['of the same car and place, even after a logout', {}, 'a-1'],
  ['not of another target', { target: 'other' }, undefined],
  ['not of another city', { city: 'kazan' }, undefined],
  ['not one that the city has said ok to', { isAnsweredOk: true }, undefined],
  ['not of more time', { kind: 'renew' }, undefined],
])('an open start of a driver is found for a guest: %s', (_, patch, id) => {
  saveAttempt(attemptOf({ ...attempt, ...patch }));
  redactAttempts('perm');
  expect(openStart('perm', ['by code', 't'])?.id).toBe(id);
});
