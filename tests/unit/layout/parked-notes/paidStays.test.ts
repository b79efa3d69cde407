import { expect, it } from 'vitest';
import { attemptOf, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import { noteEnding, type ParkedNote } from '~/domain/stay/parkedNote';
import { paidStays } from '~/layout/parked-notes/paidStays';

const startsAt = Date.parse('2026-11-20T09:02:00Z');
const hourMs = 3_600_000;
const parkedNote: ParkedNote = { id: 'a', plate: 'А123ВС59', isForeign: false, zone: '0302', startsAt, state: 'open' };
const attempt: Attempt = {
  id: '1',
  city: 'perm',
  kind: 'start',
  accountKey: 'a',
  payloadHash: 'p',
  target: 't',
  sentAt: startsAt + 3 * hourMs,
  startsAt,
  durationMin: 60,
  knownSessionIds: [],
  summary: { plate: 'А123ВС59', place: { zone: '0302' }, sum: 6000 },
};
const ending = (patch: Partial<AttemptFields>, phase: 'done' | 'sending' = 'done') =>
  noteEnding(
    parkedNote,
    paidStays({
      attemptStatuses: [{ attempt: attemptOf({ ...attempt, ...patch }), state: { phase } }],
      guestStays: [],
      sms: [],
      driverStays: undefined,
    }),
  );

it.each<[string, Partial<AttemptFields>, 'paid' | 'owed' | undefined]>([
  ['from the balance', {}, 'paid'],
  ['of a link to a payment page: nothing has been paid yet', { isOnlyLink: true }, undefined],
  ['that the city waits for', { kind: 'startDeferred' }, 'owed'],
  ['of another kind', { kind: 'renew' }, undefined],
])('the payment of this page decides whether a note is settled: a payment %s', (_, patch, expected) => {
  expect(ending(patch)).toBe(expected);
});

it('a payment by parking code settles the note of that parking, and not of the zone with that number', () => {
  const trace = {
    attempt: { ...attempt, summary: { ...attempt.summary, place: { parkingCode: '0302' } } },
    state: { phase: 'done' },
  } as const;
  const stays = paidStays({ attemptStatuses: [trace], guestStays: [], sms: [], driverStays: undefined });
  expect(stays).toMatchObject([{ parkingCode: '0302' }]);
  expect(noteEnding(parkedNote, stays)).toBeUndefined();
  expect(noteEnding({ ...parkedNote, zone: '17', parkingCode: '0302' }, stays)).toBe('paid');
});

it('a payment that is still being sent settles no note', () => {
  expect(ending({}, 'sending')).toBeUndefined();
});

it.each([
  ['active', 'paid'],
  ['waiting', 'owed'],
] as const)('a note is settled by a stay of the driver’s list that is %s', (status, expected) => {
  const session = { id: 's', plate: 'А123ВС59', zone: '302', startsAt, endsAt: startsAt + hourMs, status };
  expect(
    noteEnding(parkedNote, paidStays({ attemptStatuses: [], guestStays: [], sms: [], driverStays: [session] })),
  ).toBe(expected);
});
