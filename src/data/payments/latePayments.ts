import type { QueryClient } from '@tanstack/react-query';
import { movesMoney, type Attempt } from '~/domain/attempt';
import { minuteMs } from '~/domain/cityTime';
import { lateOfSame, latePayments, unwatchLate, watchLate } from '~/state/latePayments';
import { signInOf } from '~/state/signIn';
import { readLate } from './readAndJudge';
import { tell } from './tell';

/** A payment that was told as not made may reach its city after all (decision 0001): then that is told in the place of it. */

const isWatched = ({ id, city, accountKey }: Attempt): boolean => latePayments(city, accountKey).some((one) => one.id === id);

/** One reading. Was it made? No where nothing could be read. */
export const isMadeLate = async (queryClient: QueryClient, attempt: Attempt): Promise<boolean> => {
  const signIn = signInOf(attempt.city, 'standart');
  const verdict = signIn ? await readLate(queryClient, attempt, signIn) : 'failed';
  if (verdict !== 'done' && verdict !== 'twice') return false;
  // Another reading may have found it meanwhile, or its driver may have left.
  if (isWatched(attempt)) {
    unwatchLate(attempt.id);
    tell(attempt, { type: 'arrived', isTwice: verdict === 'twice' });
  }
  return true;
};

/** While the page stays open it is looked for by itself as well. */
const looksAfterMs = [minuteMs, 4 * minuteMs, 10 * minuteMs];

/** It has just been told as not made. */
export const followLate = (queryClient: QueryClient, attempt: Attempt): void => {
  if (!movesMoney(attempt)) return;
  watchLate(attempt);
  for (const afterMs of looksAfterMs) setTimeout(() => isWatched(attempt) && void isMadeLate(queryClient, attempt), afterMs);
};

/** Longer than this nobody waits who pays again. */
const patienceMs = 4_000;

/** Before the same is paid for again: the one that was made meanwhile, if any. */
export const lateBefore = async (
  queryClient: QueryClient,
  next: Pick<Attempt, 'kind' | 'target' | 'city' | 'accountKey'>,
): Promise<Attempt | undefined> => {
  for (const attempt of lateOfSame(next)) {
    const late = isMadeLate(queryClient, attempt);
    if (await Promise.race([late, new Promise<false>((resolve) => setTimeout(resolve, patienceMs, false))])) return attempt;
  }
  return undefined;
};
