import { currentCity } from '~/state/currentCity';
import { expiredIn, signInOf } from '~/state/session/signIn';
import { openDialog } from '~/state/dialogs';
import { useUnmountSignal } from '~/ui/useUnmountSignal';

/** The company or the driver who is signed in, or whose login has only expired. */
const accountNow = (): string | undefined => {
  const { city } = currentCity();
  return (signInOf(city, 'coop') ?? signInOf(city, 'standart'))?.cacheKey ?? expiredIn(city);
};

/** Why something is not done, or not surely: both as a window shows them. */
interface Failure {
  title: string;
  text: string;
}

/**
 * For what is sent from a window, and may end after the window was closed: call it before sending, and what it gives at the
 * end. That is shown in place while it is on the screen; later a failure has a window of its own, for the same driver.
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
