// @vitest-environment jsdom
import { act, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadPart } from '~/ui/preloadPart';
import { lazyPart } from '~/ui/lazyPart';

interface Props {
  name: string;
}
const Part = ({ name }: Props) => <b>{name}</b>;
const Waiting = ({ name }: Props) => <i>{name}</i>;

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.createElement('div');
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** A component that loads only when released. `load` counts the requests. */
const heldBack = () => {
  let letCome = (): void => undefined;
  const come = new Promise<void>((resolve) => (letCome = resolve));
  const load = vi.fn<() => Promise<ComponentType<Props>>>(async () => {
    await come;
    return Part;
  });
  return { load, letCome };
};

it('a lazy part is requested once, however often the page is drawn, and its placeholder has the same properties', async () => {
  const { load, letCome } = heldBack();
  const Late = lazyPart(load, Waiting);
  for (const name of ['one', 'two', 'three']) await act(async () => root.render(<Late name={name} />));
  expect(place.innerHTML).toBe('<i>three</i>');
  await act(async () => letCome());
  expect(place.innerHTML).toBe('<b>three</b>');
  expect(load).toHaveBeenCalledTimes(1);
});

it('a lazy part without a placeholder leaves its place empty', async () => {
  const Late = lazyPart(heldBack().load);
  await act(async () => root.render(<Late name="one" />));
  expect(place.innerHTML).toBe('');
});

it('a preloaded part is there when it is first drawn', async () => {
  const { load, letCome } = heldBack();
  const Late = lazyPart(load, Waiting);
  letCome();
  await preloadPart(Late);
  act(() => root.render(<Late name="one" />));
  expect(place.innerHTML).toBe('<b>one</b>');
});

it('a preload that fails or hangs delays the page for a second at most', async () => {
  vi.useFakeTimers();
  await preloadPart(lazyPart(() => Promise.reject(new Error('not there'))));
  const late = vi.fn<() => void>();
  const waiting = preloadPart(lazyPart(heldBack().load)).then(late);
  await vi.advanceTimersByTimeAsync(900);
  expect(late).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  await waiting;
  expect(late).toHaveBeenCalledOnce();
});
