import type { UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { movesMoney, reduceForLogout, type Attempt } from '~/domain/payments/attempt';
import type { AttemptState } from '~/domain/payments/attempt.state';
import { copyAfter, lostAttempts } from '~/domain/payments/attemptCopy';
import { attemptsAtom, changeAttempts, dropAttempt } from './attempts';
import { saveAttempt } from './openAttempts';
import { storageKey, storageKeys, listOf } from '../storageKeys';
import { read, write } from '~/platform/storage';
import { store } from '../store';
import { withTimeout } from '~/platform/time';

/** The copy of open attempts that a killed browser does not lose (`reliability.md`, F-30). Where it cannot be had, all is as without it. */

const load = () => import('idb-keyval');
// It is written when there may be no network: what writes it must be here by then.
let idbModule: ReturnType<typeof load> | undefined = load();
idbModule.catch(() => (idbModule = undefined));
const idb = () => (idbModule ??= load());

const name = 'attempts';

/** How a payment may have ended that another tab had not found out. */
const endPhases = ['done', 'doneTwice', 'notDone', 'refused'] as const;

/**
 * The last that have ended, and how: a copy that was not told, or is just being read in another tab, brings none of them back, and a tab
 * that has not found out the ending of one hears of it.
 */
export const attemptEndingsKey = storageKey({
  name: 'attempt-endings',
  schema: listOf(
    v.object({ id: v.string(), phase: v.optional(v.picklist(endPhases)), errorName: v.optional(v.string()) }),
  ),
  fallback: [],
});
const maxEnded = 20;
const endedIds = (): string[] => read(attemptEndingsKey).map(({ id }) => id);

/** How one has ended, whichever tab has found it out. */
export const attemptEndingOf = (id: string): AttemptState | undefined => {
  const { phase, errorName = '' } = read(attemptEndingsKey).find((one) => one.id === id) ?? {};
  return phase && (phase === 'refused' ? { phase, errorName } : { phase });
};

const parse = (value: unknown): Attempt[] => {
  const result = v.safeParse(storageKeys.attempts.schema, value);
  return result.success ? result.output : [];
};

/** The store of everything large; but a write is on the disk when it is done, where the browser can do that. */
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
  // A connection may have been broken since it was made: the second time there is a new one. After that the list itself stands.
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

// The list is read when its turn comes: another tab may have changed it meanwhile.
const copy = (): void => {
  if (read(storageKeys.attempts).some(movesMoney) || endedIds().length > 0)
    lastWrite = updateCopy((copy) => copyAfter(copy, read(storageKeys.attempts), endedIds()));
};
if (hasStorage()) store.sub(attemptsAtom, copy);

/** Storage that hangs keeps nobody from paying. */
const maxWaitMs = 300;
const waitBriefly = async (work: Promise<unknown>): Promise<void> => {
  if (hasStorage()) await withTimeout(work, maxWaitMs);
};

/** Waits until the list as it stands has been copied, but not for long. */
export const awaitCopy = (): Promise<void> => waitBriefly(lastWrite);

let pendingRestore: Promise<unknown> = Promise.resolve();
/** Waits until what the list had lost is back, where that is just being looked for, but not for long. */
export const awaitRestore = (): Promise<void> => waitBriefly(pendingRestore);

/**
 * A record whose ending is known goes, and does not come back. The ending is noted first: another tab sees either the record or that. Of what was
 * done twice it stays until that has been put aside: a page that is opened anew just then would take the news along.
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

/** Brings back those of the meant records that the list has lost. Takes a test that is made when the copy has been read. Returns what came back. */
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

/** What logging out does to what was not brought back: of a city's records nothing stays in clear. Those of the list are copied as they are. */
export const redactCopy = (city: string): void =>
  void updateCopy((copy) => copy.map((attempt) => (attempt.city === city ? reduceForLogout(attempt) : attempt)));
