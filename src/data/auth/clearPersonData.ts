import type { Query, QueryClient } from '@tanstack/react-query';
import { accountData } from '~/state/accountData';
import { loginKeysIn, receiptsKey } from '~/state/session/accountKeys';
import { orphanAttempts } from '~/state/payments/redactAttempts';
import { deleteFromIndexedDb } from '~/platform/indexedDb';
import { clearPersonalAtoms } from '~/state/session/personalAtom';
import { signInOf, type UserType } from '~/state/session/signIn';
import { answersKeyOf, dropAnswers } from '~/platform/storage';
import { everyPersonKey } from '../queryKeys';

/** Whether the query belongs to a login that has ended. The key is `['person', city, key of the login, …]`. */
const isOrphaned = ({ queryKey: [, city, loginKey] }: Query): boolean =>
  (['standart', 'coop'] as const).every((userType) => signInOf(String(city), userType)?.cacheKey !== loginKey);

/**
 * Removes the answers of an ended login from memory and from the device (`app/persistence`). A driver and a company may
 * be signed in side by side, so the other one's answers stay.
 */
export const clearAnswers = (queryClient: QueryClient, userType: UserType): void => {
  const orphanedQueries = { queryKey: everyPersonKey, predicate: isOrphaned };
  void queryClient.cancelQueries(orphanedQueries);
  queryClient.removeQueries(orphanedQueries);
  // Documents that were opened. Only drivers have them.
  if (userType === 'standart') void deleteFromIndexedDb(receiptsKey.name);
};

/**
 * Clears what this page holds of a person who has signed out. Works without a network. City, language, dismissals, and
 * a guest's stays and places belong to the device and stay (F-31). For a company only answers are cleared.
 */
export const clearPersonData = (queryClient: QueryClient, city: string, userType: UserType): void => {
  clearAnswers(queryClient, userType);
  // Also needed if the persistence is not loaded (`app/boot/start`). If it is, it writes the remaining answers again.
  dropAnswers((name) => name === answersKeyOf(city));
  if (userType === 'coop') return;
  orphanAttempts(city);
  clearPersonalAtoms();
  for (const { clear, isSafeInAnyTab } of accountData()) if (isSafeInAnyTab) clear(city);
};

/**
 * Clears what the device stores of the account. These lists are filed under `account`, not under a person. Only a page
 * where a driver logs out or takes over may call it, or one that finds no driver (`hasNoDriverIn`). A page that wakes
 * up late would delete the next driver's data.
 */
export const clearAccountData = (city: string): void => {
  for (const { clear, isSafeInAnyTab } of accountData()) if (!isSafeInAnyTab) clear(city);
};

/** Whether no driver is signed in or expected back in this city, according to storage. */
export const hasNoDriverIn = (city: string): boolean => loginKeysIn(city).length === 0;
