import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isWithin } from '~/domain/bounds';
import { hasDisabledBays, nearestDisabledBays } from '~/domain/disabledBays';
import { anchorOf, type MapFeature } from '~/domain/parking';
import { cityAtom } from '~/state/city';
import { positionAtom } from '~/state/position';
import { buttonClass } from '~/ui/buttonClass';
import { Sign } from './Sign';
import { useFeatures } from '../useFeatures';
import { useOpenCard } from './useOpenCard';

/** From the card of a parking to the nearest one with places for the disabled: nearest to the driver where that is known and on the city's map, else to this parking. */
export const DisabledButton = ({ feature }: { feature: MapFeature }) => {
  const features = useFeatures();
  const position = useAtomValue(positionAtom);
  const city = useAtomValue(cityAtom);
  const openCard = useOpenCard();
  const [isNone, setNone] = useState(false);
  if (hasDisabledBays(feature)) return null;
  const open = (): void => {
    const isInCity = position !== undefined && city !== undefined && isWithin(city.mapBounds, position);
    const nearest = nearestDisabledBays(features, isInCity ? position : anchorOf(feature.geometry), feature);
    setNone(!nearest);
    if (nearest) openCard({ feature: nearest });
  };
  return (
    <div className="grid gap-1">
      <button type="button" className={buttonClass('secondary', true)} onClick={open}>
        <Sign name="disabled" />
        {t`Ближайшая с местами для инвалидов`}
      </button>
      <p role="status" className={isNone ? 'text-small text-muted' : 'sr-only'}>
        {isNone && t`Мест для инвалидов на карте этого города нет.`}
      </p>
    </div>
  );
};
