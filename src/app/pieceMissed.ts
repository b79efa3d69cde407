import * as v from 'valibot';
import { key } from '~/state/keys';
import { lineAtom } from '~/state/network';
import { read, write } from '~/state/storage';
import { store } from '~/state/store';
import { unfinishedHere } from './unfinished';
import { updateAtom } from './update';

/** When this tab was last opened anew for the sake of a piece. */
const reopened = key({ name: 'reopened', schema: v.number(), fallback: 0, isPerTab: true });
const guardMs = 60_000;

/** Has the server said that it no longer has a file of this release? Only a file of the app's own has such a name. */
const isGoneFromServer = (): boolean =>
  performance
    .getEntriesByType('resource')
    .some((entry) => new URL(entry.name).pathname.startsWith('/assets/') && (entry as PerformanceResourceTiming).responseStatus >= 400);

/**
 * A piece of the app did not come. Where the server has another release by now, and no worker has kept the files of this one, the
 * page is opened anew: once, and over what is half typed only by consent (`reliability.md`, F-62). Else it is the network.
 */
export const pieceMissed = (): void => {
  if (!isGoneFromServer()) {
    store.set(lineAtom, 'silent');
    return;
  }
  const now = Date.now();
  const reopen = (): void => {
    write(reopened, now);
    location.reload();
  };
  const isLoop = now - read(reopened) < guardMs;
  if (isLoop || unfinishedHere()) store.set(updateAtom, { isTaken: true, isMissed: true, take: reopen });
  else reopen();
};
