import { beforeEach, describe, expect, it } from 'vitest';
import {
  permitKeys,
  buySubscription,
  getBenefits,
  getConstructorTiming,
  getConstructorZones,
  selectSubscriptions,
} from '~/api/contract/subscriptions';
import type { SeededUser } from '../tools/control';
import { plainNoon, refusedWith, serverOfFile, valueOf } from './server';

const server = serverOfFile();
const city = 'moscow';

let driver: SeededUser;
let ordinary: string[];
let special: string[];

const zonesOf = async (where = city, token = driver.token) =>
  valueOf(await server.current.call(where, getConstructorZones, {}, token)).result;
const select = (
  input: { zones?: string[]; dateStart?: string; timing?: number } = {},
  where = city,
  token = driver.token,
) =>
  server.current.call(
    where,
    selectSubscriptions,
    { zones: ['0101'], dateStart: '2026-11-19', timing: 30, ...input },
    token,
  );
const offers = async (input?: Parameters<typeof select>[0]) => valueOf(await select(input)).result;
const buy = (codeSubscription: string, timestart = '2026-11-19', token = driver.token) => {
  const vehicle = driver.vehicles[0]?.number ?? '';
  return server.current.call(
    city,
    buySubscription,
    { vehicle, codeSubscription, paymentService: 'balance', timestart },
    token,
  );
};
/** Posts a body that no honest client would send. */
const postOffer = async (body: unknown): Promise<unknown> => {
  const response = await fetch(`${server.current.apiUrl(city)}/backend/v2/selectedAbonements`, {
    method: 'POST',
    headers: { Authorization: driver.token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { errorName?: string }).errorName;
};

beforeEach(async () => {
  await server.current.moveTo(plainNoon);
  driver = await server.current.driver(city, 100_000_000);
  const zones = await zonesOf();
  ordinary = zones.filter((zone) => !zone.special).map(({ code }) => code);
  special = zones.filter((zone) => zone.special).map(({ code }) => code);
});

describe('the choices of the constructor', () => {
  it('the constructor offers every zone of the city, some of them special, and several numbers of days', async () => {
    expect(ordinary).toEqual(expect.arrayContaining(['0101', '0302']));
    expect(special.length).toBeGreaterThan(0);
    const { result } = valueOf(await server.current.call(city, getConstructorTiming, {}, driver.token));
    expect(result).toEqual([7, 14, 30, 90, 180, 365]);
  });

  it('a city without a constructor refuses every constructor call', async () => {
    const { token } = await server.current.driver('perm');
    expect(await server.current.call('perm', getConstructorZones, {}, token)).toEqual(refusedWith('InDevelopingError'));
    expect(await server.current.call('perm', getConstructorTiming, {}, token)).toEqual(
      refusedWith('InDevelopingError'),
    );
    expect(await select({}, 'perm', token)).toEqual(refusedWith('InDevelopingError'));
  });

  it.each([
    ['without a token', undefined, refusedWith('TokenNotFound')],
    ['as a guest', 'guest', refusedWith('TokenNotFound')],
    ['with a token of another city', 'of Perm', { kind: 'expired' }],
  ])('every constructor call is refused %s', async (_, parameters, refusal) => {
    const token = parameters === 'of Perm' ? (await server.current.driver('perm')).token : parameters;
    expect(await server.current.call(city, getConstructorZones, {}, token)).toEqual(refusal);
    expect(await server.current.call(city, getConstructorTiming, {}, token)).toEqual(refusal);
    expect(
      await server.current.call(
        city,
        selectSubscriptions,
        { zones: ['0101'], dateStart: '2026-11-19', timing: 30 },
        token,
      ),
    ).toEqual(refusal);
  });
});

describe('the offers of the constructor', () => {
  it('the constructor finds up to three offers in rising price, each with the chosen zones', async () => {
    const found = await offers({ zones: ['0302', '0101', ' 0101'] });
    expect(found).toHaveLength(3);
    expect(found[0]).toMatchObject({
      permissionType: 'Абонемент на 30 дней',
      zones: ['0101', '0302'],
      startDate: '2026-11-19T00:00:00.000+03:00',
    });
    const prices = found.map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((one, other) => one - other));
    expect(found.every((offer) => ['0101', '0302'].every((code) => offer.zones.includes(code)))).toBe(true);
  });

  it('the price of an offer grows with the days and with the zones', async () => {
    const priceOf = async (zones: string[], timing: number) =>
      (await offers({ zones, timing }))[0]?.price ?? Number.NaN;
    const byDays = [];
    for (const days of [7, 14, 30, 90, 180, 365]) byDays.push(await priceOf(['0101'], days));
    const byZones = [];
    for (const count of [1, 2, 3]) byZones.push(await priceOf(ordinary.slice(0, count), 30));
    byZones.push(await priceOf([...ordinary.slice(0, 3), ...special.slice(0, 1)], 30));
    for (const prices of [byDays, byZones])
      expect(prices.every((price, index) => index === 0 || price > (prices[index - 1] ?? 0))).toBe(true);
  });

  it('the constructor finds nothing for special zones over ninety days or for a start that is not possible', async () => {
    expect(await offers({ zones: ['0101', ...special], timing: 180 })).toEqual([]);
    expect((await offers({ zones: special, timing: 90 })).length).toBeGreaterThan(0);
    expect((await offers({ zones: ordinary, timing: 365 })).map(({ zones }) => zones)).toEqual([ordinary]);
    expect(await offers({ dateStart: '2026-12-19' })).toEqual([]);
    const { token } = await server.current.driver('saint-petersburg');
    expect(valueOf(await select({ dateStart: '2026-11-18' }, 'saint-petersburg', token)).result).toEqual([]);
  });

  it.each([
    ['no zones', { zones: [] }, 'NoZoneSelected'],
    ['blank zones', { zones: [' ', ''] }, 'NoZoneSelected'],
    ['an unknown zone among known ones', { zones: ['0101', '7777'] }, 'ZoneNotFound'],
    ['a hostile zone', { zones: ['__proto__', `'--\0`] }, 'ZoneNotFound'],
    ['days that are not offered', { timing: 31 }, 'NoDurationSelected'],
    ['no days', { timing: 0 }, 'NoDurationSelected'],
    ['yesterday', { dateStart: '2026-11-17' }, 'ValidationError'],
    ['a day that no calendar has', { dateStart: '2026-02-30' }, 'ValidationError'],
    ['no start', { dateStart: '' }, 'ValidationError'],
    ['twenty thousand signs', { dateStart: '1'.repeat(20_000) }, 'ValidationError'],
  ])('a constructor request with %s is refused', async (_, input, errorName) => {
    expect(await select(input)).toEqual(refusedWith(errorName));
  });

  it('a constructor request with a missing or wrong field is refused with the name of the error', async () => {
    const whole = { zones: ['0101'], dateStart: '2026-11-19', timing: 30 };
    const names = [];
    for (const wrong of [
      { zones: undefined },
      { zones: 5 },
      { timing: undefined },
      { timing: 'долго' },
      { dateStart: undefined },
      { dateStart: 5 },
    ])
      names.push(await postOffer({ ...whole, ...wrong }));
    expect(names).toEqual([
      'NoZoneSelected',
      'NoZoneSelected',
      'NoDurationSelected',
      'NoDurationSelected',
      'RequiredField',
      'ItNeedToBeAString',
    ]);
    expect(await postOffer({ ...whole, timing: '30' })).toBeUndefined();
  });
});

describe('the purchase of an offer', () => {
  it('a purchased offer costs what was offered and lasts the chosen days from the chosen start', async () => {
    const [offer] = await offers({ zones: ['0101', '0302'], timing: 14 });
    valueOf(await buy(offer?.permissionKindCode ?? ''));
    expect((await server.current.ledgerOf(city, driver)).debits.map(({ kopecks }) => kopecks)).toEqual([
      Math.round((offer?.price ?? 0) * 100),
    ]);
    const [permit] = valueOf(await server.current.call(city, getBenefits, {}, driver.token)).result;
    expect(permit).toMatchObject({
      [permitKeys.type]: 'Абонемент на 14 дней',
      [permitKeys.zone]: ['0101', '0302'],
      [permitKeys.startOf]: '2026-11-19T00:00:00.000+03:00',
      [permitKeys.endOf]: '2026-12-03T00:00:00.000+03:00',
    });
  });

  it('an offer cannot be bought twice for the same time, even if it was put together again', async () => {
    const code = async () => (await offers())[0]?.permissionKindCode ?? '';
    valueOf(await buy(await code()));
    expect(await buy(await code())).toEqual(refusedWith('SubscriptionAlreadyExists'));
  });

  it('an offer can be bought for an hour, and after that once it was put together again', async () => {
    const [offer] = await offers();
    const code = offer?.permissionKindCode ?? '';
    await server.current.moveTo(plainNoon + 61 * 60_000);
    expect(await buy(code)).toEqual(refusedWith('PriceChangedTryLater'));
    await offers();
    valueOf(await buy(code));
  });

  it('an order that was placed in time is valid if it is paid later', async () => {
    const [offer] = await offers();
    const request = {
      vehicle: driver.vehicles[0]?.number ?? '',
      codeSubscription: offer?.permissionKindCode ?? '',
      paymentService: 'card',
      timestart: '2026-11-19',
    };
    const { RedirectURL = '' } = valueOf(await server.current.call(city, buySubscription, request, driver.token));
    await server.current.moveTo(plainNoon + 120 * 60_000);
    await server.current.atProvider(RedirectURL, 'pay');
    expect(valueOf(await server.current.call(city, getBenefits, {}, driver.token)).result).toHaveLength(1);
  });

  it('an offer can be bought only by the driver who received it', async () => {
    const [offer] = await offers();
    const stranger = await server.current.driver(city);
    expect(await buy(offer?.permissionKindCode ?? '', '2026-11-19', stranger.token)).toEqual(
      refusedWith('TariffNotFound'),
    );
  });
});
