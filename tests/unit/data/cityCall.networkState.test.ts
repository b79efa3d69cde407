// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '~/api/outcome';
import { trackCall } from '~/data/cityCall';
import { connectivityAtom, hasNetworkAtom, isOnlineAtom } from '~/platform/network';
import { store } from '~/state/store';

const ok: Outcome<string> = { kind: 'ok', value: '' };
const none: Outcome<string> = { kind: 'offline' };
const stranger: Outcome<string> = { kind: 'broken', cause: 'notTheCity' };
const line = () => store.get(connectivityAtom);
/** Reports the answer to a call. */
const answer = (requestKind: string, outcome: Outcome<string>): void => trackCall(requestKind).recordOutcome(outcome);

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
    answer('zones', ok);
    expect(store.get(isOnlineAtom)).toBe(true);
    vi.restoreAllMocks();
    leave();
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
    const payment = trackCall('start', true);
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
