import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { afterFrame } from '~/platform/afterFrame';

/** A tap that leads to another page is answered by a frame of its own: the page is made after it. */
export const paintBeforeNavigate = (router: AnyRouter): void => {
  const isSamePage = ({ pathname }: ParsedLocation): boolean => pathname === router.state.resolvedLocation?.pathname;
  router.routeTree.update({
    beforeLoad: ({ preload, location }: { preload: boolean; location: ParsedLocation }) =>
      preload || isSamePage(location) ? undefined : afterFrame(),
  });
};
