// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { useCurrentPosition } from '~/components/useCurrentPosition';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';

const place = { latitude: 58, longitude: 56 };
let answer: (here: GeoPoint) => void;
vi.mock('~/state/map/position', () => ({
  positionTimeoutMs: 10_000,
  locateCoarsely: () =>
    new Promise((resolve) => {
      answer = resolve;
    }),
}));
vi.mock('~/components/positionErrorText', () => ({ positionErrorText: () => 'fault' }));

const onFound = vi.fn<(input: string, here: GeoPoint) => void>();
const Harness = ({ input }: { input: string }) => {
  const here = useCurrentPosition((found) => onFound(input, found));
  return (
    <button type="button" onClick={here.locate}>
      here
    </button>
  );
};

let root: Root;
const show = (input: string | undefined): Promise<void> =>
  act(async () => root.render(input === undefined ? null : <Harness input={input} />));
const tap = (): Promise<void> => act(async () => document.querySelector('button')?.click());
const come = (): Promise<void> => act(async () => answer(place));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onFound.mockClear();
  setCity('perm');
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await show('before');
  await tap();
});
afterEach(() => act(() => root.unmount()));

it('a found position goes to the content that is on the screen then, once for each tap', async () => {
  await show('after');
  await come();
  expect(onFound.mock.calls).toEqual([['after', place]]);
  // Once per tap.
  await show('later');
  expect(onFound).toHaveBeenCalledTimes(1);
});

it('a position that arrives after its window was closed is ignored', async () => {
  await show(undefined);
  await come();
  expect(onFound).not.toHaveBeenCalled();
});

it('a position that arrives after the driver has signed out is ignored', async () => {
  setSignIn('perm', 'standart', undefined);
  await come();
  expect(onFound).not.toHaveBeenCalled();
});
