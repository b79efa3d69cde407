import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readsAfterLoss } from '~/data/payments/readsAfterLoss';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * The readings of a schedule, in seconds from the loss. `?` marks a reading made while the request is pending, `.` the
 * last one.
 */
const recordReads = async (
  end?: () => void,
  isReadable?: () => boolean,
  at: () => void = () => undefined,
): Promise<string[]> => {
  const beganAtMs = performance.now();
  const seen: string[] = [];
  const reading = (async () => {
    for await (const { atMs, isPending, isLast } of readsAfterLoss(end, isReadable)) {
      seen.push(`${Math.round((atMs - beganAtMs) / 1000)}${isPending ? '?' : ''}${isLast ? '.' : ''}`);
      at();
    }
  })();
  await vi.advanceTimersByTimeAsync(200_000);
  await reading;
  return seen;
};

it('readsAfterLoss reads 0, 3, 10 and 30 s after the end of a request', async () => {
  expect(await recordReads()).toEqual(['0', '3', '10', '30.']);
});

it('readsAfterLoss ends a pending request 15 s after its answer was due and starts the readings again', async () => {
  let endedAtMs = 0;
  const beganAtMs = performance.now();
  expect(await recordReads(() => (endedAtMs = performance.now() - beganAtMs))).toEqual([
    '0?',
    '3?',
    '10?',
    '15',
    '18',
    '25',
    '45.',
  ]);
  expect(Math.round(endedAtMs / 1000)).toBe(15);
});

it('readsAfterLoss waits longer for a pending request of which nothing can be read', async () => {
  const seen = await recordReads(
    () => undefined,
    () => false,
  );
  expect(seen).toEqual(['0?', '3?', '10?', '15?', '30?', '50', '53', '60', '80.']);
});

it('readsAfterLoss ends a pending request as soon as something can be read', async () => {
  let reads = 0;
  const seen = await recordReads(
    () => undefined,
    () => (reads += 1) > 1,
  );
  expect(seen).toEqual(['0?', '3?', '10?', '15?', '15', '18', '25', '45.']);
});

it('readsAfterLoss leaves no request pending when its caller stops reading', async () => {
  const end = vi.fn();
  const first = await readsAfterLoss(end).next();
  expect(first.value).toMatchObject({ isPending: true });
  const looking = readsAfterLoss(end);
  await looking.next();
  await looking.return(undefined);
  expect(end).toHaveBeenCalledOnce();
});

it('readsAfterLoss makes the last reading at least 30 s after the first', async () => {
  const moments: number[] = [];
  const reading = (async () => {
    for await (const { atMs } of readsAfterLoss()) moments.push(atMs);
  })();
  await vi.advanceTimersByTimeAsync(60_000);
  await reading;
  expect((moments.at(-1) ?? 0) - (moments[0] ?? 0)).toBeGreaterThanOrEqual(30_000);
});

it('readsAfterLoss makes no reading early when the phone’s clock jumps by an hour', async () => {
  let hasJumped = false;
  const jump = (): void => {
    if (!hasJumped) vi.setSystemTime(Date.now() + 3_600_000);
    hasJumped = true;
  };
  expect(await recordReads(undefined, undefined, jump)).toEqual(['0', '3', '10', '30.']);
});
