import { expect, it } from 'vitest';
import { leavingDoubt } from '~/domain/leaving';
import type { ParkingSession } from '~/domain/session';

const now = 1_000_000;
const stay = (id: string, endsAt: number): ParkingSession => ({ id, plate: 'А123ВС59', zone: '0302', startsAt: 0, endsAt, status: 'active' });

it.each([
  ['nothing is under way', [], false, undefined],
  ['a stay that is over', [stay('a', now - 1)], false, undefined],
  ['a stay', [stay('a', now + 1000)], false, { kind: 'stay', session: stay('a', now + 1000), count: 1 }],
  ['two', [stay('b', now + 9000), stay('a', now + 1000)], false, { kind: 'stay', session: stay('a', now + 1000), count: 2 }],
  ['a payment', [], true, { kind: 'payment' }],
  ['a payment and a stay', [stay('a', now + 1000)], true, { kind: 'payment' }],
] as const)('before logging out: %s', (_, sessions, isPaymentOpen, doubt) => {
  expect(leavingDoubt(sessions, isPaymentOpen, now)).toEqual(doubt);
});
