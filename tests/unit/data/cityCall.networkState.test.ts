// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '~/api/outcome';
import { trackCall } from '~/data/cityCall';
import { connectivityAtom } from '~/platform/network';
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

describe('what the network carries, as far as the calls tell', () => {
  it('is nothing, once a call has had no answer for four seconds', () => {
    trackCall('news');
    vi.advanceTimersByTime(3_999);
    expect(line()).toBe('answers');
    vi.advanceTimersByTime(1);
    expect(line()).toBe('silent');
    answer('profile', ok);
    expect(line()).toBe('answers');
  });

  it('one call that stays without an answer says nothing, where others have had theirs since', () => {
    const news = trackCall('news');
    vi.advanceTimersByTime(3_000);
    answer('profile', ok);
    vi.advanceTimersByTime(12_000);
    expect(line()).toBe('answers');
    news.recordOutcome(none);
    expect(line()).toBe('answers');
  });

  it('a payment that runs late is no silence; one that was cut off is', () => {
    const payment = trackCall('start', true);
    vi.advanceTimersByTime(14_000);
    expect(line()).toBe('answers');
    payment.recordOutcome({ kind: 'unknown', cause: 'network' });
    expect(line()).toBe('silent');
  });

  it('what was given up, and a kept copy, say nothing', () => {
    const stop = new AbortController();
    const news = trackCall('news');
    stop.abort();
    news.recordOutcome(none, stop.signal);
    trackCall('map').recordOutcome({ ...ok, cachedAt: 1 });
    vi.advanceTimersByTime(20_000);
    expect(line()).toBe('answers');
  });

  it('two calls in a row that a stranger answers are a portal; one may be the city’s own fault', () => {
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
