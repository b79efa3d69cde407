/** No piece of a long work waits longer for the page to have nothing better to do. */
const pieceWaitMs = 1_000;

/** Has a piece of a long work done when the page is free for it. */
export const whenFree = (run: () => void): void => {
  // Safari has no such thing.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: pieceWaitMs });
  else setTimeout(run);
};
