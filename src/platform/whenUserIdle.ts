const busyEvents = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove'] as const;

/** A radio button or checkbox that still has the focus is not being typed into. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input:not([type=radio], [type=checkbox]), select, textarea') === true;

/**
 * Calls `run` once the user has not pressed, typed or scrolled for `idleMs`: content that appears automatically must
 * not move under a finger. Returns a function that cancels it.
 */
export const whenUserIdle = (run: () => void, idleMs: number): (() => void) => {
  let lastAt = Date.now();
  const recordActivity = (): void => {
    lastAt = Date.now();
  };
  const stop = (): void => {
    clearInterval(timer);
    for (const name of busyEvents) removeEventListener(name, recordActivity, true);
  };
  const timer = setInterval(() => {
    if (isTyping() || document.visibilityState !== 'visible') recordActivity();
    if (Date.now() - lastAt < idleMs) return;
    stop();
    run();
  }, idleMs / 3);
  for (const name of busyEvents) addEventListener(name, recordActivity, { capture: true, passive: true });
  return stop;
};
