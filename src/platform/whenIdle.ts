/** Resolves once the browser is idle. For work that is not needed to use the page. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const schedule = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 3000));
    schedule(() => resolve());
  });

let awaited: Promise<void> | undefined;

/**
 * Delays background work while the main content of the page is still being drawn, for at most 5 s. Returns a function
 * that ends the delay.
 */
export const deferBackgroundWork = (): (() => void) => {
  let release = (): void => undefined;
  awaited = new Promise((resolve) => {
    release = resolve;
    setTimeout(resolve, 5_000);
  });
  return release;
};

/** Like `whenIdle`, but also waits for the main content of the page. For work that the page does not show. */
export const afterMapIdle = async (): Promise<void> => {
  await whenIdle();
  if (!awaited) return;
  await awaited;
  await whenIdle();
};
