import * as v from 'valibot';
import { storageKey } from '~/state/storageKeys';
import { dropAnswers, read, write } from '~/platform/storage';
import { restartAt } from '~/platform/redirectTo';
import { queryClient } from '../queryClient';

export { handleChunkLoadError } from './handleChunkLoadError';

/** When a page that broke was last opened anew in this tab. */
const crashedAtKey = storageKey({ name: 'broke-at', schema: v.number(), fallback: 0, isPerTab: true });
const crashLoopMs = 60_000;

/**
 * Opens a page that broke anew. One that breaks again at once may break over what a city's server said before: then it starts
 * without the kept answers, which can be had again (`reliability.md`, F-67).
 */
export const reloadAfterCrash = (): void => {
  const now = Date.now();
  const isAgain = now - read(crashedAtKey) < crashLoopMs;
  write(crashedAtKey, now);
  if (isAgain) {
    // What is in memory would be written back as the page closes.
    queryClient.clear();
    dropAnswers(() => true);
  }
  restartAt(location.pathname + location.search);
};
