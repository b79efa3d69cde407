// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Outcome } from '~/api/outcome';
import { loadCity } from '~/city/cities';
import { historyPageSize } from '~/data/history/operationsFromWire';
import { readAttemptOperations } from '~/data/payments/readAttemptOperations';
import { attemptOf, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import { minuteMs } from '~/domain/time/cityTime';
import type { Operation } from '~/domain/history/operation';
import { setCity } from '~/state/currentCity';

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('~/data/cityCall', () => ({
  cityCall: (_: unknown, input: unknown) => ask(input) as Promise<Outcome<unknown>>,
}));

const sentAt = Date.UTC(2026, 10, 20, 9, 0, 40);
const attempt = (patch: Partial<AttemptFields> = {}): Attempt =>
  attemptOf({
    id: 'a',
    city: 'perm',
    kind: 'start',
    accountKey: 'k',
    payloadHash: 'h',
    target: 't',
    sentAt,
    knownSessionIds: [],
    ...patch,
  });
const line = (at: number): Operation => ({ at, type: 'payment', status: 'done', sum: 4000 });
/** Operations one minute apart, the newest first. */
const lines = (count: number, last: number): Operation[] =>
  Array.from({ length: count }, (_, index) => line(last + (count - 1 - index) * minuteMs));
const wire = (operations: readonly Operation[]): Outcome<unknown> => ({
  kind: 'ok',
  value: {
    result: operations.map(({ at }) => ({ dateOperation: new Date(at).toISOString(), type: 'payment', sum: 40 })),
  },
});
const full = lines(historyPageSize, sentAt + 120 * minuteMs);

beforeEach(async () => {
  await Promise.all(['perm', 'kazan'].map(loadCity));
  setCity('perm');
  ask.mockReset();
});

it.each<[string, Partial<Attempt>, readonly Operation[] | undefined]>([
  ['the history could not be read', {}, undefined],
  ['the page is not full', {}, full.slice(1)],
  ['it reaches back', {}, [...full.slice(1), line(sentAt - 15 * minuteMs)]],
  ['only stays tell of it', { kind: 'endDeferred' }, full],
])('readAttemptOperations requests nothing more where %s', async (_, record, newest) => {
  expect(await readAttemptOperations(attempt(record), newest, { token: 't', cacheKey: 'c' })).toEqual({
    operations: newest,
    areOperationsComplete: true,
  });
  expect(ask).not.toHaveBeenCalled();
});

const own = line(sentAt + 1000);
it.each<[string, readonly Operation[], Outcome<unknown>, number[], boolean]>([
  ['its debit is there', full, wire([own]), [...full, own].map(({ at }) => at), true],
  ['nothing is there', full, wire([]), full.map(({ at }) => at), true],
  ['the answer is lost', full, { kind: 'broken', cause: 'shape' }, full.map(({ at }) => at), false],
  [
    'a line has no date',
    full,
    { kind: 'ok', value: { result: [{ dateOperation: '31.02.2026 10:00', type: 'payment' }] } },
    full.map(({ at }) => at),
    false,
  ],
  ['a city that gives its newest page again', full, wire(full), full.map(({ at }) => at), false],
  [
    'what the newest page holds of that hour is there twice no more',
    lines(historyPageSize, sentAt + 30 * minuteMs),
    wire([...lines(31, sentAt + 30 * minuteMs), own, own]),
    [...lines(historyPageSize, sentAt + 30 * minuteMs), own, own].map(({ at }) => at),
    true,
  ],
  [
    'a city that leaves out what its newest page holds of that hour',
    lines(historyPageSize, sentAt + 30 * minuteMs),
    wire([]),
    lines(historyPageSize, sentAt + 30 * minuteMs).map(({ at }) => at),
    false,
  ],
  ['more in that hour than a page', full, wire(lines(historyPageSize, sentAt + minuteMs)), [], false],
])(
  'readAttemptOperations requests the hour of the sending where the newest page is newer: %s',
  async (_, newest, answer, moments, areOperationsComplete) => {
    ask.mockResolvedValue(answer);
    const read = await readAttemptOperations(attempt(), newest, { token: 't', cacheKey: 'c' });
    expect(ask.mock.calls).toEqual([
      [{ StartDate: '2026-11-20T13:47:40+05:00', EndDate: '2026-11-20T15:01:00+05:00' }],
    ]);
    expect(read.areOperationsComplete).toBe(areOperationsComplete);
    if (moments.length > 0) expect(read.operations?.map(({ at }) => at)).toEqual(moments);
  },
);

it('readAttemptOperations requests the history from the start of a retroactive stay', async () => {
  ask.mockResolvedValue(wire([]));
  await readAttemptOperations(attempt({ startsAt: sentAt - 90 * minuteMs }), full, { token: 't', cacheKey: 'c' });
  expect(ask).toHaveBeenCalledWith({ StartDate: '2026-11-20T12:17:40+05:00', EndDate: '2026-11-20T15:01:00+05:00' });
});

it('readAttemptOperations sends nothing to another city', async () => {
  setCity('kazan');
  expect(await readAttemptOperations(attempt(), full, { token: 't', cacheKey: 'c' })).toEqual({
    operations: full,
    areOperationsComplete: false,
  });
  expect(ask).not.toHaveBeenCalled();
});
