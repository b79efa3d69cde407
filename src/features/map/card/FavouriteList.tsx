import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { Favourite } from '~/domain/favourite';
import { featureOfName } from '~/domain/parking';
import { favouritesAtom } from '~/state/favourites';
import { Icon } from '~/ui/Icon';
import { useFeatures } from '../useFeatures';
import { useOpenCard } from './useOpenCard';

/** The places that the driver wants at hand: a tap opens the card. */
export const FavouriteList = () => {
  const favourites = useAtomValue(favouritesAtom);
  const features = useFeatures();
  const openCard = useOpenCard();
  const open = (name: Favourite): void => {
    const feature = featureOfName(features, name);
    openCard(feature ? { feature } : { name });
  };
  return (
    <ul aria-label={t`Избранное`} className="grid max-h-60 overflow-y-auto rounded-sheet border border-line bg-paper shadow-float">
      {favourites.map((place) => (
        <li key={`${place.zone ?? ''}/${place.code ?? ''}`} className="border-b border-line last:border-0">
          <button
            type="button"
            className="flex min-h-12 w-full items-center gap-3 px-3 py-1 text-left active:bg-sign-soft"
            onClick={() => open(place)}
          >
            <span className="grow">{place.title || t`Парковка`}</span>
            <span className="shrink-0 font-semibold">{place.zone ?? place.code}</span>
            <Icon name="next" className="text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
};
