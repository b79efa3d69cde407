import { describe, expect, it } from 'vitest';
import { fineTone, readFineLink, unpaidSum } from '~/domain/history/fine';

it.each([
  ['paid', 'good'],
  ['suspended', 'quiet'],
  ['sent', 'quiet'],
  ['delivered', 'quiet'],
  ['cancelled', 'quiet'],
  ['signed', 'quiet'],
  ['returned', 'quiet'],
  ['bailiffs', 'bad'],
  ['new', 'plain'],
  ['other', 'plain'],
] as const)('FINE-04: a fine with the status %s is drawn in the tone %s', (status, tone) => {
  expect(fineTone(status)).toBe(tone);
});

describe('the unpaid sum of a fine', () => {
  it.each([
    ['nothing was paid', { status: 'new', total: 250_000 }, 250_000],
    ['a part was paid', { status: 'delivered', total: 250_000, paid: 100_000 }, 150_000],
    ['more than all was paid', { status: 'new', total: 250_000, paid: 300_000 }, 0],
    ['paid with the discount of the first days', { status: 'paid', total: 250_000, paid: 125_000 }, 0],
    ['cancelled', { status: 'cancelled', total: 250_000 }, 0],
    ['the sum is not known', { status: 'new', paid: 100 }, undefined],
  ] as const)('the unpaid sum of a fine is calculated: %s', (_, fine, unpaid) => {
    expect(unpaidSum(fine)).toBe(unpaid);
  });
});

it.each([
  ['a number of a fine', '03550000000000000001', '03550000000000000001'],
  ['nothing', undefined, undefined],
  ['an empty text', '', undefined],
  ['several values', ['1', '2'], undefined],
  ['a text that is too long', '1'.repeat(51), undefined],
])('the objection in an address is read: %s', (_, objection, read) => {
  expect(readFineLink({ objection })).toEqual({ objection: read });
});
