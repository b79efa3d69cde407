import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches. For elements that are rendered only if there is room; CSS handles elements that are
 * merely hidden.
 */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = matchMedia(query);
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      [query],
    ),
    () => matchMedia(query).matches,
  );
