import { currentCity } from '~/state/city';
import { expiredIn, signInOf } from '~/state/signIn';
import { openWindow } from '~/state/windows';
import { useWhileShown } from '~/ui/useWhileShown';

/** The company or the driver who is signed in, or whose login has only expired. */
const whoNow = (): string | undefined => {
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
export const useTellEnd = (): (() => (show: () => void, failure: Failure | undefined) => void) => {
  const whileShown = useWhileShown();
  return () => {
    const shown = whileShown();
    const who = whoNow();
    return (show, failure) => {
      if (!shown.aborted) show();
      else if (failure && whoNow() === who) openWindow({ name: 'notify', ...failure });
    };
  };
};
