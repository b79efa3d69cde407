import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isSamePlace, type Favourite } from '~/domain/favourite';
import { favouritesAtom, setFavourite } from '~/state/favourites';
import { Sign } from './Sign';
import { tileClass } from './tileClass';

/** Keeps a place at hand, on this device; pressed while it is kept. */
export const FavouriteButton = ({ place }: { place: Favourite }) => {
  const isFavourite = useAtomValue(favouritesAtom).some((one) => isSamePlace(one, place));
  return (
    <button type="button" aria-pressed={isFavourite} className={tileClass} onClick={() => setFavourite(place, !isFavourite)}>
      <Sign name="star" isFilled={isFavourite} />
      {t`Избранное`}
    </button>
  );
};
