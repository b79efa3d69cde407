// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PaymentMethodDialog } from '~/features/payment-method/PaymentMethodDialog';
import { lastMethodAtom } from '~/state/payments/lastMethod';
import { store } from '~/state/store';

vi.mock('~/ui/ModalDialog', () => ({ ModalDialog: ({ children }: { children: React.ReactNode }) => children }));
const methods = ['card', 'sbp'].map((id) => ({ id, label: id, needsPhone: false }));

beforeEach(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }));
afterEach(cleanup);

it.each([
  ['another method is picked', 'sbp', ['sbp']],
  // A form drops an issued payment link when the method changes.
  ['the method chosen already changes nothing', 'card', []],
])('%s, and the dialog closes', (_, tapped, picked) => {
  const [onPick, onClose] = [vi.fn(), vi.fn()];
  store.set(lastMethodAtom, null);
  render(<PaymentMethodDialog methods={methods} chosenId="card" onPick={onPick} onClose={onClose} />);
  fireEvent.click(screen.getByText(tapped));
  expect(onPick.mock.calls.flat()).toEqual(picked);
  expect(onClose).toHaveBeenCalledOnce();
  expect(store.get(lastMethodAtom)).toBe(tapped);
});
