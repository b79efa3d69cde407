import { expect, it } from 'vitest';
import { normaliseBarrierNumber, ticketText } from '~/domain/barrier/barrierTicket';
import { barrierParkings } from '~/domain/barrier/barrierParkings';
import { mapFeature } from '../../support/mapFeature';

it.each([
  ['5010001', '5010001'],
  [' 0001 0002 ', '00010002'],
  ['50\u00a010\u200b001\n', '5010001'],
  ['ab-12', 'ab-12'],
  [' \t ', ''],
])('a barrier’s number typed as %j is sent as %j', (input, sent) => {
  expect(normaliseBarrierNumber(input)).toBe(sent);
});

it('one ticket number at two barriers counts as two tickets', () => {
  expect(ticketText({ parking: '501', ticket: '1' })).not.toBe(ticketText({ parking: '502', ticket: '1' }));
});

const point = (latitude: number) => ({ type: 'Point', coordinates: { latitude, longitude: 49 } }) as const;
const features = [
  mapFeature({ category: 'planar', code: '12', address: 'улица Мира, 3', geometry: point(55.8) }),
  mapFeature({ category: 'planar', code: '11', name: 'Вокзал', geometry: point(55.9) }),
  mapFeature({ category: 'planar', code: '11', name: 'Вокзал, второй въезд', geometry: point(55.9) }),
  mapFeature({ category: 'planar', code: '13', name: 'Закрыта', isInactive: true }),
  mapFeature({ category: 'planar', code: undefined, name: 'Без номера' }),
  mapFeature({ category: 'roadside', code: '14', name: 'У тротуара' }),
];

it('the car parks with a barrier are listed in the order of their titles', () => {
  expect(barrierParkings(features, undefined).map(({ number, title }) => [number, title])).toEqual([
    ['11', 'Вокзал'],
    ['12', 'улица Мира, 3'],
  ]);
});

it('the nearest car park with a barrier comes first if the driver’s position is known', () => {
  const [nearest, next] = barrierParkings(features, { latitude: 55.8, longitude: 49 });
  expect(nearest).toEqual({ number: '12', title: 'улица Мира, 3', metres: 0 });
  expect(next?.metres).toBeGreaterThan(11_000);
});
