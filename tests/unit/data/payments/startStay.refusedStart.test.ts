// @vitest-environment jsdom
import { setTimeout as realTime } from 'node:timers/promises';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadCity } from '~/city/cities';
import { checkOpenAttempts } from '~/data/payments/checkOpenAttempts';
import { startStay } from '~/data/payments/startStay';
import { attemptsAtom, attemptStatusOf, attemptStatusesAtom } from '~/state/payments/attempts';
import { setCity } from '~/state/currentCity';
import { setSignIn } from '~/state/session/signIn';
import { store } from '~/state/store';

vi.mock('idb-keyval', () => ({ update: () => Promise.resolve() }));

const signIn = { token: 't', cacheKey: 'a' };
const stay = { plate: 'А123ВС59', zone: '302', durationMin: 60, sum: 4_000, isForeign: false, category: 'B' } as const;
const minute = 60_000;

const refusal = { status: 'error', errorName: 'ParkingSessionAlreadyExists' };
/**
 * The city's answers to a start and to a reading of the profile. Without stays the reading fails, as for a city that is
 * out of order after the refusal.
 */
let start: object;
let sessions: object[] | undefined;
let queryClient: QueryClient;
/** Each test has its own day, so that the payments of earlier tests are long past. */
let day = 0;

beforeEach(async () => {
  day += 1;
  queryClient = new QueryClient();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.UTC(2026, 10, day, 9, 0, 10) });
  const request = (...args: unknown[]): unknown => (args.at(-1) as (lock: object) => unknown)({});
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }));
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('payment/start')) {
      if (start === refusal) sessions = undefined;
      return Response.json(start);
    }
    if (!address.includes('profile')) return Response.json({ status: 'ok', result: [] });
    if (!sessions) return new Response('', { status: 502 });
    return Response.json({ status: 'ok', result: { email: 'a@b.example', balance: 60, sessions, ts: [] } });
  });
  localStorage.clear();
  await loadCity('perm');
  setCity('perm');
  setSignIn('perm', 'standart', signIn);
  store.set(attemptsAtom, []);
  store.set(attemptStatusesAtom, {});
});
afterEach(() => vi.useRealTimers());

/** Hashes are calculated outside the main thread, so they need real time. */
const pass = async (ms: number): Promise<void> => {
  for (let passed = 0; passed < ms; passed += 500) {
    await vi.advanceTimersByTimeAsync(500);
    await realTime(3);
  }
};

const asRead = (startsAt: number): object => ({
  id: 7,
  zone: 302,
  transport: { numberTs: stay.plate },
  status: 'active',
  sum: '40,00',
  startDate: new Date(startsAt).toISOString(),
  endDate: new Date(startsAt + stay.durationMin * minute).toISOString(),
});

/** Pays for the stay. Returns the id of the attempt. */
const pay = async (): Promise<string> => {
  const paid = startStay(queryClient, signIn, stay);
  await pass(1_000);
  const result = await paid;
  return 'id' in result ? result.id : result.reason;
};
const phaseOf = (id: string): string | undefined => attemptStatusOf(id)?.state.phase;

it('a start refused because of an earlier start is shown as refused, even if the city could not be read at first', async () => {
  [start, sessions] = [{ status: 'ok' }, []];
  const first = Date.now();
  await pay();
  [start, sessions] = [refusal, []];
  const second = await pay();
  await pass(4_000);
  expect(phaseOf(second)).toBe('checking');
  sessions = [asRead(first)];
  await pass(minute);
  expect(phaseOf(second)).toBe('refused');
});

it.each([
  ['at once: it is another one, and the start was refused', 0, 'refused'],
  ['minutes later: it may be its own, extended since', 5 * minute, 'notKnown'],
])('a start is refused because of a stay that is longer than its own when it is read %s', async (_, afterMs, phase) => {
  [start, sessions] = [refusal, []];
  const startsAt = Date.now();
  const id = await pay();
  await pass(afterMs);
  sessions = [{ ...asRead(startsAt), endDate: new Date(startsAt + 90 * minute).toISOString() }];
  if (afterMs > 0) void checkOpenAttempts(queryClient, 'perm', signIn.cacheKey);
  await pass(minute);
  expect(phaseOf(id)).toBe(phase);
});
