/** Nobody waits longer for a frame: a page that is hidden meanwhile has none. */
const maxMs = 1_000;

/** Resolves once the next frame is on the screen: for what follows a tap, and is no part of its answer. */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : maxMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
