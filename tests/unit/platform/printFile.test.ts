// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printFile } from '~/platform/printFile';

const url = 'blob:https://parking.example/1';

/** A tab that first is empty and then shows the file. */
const makeTab = () => ({
  closed: false,
  location: { href: 'about:blank' },
  document: { readyState: 'complete' },
  print: vi.fn<() => void>(),
});
const show = (tab: ReturnType<typeof makeTab>, readyState = 'complete'): void => {
  tab.location.href = url;
  tab.document.readyState = readyState;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const openTab = (tab: unknown) => {
  const open = vi.fn<(address: string) => unknown>(() => tab);
  vi.stubGlobal('open', open);
  return open;
};

it('the print dialog opens once, and only when the tab shows the file', () => {
  const tab = makeTab();
  const open = openTab(tab);
  expect(printFile(url)).toBe(true);
  expect(open.mock.calls).toEqual([[url]]);
  vi.advanceTimersByTime(500);
  show(tab, 'loading');
  vi.advanceTimersByTime(500);
  expect(tab.print).not.toHaveBeenCalled();
  show(tab);
  vi.advanceTimersByTime(20_000);
  expect(tab.print).toHaveBeenCalledOnce();
});

it('a browser that opens no tab is reported', () => {
  openTab(null);
  expect(printFile(url)).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

it('a browser without a viewer for PDF is reported, and no tab opens, because it would download the file', () => {
  vi.stubGlobal('navigator', { pdfViewerEnabled: false });
  const open = openTab(makeTab());
  expect(printFile(url)).toBe(false);
  expect(open).not.toHaveBeenCalled();
});

it.each([
  ['was closed', (tab: ReturnType<typeof makeTab>) => void (tab.closed = true)],
  ['never shows the file', () => undefined],
  [
    'belongs to a viewer of another origin',
    (tab: ReturnType<typeof makeTab>) =>
      void Object.defineProperty(tab, 'location', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      }),
  ],
])('a tab that %s is not printed, and nothing waits for it', (_, happens) => {
  const tab = makeTab();
  openTab(tab);
  expect(printFile(url)).toBe(true);
  happens(tab);
  vi.advanceTimersByTime(20_000);
  expect(tab.print).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
