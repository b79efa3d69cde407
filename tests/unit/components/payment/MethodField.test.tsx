// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MethodField } from '~/components/payment/MethodField';

const { loads } = vi.hoisted(() => ({ loads: vi.fn() }));
vi.mock('~/components/payment/PaymentMethodDialog', () => {
  loads();
  return {};
});
vi.mock('~/platform/whenIdle', () => ({ whenIdle: () => Promise.resolve() }));
const methods = ['card', 'sbp'].map((id) => ({ id, label: id, needsPhone: false }));

beforeEach(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }));
afterEach(cleanup);

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

it('a single method has no row, and no dialog is loaded', async () => {
  render(<MethodField methods={methods.slice(0, 1)} value="card" onChange={vi.fn()} />);
  await settled();
  expect(loads).not.toHaveBeenCalled();
});

it('the dialog of the methods loads with their row, before a tap', async () => {
  render(<MethodField methods={methods} value={undefined} onChange={vi.fn()} />);
  await vi.waitFor(() => expect(loads).toHaveBeenCalled());
});
