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

/** Draws the box of a price and hands it to `check` until that passes. */
const drawBox = async (
  state: Partial<typeof price>,
  check: (box: HTMLElement) => void,
  refusalAtField?: string,
): Promise<void> => {
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <QuoteBox price={{ ...price, ...state }} refusalAtField={refusalAtField} timeZone="Asia/Yekaterinburg" now={0} />,
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
      expect(box.textContent.replaceAll('\u00a0', ' ')).toContain('Итого0 рублей0,00 ₽');
    });
  },
);

it.each([
  ['ValidationError', 0],
  ['TariffNotFound', 1],
])(
  'ERR-36: a refusal of the time has its alert at the time field; %s has %i here, and the price is zero',
  async (name, count) => {
    await drawBox(
      { refusal: { errorName: name } },
      (box) => {
        expect(box.textContent.replaceAll('\u00a0', ' ')).toContain('Итого0,00 ₽');
        expect(box.querySelectorAll('[role="alert"]')).toHaveLength(count);
      },
      'ValidationError',
    );
  },
);

it('a price that did not arrive is not shown as zero', async () => {
  await drawBox({ isUnanswered: true }, (box) => {
    expect(box.textContent).toContain('Цену узнать не удалось');
    expect(box.textContent).not.toContain('₽');
  });
});
