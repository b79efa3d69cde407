// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { ModalDialog } from '~/ui/ModalDialog';

beforeAll(() => {
  i18n.loadAndActivate({ locale: 'ru', messages: {} });
  const nothing = { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing.observe;
      unobserve = nothing.unobserve;
      disconnect = nothing.disconnect;
    },
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // As in browsers.
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    get(this: HTMLElement) {
      return this.hasAttribute('inert');
    },
    set(this: HTMLElement, isInert: boolean) {
      this.toggleAttribute('inert', isInert);
    },
    configurable: true,
  });
});

const afterTransition = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 80));

it.each<[string, string[][]]>([
  ['one window', [['first'], []]],
  ['one over another, and the upper one closes first', [['first'], ['first', 'second'], ['first'], []]],
  ['one that outlives the one below it', [['first'], ['first', 'second'], ['second'], []]],
  ['both at once', [['first'], ['first', 'second'], []]],
  ['one in place of the other', [['first'], ['second'], []]],
])('%s: the page is active only while no window is open', async (_, steps) => {
  document.body.innerHTML = '<div id="root"></div>';
  const page = document.querySelector<HTMLElement>('#root');
  if (!page) throw new Error('no page');
  const root = createRoot(page);
  for (const open of steps) {
    await act(async () =>
      root.render(
        open.map((name) => (
          <ModalDialog key={name} title={name} onClose={() => undefined}>
            {name}
          </ModalDialog>
        )),
      ),
    );
    await act(afterTransition);
    expect(page.inert, open.join(' and ')).toBe(open.length > 0);
  }
  await act(async () => root.unmount());
});
