/** Resolves once the browser has nothing better to do: for what a page does not need to be used. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    const ask = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 3000));
    ask(() => resolve());
  });
