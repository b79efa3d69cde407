import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useState, type ComponentType } from 'react';
import { loadMessages } from '~/i18n/messages';
import { connectivityAtom, hasNetwork } from '~/platform/network';
import { store } from '~/state/store';
import { closeAllDialogs, dialogsAtom } from '~/state/dialogs';
import { afterMapIdle } from '~/platform/whenIdle';

let hasFailed = false;
const load = () => {
  // Loads the messages in parallel with the module that waits for them.
  loadMessages('app').catch(() => undefined);
  return import('./DialogHost').catch((error: unknown) => {
    hasFailed = true;
    throw error;
  });
};

/**
 * Loads `DialogHost` when the page is idle, or earlier if a dialog is opened. If it cannot be loaded, nothing opens and
 * the bar reports that the network carries no data. The browser does not retry a failed module for the lifetime of the
 * page, so the next tap offers a reload (F-62). It uses `confirm()`, because the app's own dialog code may be what
 * failed to load.
 */
export const Dialogs = () => {
  const isRequested = useAtomValue(dialogsAtom).length > 0;
  const [Host, setHost] = useState<ComponentType>();

  useEffect(() => {
    // The bar that announces another release on the server must be loaded before there is one.
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
        if (hadFailed && hasNetwork() && confirm(t`Часть приложения не загрузилась. Открыть его заново?`))
          location.reload();
      },
    );
  }, [isRequested, Host]);

  return Host && <Host />;
};
