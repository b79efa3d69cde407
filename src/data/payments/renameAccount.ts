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
  void renameProofs(city, old, next);
  // The stored list as it stands now: another tab may have written since.
  const all = read(keys.attempts);
  if (!all.some((attempt) => attempt.city === city && attempt.accountKey === old)) return;
  store.set(
    attemptsAtom,
    all.map((attempt) => (attempt.city === city && attempt.accountKey === old ? { ...attempt, accountKey: next } : attempt)),
  );
};
