/** Calls the listener each time the page becomes visible. Returns a function that unsubscribes. */
export const onPageVisible = (listener: () => void): (() => void) => {
  const onChange = (): void => {
    if (document.visibilityState === 'visible') listener();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
