import { describe, expect, it } from 'vitest';
import { linkedValuesAfter, linkWarning, type LinkedValues } from '~/domain/stay/linkWarning';
import type { StayLink } from '~/domain/stay/stayLink';

const theirs = 'А123ВС59';
const ownPlate = 'Х555ХХ59';
const before = { plate: theirs, durationMin: 600 };

describe('the values of a form that come from links', () => {
  it.each<[string, StayLink, boolean, LinkedValues]>([
    ['a link from outside', { plate: ownPlate, duration: '60' }, false, { plate: ownPlate, durationMin: 60 }],
    ['one that names a place alone: the rest stays in the form', { zone: '0302' }, false, before],
    ['a tap within the app for a place alone', { zone: '0302' }, true, before],
    ['a tap within the app for a car of one’s own', { plate: ownPlate, duration: '60' }, true, {}],
    ['a tap within the app for a time alone', { duration: '60' }, true, { plate: theirs }],
    ['a time that is none', { duration: 'long' }, false, { plate: theirs, durationMin: 0 }],
  ])('a form remembers which of its values come from links: %s', (_, link, isOwnPlate, linked) => {
    expect(linkedValuesAfter(before, link, isOwnPlate)).toEqual({
      plate: undefined,
      durationMin: undefined,
      ...linked,
    });
  });
});

describe('the warning about a link’s values', () => {
  const values = { plate: theirs, durationMin: 600 };
  const known = [{ plate: ownPlate }];
  it.each<[string, LinkedValues, { plate: string; durationMin?: number }, readonly { plate: string }[], LinkedValues]>([
    ['another car, for longer than usual', before, values, known, before],
    ['the same in other letters', { plate: 'a123bc 59' }, values, known, { plate: 'a123bc 59' }],
    ['one of the known cars', { plate: ownPlate }, { plate: ownPlate }, known, {}],
    ['a known one in other letters', { plate: theirs }, values, [{ plate: 'A123BC59' }], {}],
    ['a car where none is known', { plate: theirs }, values, [], {}],
    ['a car that has been changed since', { plate: theirs }, { plate: 'В777ОР59' }, known, {}],
    ['the usual time', { durationMin: 60 }, { plate: ownPlate, durationMin: 60 }, known, {}],
    ['a shorter one', { durationMin: 30 }, { plate: ownPlate, durationMin: 30 }, known, {}],
    ['a time that has been changed since', { durationMin: 600 }, { plate: ownPlate, durationMin: 120 }, known, {}],
    ['a time that is none', { durationMin: 0 }, { plate: ownPlate, durationMin: 60 }, known, {}],
    ['nothing of a link', {}, values, known, {}],
  ])('the driver is warned of a link’s values or not: %s', (_, linked, now, vehicles, warning) => {
    expect(linkWarning(linked, now, vehicles, 60)).toEqual({ plate: undefined, durationMin: undefined, ...warning });
  });
});
