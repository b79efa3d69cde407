import { withWebLock } from '~/platform/webLock';

/** Allows one payment at a time: within this page immediately, across tabs by a lock. */

let isTaken = false;

/** Why a payment cannot begin now. */
export type GuardRefusal = 'busy' | 'otherTab';

/**
 * Runs one payment while no other runs, here or in another tab of the same city. The first check is synchronous,
 * because a second tap can come before the next render.
 */
export const withSubmitGuard = async <Result>(
  city: string,
  pay: () => Promise<Result>,
): Promise<Result | GuardRefusal> => {
  if (isTaken) return 'busy';
  isTaken = true;
  try {
    return await withWebLock(
      `pay:${city}`,
      async (isAcquired): Promise<Result | GuardRefusal> => (isAcquired ? pay() : 'otherTab'),
      {
        ifAvailable: true,
      },
    );
  } finally {
    isTaken = false;
  }
};
