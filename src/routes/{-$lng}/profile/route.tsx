import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { AccountLayout } from '~/layout/account/AccountLayout';
import { driverAtom, expiredAtom, hasJustExpired } from '~/state/session/signIn';
import { Expired } from '../../-Expired';
import { onlyFor } from '../../-home';

/** The driver's page that is open, without its language prefix. */
let openPage = '';

export const Route = createFileRoute('/{-$lng}/profile')({
  beforeLoad: ({ params, location, cause }) => {
    const page = location.pathname.slice(params.lng === undefined ? 0 : params.lng.length + 1);
    // If the server has ended the login, the open page and its input stay as they are.
    if (cause === 'stay' && page === openPage && hasJustExpired('standart')) return;
    onlyFor('driver', params);
    if (cause !== 'preload') openPage = page;
  },
  component: AccountRoute,
});

function AccountRoute() {
  // Input on a page belongs to its person. It stays if they return after an expiry, and is gone for the next person.
  const expired = useAtomValue(expiredAtom);
  const ownerKey = useAtomValue(driverAtom)?.cacheKey ?? expired;
  return (
    <AccountLayout>
      <Expired />
      <Outlet key={ownerKey} />
    </AccountLayout>
  );
}
