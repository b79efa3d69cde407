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

/** Where the app really begins: the installed app in the last language, a driver back from a payment page where they left. */
const firstAddress = async (): Promise<string | undefined> => {
  const { pathname, search } = location;
  if (pathname !== '/' && pathname !== '/en') return undefined;
  // A link or a shortcut says itself where to; the way back is kept for who has none.
  const returnAddress = /[?&](city|zone|parkingCode|do)=/.test(search) ? undefined : takeReturnAddress();
  if (returnAddress) return returnAddress;
  const params = new URLSearchParams(search);
  if (params.get('source') !== 'app') return undefined;
  const action = params.get('do');
  if (action) return (await import('./shortcutAddress').catch(() => undefined))?.shortcutAddress(action);
  return pathname === '/' && lastLanguage() === 'en' ? '/en' : undefined;
};

/** What was kept is there before the first render; where nothing was, what keeps it comes once the page is there. */
const persistAnswers = async (city: string): Promise<void> => {
  const load = () => import('../persistence');
  const module = hasAnswers(city) ? await load().catch(() => undefined) : undefined;
  if (module) await module.persistQueries(queryClient, city).catch(() => undefined);
  else
    void whenIdle()
      .then(() => importWithRetry(load))
      .then(({ persistQueries }) => persistQueries(queryClient, city));
};

/** City → language → kept answers → the page that the address names; then the first render, and the worker after it. */
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
    // What breaks outside of every page leaves nothing drawn.
    onUncaughtError: (error) => {
      reportError(error);
      setTimeout(() => view.render(<CrashScreen error={error} />));
    },
  });
  // In slices: what the driver taps meanwhile does not wait for the whole page.
  startTransition(() => view.render(<App />));
  requestAnimationFrame(() => {
    import('./startBackgroundWork').then(
      ({ startBackgroundWork }) => startBackgroundWork(),
      () => undefined,
    );
  });
};
