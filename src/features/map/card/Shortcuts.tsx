import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { nearestDisabledBays } from '~/domain/disabledBays';
import type { GeoPoint } from '~/domain/options';
import { dropPastPlaces, isCarToldAtom } from '~/state/carPlace';
import { serverNow } from '~/state/clock';
import { favouritesAtom } from '~/state/favourites';
import { CarShortcut } from '../car/CarShortcut';
import { useHere } from '../where/useHere';
import { FavouriteList } from './FavouriteList';
import { ShortcutButton } from './ShortcutButton';
import { useFeatures } from '../useFeatures';
import { useOpenCard } from './useOpenCard';

/** A row above the way to pay: favourites, the nearest places for the disabled, the car that was left somewhere. */
export const Shortcuts = () => {
  const hasFavourites = useAtomValue(favouritesAtom).length > 0;
  const isCarTold = useAtomValue(isCarToldAtom);
  const features = useFeatures();
  const openCard = useOpenCard();
  const [isListOpen, setListOpen] = useState(false);
  const [isNone, setNone] = useState(false);
  const here = useHere((from: GeoPoint) => {
    const nearest = nearestDisabledBays(features, from);
    setNone(!nearest);
    if (nearest) openCard({ feature: nearest });
  });
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
  const words = here.fault ?? (isNone ? t`Мест для инвалидов на карте этого города нет.` : undefined);
  return (
    <div className="pointer-events-none! flex flex-col gap-2 *:pointer-events-auto" data-return="shortcuts" ref={box}>
      {/* The buttons stand first for the keyboard, last for the eye. */}
      <div className="order-last flex gap-2 self-start">
        {hasFavourites && <ShortcutButton sign="star" label={t`Избранное`} isOpen={isListOpen} onClick={() => setListOpen(!isListOpen)} />}
        {features.length > 0 && (
          <ShortcutButton sign="disabled" label={t`Ближайшая с местами для инвалидов`} isBusy={here.isAsking} onClick={here.ask} />
        )}
        {!isCarTold && <CarShortcut />}
      </div>
      {isListOpen && hasFavourites && <FavouriteList />}
      <p role="status" className={words ? 'rounded-field bg-paper px-3 py-2 text-small shadow-float' : 'sr-only'}>
        {words}
      </p>
    </div>
  );
};
