// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { Provider } from 'jotai';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showChangedRow } from '~/state/changedRow';
import { clearPersonalAtoms } from '~/state/session/personalAtom';
import { store } from '~/state/store';
import { useRowHighlight } from '~/ui/useRowHighlight';

const List = ({ rows, id }: { rows: readonly string[]; id?: number }) => {
  const list = useRef<HTMLUListElement>(null);
  useRowHighlight(list);
  return (
    <ul ref={list}>
      {rows.map((row) => (
        <li key={`${row} ${id}`} data-row={row} />
      ))}
    </ul>
  );
};

const lists = (...all: (readonly string[])[]) => (
  <Provider store={store}>
    {all.map((rows, index) => (
      <List key={index} rows={rows} />
    ))}
  </Provider>
);

let highlights: unknown[] = [];
let passed: number[] = [];
let hasReducedMotion = false;

beforeEach(() => {
  highlights = [];
  passed = [];
  hasReducedMotion = false;
  clearPersonalAtoms();
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: hasReducedMotion }));
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/["\\]/g, String.raw`\$&`) });
  Element.prototype.animate = function animate(this: HTMLElement, keyframes, durationMs) {
    const { backgroundColor: colors } = keyframes as { backgroundColor: string[] };
    highlights.push([this.dataset['row'], colors.at(-1), durationMs]);
    return {
      set currentTime(passedMs: number) {
        passed.push(passedMs);
      },
    } as Animation;
  };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('CONST-31: a success highlights its row for 800 ms, once, whichever list has it', () => {
  const { rerender } = render(lists(['А001АА59', 'В002ВВ59'], ['STS 59АА123456']));
  act(() => showChangedRow('В002ВВ59'));
  rerender(lists(['В002ВВ59', 'А001АА59'], ['STS 59АА123456']));
  expect(highlights).toEqual([['В002ВВ59', 'transparent', 800]]);
  act(() => showChangedRow('STS 59АА123456'));
  act(() => showChangedRow('В002ВВ59'));
  expect(highlights.slice(1)).toEqual([
    ['STS 59АА123456', 'transparent', 800],
    ['В002ВВ59', 'transparent', 800],
  ]);
});

it('a row that is drawn after its success is highlighted then, but not long after', () => {
  const { rerender } = render(lists([]));
  act(() => showChangedRow('"quoted"'));
  rerender(lists(['"quoted"']));
  expect(highlights).toHaveLength(1);
  act(() => showChangedRow('В002ВВ59'));
  vi.advanceTimersByTime(6000);
  rerender(lists(['В002ВВ59']));
  rerender(lists(['В002ВВ59', 'А001АА59']));
  expect(highlights).toHaveLength(1);
});

it('the highlight goes on in a row that is drawn again, and ends in time', () => {
  const rows = (id: number) => (
    <Provider store={store}>
      <List key="list" rows={['А001АА59']} id={id} />
    </Provider>
  );
  const { rerender } = render(rows(1));
  act(() => showChangedRow('А001АА59'));
  vi.advanceTimersByTime(300);
  rerender(rows(2));
  rerender(rows(2));
  vi.advanceTimersByTime(600);
  rerender(rows(3));
  expect(passed).toEqual([0, 300]);
});

it('with reduced motion the colour does not fade', () => {
  hasReducedMotion = true;
  render(lists(['А001АА59']));
  act(() => showChangedRow('А001АА59'));
  expect(highlights).toEqual([['А001АА59', 'var(--running-soft)', 800]]);
});
