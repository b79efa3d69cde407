import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/**
 * The wait is limited, because a page that was reloaded over a dialog has an entry in the history that nothing removes.
 */
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
 * A closed dialog steps back in the history a moment later, and the browser then abandons a navigation that has just
 * begun. No user enters an address that quickly, but a journey does. From here on, its navigations wait for that step.
 */
export const settleHistoryFirst = (page: Page): void => {
  const waitForHistory = async (): Promise<void> => {
    for (const end = Date.now() + maxWaitMs; Date.now() < end; await sleep(20))
      // A page that does not respond is left as it is.
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
