import { expect, it } from 'vitest';
import { leavingDoubt } from '~/domain/leaving';
import type { ParkingSession } from '~/domain/session';

const now = 1_000_000;
const stay = (id: string, endsAt: number): ParkingSession => ({ id, plate: 'А123ВС59', zone: '0302', startsAt: 0, endsAt, status: 'active' });

it.each([
  ['nothing is under way', [], false, false, undefined],
  ['a stay that is over', [stay('a', now - 1)], false, false, undefined],
  ['a stay', [stay('a', now + 1000)], false, false, { kind: 'stay', session: stay('a', now + 1000), count: 1 }],
  ['two', [stay('b', now + 9000), stay('a', now + 1000)], false, false, { kind: 'stay', session: stay('a', now + 1000), count: 2 }],
  ['a payment', [], true, false, { kind: 'payment' }],
  ['a payment and a stay', [stay('a', now + 1000)], true, true, { kind: 'payment' }],
  ['a note', [], false, true, { kind: 'notes' }],
  ['a note and a stay', [stay('a', now + 1000)], false, true, { kind: 'stay', session: stay('a', now + 1000), count: 1 }],
] as const)('before logging out: %s', (_, sessions, isPaymentOpen, hasNotes, doubt) => {
  expect(leavingDoubt(sessions, isPaymentOpen, hasNotes, now)).toEqual(doubt);
});
