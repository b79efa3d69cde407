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

it('a payment that was under way when the browser was killed comes back, to its account alone', async () => {
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

it('a payment that is asked for while the copy is being read waits until what was lost is back, but not for ever', async () => {
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

it.each([false, true])('what has ended does not come back (the copy could not be told: %s)', async (isDeaf) => {
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
});

it('what was done twice stays until it has been put aside, and no copy brings it back after that', async () => {
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

it('what was not brought back stays while others pay', async () => {
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

it('after a logout nothing stays in clear, brought back or not, and other cities’ stay as they are', async () => {
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

it('storage that hangs lets the payment go after a moment, one that refuses at once', async () => {
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

it('a guest’s links are not copied', async () => {
  saveAttempt(attempt({ kind: 'guestStart', accountKey: 'guest' }));
  await awaitCopy();
  expect(inCopy()).toBeUndefined();
});

it.each([['text'], [{ 0: 'x' }], [null]])('a spoiled copy (%j) is none', async (spoiled) => {
  kept.set('attempts', spoiled);
  expect(await restore()).toEqual([]);
  const own = attempt();
  saveAttempt(own);
  await awaitCopy();
  expect(inCopy()).toEqual([own]);
});
