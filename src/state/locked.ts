/**
 * Runs work under a Web Lock; with `ifAvailable` it is told whether the lock is its own. A browser that refuses site data refuses locks too
 * (F-70): then no other tab knows of anything that this one keeps, and it goes on alone.
 */
export const locked = async <Result>(
  name: string,
  work: (isOwn: boolean) => Promise<Result>,
  options: { ifAvailable?: boolean } = {},
): Promise<Result> => {
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasBegun = true;
      return work(lock !== null);
    });
  } catch (fault) {
    if (hasBegun || (fault as Error).name !== 'SecurityError') throw fault;
    return work(true);
  }
};
