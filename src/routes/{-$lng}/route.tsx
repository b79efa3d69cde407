import { createFileRoute, notFound, Outlet, redirect } from '@tanstack/react-router';
import { DriverControls } from '~/features/shell/Header';
import { Shell } from '~/features/shell/Shell';
import { activate } from '~/i18n/activate';
import { judgePrefix, languageOfPath } from '~/domain/languagePrefix';
import { lastLanguage, rememberLanguage } from '~/state/language';
import { audienceAtom } from '~/state/signIn';
import { store } from '~/state/store';
import { ahead } from '~/ui/ahead';
import { later } from '~/ui/later';
import { whenSettled } from '~/ui/whenIdle';

/** Nothing that a page needs: asked for when the page is there, and not missed where it cannot be had. */
const Notices = later(() =>
  whenSettled()
    .then(() => import('~/features/notices/Notices'))
    .then(({ Notices }) => Notices),
);

export const Route = createFileRoute('/{-$lng}')({
  // Every page stands in it: a file of its own would be one more on every first visit.
  codeSplitGroupings: [],
  // Links keep the language of the page; where the address has none, also because it is nothing, they lead to Russian pages.
  params: { stringify: ({ lng }) => ({ lng: lng === 'en' ? lng : undefined }) },
  beforeLoad: async ({ params, location }) => {
    const verdict = judgePrefix(params.lng);
    if (verdict === 'unknown') throw notFound();
    if (verdict === 'home') throw redirect({ to: '/{-$lng}', replace: true });
    // The prefix is Russian's, which has none: the same address without it.
    if (verdict === 'strip') throw redirect({ href: location.href.replace(/^\/ru(?=\/|\?|#|$)/, '').replace(/^(?!\/)/, '/'), replace: true });
    const language = languageOfPath(location.pathname, lastLanguage());
    await activate(language);
    rememberLanguage(language);
    return { language };
  },
  // What a driver's header had in the first frame stays there.
  loader: () => (store.get(audienceAtom) === 'driver' ? ahead(DriverControls) : undefined),
  component: ShellRoute,
});

function ShellRoute() {
  const { language } = Route.useRouteContext();
  // Another language is another page: nothing may keep words of the last one.
  return (
    <Shell key={language} notices={<Notices />}>
      <Outlet />
    </Shell>
  );
}
