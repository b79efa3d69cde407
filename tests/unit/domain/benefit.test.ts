import { describe, expect, it } from 'vitest';
import { benefitState, inOrderOfUse, type Benefit } from '~/domain/benefit';

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
