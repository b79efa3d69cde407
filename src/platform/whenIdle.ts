/** Resolves once the browser has nothing better to do: for what a page does not need to be used. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const schedule = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 3000));
    schedule(() => resolve());
  });

let awaited: Promise<void> | undefined;

/** What the page was opened for is still being drawn: the rest waits, but not for long. Returns what ends that. */
export const deferBackgroundWork = (): (() => void) => {
  let release = (): void => undefined;
  awaited = new Promise((resolve) => {
    release = resolve;
    setTimeout(resolve, 5_000);
  });
  return release;
};

/** The same once what the page was opened for is there as well: for what it shows nothing of. */
export const afterMapIdle = async (): Promise<void> => {
  await whenIdle();
  if (!awaited) return;
  await awaited;
  await whenIdle();
};
