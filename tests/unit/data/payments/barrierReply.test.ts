import { expect, it } from 'vitest';
import { barrierReply } from '~/data/payments/barrierReply';

const reply = { result: { redirectURL: '/demo/pay/1', message: undefined } };
const read = { RedirectURL: '/demo/pay/1', message: undefined };

it('the payment of a ticket is read like every other payment, even from a late answer', async () => {
  expect(barrierReply({ kind: 'ok', value: reply })).toEqual({ kind: 'ok', value: read });
  const late = barrierReply({ kind: 'unknown', cause: 'timeout', late: Promise.resolve({ kind: 'ok', value: reply }) });
  expect(late.kind === 'unknown' && (await late.late)).toEqual({ kind: 'ok', value: read });
});

it('barrierReply leaves refusals and lost answers as they are', () => {
  const refusal = { kind: 'refused', errorName: 'NoMoneyNoHoney', detail: undefined } as const;
  expect(barrierReply(refusal)).toBe(refusal);
  expect(barrierReply({ kind: 'unknown', cause: 'network' })).toEqual({
    kind: 'unknown',
    cause: 'network',
    late: undefined,
  });
});
