// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { Price } from '~/components/Price';
import { QuoteView } from '~/components/stay-form/QuoteView';
import { BalanceText } from '~/layout/driver/BalanceText';

vi.mock('~/state/dialogs', () => ({ openDialog: vi.fn() }));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'ru', messages: {} });
});

/** Puts each text into elements of its own, as page translators do. */
const translate = (node: Node): void => {
  if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].forEach(translate);
  const font = document.createElement('font');
  node.parentNode?.replaceChild(font, node);
  font.append(document.createTextNode(node.textContent ?? ''));
};

const hour = 3_600_000;
const quote = (hours: number) => ({
  intervals: [{ from: 0, to: hours * hour, sum: hours * 6_000, perHour: 6_000 }],
  total: hours * 6_000,
  discount: 0,
  balance: 0,
  isEnough: true,
  missing: 0,
});

it.each([
  ['a price', <Price key="1" sum={6_000} />, <Price key="1" sum={12_000} />, '120,00', '60,00'],
  ['the balance', <BalanceText key="1" amount="500" />, <BalanceText key="1" amount="440" />, '440', '500'],
  [
    'the lines of a price',
    <QuoteView key="1" quote={quote(1) as never} timeZone="UTC" now={0} />,
    <QuoteView key="1" quote={quote(2) as never} timeZone="UTC" now={0} />,
    '00:00–02:00',
    '00:00–01:00',
  ],
])('%s that changes is drawn again on a translated page', async (_, before, after, shown, gone) => {
  const box = document.createElement('div');
  const root = createRoot(box);
  await act(async () => root.render(before));
  expect(box.textContent).toContain(gone);
  translate(box);
  await act(async () => root.render(after));
  expect(box.textContent).toContain(shown);
  expect(box.textContent).not.toContain(gone);
});
