import type { UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { movesMoney, reduceForLogout, type Attempt } from '~/domain/attempt';
import type { AttemptState } from '~/domain/attempt.state';
import { copyAfter, lostAttempts } from '~/domain/attemptCopy';
import { attemptsAtom, changeAttempts, dropAttempt } from './attempts';
import { keepAttempt } from './openAttempts';
import { key, keys, listOf } from './keys';
import { read, write } from './storage';
import { store } from './store';

/** The copy of open attempts that a killed browser does not lose (`reliability.md`, F-30). Where it cannot be had, all is as without it. */

const load = () => import('idb-keyval');
// It is written when there may be no network: what writes it must be here by then.
let library: ReturnType<typeof load> | undefined = load();
library.catch(() => (library = undefined));
const idb = () => (library ??= load());

const name = 'attempts';

/** How a payment may have ended that another tab had not found out. */
const endings = ['done', 'doneTwice', 'notDone', 'refused'] as const;

/**
 * The last that have ended, and how: a copy that was not told, or is just being read in another tab, brings none of them back, and a tab
 * that has not found out the ending of one hears of it.
 */
export const endedKey = key({
  name: 'attempt-endings',
  schema: listOf(v.object({ id: v.string(), phase: v.optional(v.picklist(endings)), errorName: v.optional(v.string()) })),
  fallback: [],
});
const mostEnded = 20;
const endedIds = (): string[] => read(endedKey).map(({ id }) => id);

/** How one has ended, whichever tab has found it out. */
export const endingOf = (id: string): AttemptState | undefined => {
  const { phase, errorName = '' } = read(endedKey).find((one) => one.id === id) ?? {};
  return phase && (phase === 'refused' ? { phase, errorName } : { phase });
};

const parse = (kept: unknown): Attempt[] => {
  const result = v.safeParse(keys.attempts.schema, kept);
  return result.success ? result.output : [];
};

/** The store of everything large; but a write is on the disk when it is done, where the browser can do that. */
const strictly = async (): Promise<UseStore> => {
  const { createStore } = await idb();
  const large = createStore('keyval-store', 'keyval');
  return async (mode, work) => {
    const database = await large('readonly', ({ transaction }) => transaction.db);
    return work(database.transaction('keyval', mode, { durability: 'strict' }).objectStore('keyval'));
  };
};
let strict: Promise<UseStore> | undefined;

const hasStorage = (): boolean => 'indexedDB' in globalThis;

const change = async (next: (copy: Attempt[]) => Attempt[]): Promise<void> => {
  if (!hasStorage()) return;
  // A connection may have been broken since it was made: the second time there is a new one. After that the list itself stands.
  for (let turn = 0; turn < 2; turn += 1)
    try {
      const { update } = await idb();
      strict ??= strictly();
      await update<unknown>(name, (kept) => next(parse(kept)), await strict);
      return;
    } catch {
      strict = undefined;
    }
};

let last: Promise<void> = Promise.resolve();

// The list is read when its turn comes: another tab may have changed it meanwhile.
const copy = (): void => {
  if (read(keys.attempts).some(movesMoney) || endedIds().length > 0) last = change((copy) => copyAfter(copy, read(keys.attempts), endedIds()));
};
if (hasStorage()) store.sub(attemptsAtom, copy);

/** Storage that hangs keeps nobody from paying. */
const mostWaitMs = 300;
const notLong = async (work: Promise<unknown>): Promise<void> => {
  if (hasStorage()) await Promise.race([work, new Promise((resolve) => setTimeout(resolve, mostWaitMs))]);
};

/** Waits until the list as it stands has been copied, but not for long. */
export const untilCopied = (): Promise<void> => notLong(last);

let restoring: Promise<unknown> = Promise.resolve();
/** Waits until what the list had lost is back, where that is just being looked for, but not for long. */
export const untilRestored = (): Promise<void> => notLong(restoring);

/**
 * A record whose ending is known goes, and does not come back. The ending is noted first: another tab sees either the record or that. Of what was
 * done twice it stays until that has been put aside: a page that is opened anew just then would take the news along.
 */
export const endAttempt = (id: string, state: AttemptState): void => {
  const kept = read(keys.attempts).find((attempt) => attempt.id === id);
  const ended = { id, phase: endings.find((phase) => phase === state.phase), errorName: 'errorName' in state ? state.errorName : undefined };
  if (!kept || movesMoney(kept)) write(endedKey, [...read(endedKey).filter((one) => one.id !== id), ended].slice(-mostEnded));
  if (state.phase === 'doneTwice')
    changeAttempts(
      (attempt) => attempt.id === id,
      (attempt) => ({ ...attempt, isAnsweredOk: true, isTwice: true }),
    );
  else dropAttempt(id);
};

/** Brings back those of the meant records that the list has lost. Takes a test that is made when the copy has been read. Returns what came back. */
export const restoreAttempts = (isMeant: (attempt: Attempt) => boolean): Promise<Attempt[]> => {
  const restored = hasStorage() ? restore(isMeant) : Promise.resolve([]);
  restoring = restored;
  return restored;
};

const restore = async (isMeant: (attempt: Attempt) => boolean): Promise<Attempt[]> => {
  try {
    const { get } = await idb();
    const copy = parse(await get<unknown>(name)).filter(isMeant);
    const lost = lostAttempts(copy, read(keys.attempts), endedIds());
    lost.forEach(keepAttempt);
    return lost;
  } catch {
    return [];
  }
};

/** What logging out does to what was not brought back: of a city's records nothing stays in clear. Those of the list are copied as they are. */
export const reduceCopy = (city: string): void =>
  void change((copy) => copy.map((attempt) => (attempt.city === city ? reduceForLogout(attempt) : attempt)));
