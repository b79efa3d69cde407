import { expect, it } from 'vitest';
import { signOutWarning } from '~/domain/account/signOutWarning';
import type { Stay } from '~/domain/stay/stay';

const now = 1_000_000;
const stay = (id: string, endsAt: number): Stay => ({
  id,
  plate: 'А123ВС59',
  zone: '0302',
  startsAt: 0,
  endsAt,
  status: 'active',
});

it.each([
  ['nothing is under way', [], false, false, undefined],
  ['a stay that is over', [stay('a', now - 1)], false, false, undefined],
  ['a stay', [stay('a', now + 1000)], false, false, { kind: 'stay', stay: stay('a', now + 1000), count: 1 }],
  [
    'two',
    [stay('b', now + 9000), stay('a', now + 1000)],
    false,
    false,
    { kind: 'stay', stay: stay('a', now + 1000), count: 2 },
  ],
  ['a payment', [], true, false, { kind: 'payment' }],
  ['a payment and a stay', [stay('a', now + 1000)], true, true, { kind: 'payment' }],
  ['a note', [], false, true, { kind: 'notes' }],
  ['a note and a stay', [stay('a', now + 1000)], false, true, { kind: 'stay', stay: stay('a', now + 1000), count: 1 }],
] as const)(
  'the warning before a logout names what is under way: %s',
  (_, sessions, isPaymentOpen, hasNotes, warning) => {
    expect(signOutWarning(sessions, isPaymentOpen, hasNotes, now)).toEqual(warning);
  },
);
