import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { mapInfoQuery } from '~/data/map/mapInfoQuery';
import type { Favourite } from '~/domain/map/favourite';
import { featureOfName, type MapFeature } from '~/domain/map/mapFeature';
import { cityIdAtom } from '~/state/currentCity';
import { favouritesAtom } from '~/state/map/favourites';
import { Icon } from '~/ui/Icon';
import { floatingPanelClass } from '../locate/floatingPanelClass';
import { useOpenCard } from './useOpenCard';

/**
 * The driver's favourite places. A tap opens the card. A favourite that exists only among the map's objects waits until
 * they are loaded.
 */
export const FavouriteList = () => {
  const city = useAtomValue(cityIdAtom) ?? '';
  const favourites = useAtomValue(favouritesAtom);
  const map = useQuery({ ...mapInfoQuery(city), enabled: false });
  const features = map.data?.features;
  const openCard = useOpenCard();
  const [pendingFavourite, setPendingFavourite] = useState<Favourite>();

  const open = (name: Favourite): void => {
    setPendingFavourite(undefined);
    const feature = features && featureOfName(features, name);
    if (feature) openCard({ feature });
    else if (name.zone !== undefined) openCard({ name });
    else setPendingFavourite(name);
  };
  const found = pendingFavourite && features && featureOfName(features, pendingFavourite);
  const openFound = useEffectEvent((feature: MapFeature) => openCard({ feature }));
  useEffect(() => {
    if (found) openFound(found);
  }, [found]);

  const pendingName = pendingFavourite?.title || pendingFavourite?.code || '';
  const statusText =
    pendingFavourite &&
    (features
      ? t`Парковки «${pendingName}» на карте больше нет.`
      : map.isError
        ? t`Парковки на карту загрузить не удалось: «${pendingName}» пока не открыть.`
        : t`Откроем «${pendingName}», как только загрузятся парковки.`);
  return (
    <div data-unfolded className={`overflow-y-auto ${floatingPanelClass}`}>
      <ul aria-label={t`Избранное`} className="grid">
        {favourites.map((place) => (
          <li key={`${place.zone ?? ''}/${place.code ?? ''}`} className="border-b border-line last:border-0">
            <button
              type="button"
              className="flex min-h-12 w-full items-center gap-3 px-3 @max-2xs:flex-wrap py-1 text-left active:bg-sign-soft"
              onClick={() => open(place)}
            >
              <span className="min-w-0 grow">{place.title || t`Парковка`}</span>
              <span className="shrink-0 font-semibold">{place.zone ?? place.code}</span>
              <Icon name="next" className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={statusText ? 'border-t border-line px-3 py-2 text-small' : 'sr-only'}>
        {statusText}
      </p>
    </div>
  );
};
