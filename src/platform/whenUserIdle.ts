const busyEvents = ['pointerdown', 'pointerup', 'keydown', 'wheel', 'touchmove'] as const;

/** A button of a choice that keeps the focus after it was pressed is not being typed into. */
const isTyping = (): boolean =>
  document.activeElement?.matches('input:not([type=radio], [type=checkbox]), select, textarea') === true;

/**
 * Runs once nobody has pressed, typed or scrolled for so many milliseconds: what appears by itself must not come between
 * a finger and what it is about to press. Returns the way to call it off.
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
