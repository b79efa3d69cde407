import { expect, it } from 'vitest';
import { tariffDays } from '~/domain/stay/tariffDays';
import type { DayType, PriceInterval } from '~/domain/stay/tariff';

const price = (dayType: DayType, from: number, to: number, roubles: number): PriceInterval => ({
  dayType,
  fromMin: from * 60,
  toMin: to * 60,
  perHour: roubles * 100,
});
const textOf = (prices: PriceInterval[]): string =>
  tariffDays(prices)
    .map(({ dayTypes, hours, isAllDay }) =>
      [
        dayTypes.join('+'),
        ...hours.map(({ fromMin, toMin, perHour }) => `${fromMin / 60}-${toMin / 60}:${perHour / 100}`),
        ...(isAllDay ? ['all day'] : []),
      ].join(' '),
    )
    .join('; ');

it.each([
  ['one price for every day', [price('default', 8, 20, 40)], 'default+saturday+sunday 8-20:40'],
  ['all day', [price('default', 0, 24, 40)], 'default+saturday+sunday 0-24:40 all day'],
  ['a free Sunday', [price('default', 8, 20, 40), price('sunday', 0, 24, 0)], 'default+saturday 8-20:40; sunday'],
  [
    'hours of one price that touch',
    [price('default', 8, 12, 40), price('default', 12, 20, 40)],
    'default+saturday+sunday 8-20:40',
  ],
  [
    'hours of two prices',
    [price('default', 20, 24, 20), price('default', 8, 20, 40)],
    'default+saturday+sunday 8-20:40 20-24:20',
  ],
  ['over midnight', [price('default', 22, 6, 40)], 'default+saturday+sunday 0-6:40 22-24:40'],
  [
    'hours that overlap: the first holds, as it is charged',
    [price('default', 8, 20, 40), price('default', 12, 14, 99)],
    'default+saturday+sunday 8-20:40',
  ],
  [
    'holidays of their own',
    [price('default', 8, 20, 40), price('holiday', 0, 24, 0)],
    'default+saturday+sunday 8-20:40; holiday',
  ],
  ['weekend prices alone', [price('saturday', 8, 20, 40)], 'default+sunday; saturday 8-20:40'],
  ['none', [], 'default+saturday+sunday'],
])('the tariff of a zone is shown by days and hours: %s', (_, prices, text) => expect(textOf(prices)).toBe(text));
