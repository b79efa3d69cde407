import { hasOpenAttemptAtom, isPayingAtom } from '~/state/payments/attempts';
import { store } from '~/state/store';
import { tabChannel } from '~/platform/tabChannel';
import { dialogsAtom } from '~/state/dialogs';
import { hasDirtyForm } from './dirtyForms';

/** What an update would break: a payment whose ending is not known, or something half filled in. */
export type UpdateBlocker = 'payment' | 'form';

/** Who misses a piece of the app cannot go on: then a payment whose ending could not be found out, which may take days, keeps nobody waiting. */
export const updateBlockerHere = (isChunkMissing = false): UpdateBlocker | undefined => {
  if (store.get(isChunkMissing ? isPayingAtom : hasOpenAttemptAtom)) return 'payment';
  // A note is open while its window is: one that lies in the list has been kept.
  const isNoteOpen = store.get(dialogsAtom).some(({ name }) => name === 'note');
  return isNoteOpen || hasDirtyForm() ? 'form' : undefined;
};

/** How long other tabs have to answer. */
const answerMs = 500;

/** Tabs ask each other here before one of them lets an update in. */
const channel = tabChannel('parking-update');

/** Answers other tabs, as long as the page lives. */
export const answerOtherTabs = (): void =>
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const blocker = data === 'unfinished?' && updateBlockerHere();
    if (blocker) channel.postMessage(blocker);
  });

/** A tab that is frozen answers nobody; the lock of its payment does. */
const isPayingElsewhere = async (): Promise<boolean> => {
  // Where site data is refused there are no locks, and nothing that another tab could see.
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return held.some(({ name }) => name !== undefined && /^(pay|attempt):/.test(name));
};

/** What stands against an update, here or in any other tab of this browser (decisions, "Updates"). */
export const updateBlockerAnywhere = async (): Promise<UpdateBlocker | undefined> => {
  const localBlocker = updateBlockerHere();
  if (localBlocker) return localBlocker;
  if (await isPayingElsewhere()) return 'payment';
  if (!channel) return undefined;
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = (blocker?: UpdateBlocker): void => {
      end.abort();
      clearTimeout(timer);
      resolve(blocker);
    };
    const timer = setTimeout(done, answerMs);
    const onMessage = ({ data }: MessageEvent<unknown>): void => {
      if (data === 'payment' || data === 'form') done(data);
    };
    channel.addEventListener('message', onMessage, end);
    channel.postMessage('unfinished?');
  });
};
