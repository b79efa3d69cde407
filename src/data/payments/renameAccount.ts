import type { Attempt } from '~/domain/attempt';
import { accountName, type Profile } from '~/domain/profile';
import { attemptsAtom } from '~/state/attempts';
import { keys } from '~/state/keys';
import { renameProofs } from '~/state/proofs';
import { read } from '~/state/storage';
import { store } from '~/state/store';
import { accountKeyOf } from './accountKey';

/** Attempt records name their account by its e-mail or main phone: where that is another one now, so is their key (`decisions.md`, "What stays, what goes"). */
export const renameAccount = async (city: string, before: Profile, after: Profile): Promise<void> => {
  if (accountName(before) === accountName(after)) return;
  const [old, next] = [await accountKeyOf(city, before), await accountKeyOf(city, after)];
  // The stored list as it stands now: another tab may have written since.
  const all = read(keys.attempts);
  const isOld = (attempt: Attempt): boolean => attempt.city === city && attempt.accountKey === old;
  if (all.some(isOld))
    store.set(
      attemptsAtom,
      all.map((attempt) => (isOld(attempt) ? { ...attempt, accountKey: next } : attempt)),
    );
  await renameProofs(city, old, next);
};
