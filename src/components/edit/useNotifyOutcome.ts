import { currentCity } from '~/state/currentCity';
import { expiredIn, signInOf } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { useUnmountSignal } from '~/ui/useUnmountSignal';

/** The company or driver who is signed in, or whose login has expired. */
const accountNow = (): string | undefined => {
  const { city } = currentCity();
  return (signInOf(city, 'coop') ?? signInOf(city, 'standart'))?.cacheKey ?? expiredIn(city);
};

/** Why an action failed or has an unknown outcome, as a dialog shows it. */
interface Failure {
  title: string;
  text: string;
}

/**
 * For requests that are sent from a dialog and may end after it was closed. Call the returned function before sending,
 * and its result at the end. While the dialog is open, `display` runs. Later a failure opens its own dialog, but only
 * for the same account.
 */
export const useNotifyOutcome = (): (() => (display: () => void, failure: Failure | undefined) => void) => {
  const getUnmountSignal = useUnmountSignal();
  return () => {
    const signal = getUnmountSignal();
    const account = accountNow();
    return (display, failure) => {
      if (!signal.aborted) display();
      else if (failure && accountNow() === account) openDialog({ name: 'notify', ...failure });
    };
  };
};
