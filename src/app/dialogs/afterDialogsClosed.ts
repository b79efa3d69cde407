import type { AnyRouter } from '@tanstack/react-router';
import { withTimeout } from '~/platform/time';

const maxMs = 500;

/**
 * Waits until closed dialogs have removed their history entries. That takes a moment. If a page replaced one of these
 * entries in the meantime, the same step back would leave it (`useBackClosesDialogs`).
 */
export const afterDialogsClosed = async ({ history }: AnyRouter): Promise<void> => {
  const isOverPage = (): boolean => (history.location.state.windows ?? 0) > 0;
  if (!isOverPage()) return;
  let stop: (() => void) | undefined;
  const closed = new Promise<void>((resolve) => (stop = history.subscribe(() => isOverPage() || resolve())));
  await withTimeout(closed, maxMs);
  stop?.();
};
