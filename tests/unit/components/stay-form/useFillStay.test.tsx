// @vitest-environment jsdom
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultIntervals } from '~/domain/stay/duration';
import { emptyStay, type StayValues } from '~/components/stay-form/stay.form';
import { useFillStay, type AppliedLink } from '~/components/stay-form/useFillStay';
import { formAtom } from '~/ui/form/formAtom';

let location: object;
vi.mock('@tanstack/react-router', () => ({ useRouterState: () => location }));

const known = { paysByParking: false, intervals: defaultIntervals, hasSettings: true };
const vehicle = { isForeign: false };

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  location = {};
});

/** Renders a form with these values that has been filled in from `before`. Returns its values at each render. */
const draw = async (
  values: StayValues,
  before: AppliedLink | undefined,
  link: object,
  isAtOnce?: boolean,
): Promise<StayValues[]> => {
  const form = formAtom(values);
  const applied = atom(before);
  const drawn: StayValues[] = [];
  const Filler = () => {
    useFillStay(form, { ...known, link, applied, isImmediate: isAtOnce });
    drawn.push(useAtomValue(form).values);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Filler />));
  act(() => root.unmount());
  expect(getDefaultStore().get(form).values).toEqual(drawn.at(-1));
  return drawn;
};

it.each([
  [
    'a note without a number empties the place of an earlier stay',
    { plate: 'А124ВС59' },
    { fill: '2', car: vehicle },
    '',
  ],
  ['a note with a number fills its own in', { plate: 'А124ВС59', zone: '0304' }, { fill: '2', car: vehicle }, '0304'],
  ['a link that names no place leaves it', { plate: 'А124ВС59' }, {}, '0302'],
])('%s', async (_, link, state, place) => {
  location = state;
  const filled = { ...emptyStay, place: '0302', plate: 'А123ВС59', durationMin: 60 };
  const drawn = await draw(filled, { link: '{}', fill: '1', place: '0302' }, link);
  expect(drawn.at(-1)).toMatchObject({ place, plate: 'А124ВС59', durationMin: 60 });
});

it('a form that is filled in at once never appears without the values of its link', async () => {
  const drawn = await draw(emptyStay, undefined, { zone: '0304', plate: 'А124ВС59', duration: '60' }, true);
  for (const values of drawn) expect(values).toMatchObject({ place: '0304', plate: 'А124ВС59', durationMin: 60 });
});

it('a link that was applied before does not overwrite the typed values', async () => {
  const filled = { ...emptyStay, place: '0999', durationMin: 45 };
  const link = { zone: '0304' };
  const drawn = await draw(filled, { link: JSON.stringify(link), place: '0304' }, link, true);
  expect(drawn.at(-1)).toEqual(filled);
});

it.each([
  ['A123BC-59', false],
  ['А123ВС 59 RUS', false],
  ['AB-123-CD', true],
])('VEH-12: the plate %s of a link is taken for a foreign one: %s', async (plate, isForeign) => {
  expect((await draw(emptyStay, undefined, { plate })).at(-1)).toMatchObject({ plate, isForeign });
});
