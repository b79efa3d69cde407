import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A page that was loaded anew over a window keeps its entry: nothing will take that along. */
const maxWaitMs = 1_000;

const isHistorySettled = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        ((history.state as { windows?: number } | null)?.windows ?? 0) <=
        document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length,
    )
    .catch(() => true);

/**
 * A window that is closed steps back in the history a moment later, and the browser gives up a page that was asked for in
 * that moment. Nobody types an address so quickly, but a journey does: from here on its pages wait for the step.
 */
export const settleHistoryFirst = (page: Page): void => {
  const waitForHistory = async (): Promise<void> => {
    for (const end = Date.now() + maxWaitMs; Date.now() < end; await sleep(20))
      // A page that does nothing just now is left as it is.
      if (await Promise.race([isHistorySettled(page), sleep(end - Date.now(), true)])) return;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...args) => {
    await waitForHistory();
    return goto(...args);
  };
  page.reload = async (...args) => {
    await waitForHistory();
    return reload(...args);
  };
};
