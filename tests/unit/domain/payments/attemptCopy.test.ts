import { expect, it } from 'vitest';
import { attemptOf, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import { copyAfter, lostAttempts } from '~/domain/payments/attemptCopy';

const attempt = (id: string, rest: Partial<AttemptFields> = {}): Attempt =>
  attemptOf({
    id,
    city: 'perm',
    kind: 'start',
    accountKey: 'a',
    payloadHash: 'h',
    target: 't',
    sentAt: 1,
    knownSessionIds: [],
    ...rest,
  });
const of = (...ids: string[]): Attempt[] => ids.map((id) => attempt(id));
const ids = (all: readonly Attempt[]): string[] => all.map(({ id }) => id);

it.each<[string, { copy: string[]; list: string[]; ended?: string[] }, string[]]>([
  ['nothing was kept', { copy: [], list: [] }, []],
  ['the list lives', { copy: ['1'], list: ['1'] }, []],
  ['the list lost it', { copy: ['1'], list: [] }, ['1']],
  ['the list lost one of two', { copy: ['1', '2'], list: ['1'] }, ['2']],
  ['the list knows more', { copy: [], list: ['1'] }, []],
  ['it has ended, and the copy was not told', { copy: ['1'], list: [], ended: ['1'] }, []],
  ['one has ended, the other was lost', { copy: ['1', '2'], list: [], ended: ['1'] }, ['2']],
])('the copy restores the attempts that the list has lost: %s', (_, { copy, list, ended = [] }, back) => {
  expect(ids(lostAttempts(of(...copy), of(...list), ended))).toEqual(back);
});

it.each<[string, { copy: string[]; list: string[]; ended?: string[] }, string[]]>([
  ['a payment is about to be sent', { copy: [], list: ['1'] }, ['1']],
  ['a second one', { copy: ['1'], list: ['1', '2'] }, ['1', '2']],
  ['the first has ended', { copy: ['1', '2'], list: ['2'], ended: ['1'] }, ['2']],
  ['the last has ended', { copy: ['1'], list: [], ended: ['1'] }, []],
  ['its ending was not told to the copy in its time', { copy: ['1'], list: ['2'], ended: ['1'] }, ['2']],
  ['it has ended and is only looked over', { copy: ['1'], list: ['1'], ended: ['1'] }, []],
  ['nobody has brought it back yet', { copy: ['1'], list: ['2'] }, ['1', '2']],
])('the copy holds the attempts that have not ended: %s', (_, { copy, list, ended = [] }, after) => {
  expect(ids(copyAfter(of(...copy), of(...list), ended))).toEqual(after);
});

it('the list takes precedence over the copy for an attempt in both', () => {
  const [one] = copyAfter(
    [attempt('1', { summary: { plate: 'А123ВС59' } })],
    [attempt('1', { isAnsweredOk: true })],
    [],
  );
  expect(one).toEqual(attempt('1', { isAnsweredOk: true }));
});

it('an attempt that only makes a link is not copied, because it charges nothing', () => {
  expect(
    copyAfter([], [attempt('1', { kind: 'guestStart' }), attempt('2', { isOnlyLink: true }), attempt('3')], []),
  ).toEqual([attempt('3')]);
});
