/** The longest wait for a frame: a page that is hidden in the meantime has none. */
const maxMs = 1_000;

/** Resolves once the next frame is painted. For work that follows a tap but is not part of its response. */
export const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : maxMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
