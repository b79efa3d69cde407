import { accountName, type Profile } from '~/domain/account/profile';
import { changeAttempts } from '~/state/payments/attempts';
import { renamePaymentRecords } from '~/state/payments/paymentRecords';
import { accountKeyOf } from './accountKey';

/**
 * Updates the account's key in attempt and payment records. The key is derived from the account's e-mail or main phone
 * and changes with it.
 */
export const renameAccount = async (city: string, before: Profile, after: Profile): Promise<void> => {
  if (accountName(before) === accountName(after)) return;
  const [old, next] = [await accountKeyOf(city, before), await accountKeyOf(city, after)];
  changeAttempts(
    (attempt) => attempt.city === city && attempt.accountKey === old,
    (attempt) => ({ ...attempt, accountKey: next }),
  );
  await renamePaymentRecords(city, old, next);
};
