import { expect, it } from 'vitest';
import type { Attempt } from '~/domain/payments/attempt';
import { paidStay, type SentPayment } from '~/features/parking/paidStay';

const sentAt = Date.parse('2026-11-18T07:00:00Z');
const attempt: Attempt = {
  id: '1',
  city: 'perm',
  kind: 'start',
  accountKey: 'a',
  payloadHash: 'p',
  target: 't',
  sentAt,
  durationMin: 30,
  knownSessionIds: [],
  summary: { plate: 'А123ВС59', place: { zone: '0302' }, sum: 3000 },
};
const sent: SentPayment = { isRedirecting: false, plate: 'А123ВС59', isForeign: false, address: 'улица Мира' };

it('the confirmation shows what was paid, and not what the form says now', () => {
  expect(paidStay(attempt, sent)).toMatchObject({
    plate: 'А123ВС59',
    place: { zone: '0302' },
    sum: 3000,
    from: sentAt,
    to: sentAt + 30 * 60_000,
  });
});

it('the confirmation of a retroactive stay shows its start and its end', () => {
  const startsAt = sentAt - 3 * 60 * 60_000;
  expect(paidStay({ ...attempt, startsAt }, sent)).toMatchObject({
    from: startsAt,
    to: startsAt + 30 * 60_000,
    isRetroactive: true,
  });
});

it.each([
  ['the car of the form', { ...sent, plate: 'a123bc59', isForeign: true }, true],
  ['another car', { ...sent, plate: 'WA12345', isForeign: true }, false],
])('the confirmation takes the foreign mark of the form if the vehicle is the same, here: %s', (_, form, isForeign) => {
  expect(paidStay(attempt, form).isForeign).toBe(isForeign);
});
