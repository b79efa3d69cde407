/**
 * Runs work under a Web Lock. With `ifAvailable`, `isAcquired` shows whether the lock was acquired. A browser that
 * blocks site data also refuses locks (F-70). Then no other tab shares any data with this one, and the work runs
 * without a lock.
 */
export const withWebLock = async <Result>(
  name: string,
  work: (isAcquired: boolean) => Promise<Result>,
  options: { ifAvailable?: boolean } = {},
): Promise<Result> => {
  let hasStarted = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasStarted = true;
      return work(lock !== null);
    });
  } catch (error) {
    if (hasStarted || (error as Error).name !== 'SecurityError') throw error;
    return work(true);
  }
};
