import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { Shell } from '~/features/shell/Shell';

const NotFoundScreen = lazyRouteComponent(() => import('~/features/shell/NotFoundScreen'), 'NotFoundScreen');

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Outlet, notFoundComponent: NotFoundRoute });

function NotFoundRoute() {
  return (
    <Shell>
      <NotFoundScreen />
    </Shell>
  );
}
