import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { isWithin } from '~/domain/map/bounds';
import { nearestDisabledBays } from '~/domain/map/disabledBays';
import type { GeoPoint } from '~/domain/map/geoPoint';
import { dropPastPlaces, isVehicleAnnouncedAtom } from '~/state/map/vehiclePlace';
import { cityAtom } from '~/state/currentCity';
import { serverNow } from '~/state/clock';
import { favouritesAtom } from '~/state/map/favourites';
import { VehicleShortcut } from '../vehicle/VehicleShortcut';
import { HintBox } from '../locate/HintBox';
import { OutOfCityHint } from '../locate/OutOfCityHint';
import { useCurrentPosition } from '~/components/useCurrentPosition';
import { FavouriteList } from './FavouriteList';
import { ShortcutButton } from './ShortcutButton';
import { useMapFeatures } from '../useMapFeatures';
import { useOpenCard } from './useOpenCard';

/** Favourites, the nearest places for the disabled, and the parked vehicle. What they unfold is shown above them. */
export const MapShortcuts = () => {
  const city = useAtomValue(cityAtom);
  const hasFavourites = useAtomValue(favouritesAtom).length > 0;
  const isVehiclePlaceShown = useAtomValue(isVehicleAnnouncedAtom);
  const features = useMapFeatures();
  const openCard = useOpenCard();
  const [isListOpen, setListOpen] = useState(false);
  const [outcome, setOutcome] = useState<'outside' | 'none'>();
  const currentPosition = useCurrentPosition((from: GeoPoint) => {
    const isOutside = city !== undefined && !isWithin(city.mapBounds, from);
    const nearest = isOutside ? undefined : nearestDisabledBays(features, from);
    setOutcome(isOutside ? 'outside' : nearest ? undefined : 'none');
    if (nearest) openCard({ feature: nearest });
  });
  const findNearest = (): void => {
    setOutcome(undefined);
    currentPosition.locate();
  };
  useEffect(() => dropPastPlaces(serverNow()), []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isListOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setListOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isListOpen]);
  const statusText =
    currentPosition.error ?? (outcome === 'none' ? t`Мест для инвалидов на карте этого города нет.` : undefined);
  return (
    <div className="contents" data-return="shortcuts" ref={box}>
      {hasFavourites && (
        <ShortcutButton
          icon="star"
          label={t`Избранное`}
          shortLabel={t`Избранное`}
          isKnown
          isOpen={isListOpen}
          onClick={() => setListOpen(!isListOpen)}
        />
      )}
      {features.length > 0 && (
        <ShortcutButton
          icon="disabled"
          label={t`Ближайшая с местами для инвалидов`}
          shortLabel={t`Для инвалидов`}
          isBusy={currentPosition.isLocating}
          onClick={findNearest}
        />
      )}
      {!isVehiclePlaceShown && <VehicleShortcut />}
      {isListOpen && hasFavourites && <FavouriteList />}
      <p
        role="status"
        className={statusText ? 'basis-full rounded-field bg-paper px-3 py-2 text-small shadow-float' : 'sr-only'}
      >
        {statusText}
      </p>
      {outcome === 'outside' && city && (
        <HintBox onClose={() => setOutcome(undefined)}>
          <OutOfCityHint city={city} />
        </HintBox>
      )}
    </div>
  );
};
