// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '~/api/outcome';
import { login } from '~/api/contract/auth';
import { getSettings } from '~/api/contract/info';
import { startParking } from '~/api/contract/payments';
import { loadCity } from '~/city/cities';
import { callOnce } from '~/data/auth/callOnce';
import { cityCall, trackCall } from '~/data/cityCall';
import { connectivityAtom, hasNetwork, hasNetworkAtom, isOnlineAtom } from '~/platform/network';
import { setCity } from '~/state/currentCity';
import { store } from '~/state/store';

const ok: Outcome<string> = { kind: 'ok', value: '' };
const none: Outcome<string> = { kind: 'offline' };
const stranger: Outcome<string> = { kind: 'broken', cause: 'notTheCity' };
const line = () => store.get(connectivityAtom);
/** Reports the answer to a call. */
const answer = (requestKind: string, outcome: Outcome<string>, isPastCaches?: boolean): void =>
  trackCall(requestKind, { isPastCaches }).recordOutcome(outcome);

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
  answer('settings', ok);
  vi.advanceTimersByTime(1);
});
afterEach(() => vi.useRealTimers());

describe('the state of the network as the calls show it', () => {
  it('the network counts as silent once a call has had no answer for four seconds', () => {
    trackCall('news');
    vi.advanceTimersByTime(3_999);
    expect(line()).toBe('answers');
    vi.advanceTimersByTime(1);
    expect(line()).toBe('silent');
    answer('profile', ok);
    expect(line()).toBe('answers');
  });

  it('answers that keep coming overrule a device that reports no network', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const leave = store.sub(hasNetworkAtom, () => undefined);
    const before = trackCall('settings');
    vi.advanceTimersByTime(1);
    dispatchEvent(new Event('offline'));
    before.recordOutcome(ok);
    expect(store.get(isOnlineAtom)).toBe(false);
    vi.advanceTimersByTime(1);
    answer('profile', ok, true);
    expect(store.get(isOnlineAtom)).toBe(false);
    // A browser's cache answers in flight mode too.
    answer('zones', ok);
    expect(store.get(isOnlineAtom)).toBe(false);
    answer('settings', ok, true);
    expect(store.get(isOnlineAtom)).toBe(true);
    expect(hasNetwork()).toBe(true);
    vi.advanceTimersByTime(1);
    dispatchEvent(new Event('offline'));
    expect(store.get(isOnlineAtom)).toBe(false);
    expect(hasNetwork()).toBe(false);
    vi.restoreAllMocks();
    leave();
    store.set(hasNetworkAtom, true);
  });

  it('a network that was lost before anything listened is noticed', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const leave = store.sub(hasNetworkAtom, () => undefined);
    expect(store.get(hasNetworkAtom)).toBe(false);
    vi.restoreAllMocks();
    leave();
    store.set(hasNetworkAtom, true);
  });

  it('one unanswered call does not count as silence where other calls have had answers since', () => {
    const news = trackCall('news');
    vi.advanceTimersByTime(3_000);
    answer('profile', ok);
    vi.advanceTimersByTime(12_000);
    expect(line()).toBe('answers');
    news.recordOutcome(none);
    expect(line()).toBe('answers');
  });

  it('a slow payment does not count as silence, but a payment that was cut off does', () => {
    const payment = trackCall('start', { isPayment: true });
    vi.advanceTimersByTime(14_000);
    expect(line()).toBe('answers');
    payment.recordOutcome({ kind: 'unknown', cause: 'network' });
    expect(line()).toBe('silent');
  });

  it('aborted calls and cached answers do not change the state of the network', () => {
    const stop = new AbortController();
    const news = trackCall('news');
    stop.abort();
    news.recordOutcome(none, stop.signal);
    trackCall('map').recordOutcome({ ...ok, cachedAt: 1 });
    vi.advanceTimersByTime(20_000);
    expect(line()).toBe('answers');
  });

  it('foreign answers to two different calls count as a portal, those to one call do not', () => {
    answer('cost', stranger);
    answer('cost', stranger);
    expect(line()).toBe('answers');
    answer('profile', { kind: 'unknown', cause: 'notTheCity' });
    expect(line()).toBe('portal');
    answer('settings', ok);
    expect(line()).toBe('answers');
    answer('news', stranger);
    expect(line()).toBe('answers');
  });
});

describe('a device that reports no network although there is one', () => {
  const pay = () => cityCall(startParking, { Vehicle: 'А001АА59', Zone: '1', Duration: 60 });
  let sendRequest = vi.fn();

  beforeEach(async () => {
    await loadCity('perm');
    setCity('perm');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    sendRequest = vi.fn(() => Promise.resolve(Response.json({ status: 'ok', result: [], zones: [] })));
    vi.stubGlobal('fetch', sendRequest);
    vi.advanceTimersByTime(1);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    store.set(hasNetworkAtom, true);
  });

  it('a payment is not sent, and that is no silence, until answers prove the device wrong', async () => {
    const leave = store.sub(hasNetworkAtom, () => undefined);
    expect(await pay()).toEqual({ kind: 'offline' });
    expect(await callOnce(login, { login: 'a', password: 'b' })).toEqual({ kind: 'notSent' });
    expect(sendRequest).not.toHaveBeenCalled();
    expect(line()).toBe('answers');
    vi.advanceTimersByTime(1);
    await cityCall(getSettings, {});
    await cityCall(getSettings, {});
    expect(sendRequest).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ cache: 'reload' }));
    expect(store.get(isOnlineAtom)).toBe(true);
    expect(await pay()).toMatchObject({ kind: 'ok' });
    expect(await callOnce(login, { login: 'a', password: 'b' })).not.toEqual({ kind: 'notSent' });
    expect(sendRequest).toHaveBeenCalledTimes(4);
    leave();
  });
});
