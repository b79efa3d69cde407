// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import type { Attempt } from '~/domain/attempt';
import { attemptsAtom, changeAttempts, reduceAttempts } from '~/state/attempts';
import { keepAttempt, openAttempt } from '~/state/openAttempts';
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
  shown: { plate: 'А123ВС59' },
};

beforeEach(() => store.set(attemptsAtom, []));

it('an open payment forbids the same to its own account alone, whoever has left it on the device', () => {
  keepAttempt(attempt);
  reduceAttempts('perm');
  expect(openAttempt(attempt)?.id).toBe('a-1');
  expect(openAttempt({ ...attempt, accountKey: 'b' })).toBeUndefined();
});

it('what is learnt of a payment late stands beside what others have noted in its record meanwhile', () => {
  keepAttempt(attempt);
  changeAttempts(
    ({ id }) => id === 'a-1',
    (one) => ({ ...one, nextElseSentAts: [5] }),
  );
  keepAttempt({ ...attempt, isAnsweredOk: true });
  expect(store.get(attemptsAtom)).toEqual([{ ...attempt, nextElseSentAts: [5], isAnsweredOk: true }]);
});
