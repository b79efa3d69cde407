import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isWithin } from '~/domain/map/bounds';
import { hasDisabledBays, nearestDisabledBays } from '~/domain/map/disabledBays';
import { anchorOf, type MapFeature } from '~/domain/map/mapFeature';
import { cityAtom } from '~/state/currentCity';
import { positionAtom } from '~/state/map/position';
import { buttonClass } from '~/ui/buttonClass';
import { CardIcon } from './CardIcon';
import { useMapFeatures } from '../useMapFeatures';
import { useOpenCard } from './useOpenCard';

/**
 * Leads from a parking's card to the nearest parking with places for the disabled. Distance counts from the driver if
 * the position is known and on the city's map, otherwise from this parking.
 */
export const NearestDisabledBayButton = ({ feature }: { feature: MapFeature }) => {
  const features = useMapFeatures();
  const position = useAtomValue(positionAtom);
  const city = useAtomValue(cityAtom);
  const openCard = useOpenCard();
  const [hasNone, setHasNone] = useState(false);
  if (hasDisabledBays(feature)) return null;
  const open = (): void => {
    const isInCity = position !== undefined && city !== undefined && isWithin(city.mapBounds, position);
    const nearest = nearestDisabledBays(features, isInCity ? position : anchorOf(feature.geometry), feature);
    setHasNone(!nearest);
    if (nearest) openCard({ feature: nearest });
  };
  return (
    <div className="grid gap-1">
      <button type="button" className={buttonClass('secondary', true)} onClick={open}>
        <CardIcon name="disabled" />
        {t`Ближайшая с местами для инвалидов`}
      </button>
      <p role="status" className={hasNone ? 'text-small text-muted' : 'sr-only'}>
        {hasNone && t`Мест для инвалидов на карте этого города нет.`}
      </p>
    </div>
  );
};
