// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { parkingCategories } from '~/domain/map/mapFeature';
import { tariffNow, type DayType, type PriceInterval } from '~/domain/stay/tariff';
import { reservedText } from '~/features/map/card/reservedText';
import { currentTariffText } from '~/features/map/card/currentTariffText';
import { walkText } from '~/features/map/card/walkText';
import { activate } from '~/i18n/activate';
import { loadMessages, type Language } from '~/i18n/messages';
import { mapFeature } from '../../../support/mapFeature';

const timeZone = 'Asia/Yekaterinburg';
const at = (local: string): number => Date.parse(`${local}:00+05:00`);
const price = (perHour: number, from: number, to: number, dayType: DayType = 'default'): PriceInterval => ({
  dayType,
  fromMin: from * 60,
  toMin: to * 60,
  perHour,
});
const free = (dayType: DayType): PriceInterval => price(0, 0, 24, dayType);

/** 40 ₽ by day and 10 ₽ in the evening of working days. */
const office = [price(4_000, 8, 20), price(1_000, 20, 22), free('saturday'), free('sunday')];
const daily = [price(4_000, 8, 20)];
const nightToo = [price(4_000, 8, 24), price(2_000, 0, 8)];
const always = [price(4_000, 0, 24)];
const never = [price(0, 0, 24)];
const monthly = [free('default'), free('sunday'), price(2_000, 10, 18, 'saturday')];

const cases: [string, readonly PriceInterval[], string, string, string][] = [
  ['by day', daily, '2026-11-20T12:00', 'до 20:00, потом бесплатно', 'until 20:00, then free'],
  ['dearer than the evening', office, '2026-11-20T12:00', 'до 20:00, потом 10,00 ₽/ч', 'until 20:00, then 10.00 ₽/h'],
  ['before it is paid', daily, '2026-11-20T07:00', 'до 08:00, потом 40,00 ₽/ч', 'until 08:00, then 40.00 ₽/h'],
  [
    'in the evening',
    daily,
    '2026-11-20T21:00',
    'до завтра 08:00, потом 40,00 ₽/ч',
    'until tomorrow 08:00, then 40.00 ₽/h',
  ],
  ['at the weekend', office, '2026-11-21T12:00', 'до пн 08:00, потом 40,00 ₽/ч', 'until Mon 08:00, then 40.00 ₽/h'],
  [
    'at the end of the weekend',
    office,
    '2026-11-22T12:00',
    'до завтра 08:00, потом 40,00 ₽/ч',
    'until tomorrow 08:00, then 40.00 ₽/h',
  ],
  ['before midnight', nightToo, '2026-11-20T22:00', 'до полуночи, потом 20,00 ₽/ч', 'until midnight, then 20.00 ₽/h'],
  ['a week ahead', monthly, '2026-11-21T19:00', 'до 28.11 10:00, потом 20,00 ₽/ч', 'until 28.11 10:00, then 20.00 ₽/h'],
  ['at all hours', always, '2026-11-20T12:00', '', ''],
  ['never', never, '2026-11-20T12:00', '', ''],
];

describe.each<[Language]>([['ru'], ['en']])('the tariff of a place in %s', (language) => {
  beforeAll(async () => {
    await activate(language);
    await loadMessages('map-card');
  });

  it.each(cases)(
    'the tariff text names what comes next and not the price beside it, for a place paid %s',
    (_, prices, local, ru, en) => {
      const now = at(local);
      const text = currentTariffText(tariffNow(prices, now, { timeZone }), now, timeZone).replaceAll('\u00a0', ' ');
      expect(text).toBe(language === 'ru' ? ru : en);
    },
  );

  it.each(parkingCategories)('a place of the category %s has a warning where it is reserved for others', (category) => {
    const text = reservedText(mapFeature({ category }));
    const isForOthers = ['taxi', 'bus', 'resident', 'disabled'].includes(category);
    if (isForOthers)
      expect(text).toMatch(
        language === 'ru' ? /стоять нельзя\. Проверьте знак\.$/ : /may not park here.*Check the sign\.$/,
      );
    else expect(text).toBeUndefined();
  });
});

it.each([
  [{ metres: 20, minutes: 1 }, 'you are beside it'],
  [{ metres: 650, minutes: 8 }, '≈ 650 m, 8 min on foot'],
  [{ metres: 7200 }, '≈ 7.2 km'],
])('the walk %j to a place is shown in words', (walk, text) =>
  expect(walkText(walk).replaceAll('\u00a0', ' ')).toBe(text),
);
