import { hasOpenAttemptAtom, isPayingAtom } from '~/state/attempts';
import { store } from '~/state/store';
import { tabChannel } from '~/state/tabChannel';
import { windowsAtom } from '~/state/windows';
import { hasTypedForm } from './typedForms';

/** What an update would break: a payment whose ending is not known, or something half filled in. */
export type Unfinished = 'payment' | 'form';

/** Who misses a piece of the app cannot go on: then a payment whose ending could not be found out, which may take days, keeps nobody waiting. */
export const unfinishedHere = (isMissed = false): Unfinished | undefined => {
  if (store.get(isMissed ? isPayingAtom : hasOpenAttemptAtom)) return 'payment';
  // A note is open while its window is: one that lies in the list has been kept.
  const isNoting = store.get(windowsAtom).some(({ name }) => name === 'note');
  return isNoting || hasTypedForm() ? 'form' : undefined;
};

/** How long other tabs have to answer. */
const answerMs = 500;

/** Tabs ask each other here before one of them lets an update in. */
const channel = tabChannel('parking-update');

/** Answers other tabs, as long as the page lives. */
export const answerTabs = (): void =>
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const why = data === 'unfinished?' && unfinishedHere();
    if (why) channel.postMessage(why);
  });

/** A tab that is frozen answers nobody; the lock of its payment does. */
const isPaidElsewhere = async (): Promise<boolean> => {
  // Where site data is refused there are no locks, and nothing that another tab could see.
  const { held = [] } = await navigator.locks.query().catch((): LockManagerSnapshot => ({}));
  return held.some(({ name }) => name !== undefined && /^(pay|attempt):/.test(name));
};

/** What stands against an update, here or in any other tab of this browser (decisions, "Updates"). */
export const unfinishedAnywhere = async (): Promise<Unfinished | undefined> => {
  const here = unfinishedHere();
  if (here) return here;
  if (await isPaidElsewhere()) return 'payment';
  if (!channel) return undefined;
  return new Promise((resolve) => {
    const end = new AbortController();
    const done = (why?: Unfinished): void => {
      end.abort();
      clearTimeout(timer);
      resolve(why);
    };
    const timer = setTimeout(done, answerMs);
    const hear = ({ data }: MessageEvent<unknown>): void => {
      if (data === 'payment' || data === 'form') done(data);
    };
    channel.addEventListener('message', hear, end);
    channel.postMessage('unfinished?');
  });
};
