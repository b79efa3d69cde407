import { dismissInstall } from '~/state/installOffer';
import { installMethodAtom } from '~/state/installMethod';
import { store } from '~/state/store';

/** The event of browsers that can install apps. It is not part of any standard. */
interface InstallPrompt extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Stores the browser's own install offer until the app shows it. */
export const storeInstallPrompt = (event: Event): void => {
  const offer = event as InstallPrompt;
  store.set(installMethodAtom, {
    by: 'browser',
    prompt: async () => {
      // The prompt can be shown only once.
      store.set(installMethodAtom, undefined);
      await offer.prompt();
      if ((await offer.userChoice).outcome === 'dismissed') dismissInstall();
    },
  });
};

/** Only browsers on iPhone and iPad have `standalone`, and none of them offers an installation automatically. */
const canInstallByShareMenu = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === false && navigator.maxTouchPoints > 0;

/** Detects another way to install than the browser's offer, and when there is nothing left to install. */
export const trackInstallState = (): void => {
  if (canInstallByShareMenu()) store.set(installMethodAtom, { by: 'shareMenu' });
  addEventListener('appinstalled', () => {
    store.set(installMethodAtom, undefined);
    void import('~/state/persistentStorage').then(
      ({ requestPersistence }) => requestPersistence(true),
      () => undefined,
    );
  });
};
