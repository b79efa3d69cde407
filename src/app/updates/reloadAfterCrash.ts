import { restartKeys } from '~/state/restartKeys';
import { dropAnswers, read, write } from '~/platform/storage';
import { restartAt } from '~/platform/redirectTo';
import { queryClient } from '../queryClient';

export { handleChunkLoadError } from './handleChunkLoadError';

const crashLoopMs = 60_000;

/**
 * Reloads a page that crashed. If it soon crashes again, earlier answers of a city's server may be the cause. The
 * stored answers are then dropped, because they can be fetched again (F-67).
 */
export const reloadAfterCrash = (): void => {
  const now = Date.now();
  const isAgain = now - read(restartKeys.crashedAt) < crashLoopMs;
  write(restartKeys.crashedAt, now);
  if (isAgain) {
    // Data in memory would be written back when the page closes.
    queryClient.clear();
    dropAnswers(() => true);
  }
  restartAt(location.pathname + location.search);
};
