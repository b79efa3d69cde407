import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/** The longest wait for a frame: a page that is hidden in the meantime has none. */
const maxMs = 1_000;

/** Resolves once the next frame is painted. For work that follows a tap but is not part of its response. */
const afterFrame = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, document.hidden ? 0 : maxMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Paints a frame right after a tap that navigates, before the new page is rendered. */
export const paintBeforeNavigate = (router: AnyRouter): void => {
  const isSamePage = ({ pathname }: ParsedLocation): boolean => pathname === router.state.resolvedLocation?.pathname;
  router.routeTree.update({
    beforeLoad: ({ preload, location }: { preload: boolean; location: ParsedLocation }) =>
      preload || isSamePage(location) ? undefined : afterFrame(),
  });
};
