import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { pageAccess } from '~/domain/access';
import { audienceAtom, expiredAtom } from '~/state/signIn';
import { store } from '~/state/store';

const ExpiredNotice = lazy(() => import('~/features/login/ExpiredNotice').then((module) => ({ default: module.ExpiredNotice })));

export const Route = createFileRoute('/{-$lng}/profile')({
  beforeLoad: ({ params }) => {
    if (pageAccess('driver', store.get(audienceAtom)) === 'home') throw redirect({ to: '/{-$lng}', params, replace: true });
  },
  component: ProfileRoute,
});

function ProfileRoute() {
  const hasExpired = useAtomValue(audienceAtom) === 'guest' && store.get(expiredAtom) !== undefined;
  return (
    <>
      <Suspense>{hasExpired && <ExpiredNotice />}</Suspense>
      <Outlet />
    </>
  );
}
