import { describe, expect, it } from 'vitest';
import { isVehicleOutdated } from '~/domain/vehicle/isVehicleOutdated';

const seen = { plates: ['А123ВС59', 'Е456КХ159'], main: 'А123ВС59' };

describe('a form that stays open during a change of the driver’s vehicles', () => {
  it.each([
    ['a car that stays', 'Е456КХ159', seen, false],
    ['the main one that stays', 'А123ВС59', seen, false],
    ['a car that is gone', 'Е456КХ159', { plates: ['А123ВС59'], main: 'А123ВС59' }, true],
    ['a main one that was renamed', 'a123bc59', { plates: ['Т777УХ59', 'Е456КХ159'], main: 'Т777УХ59' }, true],
    ['one that is main no more', 'А123ВС59', { plates: seen.plates, main: 'Е456КХ159' }, true],
    ['another car, when the main one changes', 'Е456КХ159', { plates: seen.plates, main: 'Е456КХ159' }, false],
    ['what was typed and is nobody’s', 'Х999ХХ59', { plates: [], main: undefined }, false],
    ['nothing', '', { plates: [], main: undefined }, false],
  ])('the vehicle in an open form is outdated or not: %s', (_, plate, now, isOutdated) =>
    expect(isVehicleOutdated(plate, seen, now)).toBe(isOutdated),
  );
});
