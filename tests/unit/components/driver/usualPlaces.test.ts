import { describe, expect, it } from 'vitest';
import { guestPaymentUrl } from '~/features/parking/guestPaymentUrl';
import { usualPlaces } from '~/components/driver/usualPlaces';
import type { StayContext } from '~/components/stay-form/stay.form';

const near = { number: '0302', name: '', address: 'Ленина, 12', prices: [] };
const yard = { number: '0303', parkingCode: 'P-1', name: '', address: 'Мира, 1', prices: [] };
const context: StayContext = {
  zones: [near, yard],
  paysByParking: false,
  parkedPlates: [],
  intervals: { stepMin: 15, minMin: 15, maxMin: 240 },
};
const last = { place: '0302', plate: 'А 123 ВС 59', isForeign: false, durationMin: 60 };
const liked = (zone: string | undefined, code?: string) => ({ zone, code, title: '' });

describe('usualPlaces', () => {
  it('usualPlaces lists the last stay, then each favourite place once', () => {
    expect(usualPlaces(last, [liked('0303'), liked('303'), liked('0302')], context)).toEqual([
      { place: '0302', zone: near, again: last },
      { place: '0303', zone: yard },
      { place: '0302', zone: near },
    ]);
  });

  it.each<[string, Partial<StayContext>, typeof last]>([
    ['while its car is parked', { parkedPlates: ['А123ВС59'] }, last],
    ['for a time that can no longer be chosen', {}, { ...last, durationMin: 300 }],
    ['in a zone that the city no longer has', {}, { ...last, place: '7777' }],
    ['before the zones are known', { zones: undefined }, last],
  ])('usualPlaces leaves out the last stay %s', (_, patch, stay) => {
    expect(usualPlaces(stay, [], { ...context, ...patch })).toEqual([]);
  });

  it('usualPlaces offers a last stay without a duration, unless its vehicle is parked', () => {
    const { durationMin: _, ...untimed } = last;
    expect(usualPlaces(untimed, [], context)).toEqual([{ place: '0302', zone: near, again: untimed }]);
    expect(usualPlaces(untimed, [], { ...context, parkedPlates: ['А123ВС59'] })).toEqual([]);
  });

  it('usualPlaces lists parkings by their codes where the city pays by parking', () => {
    const byParking = { ...context, paysByParking: true };
    expect(usualPlaces({ ...last, place: 'P-1' }, [liked('0302'), liked('0303', 'P-1')], byParking)).toEqual([
      { place: 'P-1', zone: yard, again: { ...last, place: 'P-1' } },
      { place: 'P-1', zone: yard },
    ]);
  });
});

describe('guestPaymentUrl, the link with which another person pays', () => {
  it.each([
    [
      { plate: 'А123ВС59', isForeign: false, zone: '0302', durationMin: 90 },
      '',
      '/guest-payment?city=perm&zone=0302&plate=%D0%90123%D0%92%D0%A159&duration=90',
    ],
    [
      { plate: 'AB-1 2', isForeign: true, parkingCode: 'P&1', durationMin: 60 },
      '/en',
      '/en/guest-payment?city=perm&parkingCode=P%261&plate=AB-1+2&foreign=1&duration=60',
    ],
  ])('guestPaymentUrl builds the payment link for %j', (target, prefix, path) => {
    expect(guestPaymentUrl(target, 'perm', prefix)).toBe(path);
  });
});
