import { dismissInstall } from '~/state/installOffer';
import { installMethodAtom } from '~/state/installMethod';
import { store } from '~/state/store';

/** What browsers that install apps tell beforehand; no standard has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's own offer, kept back until it is the moment. */
export const storeInstallPrompt = (event: Event): void => {
  const offer = event as InstallPrompt;
  store.set(installMethodAtom, {
    by: 'browser',
    prompt: async () => {
      // It can be asked once only.
      store.set(installMethodAtom, undefined);
      await offer.prompt();
      if ((await offer.userChoice).outcome === 'dismissed') dismissInstall();
    },
  });
};

/** Only the browsers of iPhone and iPad know the word, and none of them asks by itself. */
const canInstallByShareMenu = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === false && navigator.maxTouchPoints > 0;

/** Knows where there is another way than the browser's offer, and when there is nothing left to install. */
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
