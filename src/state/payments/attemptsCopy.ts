import type { UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { movesMoney, reduceForLogout, type Attempt } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { copyAfter, lostAttempts } from '~/domain/payments/attemptCopy';
import { withTimeout } from '~/platform/time';
import { attemptsAtom, changeAttempts, dropAttempt } from './attempts';
import { saveAttempt } from './openAttempts';
import { storageKey, storageKeys, listOf } from '../storageKeys';
import { read, write } from '~/platform/storage';
import { store } from '../store';

/**
 * A copy of the open attempts that survives a killed browser (F-30). If it is unavailable, the app works as if there
 * were no copy.
 */

const load = () => import('idb-keyval');
// Loaded ahead, because the copy may have to be written without a network.
let idbModule: ReturnType<typeof load> | undefined = load();
idbModule.catch(() => (idbModule = undefined));
const idb = () => (idbModule ??= load());

const { name } = storageKeys.attempts;

/** The outcomes of a payment that another tab may not have found out. */
const endPhases = ['done', 'doneTwice', 'notDone', 'refused'] as const;

/**
 * The attempts that ended most recently, with their outcomes. They prevent an outdated copy, or one that another tab is
 * just reading, from restoring ended attempts. They also inform tabs that have not found out an outcome.
 */
export const attemptEndingsKey = storageKey({
  name: 'attempt-endings',
  owner: 'device',
  purpose: 'payments',
  survivesReset: true,
  schema: listOf(
    v.object({ id: v.string(), phase: v.optional(v.picklist(endPhases)), errorName: v.optional(v.string()) }),
  ),
  fallback: [],
});
const maxEnded = 20;
const endedIds = (): string[] => read(attemptEndingsKey).map(({ id }) => id);

/** Returns the outcome of an attempt, whichever tab has found it out. */
export const attemptEndingOf = (id: string): AttemptState | undefined => {
  const { phase, errorName = '' } = read(attemptEndingsKey).find((one) => one.id === id) ?? {};
  return phase && (phase === 'refused' ? { phase, errorName } : { phase });
};

const parse = (value: unknown): Attempt[] => {
  const result = v.safeParse(storageKeys.attempts.schema, value);
  return result.success ? result.output : [];
};

/**
 * Opens the store of all large data with strict durability. A completed write is then on disk, if the browser supports
 * that.
 */
const createStrictStore = async (): Promise<UseStore> => {
  const { createStore } = await idb();
  const keyvalStore = createStore('keyval-store', 'keyval');
  return async (mode, work) => {
    const database = await keyvalStore('readonly', ({ transaction }) => transaction.db);
    return work(database.transaction('keyval', mode, { durability: 'strict' }).objectStore('keyval'));
  };
};
let strictStore: Promise<UseStore> | undefined;

const hasStorage = (): boolean => 'indexedDB' in globalThis;

const updateCopy = async (next: (copy: Attempt[]) => Attempt[]): Promise<void> => {
  if (!hasStorage()) return;
  // The connection may have broken since it was opened, so the second try opens a new one. If that fails too, only the
  // list itself remains.
  for (let tryNumber = 0; tryNumber < 2; tryNumber += 1)
    try {
      const { update } = await idb();
      strictStore ??= createStrictStore();
      await update<unknown>(name, (value) => next(parse(value)), await strictStore);
      return;
    } catch {
      strictStore = undefined;
    }
};

let lastWrite: Promise<void> = Promise.resolve();

// The list is read when its turn comes, because another tab may have changed it since.
const copy = (): void => {
  if (read(storageKeys.attempts).some(movesMoney) || endedIds().length > 0)
    lastWrite = updateCopy((copy) => copyAfter(copy, read(storageKeys.attempts), endedIds()));
};
if (hasStorage()) store.sub(attemptsAtom, copy);

/** Hanging storage must not block a payment. */
const maxWaitMs = 300;
const waitBriefly = async (work: Promise<unknown>): Promise<void> => {
  if (hasStorage()) await withTimeout(work, maxWaitMs);
};

/** Waits until the current list has been copied, for at most `maxWaitMs`. */
export const awaitCopy = (): Promise<void> => waitBriefly(lastWrite);

let pendingRestore: Promise<unknown> = Promise.resolve();
/** Waits for a restore that is under way, for at most `maxWaitMs`. */
export const awaitRestore = (): Promise<void> => waitBriefly(pendingRestore);

/**
 * Records the outcome and removes the attempt's record for good. The outcome is written first, so that another tab sees
 * either the record or the outcome. A `doneTwice` record stays until the driver has dismissed it, because a reload
 * would otherwise lose the message.
 */
export const endAttempt = (id: string, state: AttemptState): void => {
  const stored = read(storageKeys.attempts).find((attempt) => attempt.id === id);
  const ended = {
    id,
    phase: endPhases.find((phase) => phase === state.phase),
    errorName: 'errorName' in state ? state.errorName : undefined,
  };
  if (!stored || movesMoney(stored))
    write(attemptEndingsKey, [...read(attemptEndingsKey).filter((one) => one.id !== id), ended].slice(-maxEnded));
  if (state.phase === 'doneTwice')
    changeAttempts(
      (attempt) => attempt.id === id,
      (attempt) => ({ ...attempt, isAnsweredOk: true, isTwice: true }),
    );
  else dropAttempt(id);
};

/**
 * Restores the matching records that the list has lost, and returns them. `isMatch` is called only after the copy has
 * been read.
 */
export const restoreAttempts = (isMatch: (attempt: Attempt) => boolean): Promise<Attempt[]> => {
  const restored = hasStorage() ? restore(isMatch) : Promise.resolve([]);
  pendingRestore = restored;
  return restored;
};

const restore = async (isMatch: (attempt: Attempt) => boolean): Promise<Attempt[]> => {
  try {
    const { get } = await idb();
    const copy = parse(await get<unknown>(name)).filter(isMatch);
    const lostRecords = lostAttempts(copy, read(storageKeys.attempts), endedIds());
    lostRecords.forEach(saveAttempt);
    return lostRecords;
  } catch {
    return [];
  }
};

/**
 * Called on logout: removes all readable details of the city's records from the copy, including records that were not
 * restored. Records of the list are copied as they are.
 */
export const redactCopy = (city: string): void =>
  void updateCopy((copy) => copy.map((attempt) => (attempt.city === city ? reduceForLogout(attempt) : attempt)));
