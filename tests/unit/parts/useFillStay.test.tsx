// @vitest-environment jsdom
import { atom } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { defaultIntervals } from '~/domain/duration';
import { emptyStay } from '~/parts/stay/stay.form';
import { useFillStay, type AppliedLink } from '~/parts/stay/useFillStay';

let location: object;
vi.mock('@tanstack/react-router', () => ({ useRouterState: () => location }));

const values = { ...emptyStay, place: '0302', plate: 'А123ВС59', durationMin: 60 };
const known = { paysByParking: false, intervals: defaultIntervals, hasSettings: true };
const car = { isForeign: false };

it.each([
  ['a note without a number empties the place of an earlier stay', { plate: 'А124ВС59' }, { fill: '2', car }, ['']],
  ['a note with a number fills its own in', { plate: 'А124ВС59', zone: '0304' }, { fill: '2', car }, ['0304']],
  ['a link that names no place leaves it', { plate: 'А124ВС59' }, {}, []],
])('%s', async (_, link, state, places) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  location = state;
  const set = vi.fn<(change: Partial<typeof values>) => void>();
  const applied = atom<AppliedLink | undefined>({ link: '{}', fill: '1', place: '0302' });
  const Filler = () => {
    useFillStay({ values, set, touch: () => undefined }, { ...known, link, applied });
    return null;
  };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Filler />));
  expect(set.mock.calls.flatMap(([{ place }]) => (place === undefined ? [] : [place]))).toEqual(places);
  act(() => root.unmount());
});
