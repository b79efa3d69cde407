import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { dropPastPlaces } from '~/state/map/vehiclePlace';
import { serverNow } from '~/state/clock';
import { favouritesAtom } from '~/state/map/favourites';
import { VehicleShortcut } from '../vehicle/VehicleShortcut';
import { FavouriteList } from './FavouriteList';
import { ShortcutButton } from './ShortcutButton';

/** Favourites and the parked vehicle. What they unfold is shown beside them. */
export const MapShortcuts = () => {
  const hasFavourites = useAtomValue(favouritesAtom).length > 0;
  const [isListOpen, setListOpen] = useState(false);
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
  return (
    <div className="contents" data-return="shortcuts" ref={box}>
      {hasFavourites && (
        <ShortcutButton icon="star" label={t`Избранное`} isOpen={isListOpen} onClick={() => setListOpen(!isListOpen)} />
      )}
      <VehicleShortcut />
      {isListOpen && hasFavourites && <FavouriteList />}
    </div>
  );
};
