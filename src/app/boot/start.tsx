import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCity } from '~/city/cities';
import { languageOfPath } from '~/domain/content/languagePrefix';
import { activate } from '~/i18n/activate';
import { cityIdAtom, clearUnknownCity } from '~/state/currentCity';
import { lastLanguage } from '~/state/language';
import { applyLinkCity } from '~/state/linkCity';
import { takeReturnAddress } from '~/state/session/returnAddress';
import { hasAnswers } from '~/platform/storage';
import { store } from '~/state/store';
import { whenIdle } from '~/platform/whenIdle';
import { importWithRetry } from '~/platform/importWithRetry';
import { App } from '../App';
import { CrashScreen } from '../updates/CrashScreen';
import { queryClient } from '../queryClient';
import { router } from '../router';

/**
 * Returns the page at which the app really starts. The installed app starts in the last language; a driver who returns
 * from a payment page starts where they left.
 */
const firstAddress = async (): Promise<string | undefined> => {
  const { pathname, search } = location;
  if (pathname !== '/' && pathname !== '/en') return undefined;
  // A link or a shortcut determines its own page. The return address is only for a start without one.
  const returnAddress = /[?&](city|zone|parkingCode|do)=/.test(search) ? undefined : takeReturnAddress();
  if (returnAddress) return returnAddress;
  const params = new URLSearchParams(search);
  if (params.get('source') !== 'app') return undefined;
  const action = params.get('do');
  if (action) return (await import('./shortcutAddress').catch(() => undefined))?.shortcutAddress(action);
  return pathname === '/' && lastLanguage() === 'en' ? '/en' : undefined;
};

/**
 * Restores stored answers before the first render. If there are none, the code that stores them is loaded when the
 * browser is idle.
 */
const persistAnswers = async (city: string): Promise<void> => {
  const load = () => import('../persistence');
  const module = hasAnswers(city) ? await load().catch(() => undefined) : undefined;
  if (module) await module.persistQueries(queryClient, city).catch(() => undefined);
  else
    void whenIdle()
      .then(() => importWithRetry(load))
      .then(({ persistQueries }) => persistQueries(queryClient, city));
};

/**
 * Loads the city, the language, the stored answers and the page of the address. Then renders the app and starts the
 * background work.
 */
export const start = async (root: HTMLElement): Promise<void> => {
  clearUnknownCity();
  const address = await firstAddress();
  if (address) history.replaceState(null, '', address);
  applyLinkCity(location.search);
  const city = store.get(cityIdAtom);
  await Promise.all([
    importWithRetry(() => activate(languageOfPath(location.pathname, lastLanguage()))),
    loadCity(city),
    city === null ? undefined : persistAnswers(city),
  ]);
  await router.load();
  const view = createRoot(root, {
    // An error outside every page leaves an empty screen.
    onUncaughtError: (error) => {
      reportError(error);
      setTimeout(() => view.render(<CrashScreen error={error} />));
    },
  });
  // A transition renders in slices, so that taps do not wait for the whole page.
  startTransition(() => view.render(<App />));
  requestAnimationFrame(() => {
    import('./startBackgroundWork').then(
      ({ startBackgroundWork }) => startBackgroundWork(),
      () => undefined,
    );
  });
};
