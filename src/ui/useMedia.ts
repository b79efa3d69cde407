import { useCallback, useSyncExternalStore } from 'react';

/** Does a media query hold now? For what is built only where there is room; what is merely hidden is CSS. */
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
