import { beforeEach, expect, it } from 'vitest';
import { cityIdAtom } from '~/state/currentCity';
import { applyLinkCity, readLinkToCity, unknownLinkCityAtom } from '~/state/linkCity';
import { store } from '~/state/store';

beforeEach(() => {
  store.set(cityIdAtom, 'kazan');
  store.set(unknownLinkCityAtom, undefined);
});

it.each([
  ['?city=perm', 'perm', undefined],
  ['?zone=0901&amp;city=perm', 'perm', undefined],
  ['?city=Perm', 'perm', undefined],
  ['?CITY=PERM', 'perm', undefined],
  ['?city=perm?utm_source=qr', 'perm', undefined],
  ['?city=perm.', 'perm', undefined],
  ['?city=atlantis', 'kazan', 'atlantis'],
  ['?city=__proto__', 'kazan', '__proto__'],
  ['?city=', 'kazan', undefined],
  ['', 'kazan', undefined],
])('the address %s leads to the city %s, unknown: %s', (search, city, unknown) => {
  applyLinkCity(search);
  expect(store.get(cityIdAtom)).toBe(city);
  expect(store.get(unknownLinkCityAtom)).toBe(unknown);
});

it.each([
  [undefined, '0901'],
  ['kazan', '0901'],
  ['KAZAN', '0901'],
  ['perm', undefined],
  ['atlantis', undefined],
])('in Kazan, a zone of the city %s is read as %s', (city, zone) => {
  expect(readLinkToCity({ city, zone: '0901', parkingCode: zone, plate: 'А123ВС59' })).toMatchObject({
    ...(zone === undefined ? {} : { zone, parkingCode: zone }),
    plate: 'А123ВС59',
  });
  expect(readLinkToCity({ city, zone: '0901' }).zone).toBe(zone);
  // A key that is missing would be taken from the address.
  expect(readLinkToCity({ city, zone: '0901' })).toHaveProperty('zone');
});
