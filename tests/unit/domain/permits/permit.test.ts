import { describe, expect, it } from 'vitest';
import {
  permitState,
  isPermitIssued,
  sortPermits,
  isPermitActionDone,
  orderNumbers,
  type Permit,
  type PermitAction,
} from '~/domain/permits/permit';

const now = Date.UTC(2026, 10, 20);
const permit = (patch: Partial<Permit> = {}): Permit => ({
  type: 'Абонемент',
  places: [],
  isForAnyPlace: true,
  isForAnyVehicle: true,
  canChangeVehicle: false,
  canRefund: false,
  canPause: false,
  canContinue: false,
  startsAt: now - 1,
  endsAt: now + 1,
  ...patch,
});

describe('the state of a permit', () => {
  it.each([
    [{}, 'running'],
    [{ startsAt: now }, 'running'],
    [{ startsAt: now + 1, endsAt: now + 2 }, 'toCome'],
    [{ endsAt: now }, 'ended'],
    [{ endsAt: undefined }, 'running'],
    [{ startsAt: undefined, endsAt: undefined }, 'running'],
    [{ canContinue: true }, 'paused'],
    // Its time does not run while it is paused.
    [{ canContinue: true, endsAt: now - 1 }, 'paused'],
  ] as const)('a permit with %j is %s', (patch, state) => {
    expect(permitState(permit(patch), now)).toBe(state);
  });

  it('valid permits come first, and equal ones keep the server’s order', () => {
    const all = [
      permit({ type: 'a', endsAt: now }),
      permit({ type: 'b', startsAt: now + 1 }),
      permit({ type: 'c' }),
      permit({ type: 'd' }),
    ];
    expect(sortPermits(all, now).map(({ type }) => type)).toEqual(['c', 'd', 'b', 'a']);
  });
});

describe('a permit action whose answer was lost', () => {
  const permitRef = { orderNumber: 'A1', plate: 'А123ВС59' };
  const plain = (kind: 'pause' | 'continue' | 'refund'): PermitAction => ({ kind, orderNumber: 'A1' });
  const change: PermitAction = { kind: 'changeVehicle', orderNumber: 'A1', plate: 'В777ОР59' };
  it.each<[PermitAction, Partial<Permit> | undefined, boolean]>([
    [plain('pause'), { canContinue: true }, true],
    [plain('pause'), { canPause: true }, false],
    [plain('pause'), undefined, false],
    [plain('continue'), { canContinue: false }, true],
    [plain('continue'), { canContinue: true }, false],
    [plain('continue'), undefined, false],
    [plain('refund'), { canRefund: true }, false],
    [plain('refund'), { canRefund: false }, true],
    [plain('refund'), undefined, true],
    [change, {}, false],
    [change, { plate: 'в 777 ор 59' }, true],
    [change, { plate: undefined }, false],
    [change, undefined, false],
  ])('the permit action %j with the permit read as %j counts as done: %s', (action, patch, isDone) => {
    const others = permit({ orderNumber: 'A2', plate: 'В777ОР59', canContinue: true, canRefund: true });
    const before = [others, permit({ ...permitRef, canRefund: true })];
    expect(isPermitActionDone(action, patch ? [others, permit({ ...permitRef, ...patch })] : [others], before)).toBe(
      isDone,
    );
  });
});

it('an empty permit list shows a refund as done only if the single refundable permit is gone', () => {
  expect(isPermitActionDone({ kind: 'refund', orderNumber: 'A1' }, [])).toBeUndefined();
  const [one, other] = [permit({ orderNumber: 'A1', canRefund: true }), permit({ orderNumber: 'A2' })];
  expect(isPermitActionDone({ kind: 'refund', orderNumber: 'A1' }, [], [one, other])).toBeUndefined();
  // The only permit is gone.
  expect(isPermitActionDone({ kind: 'refund', orderNumber: 'A1' }, [], [one])).toBe(true);
  // A permit that could not be refunded before was not refunded since.
  expect(isPermitActionDone({ kind: 'refund', orderNumber: 'A2' }, [one, other], [one, other])).toBeUndefined();
  expect(isPermitActionDone({ kind: 'pause', orderNumber: 'A1' }, [])).toBeUndefined();
});

describe('a subscription that is paid elsewhere', () => {
  const plate = 'А123ВС59';
  const had = [permit({ orderNumber: 'A1', plate }), permit()];
  const awaited = {
    known: orderNumbers(had),
    vehiclePlate: plate,
    title: 'Неделя, зона 1',
    otherTitles: ['День, зона 1'],
    isOtherAwaited: false,
  };
  const fresh = (more: Partial<Permit> = {}): Permit[] => [...had, permit({ orderNumber: 'A2', plate, ...more })];
  it.each([
    ['nothing new', had, false],
    ['a new order for this car', fresh({ plate: 'A123BC59' }), true],
    ['a new order that names no car', fresh({ plate: undefined }), true],
    ['a new order for another car', fresh({ plate: 'В123ВС59' }), false],
    ['a right without an order', [...had, permit({ plate })], false],
    ['one that is gone', [], false],
    ['one of its title', fresh({ variation: ' неделя,  зона 1' }), true],
    ['one whose kind is its title', fresh({ type: 'Неделя, зона 1' }), true],
    ['one of the title of another', fresh({ variation: 'День, зона 1' }), false],
    [
      'both',
      [...fresh({ variation: 'День, зона 1' }), permit({ orderNumber: 'A3', plate, variation: 'Неделя, зона 1' })],
      true,
    ],
  ] as const)('%s: the permits %j contain the subscription that was paid elsewhere or not', (_, permits, isCome) => {
    expect(isPermitIssued(permits, awaited)).toBe(isCome);
  });

  it('while another subscription is awaited for the vehicle, only a permit of the right title counts', () => {
    expect(isPermitIssued(fresh(), { ...awaited, isOtherAwaited: true })).toBe(false);
    expect(isPermitIssued(fresh({ variation: awaited.title }), { ...awaited, isOtherAwaited: true })).toBe(true);
  });
});
