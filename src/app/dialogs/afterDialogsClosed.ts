import type { AnyRouter } from '@tanstack/react-router';

const [stepMs, maxMs] = [20, 500];

/**
 * Windows that have been closed take their entries of the history along, which lasts a moment: a page that replaced one of
 * these entries meanwhile would be left by the same step back (`useBackClosesDialogs`).
 */
export const afterDialogsClosed = async (router: AnyRouter): Promise<void> => {
  for (let waited = 0; waited < maxMs && (router.latestLocation.state.windows ?? 0) > 0; waited += stepMs)
    await new Promise((resolve) => setTimeout(resolve, stepMs));
};
