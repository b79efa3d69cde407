/** The longest time that a piece of long work waits for the page to be idle. */
const maxWaitMs = 1_000;

/** Runs a piece of long work when the page is idle. */
export const yieldToMain = (run: () => void): void => {
  // Safari does not support it.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: maxWaitMs });
  else setTimeout(run);
};
