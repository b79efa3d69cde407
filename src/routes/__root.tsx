import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFoundScreen } from '~/features/shell/NotFoundScreen';
import { Shell } from '~/features/shell/Shell';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Outlet, notFoundComponent: NotFoundRoute });

function NotFoundRoute() {
  return (
    <Shell>
      <NotFoundScreen />
    </Shell>
  );
}
