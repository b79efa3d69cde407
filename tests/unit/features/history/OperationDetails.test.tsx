// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { OperationDetails } from '~/features/history/OperationDetails';

vi.mock('@tanstack/react-router', async (real) => ({ ...(await real<object>()), useRouter: () => undefined }));

beforeAll(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }));
afterEach(cleanup);

it.each([
  ['https://ofd.example/1', 'https://ofd.example/1'],
  // The receipts of a city whose server answers on the app's own origin.
  ['/city/perm/receipts/1', '/city/perm/receipts/1'],
  ['/receipts/1.pdf', '/receipts/1.pdf'],
  ['/check?zone=302', '/check?zone=302'],
  ['tel:+79123456789', undefined],
  ['javascript:alert(1)', undefined],
  [undefined, undefined],
])('OPS-11: the receipt %s of an operation leads to %s', (receipt, href) => {
  render(<OperationDetails operation={{ type: 'payment', sum: 0, receipt }} />);
  expect(screen.queryByRole('link')?.getAttribute('href') ?? undefined).toBe(href);
});
