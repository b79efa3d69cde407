/** Between two tries. */
const waitMs = 5_000;

let notifyFailure: ((error: unknown) => void) | undefined;
/** Takes what is done about a piece that did not come again and again: there may be another release, or a browser that has given it up. */
export const onImportFailure = (listener: typeof notifyFailure): void => {
  notifyFailure = listener;
};

/** What goes along with a page that is drawn already: fetched until it comes, for the page must not fall where it does not. */
export const importWithRetry = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures === 2 || failures === 3) notifyFailure?.(error);
      await new Promise((resolve) => {
        setTimeout(resolve, waitMs);
        addEventListener('online', resolve, { once: true, signal: AbortSignal.timeout(waitMs) });
      });
    }
  }
};
