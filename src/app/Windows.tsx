import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { words } from '~/i18n/words';
import { lineAtom } from '~/state/network';
import { store } from '~/state/store';
import { closeAllWindows, windowsAtom } from '~/state/windows';
import { whenSettled } from '~/ui/whenIdle';

let hasMissed = false;
const load = () => {
  // On their way beside what waits for them.
  words('app').catch(() => undefined);
  return import('./WindowHost').catch((fault: unknown) => {
    hasMissed = true;
    throw fault;
  });
};

/**
 * What draws the windows: fetched once the page is idle, or when one is opened before that. Where it does not come, nothing opens, and
 * the bar says that the network carries nothing. A browser that has missed a module gives it up for as long as the page lives: the next
 * tap asks whether to open the page anew, by the browser's own means, for of the app's there may be none (`reliability.md`, F-62).
 */
export const Windows = () => {
  const isAsked = useAtomValue(windowsAtom).length > 0;
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    // What tells of another release on the server must be there before there is one.
    void whenSettled()
      .then(() => Promise.all([load(), import('./UpdateBar')]))
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!isAsked || Host) return;
    const hadMissed = hasMissed;
    load().then(
      ({ WindowHost }) => setHost(() => WindowHost),
      () => {
        store.set(lineAtom, 'silent');
        closeAllWindows();
        if (hadMissed && navigator.onLine && confirm(t`Часть приложения не загрузилась. Открыть его заново?`)) location.reload();
      },
    );
  }, [isAsked, Host]);

  return Host && <Host />;
};
