import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isSamePlace, type Favourite } from '~/domain/map/favourite';
import { favouritesAtom, setFavourite } from '~/state/map/favourites';
import { CardIcon } from './CardIcon';

/** Stores a place as a favourite on this device. It is pressed while the place is stored. */
export const FavouriteButton = ({ place }: { place: Favourite }) => {
  const isFavourite = useAtomValue(favouritesAtom).some((one) => isSamePlace(one, place));
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      className="card-action"
      onClick={() => setFavourite(place, !isFavourite)}
    >
      <CardIcon name="star" isFilled={isFavourite} />
      {t`Избранное`}
    </button>
  );
};
