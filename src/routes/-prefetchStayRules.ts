import type { QueryClient } from '@tanstack/react-query';
import type { StayLink } from '~/domain/stay/stayLink';

interface Opened {
  context: { queryClient: QueryClient };
  location: { search: StayLink & { stay?: string } };
  preload: boolean;
}

/**
 * Requests the stay rules of the city while the page with the stay form is loading. A barrier, or a stay that is only
 * shown, needs no zones. A mere preload requests nothing.
 */
export const prefetchStayRules = ({ context, location, preload }: Opened): void => {
  if (preload) return;
  const { type, stay } = location.search;
  void import('~/data/zones/useStayRules').then(
    ({ requestStayRules }) => requestStayRules(context.queryClient, type !== 'planar' && stay === undefined),
    () => undefined,
  );
};
