type Stop = () => void;

const onVisibility = (state: DocumentVisibilityState, listener: () => void): Stop => {
  const onChange = (): void => {
    if (document.visibilityState === state) listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Calls the listener each time the page becomes visible. Returns a function that unsubscribes. */
export const onPageVisible = (listener: () => void): Stop => onVisibility('visible', listener);

/** Calls the listener each time the page is hidden. Returns a function that unsubscribes. */
export const onPageHidden = (listener: () => void): Stop => onVisibility('hidden', listener);

/**
 * Calls the listener on every event that may end a sleep. A page that was frozen or in the back/forward cache has run no
 * timers and received no messages. It also runs when the page is hidden. Returns a function that unsubscribes.
 */
export const onPageWake = (listener: () => void): Stop => {
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
