// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GeoPoint } from '~/domain/options';
import { useHere } from '~/parts/useHere';
import { setCity } from '~/state/city';
import { setSignIn } from '~/state/signIn';

const place = { latitude: 58, longitude: 56 };
let answer: (here: GeoPoint) => void;
vi.mock('~/state/position', () => ({
  positionLimitMs: 10_000,
  askPosition: () =>
    new Promise((resolve) => {
      answer = resolve;
    }),
}));
vi.mock('~/parts/positionFault', () => ({ positionFaultText: () => 'fault' }));

const told = vi.fn<(typed: string, here: GeoPoint) => void>();
const Asker = ({ typed }: { typed: string }) => {
  const here = useHere((found) => told(typed, found));
  return (
    <button type="button" onClick={here.ask}>
      here
    </button>
  );
};

let root: Root;
const show = (typed: string | undefined): Promise<void> => act(async () => root.render(typed === undefined ? null : <Asker typed={typed} />));
const tap = (): Promise<void> => act(async () => document.querySelector('button')?.click());
const come = (): Promise<void> => act(async () => answer(place));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told.mockClear();
  setCity('perm');
  setSignIn('perm', 'standart', { token: 't', cacheKey: 'a' });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await show('before');
  await tap();
});
afterEach(() => act(() => root.unmount()));

it('goes on with what is on the screen when the phone answers', async () => {
  await show('after');
  await come();
  expect(told.mock.calls).toEqual([['after', place]]);
  // Once for each tap.
  await show('later');
  expect(told).toHaveBeenCalledTimes(1);
});

it('does nothing once its window is closed', async () => {
  await show(undefined);
  await come();
  expect(told).not.toHaveBeenCalled();
});

it('does nothing once the driver has signed out', async () => {
  setSignIn('perm', 'standart', undefined);
  await come();
  expect(told).not.toHaveBeenCalled();
});
