import * as v from 'valibot';
import { storageKey } from '~/state/storageKeys';
import { dropAnswers, read, write } from '~/platform/storage';
import { restartAt } from '~/platform/redirectTo';
import { queryClient } from '../queryClient';

export { handleChunkLoadError } from './handleChunkLoadError';

/** When this tab was last reloaded after a crash. */
const crashedAtKey = storageKey({ name: 'broke-at', schema: v.number(), fallback: 0, isPerTab: true });
const crashLoopMs = 60_000;

/**
 * Reloads a page that crashed. If it soon crashes again, earlier answers of a city's server may be the cause. The
 * stored answers are then dropped, because they can be fetched again (F-67).
 */
export const reloadAfterCrash = (): void => {
  const now = Date.now();
  const isAgain = now - read(crashedAtKey) < crashLoopMs;
  write(crashedAtKey, now);
  if (isAgain) {
    // Data in memory would be written back when the page closes.
    queryClient.clear();
    dropAnswers(() => true);
  }
  restartAt(location.pathname + location.search);
};
