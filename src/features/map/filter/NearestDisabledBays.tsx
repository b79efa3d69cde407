import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { isWithin } from '~/domain/map/bounds';
import { nearestDisabledBays } from '~/domain/map/disabledBays';
import { cityAtom } from '~/state/currentCity';
import { Button } from '~/ui/Button';
import { useCurrentPosition } from '~/components/useCurrentPosition';
import { OutOfCityHint } from '../locate/OutOfCityHint';
import { useOpenCard } from '../card/useOpenCard';
import { useMapFeatures } from '../useMapFeatures';

/** Opens the card of the parking with spaces for the disabled that is nearest to the driver. */
export const NearestDisabledBays = ({ onFound }: { onFound: () => void }) => {
  const city = useAtomValue(cityAtom);
  const features = useMapFeatures();
  const openCard = useOpenCard();
  const [outcome, setOutcome] = useState<'outside' | 'none'>();
  const currentPosition = useCurrentPosition((from) => {
    const isOutside = city !== undefined && !isWithin(city.mapBounds, from);
    const nearest = isOutside ? undefined : nearestDisabledBays(features, from);
    if (!nearest) return setOutcome(isOutside ? 'outside' : 'none');
    onFound();
    openCard({ feature: nearest });
  });
  const find = (): void => {
    setOutcome(undefined);
    currentPosition.locate();
  };
  const text =
    currentPosition.error ?? (outcome === 'none' ? t`Мест для инвалидов на карте этого города нет.` : undefined);
  return (
    <div className="grid gap-2">
      <Button variant="secondary" icon="pin" isWide isBusy={currentPosition.isLocating} onClick={find}>
        {t`Ближайшая с местами для инвалидов`}
      </Button>
      <div role="status" className={text !== undefined || outcome === 'outside' ? 'grid gap-2' : 'sr-only'}>
        {text}
        {outcome === 'outside' && city && <OutOfCityHint city={city} />}
      </div>
    </div>
  );
};
