import { readParameters } from '~/domain/content/linkParameters';
import { readStayLink } from '~/domain/stay/stayLink';
import { redirectTo } from '~/platform/redirectTo';
import { isLinkToOtherCity } from '~/state/linkCity';
import { router } from '../router';
import { shortcutAddress } from './shortcutAddress';

/** Chromium's queue of the addresses that the app is started with. TypeScript does not know it yet. */
interface LaunchQueue {
  setConsumer: (consumer: (launch: { targetURL?: string }) => void) => void;
}

/** Returns the address to show; undefined if the app was started without one, and stays where it is. */
const addressOf = ({ pathname, search, searchParams }: URL): string | undefined => {
  const action = searchParams.get('do');
  if (action !== null) return shortcutAddress(action);
  return searchParams.get('source') === 'app' ? undefined : pathname + search;
};

/**
 * Opens the address of another start in this window. The manifest says that there is one window only
 * (`launch_handler`), so that two of them never pay, and what is typed here stays.
 */
export const openLaunches = (): void => {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  // The start that this page was loaded for waits in the queue too.
  let loadedFor = performance.getEntriesByType('navigation')[0]?.name;
  launchQueue?.setConsumer(({ targetURL }) => {
    const isOwn = targetURL === loadedFor;
    loadedFor = undefined;
    const address = isOwn || targetURL === undefined ? undefined : addressOf(new URL(targetURL));
    if (address === undefined || address === location.pathname + location.search) return;
    const link = readStayLink(readParameters(new URL(address, location.origin).search));
    // Another city needs its own data from the start.
    if (isLinkToOtherCity(link)) redirectTo(address);
    else void router.navigate({ href: address });
  });
};
