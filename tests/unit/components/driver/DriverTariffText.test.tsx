// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { DriverTariffText } from '~/components/driver/DriverTariffText';
import type { Permit } from '~/domain/permits/permit';
import { hourMs } from '~/domain/time/cityTime';

/** Noon in Moscow. */
const now = Date.UTC(2026, 10, 20, 9);
const zone = {
  number: '0302',
  name: '',
  address: '',
  prices: [{ dayType: 'default' as const, fromMin: 480, toMin: 1200, perHour: 40_00 }],
};
const permit: Permit = {
  type: 'Льгота',
  variation: 'Житель',
  places: ['0302'],
  isForAnyPlace: false,
  plate: 'А123ВС77',
  isForAnyVehicle: false,
  salePercent: 50.57,
  canChangeVehicle: false,
  canRefund: false,
  canPause: false,
  canContinue: false,
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  i18n.loadAndActivate({ locale: 'ru', messages: {} });
});

const draw = async (permits: Permit[], plate = 'А123ВС77'): Promise<HTMLElement> => {
  const box = document.createElement('p');
  const root = createRoot(box);
  await act(async () =>
    root.render(
      <DriverTariffText
        zone={zone}
        plate={plate}
        permits={permits}
        now={now}
        context={{ timeZone: 'Europe/Moscow' }}
      />,
    ),
  );
  return box;
};
/** What is seen, or what is heard. */
const textOf = (box: Node, hidden: string): string => {
  const copy = box.cloneNode(true);
  if (copy instanceof Element) copy.querySelectorAll(hidden).forEach((part) => part.remove());
  return (copy.textContent ?? '').replaceAll('\u00a0', ' ').trim();
};

it('CONST-12: the reduced prices stand before the full ones, which are struck out', async () => {
  const box = await draw([permit]);
  expect([...box.children].map((line) => [...line.childNodes].map((part) => textOf(part, '.sr-only')))).toEqual([
    ['19,80 ₽/ч 40,00 ₽', '0,33 ₽/мин 0,66 ₽'],
    ['до 20:00, потом бесплатно'],
    ['−50,5 %: Житель, Льгота, А123ВС77'],
  ]);
  expect([...box.querySelectorAll('del')].map((one) => textOf(one, '.sr-only'))).toEqual(['40,00 ₽', '0,66 ₽']);
});

it('a screen reader hears which of the two prices is the old one', async () => {
  const box = await draw([permit]);
  // The words of a price load after it is drawn.
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      const spoken = textOf(box, '[aria-hidden]');
      expect(spoken).toContain('19 рублей 80 копеек/ч вместо 40 рублей');
      expect(spoken).toContain('33 копейки/мин вместо 66 копеек');
    },
    { timeout: 4_000 },
  );
});

it('a permit for any vehicle says so', async () => {
  const box = await draw([{ ...permit, plate: undefined, isForAnyVehicle: true }], '');
  expect(box.textContent).toContain('любой автомобиль');
});

it.each<[string, Permit[], string]>([
  ['without a permit', [], 'А123ВС77'],
  ['for another vehicle', [permit], 'В123ВС77'],
])('the full price alone %s', async (_, permits, plate) => {
  const box = await draw(permits, plate);
  expect(textOf(box, '.sr-only')).toBe('40,00 ₽/ч · 0,66 ₽/мин до 20:00, потом бесплатно');
  expect(box.querySelector('del')).toBeNull();
});

it('a free hour is free without a permit', async () => {
  const box = document.createElement('p');
  await act(async () =>
    createRoot(box).render(
      <DriverTariffText
        zone={zone}
        plate="А123ВС77"
        permits={[permit]}
        now={now - 5 * hourMs}
        context={{ timeZone: 'Europe/Moscow' }}
      />,
    ),
  );
  expect(box.textContent.trim()).toBe('Сейчас бесплатно, платно с 08:00');
});
