import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { driverAtom, expiredAtom, hasJustExpired } from '~/state/session/signIn';
import { Expired } from '../../-Expired';
import { onlyFor } from '../../-home';

/** The page of a driver that is open, without its language. */
let openPage = '';

export const Route = createFileRoute('/{-$lng}/profile')({
  beforeLoad: ({ params, location, cause }) => {
    const page = location.pathname.slice(params.lng === undefined ? 0 : params.lng.length + 1);
    // A login that the server has ended leaves the page that is open, and what was typed there, as it is.
    if (cause === 'stay' && page === openPage && hasJustExpired('standart')) return;
    onlyFor('driver', params);
    if (cause !== 'preload') openPage = page;
  },
  component: AccountRoute,
});

function AccountRoute() {
  // What is typed on a page is its person's: kept when they are back after an expiry, and not there for the next one.
  const expired = useAtomValue(expiredAtom);
  const ownerKey = useAtomValue(driverAtom)?.cacheKey ?? expired;
  return (
    <>
      <Expired />
      <Outlet key={ownerKey} />
    </>
  );
}
