/**
 * Calls the listener on every event that may end a sleep. A page that was frozen or in the back/forward cache has run no
 * timers and received no messages. It also runs when the page is hidden. Returns a function that unsubscribes.
 */
export const onPageWake = (listener: () => void): (() => void) => {
  const aborter = new AbortController();
  for (const [target, event] of [
    [document, 'visibilitychange'],
    [document, 'resume'],
    [window, 'pageshow'],
    [window, 'focus'],
  ] as const)
    target.addEventListener(event, listener, aborter);
  return () => aborter.abort();
};
