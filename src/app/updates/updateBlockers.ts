import { hasOpenAttemptAtom, isPayingAtom } from '~/state/payments/attempts';
import { store } from '~/state/store';
import { tabChannel } from '~/platform/tabChannel';
import { dialogsAtom } from '~/state/dialogs';
import { hasDirtyForm } from './dirtyForms';

/** What an update would interrupt: a payment with an unknown outcome, or unsaved input. */
export type UpdateBlocker = 'payment' | 'form';

/**
 * If a chunk is missing, the app cannot continue. Then a payment whose outcome could not be found out does not block,
 * because that may take days.
 */
export const updateBlockerHere = (isChunkMissing = false): UpdateBlocker | undefined => {
  if (store.get(isChunkMissing ? isPayingAtom : hasOpenAttemptAtom)) return 'payment';
  // A note is unsaved while its dialog is open; a note in the list is already saved.
  const isNoteOpen = store.get(dialogsAtom).some(({ name }) => name === 'note');
  return isNoteOpen || hasDirtyForm() ? 'form' : undefined;
};

/** The time that other tabs have to answer. */
const answerMs = 500;

/** Tabs query each other here before one of them applies an update. */
const channel = tabChannel('parking-update');

/** Answers other tabs for the lifetime of the page. */
export const answerOtherTabs = (): void =>
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const blocker = data === 'unfinished?' && updateBlockerHere();
    if (blocker) channel.postMessage(blocker);
  });

/** A frozen tab does not answer, but it still holds the lock of its payment. */
const isPayingElsewhere = async (): Promise<boolean> => {
  // If site data is blocked, there are no locks, and nothing that another tab could see.
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return held.some(({ name }) => name !== undefined && /^(pay|attempt):/.test(name));
};

/** Returns what blocks an update, here or in any other tab of this browser. */
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
