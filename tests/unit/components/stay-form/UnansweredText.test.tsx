// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { cleanup, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyStay } from '~/components/stay-form/stay.form';
import { stayAtTariff } from '~/components/stay-form/stayAtTariff';
import { UnansweredText } from '~/components/stay-form/UnansweredText';
import { defaultIntervals } from '~/domain/stay/duration';
import type { StayAtTariff } from '~/domain/stay/estimateCost';
import { connectivityAtom, hasNetworkAtom, type Connectivity } from '~/platform/network';

const now = Date.parse('2026-11-20T12:00:00+05:00');
const prices = [{ dayType: 'default' as const, fromMin: 480, toMin: 1200, perHour: 4000 }];
const context = { timeZone: 'Asia/Yekaterinburg' };
const hour: StayAtTariff = { prices, from: now, durationMin: 60, context };

beforeEach(() => i18n.loadAndActivate({ locale: 'ru', messages: {} }));
afterEach(cleanup);

const textOf = (hasNetwork: boolean, connectivity: Connectivity, stay?: StayAtTariff): string => {
  const store = createStore();
  Object.defineProperty(navigator, 'onLine', { value: hasNetwork, configurable: true });
  store.set(hasNetworkAtom, hasNetwork);
  store.set(connectivityAtom, connectivity);
  const { container } = render(
    <Provider store={store}>
      <UnansweredText stay={stay} />
    </Provider>,
  );
  return container.textContent.replaceAll(/\s/g, ' ');
};

it.each<[string, boolean, Connectivity, RegExp]>([
  ['the device has no network', false, 'answers', /^Нет сети\. Всё/],
  ['the city is silent', true, 'silent', /^Город не ответил\. Всё/],
  ['a single answer is missing', true, 'answers', /^Город не ответил\. Всё/],
  ['a Wi-Fi wants a login', true, 'portal', /^Вместо города ответила сеть Wi-Fi\. Всё/],
])('the reason for a missing price is what is known: %s', (_, hasNetwork, connectivity, text) => {
  expect(textOf(hasNetwork, connectivity)).toMatch(text);
});

it('a city that answered without a price is not called silent', () => {
  const { container } = render(<UnansweredText hasAnswer />);
  expect(container.textContent).toMatch(/^Город не назвал цену/);
});

it('an estimate from the tariff is marked as one, in whole roubles', () => {
  expect(textOf(false, 'answers', hour)).toMatch(/Примерно 40(,00)? ₽ по тарифу на телефоне, без скидок\. Точную цену/);
});

it('there is no estimate of a free time, of a place without prices or of an unknown stay', () => {
  for (const stay of [{ ...hour, from: now + 10 * 3_600_000 }, { ...hour, prices: [] }, undefined])
    expect(textOf(false, 'answers', stay)).not.toContain('Примерно');
});

it('a form gives the stay to estimate once place and time are there, and none where the price depends on the vehicle', () => {
  const place = { number: '0302', name: '', address: '', prices };
  const values = { ...emptyStay, place: '0302', durationMin: 60 };
  const filled = { form: { values }, place, context: { intervals: defaultIntervals }, rules: { tariff: context } };
  expect(stayAtTariff(filled, now)).toEqual(hour);
  const post = { kind: 'postPayment' as const, time: '10:00', chosenOn: '2026-01-01' };
  const inPast = { ...filled, form: { values: { ...values, post } } };
  const readStart = () => ({ startsAt: 7 });
  expect(stayAtTariff({ ...inPast, context: { ...filled.context, readStart } }, now)?.from).toBe(7);
  // A start that the city does not accept is never estimated as a stay that begins now.
  expect(stayAtTariff(inPast, now)).toBeUndefined();
  expect(stayAtTariff({ ...filled, context: { ...filled.context, requiresCategory: true } }, now)).toBeUndefined();
  expect(stayAtTariff({ ...filled, place: undefined }, now)).toBeUndefined();
  expect(stayAtTariff({ ...filled, form: { values: { ...values, durationMin: 7 } } }, now)).toBeUndefined();
});
