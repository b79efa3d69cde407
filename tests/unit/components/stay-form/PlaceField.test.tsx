// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlaceField } from '~/components/stay-form/PlaceField';
import { haveLetters, type Zone } from '~/domain/stay/zone';

beforeEach(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }));
afterEach(cleanup);

const zoneOf = (number: string): Zone => ({ number, name: '', address: '', prices: [] });
const failed = { isRetrying: false, onRetry: vi.fn() };

it.each<[string, Zone[] | undefined, typeof failed | undefined, string]>([
  ['digits, if all numbers are digits', [zoneOf('0302')], undefined, 'numeric'],
  ['letters, if a number has some', [zoneOf('0302'), zoneOf('12А')], undefined, 'text'],
  ['digits, while the places are loading', undefined, undefined, 'numeric'],
  ['letters, if the places could not be loaded', undefined, failed, 'text'],
])('the keyboard of the place has %s', (_, zones, failedZones, inputMode) => {
  const props = { value: '', onChange: vi.fn(), onBlur: vi.fn(), zone: undefined, paysByParking: false, failedZones };
  render(<PlaceField {...props} hasLetters={haveLetters(zones, false)} />);
  expect(screen.getByLabelText('Номер зоны').getAttribute('inputmode')).toBe(inputMode);
});
