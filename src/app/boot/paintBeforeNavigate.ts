import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { afterFrame } from '~/platform/afterFrame';

/** Paints a frame right after a tap that navigates, before the new page is rendered. */
export const paintBeforeNavigate = (router: AnyRouter): void => {
  const isSamePage = ({ pathname }: ParsedLocation): boolean => pathname === router.state.resolvedLocation?.pathname;
  router.routeTree.update({
    beforeLoad: ({ preload, location }: { preload: boolean; location: ParsedLocation }) =>
      preload || isSamePage(location) ? undefined : afterFrame(),
  });
};
