import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { getSubscriptionOffers } from '~/api/contract/subscriptions';
import { offersFromWire } from '~/data/subscriptions/offersFromWire';

const read = (...result: unknown[]) => offersFromWire(v.parse(getSubscriptionOffers.reply, { result }));
const whole = {
  parkingPermit: 'Месяц, все зоны',
  parkingPermitCode: 'mounth-all',
  parkingPermitDesc: 'Можно приостановить',
  parkingPermitSort: 2,
  parkingPermitType: 'mounth',
  cost: '3000,5',
};

describe('what is on sale', () => {
  it('is read with its price in kopecks', () => {
    expect(read(whole)).toEqual([
      { code: 'mounth-all', title: 'Месяц, все зоны', description: 'Можно приостановить', sum: 300_050, isForYesterday: false },
    ]);
  });

  it.each([
    ['prev_day', true],
    ['PREV_DAY', true],
    ['day', false],
    ['', false],
  ])('the type %j is for yesterday: %s', (parkingPermitType, isForYesterday) => {
    expect(read({ ...whole, parkingPermitType })).toMatchObject([{ isForYesterday }]);
  });

  it.each([[{ cost: null }], [{ cost: -1 }], [{ cost: 'даром' }], [{ parkingPermitCode: ' ' }], [{ parkingPermit: '' }]])(
    'with %j it cannot be bought, and is left out',
    (patch) => {
      expect(read({ ...whole, ...patch }, whole)).toHaveLength(1);
    },
  );

  it('stands in the order of the city, each code once', () => {
    const codes = read(
      { ...whole, parkingPermitCode: 'c', parkingPermitSort: 3 },
      { ...whole, parkingPermitCode: 'a', parkingPermitSort: '1' },
      { ...whole, parkingPermitCode: 'b' },
      { ...whole, parkingPermitCode: 'b', parkingPermit: 'Второй' },
    );
    expect(codes.map(({ code, title }) => `${code} ${title}`)).toEqual(['a Месяц, все зоны', 'b Месяц, все зоны', 'c Месяц, все зоны']);
  });
});
