import { accountName, type Profile } from '~/domain/account/profile';
import { changeAttempts } from '~/state/payments/attempts';
import { renamePaymentRecords } from '~/state/payments/paymentRecords';
import { accountKeyOf } from './accountKey';

/** Attempt records name their account by its e-mail or main phone: where that is another one now, so is their key (`decisions.md`, "What stays, what goes"). */
export const renameAccount = async (city: string, before: Profile, after: Profile): Promise<void> => {
  if (accountName(before) === accountName(after)) return;
  const [old, next] = [await accountKeyOf(city, before), await accountKeyOf(city, after)];
  changeAttempts(
    (attempt) => attempt.city === city && attempt.accountKey === old,
    (attempt) => ({ ...attempt, accountKey: next }),
  );
  await renamePaymentRecords(city, old, next);
};
