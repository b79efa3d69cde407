import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router';
import { DriverControls } from '~/layout/Header';
import { Shell } from '~/layout/Shell';
import { activate } from '~/i18n/activate';
import { classifyPrefix, languageOfPath } from '~/domain/content/languagePrefix';
import { lastLanguage, rememberLanguage } from '~/state/language';
import { audienceAtom } from '~/state/session/signIn';
import { store } from '~/state/store';
import { preloadPart } from '~/ui/preloadPart';
import { lazyPart } from '~/ui/lazyPart';
import { afterMapIdle } from '~/platform/whenIdle';

/** Nothing that a page needs: asked for when the page is there, and not missed where it cannot be had. */
const Announcements = lazyPart(() =>
  afterMapIdle()
    .then(() => import('~/features/announcements/Announcements'))
    .then(({ Announcements }) => Announcements),
);

export const Route = createFileRoute('/{-$lng}')({
  // Every page stands in it: a file of its own would be one more on every first visit.
  codeSplitGroupings: [],
  // Links keep the language of the page; where the address has none, also because it is nothing, they lead to Russian pages.
  params: { stringify: ({ lng }) => ({ lng: lng === 'en' ? lng : undefined }) },
  beforeLoad: async ({ params, location }) => {
    const verdict = classifyPrefix(params.lng);
    if (verdict === 'unknown') throw notFound();
    if (verdict === 'home') throw redirect({ to: '/{-$lng}', replace: true });
    // The prefix is Russian's, which has none: the same address without it.
    if (verdict === 'strip')
      throw redirect({ href: location.href.replace(/^\/ru(?=\/|\?|#|$)/, '').replace(/^(?!\/)/, '/'), replace: true });
    const language = languageOfPath(location.pathname, lastLanguage());
    await activate(language);
    rememberLanguage(language);
    return { language };
  },
  // What a driver's header had in the first frame stays there.
  loader: () => (store.get(audienceAtom) === 'driver' ? preloadPart(DriverControls) : undefined),
  component: ShellRoute,
});

function ShellRoute() {
  const { language } = Route.useRouteContext();
  // Another language is another page: nothing may keep words of the last one.
  return (
    <Shell key={language} notices={<Announcements />}>
      <Outlet />
    </Shell>
  );
}
