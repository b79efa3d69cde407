/** No piece of a long work waits longer for the page to have nothing better to do. */
const maxWaitMs = 1_000;

/** Has a piece of a long work done when the page is free for it. */
export const yieldToMain = (run: () => void): void => {
  // Safari has no such thing.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: maxWaitMs });
  else setTimeout(run);
};
