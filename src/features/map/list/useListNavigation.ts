import { useNavigate, useRouter } from '@tanstack/react-router';
import { hasListColumn } from './hasListColumn';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if the list of the map's objects is open at this history entry. Back closes it. */
    list?: boolean;
  }
}

/**
 * Opens and closes the list: on a phone a page over the map that replaces the card, on a desktop a column beside the
 * map.
 */
export const useListNavigation = () => {
  const navigate = useNavigate();
  const router = useRouter();
  const openList = async (): Promise<void> => {
    // If this fails to load, the map stays as it is.
    await import('./ParkingList');
    await navigate(
      hasListColumn()
        ? { to: '.', search: true, state: (old) => ({ ...old, list: true }), resetScroll: false }
        : { to: '.', search: {}, state: { list: true }, resetScroll: false },
    );
  };
  const closeList = (): void => {
    if (!hasListColumn() && router.history.canGoBack()) router.history.back();
    else
      void navigate({
        to: '.',
        search: true,
        state: (old) => ({ ...old, list: undefined }),
        replace: true,
        resetScroll: false,
      });
  };
  return { openList, closeList };
};
