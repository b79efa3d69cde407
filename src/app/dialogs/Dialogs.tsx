import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { loadMessages } from '~/i18n/messages';
import { connectivityAtom } from '~/platform/network';
import { store } from '~/state/store';
import { closeAllDialogs, dialogsAtom } from '~/state/dialogs';
import { afterMapIdle } from '~/platform/whenIdle';

let hasFailed = false;
const load = () => {
  // On their way beside what waits for them.
  loadMessages('app').catch(() => undefined);
  return import('./DialogHost').catch((error: unknown) => {
    hasFailed = true;
    throw error;
  });
};

/**
 * What draws the windows: fetched once the page is idle, or when one is opened before that. Where it does not come, nothing opens, and
 * the bar says that the network carries nothing. A browser that has missed a module gives it up for as long as the page lives: the next
 * tap asks whether to open the page anew, by the browser's own means, for of the app's there may be none (`reliability.md`, F-62).
 */
export const Dialogs = () => {
  const isRequested = useAtomValue(dialogsAtom).length > 0;
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    // What tells of another release on the server must be there before there is one.
    void afterMapIdle()
      .then(() => Promise.all([load(), import('../updates/UpdateBar')]))
      .catch(() => undefined);
  }, []);

  useEffect(() => {
    if (!isRequested || Host) return;
    const hadFailed = hasFailed;
    load().then(
      ({ DialogHost }) => setHost(() => DialogHost),
      () => {
        store.set(connectivityAtom, 'silent');
        closeAllDialogs();
        if (hadFailed && navigator.onLine && confirm(t`Часть приложения не загрузилась. Открыть его заново?`))
          location.reload();
      },
    );
  }, [isRequested, Host]);

  return Host && <Host />;
};
