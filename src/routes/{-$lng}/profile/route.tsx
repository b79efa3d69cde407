import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { pageAccess } from '~/domain/access';
import { inLanguage } from '~/i18n/inLanguage';
import { audienceAtom, driverAtom, expiredAtom, lastChangeAtom } from '~/state/signIn';
import { store } from '~/state/store';

const ExpiredNotice = lazy(() => import('~/features/login/ExpiredNotice').then((module) => ({ default: module.ExpiredNotice })));

export const Route = createFileRoute('/{-$lng}/profile')({
  beforeLoad: ({ params }) => {
    // A login that the server has ended while this page lives leaves the page, and what was typed there, as it is.
    if (store.get(lastChangeAtom)?.change === 'expired') return;
    if (pageAccess('driver', store.get(audienceAtom)) === 'home') throw redirect({ to: '/{-$lng}', params: inLanguage(params), replace: true });
  },
  component: ProfileRoute,
});

function ProfileRoute() {
  // What is typed on a page is its person's: kept when they are back after an expiry, and not there for the next one.
  const expired = useAtomValue(expiredAtom);
  const whose = useAtomValue(driverAtom)?.cacheKey ?? expired;
  const hasExpired = useAtomValue(lastChangeAtom)?.change === 'expired';
  return (
    <>
      <Suspense>{hasExpired && <ExpiredNotice />}</Suspense>
      <Outlet key={whose} />
    </>
  );
}
