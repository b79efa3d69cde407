import { createFileRoute, notFound, Outlet, redirect, useRouterState } from '@tanstack/react-router';
import { DriverControls } from '~/layout/Header';
import { PageLayout } from '~/layout/PageLayout';
import { Shell } from '~/layout/Shell';
import { activate } from '~/i18n/activate';
import { classifyPrefix, languageOfPath } from '~/domain/content/languagePrefix';
import { lastLanguage, rememberLanguage } from '~/state/language';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { preloadPart } from '~/ui/preloadPart';
import { lazyPart } from '~/ui/lazyPart';
import { afterMapIdle } from '~/platform/whenIdle';

/** No page needs it: it loads after the page, and the page works without it. */
const Announcements = lazyPart(() =>
  afterMapIdle()
    .then(() => import('~/features/announcements/Announcements'))
    .then(({ Announcements }) => Announcements),
);

export const Route = createFileRoute('/{-$lng}')({
  // Every page is inside this route: a separate file would be one more on every first visit.
  codeSplitGroupings: [],
  // Links keep the language of the page. If the address has none, or an unknown one, they lead to Russian pages.
  params: { stringify: ({ lng }) => ({ lng: lng === 'en' ? lng : undefined }) },
  beforeLoad: async ({ params, location }) => {
    const verdict = classifyPrefix(params.lng);
    if (verdict === 'unknown') throw notFound();
    if (verdict === 'home') throw redirect({ to: '/{-$lng}', replace: true });
    // Russian has no prefix: redirects to the same address without it.
    if (verdict === 'strip')
      throw redirect({ href: location.href.replace(/^\/ru(?=\/|\?|#|$)/, '').replace(/^(?!\/)/, '/'), replace: true });
    const language = languageOfPath(location.pathname, lastLanguage());
    await activate(language);
    rememberLanguage(language);
    return { language };
  },
  // Preloads the driver's part of the header, so that it stays as in the first frame.
  loader: () => (store.get(audienceAtom) === 'driver' ? preloadPart(DriverControls) : undefined),
  component: ShellRoute,
});

function ShellRoute() {
  const { language } = Route.useRouteContext();
  const isCard = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId === '/{-$lng}/payment' });
  // The card widget is all that is visible there (CARD-01).
  if (isCard)
    return (
      <PageLayout top={null}>
        <Outlet />
      </PageLayout>
    );
  // A change of language remounts the page, so that no texts of the previous language remain.
  return (
    <Shell key={language} notices={<Announcements />}>
      <Outlet />
    </Shell>
  );
}
