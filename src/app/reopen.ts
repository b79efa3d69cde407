import * as v from 'valibot';
import { key } from '~/state/keys';
import { dropAnswers, read, write } from '~/state/storage';
import { restartAt } from '~/ui/leave';
import { queryClient } from './queryClient';

export { pieceMissed } from './pieceMissed';

/** When a page that broke was last opened anew in this tab. */
const reopened = key({ name: 'broke-at', schema: v.number(), fallback: 0, isPerTab: true });
const soonMs = 60_000;

/**
 * Opens a page that broke anew. One that breaks again at once may break over what a city's server said before: then it starts
 * without the kept answers, which can be had again (`reliability.md`, F-67).
 */
export const reopen = (): void => {
  const now = Date.now();
  const isAgain = now - read(reopened) < soonMs;
  write(reopened, now);
  if (isAgain) {
    // What is in memory would be written back as the page closes.
    queryClient.clear();
    dropAnswers(() => true);
  }
  restartAt(location.pathname + location.search);
};
