// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { attemptOf, type Attempt, type AttemptFields } from '~/domain/payments/attempt';
import { clearAttemptStatus } from '~/state/payments/attempts';
import { redactAttempts } from '~/state/payments/redactAttempts';
import { saveAttempt, openAttempt, unverifiedAttempts } from '~/state/payments/openAttempts';
import { endAttempt, redactCopy, restoreAttempts, awaitCopy, awaitRestore } from '~/state/payments/attemptsCopy';
import { storageKeys } from '~/state/storageKeys';
import { read } from '~/platform/storage';

const { kept, fault } = vi.hoisted(() => {
  vi.stubGlobal('indexedDB', {});
  return { kept: new Map<IDBValidKey, unknown>(), fault: { kind: 'none' } };
});
vi.mock('idb-keyval', () => {
  const orFail = async <Value>(operation: () => Value): Promise<Value> => {
    if (fault.kind === 'hangs') await new Promise(() => undefined);
    if (fault.kind === 'refuses') throw new Error('blocked');
    return operation();
  };
  return {
    createStore: () => undefined,
    get: (name: IDBValidKey) => orFail(() => kept.get(name)),
    update: (name: IDBValidKey, change: (value: unknown) => unknown) =>
      orFail(() => kept.set(name, change(kept.get(name)))),
  };
});

let count = 0;
const attempt = (rest: Partial<AttemptFields> = {}): Attempt => {
  count += 1;
  return attemptOf({
    id: `id-${count}`,
    city: 'perm',
    kind: 'start',
    accountKey: 'a',
    payloadHash: 'h',
    target: 't',
    sentAt: count,
    knownSessionIds: [],
    summary: { plate: 'А123ВС59', place: { zone: '0302' } },
    ...rest,
  });
};
const inCopy = (): unknown => kept.get('attempts');
const listed = (): string[] => read(storageKeys.attempts).map(({ id }) => id);
/** Simulates a killed browser that has written nothing to `localStorage`. */
const kill = (): void => localStorage.clear();
const settled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 20));
const restore = (accountKey = 'a'): Promise<Attempt[]> => restoreAttempts((one) => one.accountKey === accountKey);

beforeEach(async () => {
  await settled();
  fault.kind = 'none';
  localStorage.clear();
  kept.clear();
});

it('an attempt that was open when the browser was killed is restored, to its own account only', async () => {
  const own = attempt();
  saveAttempt(own);
  await awaitCopy();
  expect(inCopy()).toEqual([own]);
  kill();
  expect(await restore('b')).toEqual([]);
  expect(listed()).toEqual([]);
  expect(await restore()).toEqual([own]);
  expect(listed()).toEqual([own.id]);
  expect(await restore()).toEqual([]);
});

it('a payment waits until a restore has brought lost attempts back, but not for ever', async () => {
  const own = attempt();
  saveAttempt(own);
  await awaitCopy();
  kill();
  void restore();
  expect(listed()).toEqual([]);
  await awaitRestore();
  expect(listed()).toEqual([own.id]);
  fault.kind = 'hangs';
  void restore();
  await awaitRestore();
});

it.each([false, true])(
  'an attempt that has ended is not restored (the copy could not be written: %s)',
  async (isDeaf) => {
    const own = attempt();
    saveAttempt(own);
    await awaitCopy();
    fault.kind = isDeaf ? 'refuses' : 'none';
    endAttempt(own.id, { phase: 'done' });
    await awaitCopy();
    fault.kind = 'none';
    expect(inCopy()).toEqual(isDeaf ? [own] : []);
    expect(await restore()).toEqual([]);
    // The next payment removes it from a copy that was not updated.
    const next = attempt();
    saveAttempt(next);
    await awaitCopy();
    expect(inCopy()).toEqual([next]);
  },
);

it('an attempt that was done twice stays until it is dismissed, and no copy restores it after that', async () => {
  const own = attempt();
  saveAttempt(own);
  await awaitCopy();
  endAttempt(own.id, { phase: 'doneTwice' });
  expect(read(storageKeys.attempts)).toEqual([{ ...own, isAnsweredOk: true, isTwice: true }]);
  // It blocks no other payment, and no reading is needed for it.
  expect([openAttempt(own), unverifiedAttempts('perm', 'a')]).toEqual([undefined, []]);
  clearAttemptStatus(own.id);
  expect(listed()).toEqual([]);
  expect(await restore()).toEqual([]);
});

it('an attempt that was not restored stays in the copy while other accounts pay', async () => {
  const lost = attempt();
  saveAttempt(lost);
  await awaitCopy();
  kill();
  const other = attempt({ accountKey: 'b' });
  saveAttempt(other);
  await awaitCopy();
  endAttempt(other.id, { phase: 'notDone' });
  await expect.poll(inCopy).toEqual([lost]);
  expect(await restore()).toEqual([lost]);
});

it('a logout redacts all attempts of its city, restored or not, and none of other cities', async () => {
  const [lost, elsewhere] = [attempt(), attempt({ city: 'kazan' })];
  for (const one of [lost, elsewhere]) saveAttempt(one);
  await awaitCopy();
  kill();
  const own = attempt();
  saveAttempt(own);
  redactAttempts('perm');
  redactCopy('perm');
  const { summary: _, ...bare } = lost;
  const { summary: __, ...ownBare } = own;
  await expect.poll(inCopy).toEqual([bare, elsewhere, ownBare]);
});

it('a database that hangs delays a payment for a moment only, and one that refuses does not delay it', async () => {
  fault.kind = 'hangs';
  saveAttempt(attempt());
  const begunAt = performance.now();
  await awaitCopy();
  expect(performance.now() - begunAt).toBeLessThan(1000);
  fault.kind = 'refuses';
  const own = attempt();
  saveAttempt(own);
  await awaitCopy();
  expect(listed()).toContain(own.id);
  expect(await restore()).toEqual([]);
});

it('a guest’s attempt is not copied', async () => {
  saveAttempt(attempt({ kind: 'guestStart', accountKey: 'guest' }));
  await awaitCopy();
  expect(inCopy()).toBeUndefined();
});

it.each([['text'], [{ 0: 'x' }], [null]])('a spoiled copy (%j) of the attempts counts as empty', async (spoiled) => {
  kept.set('attempts', spoiled);
  expect(await restore()).toEqual([]);
  const own = attempt();
  saveAttempt(own);
  await awaitCopy();
  expect(inCopy()).toEqual([own]);
});
