/** The delay between two tries. */
const waitMs = 5_000;

let notifyFailure: ((error: unknown) => void) | undefined;
/**
 * Sets the handler of imports that keep failing: there may be another release, or the browser may not retry the file.
 */
export const onImportFailure = (listener: typeof notifyFailure): void => {
  notifyFailure = listener;
};

/**
 * Imports a module for a page that is already drawn. It retries until the import succeeds, because a failure must not
 * crash the page.
 */
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
