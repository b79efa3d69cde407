// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, it, vi } from 'vitest';
import { QuoteBox } from '~/components/stay-form/QuoteBox';
import { activate } from '~/i18n/activate';

const price: ComponentProps<typeof QuoteBox>['price'] = {
  isOld: false,
  isLoading: false,
  isUnanswered: false,
  refetch: () => undefined,
};

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await activate('ru');
});

/** The text without the words for screen readers, which load later. */
const seen = (box: HTMLElement): string => {
  const copy = box.cloneNode(true) as HTMLElement;
  copy.querySelectorAll('.sr-only').forEach((part) => part.remove());
  return copy.textContent.replaceAll('\u00a0', ' ');
};

/** Draws the box of a price and hands it to `check` until that passes. */
const drawBox = async (
  state: Partial<typeof price>,
  check: (box: HTMLElement) => void,
  isAtField?: boolean,
): Promise<void> => {
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <QuoteBox price={{ ...price, ...state }} isAtField={isAtField} timeZone="Asia/Yekaterinburg" now={0} />,
    ),
  );
  await vi.waitFor(
    async () => {
      // Draws what has loaded in the meantime.
      await act(async () => undefined);
      check(box);
    },
    { timeout: 4_000 },
  );
  act(() => root.unmount());
};

it.each(['TariffNotFound', 'CalculationCostError', 'NoSuchName'])(
  'ERR-36: the refusal %s of a price is an alert, and the price is zero',
  async (errorName) => {
    await drawBox({ refusal: { errorName } }, (box) => {
      expect(box.querySelector('[role="alert"]')?.textContent).toBeTruthy();
      expect(seen(box)).toContain('Итого0,00 ₽');
    });
  },
);

it('ERR-36: a refusal of the time has its alert at the time field, and the price is zero', async () => {
  await drawBox(
    { refusal: { errorName: 'ValidationError' } },
    (box) => {
      expect(seen(box)).toBe('Итого0,00 ₽');
      expect(box.querySelector('[role="alert"]')).toBeNull();
    },
    true,
  );
});

it('a price that did not arrive is not shown as zero', async () => {
  await drawBox({ isUnanswered: true }, (box) => {
    expect(box.textContent).toContain('Цену узнать не удалось');
    expect(box.textContent).not.toContain('₽');
  });
});
