import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A page that was loaded anew over a window keeps its entry: nothing will take that along. */
const mostMs = 1_000;

const isAtRest = (page: Page): Promise<boolean> =>
  page
    .evaluate(
      () =>
        ((history.state as { windows?: number } | null)?.windows ?? 0) <= document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length,
    )
    .catch(() => true);

/**
 * A window that is closed steps back in the history a moment later, and the browser gives up a page that was asked for in
 * that moment. Nobody types an address so quickly, but a journey does: from here on its pages wait for the step.
 */
export const leavesAtRest = (page: Page): void => {
  const atRest = async (): Promise<void> => {
    for (const end = Date.now() + mostMs; Date.now() < end; await sleep(20))
      // A page that does nothing just now is left as it is.
      if (await Promise.race([isAtRest(page), sleep(end - Date.now(), true)])) return;
  };
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...asked) => {
    await atRest();
    return goto(...asked);
  };
  page.reload = async (...asked) => {
    await atRest();
    return reload(...asked);
  };
};
