import { refuseInstall } from '~/state/install';
import { installingAtom } from '~/state/installing';
import { store } from '~/state/store';

/** What browsers that install apps tell beforehand; no standard has it. */
interface InstallPrompt extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's own offer, kept back until it is the moment. */
export const keepOffer = (event: Event): void => {
  const offer = event as InstallPrompt;
  store.set(installingAtom, {
    by: 'browser',
    ask: async () => {
      // It can be asked once only.
      store.set(installingAtom, undefined);
      await offer.prompt();
      if ((await offer.userChoice).outcome === 'dismissed') refuseInstall();
    },
  });
};

/** Only the browsers of iPhone and iPad know the word, and none of them asks by itself. */
const isByShareMenu = (): boolean => (navigator as { standalone?: boolean }).standalone === false && navigator.maxTouchPoints > 0;

/** Knows where there is another way than the browser's offer, and when there is nothing left to install. */
export const followInstalling = (): void => {
  if (isByShareMenu()) store.set(installingAtom, { by: 'shareMenu' });
  addEventListener('appinstalled', () => {
    store.set(installingAtom, undefined);
    void import('~/state/lasting').then(
      ({ askToLast }) => askToLast(true),
      () => undefined,
    );
  });
};
