import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { isWithin } from '~/domain/bounds';
import { nearestDisabledBays } from '~/domain/disabledBays';
import type { GeoPoint } from '~/domain/options';
import { dropPastPlaces, isCarToldAtom } from '~/state/carPlace';
import { cityAtom } from '~/state/city';
import { serverNow } from '~/state/clock';
import { favouritesAtom } from '~/state/favourites';
import { CarShortcut } from '../car/CarShortcut';
import { HintBox } from '../where/HintBox';
import { OutOfCity } from '../where/OutOfCity';
import { useHere } from '~/parts/useHere';
import { FavouriteList } from './FavouriteList';
import { ShortcutButton } from './ShortcutButton';
import { useFeatures } from '../useFeatures';
import { useOpenCard } from './useOpenCard';

/** Favourites, the nearest places for the disabled, the car that was left somewhere; what they unfold stands above them. */
export const Shortcuts = () => {
  const city = useAtomValue(cityAtom);
  const hasFavourites = useAtomValue(favouritesAtom).length > 0;
  const isCarTold = useAtomValue(isCarToldAtom);
  const features = useFeatures();
  const openCard = useOpenCard();
  const [isListOpen, setListOpen] = useState(false);
  const [end, setEnd] = useState<'outside' | 'none'>();
  const here = useHere((from: GeoPoint) => {
    const isOutside = city !== undefined && !isWithin(city.mapBounds, from);
    const nearest = isOutside ? undefined : nearestDisabledBays(features, from);
    setEnd(isOutside ? 'outside' : nearest ? undefined : 'none');
    if (nearest) openCard({ feature: nearest });
  });
  const askNearest = (): void => {
    setEnd(undefined);
    here.ask();
  };
  useEffect(() => dropPastPlaces(serverNow()), []);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isListOpen) return undefined;
    const fold = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setListOpen(false);
      box.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', fold);
    return () => removeEventListener('keydown', fold);
  }, [isListOpen]);
  const words = here.fault ?? (end === 'none' ? t`Мест для инвалидов на карте этого города нет.` : undefined);
  return (
    <div className="contents" data-return="shortcuts" ref={box}>
      {hasFavourites && (
        <ShortcutButton sign="star" label={t`Избранное`} word={t`Избранное`} isKnown isOpen={isListOpen} onClick={() => setListOpen(!isListOpen)} />
      )}
      {features.length > 0 && (
        <ShortcutButton
          sign="disabled"
          label={t`Ближайшая с местами для инвалидов`}
          word={t`Для инвалидов`}
          isBusy={here.isAsking}
          onClick={askNearest}
        />
      )}
      {!isCarTold && <CarShortcut />}
      {isListOpen && hasFavourites && <FavouriteList />}
      <p role="status" className={words ? 'basis-full rounded-field bg-paper px-3 py-2 text-small shadow-float' : 'sr-only'}>
        {words}
      </p>
      {end === 'outside' && city && (
        <HintBox onClose={() => setEnd(undefined)}>
          <OutOfCity city={city} />
        </HintBox>
      )}
    </div>
  );
};
