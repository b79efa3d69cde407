// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { benefitKeys as wire } from '~/api/contract/subscriptions';
import { loadCity } from '~/city/cities';
import { actOnBenefit, type DeedEnd } from '~/data/subscriptions/actOnBenefit';
import { setCity } from '~/state/city';
import type { BenefitDeed } from '~/domain/benefit';

const signIn = { token: 't', cacheKey: 'a' };
const orderNumber = '7';
/** What the city answers to the deed, and whether it can be continued afterwards. */
let answer: () => Promise<Response>;
let canContinue: boolean;

beforeEach(async () => {
  canContinue = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('get-benefits')) return answer();
    const benefit = { [wire.orderNum]: orderNumber, [wire.type]: 'Месяц', [wire.canContinue]: canContinue, [wire.canRefund]: true };
    return Promise.resolve(Response.json({ status: 'ok', result: [benefit] }));
  });
  await loadCity('perm');
  setCity('perm');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const cut = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const nameless = (): Promise<Response> => Promise.resolve(Response.json({ status: 'Error', errorMessage: 'Вернуть можно только целые сутки' }));

const end = async (deed: BenefitDeed): Promise<DeedEnd> => {
  const reached = actOnBenefit(new QueryClient(), signIn, deed);
  await vi.advanceTimersByTimeAsync(60_000);
  return reached;
};

it('a connection that is cut after the city has done it: the rights tell that it is done', async () => {
  answer = () => {
    canContinue = true;
    return cut();
  };
  expect(await end({ kind: 'pause', orderNumber })).toBe('done');
});

it('a connection that is cut on the way there: three readings tell that it is not', async () => {
  answer = cut;
  expect(await end({ kind: 'pause', orderNumber })).toBe('notDone');
});

it('without a network nothing is sent', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = vi.fn(cut);
  answer = asked;
  expect(await end({ kind: 'pause', orderNumber })).toBe('notDone');
  expect(asked).not.toHaveBeenCalled();
});

it.each<BenefitDeed>([
  { kind: 'pause', orderNumber },
  { kind: 'refund', orderNumber },
])('ABON-06: what the city refuses $kind with is told in its words, where it has no name for it', async (deed) => {
  answer = nameless;
  expect(await end(deed)).toEqual({ errorName: '', message: 'Вернуть можно только целые сутки' });
});
