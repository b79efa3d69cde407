import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { lineAtom } from '~/state/network';
import { store } from '~/state/store';
import { closeAllWindows, windowsAtom } from '~/state/windows';
import { whenIdle } from '~/ui/whenIdle';

const load = () => import('./WindowHost');

/**
 * What draws the windows: fetched once the page is idle, or when one is opened before that. Where it does not come, nothing
 * opens, the bar says that the network carries nothing, and the next tap asks again.
 */
export const Windows = () => {
  const isAsked = useAtomValue(windowsAtom).length > 0;
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    // What tells of another release on the server must be there before there is one.
    void whenIdle()
      .then(() => Promise.all([load(), import('./UpdateBar')]))
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!isAsked || Host) return;
    load().then(
      ({ WindowHost }) => setHost(() => WindowHost),
      () => {
        store.set(lineAtom, 'silent');
        closeAllWindows();
      },
    );
  }, [isAsked, Host]);

  return Host && <Host />;
};
