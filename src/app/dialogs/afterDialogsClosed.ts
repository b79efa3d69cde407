import type { AnyRouter } from '@tanstack/react-router';

const [stepMs, maxMs] = [20, 500];

/**
 * Waits until closed dialogs have removed their history entries. That takes a moment. If a page replaced one of these
 * entries in the meantime, the same step back would leave it (`useBackClosesDialogs`).
 */
export const afterDialogsClosed = async (router: AnyRouter): Promise<void> => {
  for (let waited = 0; waited < maxMs && (router.latestLocation.state.windows ?? 0) > 0; waited += stepMs)
    await new Promise((resolve) => setTimeout(resolve, stepMs));
};
