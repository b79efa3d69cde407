import * as v from 'valibot';
import { key } from '~/state/keys';
import { isOnlineAtom, lineAtom } from '~/state/network';
import { read, write } from '~/state/storage';
import { store } from '~/state/store';
import { unfinishedHere } from './unfinished';
import { updateAtom } from './update';

/** When this tab was last opened anew for the sake of a piece. */
const reopened = key({ name: 'reopened', schema: v.number(), fallback: 0, isPerTab: true });
const guardMs = 60_000;

/** Where a browser says which file it is. */
const addressIn = (fault: unknown): string | undefined => (fault instanceof Error ? /https?:\S+\.js/.exec(fault.message)?.[0] : undefined);

/** Has the server said that it no longer has this file? */
const isGoneFromServer = (fault: unknown): boolean => {
  const address = addressIn(fault);
  const asked = performance.getEntriesByType('resource').filter(({ name }) => name === address) as PerformanceResourceTiming[];
  return [404, 410].includes(asked.at(-1)?.responseStatus ?? 0);
};

let hasMissed = false;
let isReopening = false;
/** A page may be asked not to go (`features/coop/import/importJob`), and nothing tells that it stayed. On a weak line the next one takes long. */
const stayedMs = 30_000;

/** Is the page on its way out, for the sake of a piece? */
export const isOpenedAnew = (): boolean => isReopening;

/**
 * A piece of the app did not come. Where the server has another release by now, and no worker has kept the files of this one, the
 * page is opened anew: once, and over what is half typed only by consent (`reliability.md`, F-62). Else it is the network; and
 * where that carries something again, the browser has given the file up for as long as the page lives: that is offered, too.
 */
export const pieceMissed = (fault: unknown): void => {
  const isGone = isGoneFromServer(fault);
  const isGivenUp = hasMissed && store.get(isOnlineAtom);
  hasMissed = true;
  if (!navigator.onLine || (!isGone && !isGivenUp)) {
    store.set(lineAtom, 'silent');
    return;
  }
  const now = Date.now();
  const reopen = (): void => {
    write(reopened, now);
    isReopening = true;
    setTimeout(() => (isReopening = false), stayedMs);
    location.reload();
  };
  const isLoop = now - read(reopened) < guardMs;
  if (!isGone || isLoop || unfinishedHere()) store.set(updateAtom, { isTaken: true, isMissed: true, take: reopen });
  else reopen();
};
