/**
 * Runs work under a Web Lock; with `ifAvailable` it is told whether the lock is its own. A browser that refuses site data refuses locks too
 * (F-70): then no other tab knows of anything that this one keeps, and it goes on alone.
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
