import type { QueryClient } from '@tanstack/react-query';
import type { StayLink } from '~/domain/stay/stayLink';

interface Opened {
  context: { queryClient: QueryClient };
  location: { search: StayLink & { stay?: string } };
  preload: boolean;
}

/**
 * Before a page with the form of a stay: its city is asked while the form is on its way. A barrier and a stay that is only shown need
 * no zones; what a finger only hovers over asks nobody.
 */
export const prefetchStayRules = ({ context, location, preload }: Opened): void => {
  if (preload) return;
  const { type, stay } = location.search;
  void import('~/data/zones/useStayRules').then(
    ({ requestStayRules }) => requestStayRules(context.queryClient, type !== 'planar' && stay === undefined),
    () => undefined,
  );
};
