import { describe, expect, it } from 'vitest';
import { benefitState, hasCome, inOrderOfUse, isDeedDone, orderNumbers, type Benefit, type BenefitDeed } from '~/domain/benefit';

const now = Date.UTC(2026, 10, 20);
const benefit = (patch: Partial<Benefit> = {}): Benefit => ({
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

describe('where a right stands', () => {
  it.each([
    [{}, 'running'],
    [{ startsAt: now }, 'running'],
    [{ startsAt: now + 1, endsAt: now + 2 }, 'toCome'],
    [{ endsAt: now }, 'ended'],
    [{ endsAt: undefined }, 'running'],
    [{ startsAt: undefined, endsAt: undefined }, 'running'],
    [{ canContinue: true }, 'paused'],
    // Its time stands still while it is paused.
    [{ canContinue: true, endsAt: now - 1 }, 'paused'],
  ] as const)('%j is %s', (patch, state) => {
    expect(benefitState(benefit(patch), now)).toBe(state);
  });

  it('what is good now stands first, equal ones as the server has them', () => {
    const all = [benefit({ type: 'a', endsAt: now }), benefit({ type: 'b', startsAt: now + 1 }), benefit({ type: 'c' }), benefit({ type: 'd' })];
    expect(inOrderOfUse(all, now).map(({ type }) => type)).toEqual(['c', 'd', 'b', 'a']);
  });
});

describe('a deed whose answer was lost', () => {
  const own = { orderNumber: 'A1', plate: 'А123ВС59' };
  const plain = (kind: 'pause' | 'continue' | 'refund'): BenefitDeed => ({ kind, orderNumber: 'A1' });
  const change: BenefitDeed = { kind: 'changeVehicle', orderNumber: 'A1', plate: 'В777ОР59' };
  it.each<[BenefitDeed, Partial<Benefit> | undefined, boolean]>([
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
  ])('%j is judged by %j: done %s', (deed, patch, isDone) => {
    const others = benefit({ orderNumber: 'A2', plate: 'В777ОР59', canContinue: true, canRefund: true });
    const before = [others, benefit({ ...own, canRefund: true })];
    expect(isDeedDone(deed, patch ? [others, benefit({ ...own, ...patch })] : [others], before)).toBe(isDone);
  });
});

it('a list without any right tells nothing of a deed: it may be one that could not be read', () => {
  expect(isDeedDone({ kind: 'refund', orderNumber: 'A1' }, [])).toBeUndefined();
  const [one, other] = [benefit({ orderNumber: 'A1', canRefund: true }), benefit({ orderNumber: 'A2' })];
  expect(isDeedDone({ kind: 'refund', orderNumber: 'A1' }, [], [one, other])).toBeUndefined();
  // The only one is gone.
  expect(isDeedDone({ kind: 'refund', orderNumber: 'A1' }, [], [one])).toBe(true);
  // What could not be given back before was not given back since.
  expect(isDeedDone({ kind: 'refund', orderNumber: 'A2' }, [one, other], [one, other])).toBeUndefined();
  expect(isDeedDone({ kind: 'pause', orderNumber: 'A1' }, [])).toBeUndefined();
});

describe('a subscription that is paid elsewhere', () => {
  const car = 'А123ВС59';
  const had = [benefit({ orderNumber: 'A1', plate: car }), benefit()];
  const awaited = { known: orderNumbers(had), car, title: 'Неделя, зона 1', otherTitles: ['День, зона 1'], isOtherAwaited: false };
  const fresh = (more: Partial<Benefit> = {}): Benefit[] => [...had, benefit({ orderNumber: 'A2', plate: car, ...more })];
  it.each([
    ['nothing new', had, false],
    ['a new order for this car', fresh({ plate: 'A123BC59' }), true],
    ['a new order that names no car', fresh({ plate: undefined }), true],
    ['a new order for another car', fresh({ plate: 'В123ВС59' }), false],
    ['a right without an order', [...had, benefit({ plate: car })], false],
    ['one that is gone', [], false],
    ['one of its title', fresh({ variation: ' неделя,  зона 1' }), true],
    ['one whose kind is its title', fresh({ type: 'Неделя, зона 1' }), true],
    ['one of the title of another', fresh({ variation: 'День, зона 1' }), false],
    ['both', [...fresh({ variation: 'День, зона 1' }), benefit({ orderNumber: 'A3', plate: car, variation: 'Неделя, зона 1' })], true],
  ] as const)('%s: %j', (_, benefits, isCome) => {
    expect(hasCome(benefits, awaited)).toBe(isCome);
  });

  it('while another is awaited for the car, only a right of its title is it', () => {
    expect(hasCome(fresh(), { ...awaited, isOtherAwaited: true })).toBe(false);
    expect(hasCome(fresh({ variation: awaited.title }), { ...awaited, isOtherAwaited: true })).toBe(true);
  });
});
