import { describe, expect, it } from 'vitest';
import type { Operation } from '~/domain/history/operation';
import { keepOrder, orderNumbers, type Permit } from '~/domain/permits/permit';
import { refundedSum, refundEstimate } from '~/domain/permits/permitRefund';
import { dayMs, hourMs } from '~/domain/time/cityTime';

const now = Date.UTC(2026, 10, 20, 9);
const midnight = Date.UTC(2026, 10, 20);
const permit: Permit = {
  type: 'Месяц',
  places: [],
  isForAnyPlace: true,
  isForAnyVehicle: false,
  orderNumber: '7',
  canChangeVehicle: false,
  canRefund: true,
  canPause: true,
  canContinue: false,
  startsAt: midnight - 6 * dayMs,
  endsAt: midnight + 24 * dayMs,
};
const bought: Operation = {
  at: midnight - 7 * dayMs,
  type: 'paymentSubscription',
  status: 'done',
  sum: 300_000,
  orderNumber: '7',
};

describe('refundEstimate', () => {
  it('is the share of the whole days that are left', () => {
    // The day that has begun is not returned: 23 of 30 are left.
    expect(refundEstimate(permit, [bought], now)).toBe(230_000);
    expect(refundEstimate(permit, [bought], midnight)).toBe(240_000);
    expect(refundEstimate({ ...permit, endsAt: midnight + 24 * dayMs - 1000 }, [bought], now)).toBe(230_000);
  });

  it('is the whole price before the start', () => {
    expect(
      refundEstimate({ ...permit, startsAt: now + hourMs, endsAt: now + hourMs + 30 * dayMs }, [bought], now),
    ).toBe(300_000);
  });

  it.each<[string, Partial<Permit>, Operation[]]>([
    ['the price is not known', {}, []],
    ['the price is that of another order', {}, [{ ...bought, orderNumber: '8' }]],
    ['the purchase failed', {}, [{ ...bought, status: 'error' }]],
    ['the permit has no order number', { orderNumber: undefined }, [{ ...bought, orderNumber: undefined }]],
    ['the permit is paused', { canContinue: true }, [bought]],
    ['no whole day is left', { endsAt: midnight + dayMs }, [bought]],
    ['it has no end', { endsAt: undefined }, [bought]],
  ])('is not known if %s', (_, patch, operations) => {
    expect(refundEstimate({ ...permit, ...patch }, operations, now)).toBeUndefined();
  });
});

it('refundedSum is the sum that the history returns for this order', () => {
  const returned: Operation = { ...bought, at: now, type: 'cancel', sum: 228_000 };
  expect(refundedSum('7', [bought, { ...returned, orderNumber: '8' }, returned])).toBe(228_000);
  expect(refundedSum('7', [bought, { ...returned, status: 'error' }])).toBeUndefined();
});

it('keepOrder leaves displayed permits where they are, and puts new ones first', () => {
  const named = (...numbers: string[]): Permit[] => numbers.map((orderNumber) => ({ ...permit, orderNumber }));
  expect(orderNumbers(keepOrder(named('c', 'a', 'b'), ['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
  expect(orderNumbers(keepOrder(named('c', 'new', 'a'), ['a', 'c']))).toEqual(['new', 'a', 'c']);
  expect(orderNumbers(keepOrder(named('b', 'a'), []))).toEqual(['b', 'a']);
});
