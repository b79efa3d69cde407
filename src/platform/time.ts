export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves with the work, or with `fallback` once `ms` have passed. The work itself continues. */
export const withTimeout = <Value, Fallback = undefined>(
  work: Promise<Value>,
  ms: number,
  fallback?: Fallback,
): Promise<Value | Fallback> => Promise.race([work, sleep(ms).then(() => fallback as Fallback)]);
