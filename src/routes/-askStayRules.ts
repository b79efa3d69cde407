import type { QueryClient } from '@tanstack/react-query';

/** Before a page with the form of a stay: its city is asked while the form is on its way. What a finger only hovers over asks nobody. */
export const askStayRules = ({ context, preload }: { context: { queryClient: QueryClient }; preload: boolean }): void => {
  if (preload) return;
  void import('~/data/zones/useStayRules').then(
    (rules) => rules.askStayRules(context.queryClient),
    () => undefined,
  );
};
