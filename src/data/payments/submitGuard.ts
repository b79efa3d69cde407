import { withWebLock } from '~/platform/webLock';

/** One payment at a time: in this page at once, and across tabs by a lock (`reliability.md`, section 4). */

let isTaken = false;

/** Why a payment may not begin now. */
export type GuardRefusal = 'busy' | 'otherTab';

/**
 * Runs one payment while no other runs, here or in another tab of the same city. The first check is synchronous:
 * a second tap comes before the next render.
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
