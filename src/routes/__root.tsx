import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { useIsClosed } from '~/data/options/useIsClosed';
import { Shell } from '~/layout/Shell';

const NotFoundScreen = lazyRouteComponent(() => import('~/layout/NotFoundScreen'), 'NotFoundScreen');
const ClosedApp = lazyRouteComponent(() => import('./-ClosedApp'), 'ClosedApp');

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootRoute,
  notFoundComponent: NotFoundRoute,
});

function RootRoute() {
  return (
    <OpenHours>
      <Outlet />
    </OpenHours>
  );
}

function NotFoundRoute() {
  return (
    <OpenHours>
      <Shell>
        <NotFoundScreen />
      </Shell>
    </OpenHours>
  );
}

/** A closed city shows only the page that says so. */
function OpenHours({ children }: { children: ReactNode }) {
  return useIsClosed() ? (
    <Suspense>
      <ClosedApp />
    </Suspense>
  ) : (
    children
  );
}
