import { useNavigate, useRouter } from '@tanstack/react-router';
import { hasListColumn } from './hasListColumn';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of the map's objects is open at this entry of the history: Back closes it. */
    list?: boolean;
  }
}

/** Opens and closes the list: a page over the map on a phone, where it takes the card's place; a column beside it on a desk. */
export const useListNavigation = () => {
  const navigate = useNavigate();
  const router = useRouter();
  const openList = async (): Promise<void> => {
    // What does not come leaves the map as it is.
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
