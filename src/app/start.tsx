import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCity } from '~/city/cities';
import { languageOfPath } from '~/domain/languagePrefix';
import { activate } from '~/i18n/activate';
import { cityIdAtom, forgetUnknownCity } from '~/state/city';
import { lastLanguage } from '~/state/language';
import { applyLinkCity } from '~/state/linkCity';
import { takeReturn } from '~/state/returnAddress';
import { hasAnswers } from '~/state/storage';
import { store } from '~/state/store';
import { whenIdle } from '~/ui/whenIdle';
import { whenItComes } from '~/ui/whenItComes';
import { App } from './App';
import { CrashScreen } from './CrashScreen';
import { queryClient } from './queryClient';
import { router } from './router';

/** Where the app really begins: the installed app in the last language, a driver back from a payment page where they left. */
const firstAddress = async (): Promise<string | undefined> => {
  const { pathname, search } = location;
  if (pathname !== '/' && pathname !== '/en') return undefined;
  // A link or a shortcut says itself where to; the way back is kept for who has none.
  const kept = /[?&](city|zone|parkingCode|do)=/.test(search) ? undefined : takeReturn();
  if (kept) return kept;
  const asked = new URLSearchParams(search);
  if (asked.get('source') !== 'app') return undefined;
  const deed = asked.get('do');
  if (deed) return (await import('./shortcut').catch(() => undefined))?.shortcutAddress(deed);
  return pathname === '/' && lastLanguage() === 'en' ? '/en' : undefined;
};

/** What was kept is there before the first render; where nothing was, what keeps it comes once the page is there. */
const keepAnswers = async (city: string): Promise<void> => {
  const load = () => import('./persistence');
  const piece = hasAnswers(city) ? await load().catch(() => undefined) : undefined;
  if (piece) await piece.keepQueries(queryClient, city).catch(() => undefined);
  else
    void whenIdle()
      .then(() => whenItComes(load))
      .then(({ keepQueries }) => keepQueries(queryClient, city));
};

/** City → language → kept answers → the page that the address names; then the first render, and the worker after it. */
export const start = async (root: HTMLElement): Promise<void> => {
  forgetUnknownCity();
  const address = await firstAddress();
  if (address) history.replaceState(null, '', address);
  applyLinkCity(location.search);
  const city = store.get(cityIdAtom);
  await Promise.all([
    whenItComes(() => activate(languageOfPath(location.pathname, lastLanguage()))),
    loadCity(city),
    city === null ? undefined : keepAnswers(city),
  ]);
  await router.load();
  const view = createRoot(root, {
    // What breaks outside of every page leaves nothing drawn.
    onUncaughtError: (fault) => {
      reportError(fault);
      setTimeout(() => view.render(<CrashScreen error={fault} />));
    },
  });
  // In slices: what the driver taps meanwhile does not wait for the whole page.
  startTransition(() => view.render(<App />));
  requestAnimationFrame(() => {
    import('./afterPaint').then(
      ({ afterPaint }) => afterPaint(),
      () => undefined,
    );
  });
};
