import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CityConfig } from '~/city/schema';
import type { MapFeature } from '~/domain/map/mapFeature';
import { dialogsAtom } from '~/state/dialogs';
import { ParkingListHeader } from './ParkingListHeader';
import { listFooterAtom } from './list.atoms';
import { NoMapNotice } from './NoMapNotice';
import { ParkingOrderBar } from './ParkingOrderBar';
import { ParkingListRows } from './ParkingListRows';
import { useListOrigin } from './useListOrigin';
import { useListNavigation } from './useListNavigation';
import { useSortedParkings } from './useSortedParkings';

interface Props {
  city: CityConfig;
  features: readonly MapFeature[];
  picked: MapFeature | undefined;
  onPick: (feature: MapFeature) => void;
  /** Notices that the map would show above itself. */
  notices: ReactNode;
  /** True if a card lies over the list. Escape then closes the card only. */
  hasCard: boolean;
  /** Set if the list replaces a map that could not be drawn. Tries to draw the map again. */
  onRetryMap?: () => void;
}

/** A list of the objects on the map: a page on a phone, a column on a desktop, and the whole page without a map. */
export const ParkingList = ({ city, features, picked, onPick, notices, hasCard, onRetryMap }: Props) => {
  const { closeList } = useListNavigation();
  const { from, isFromPosition, isMapMoved } = useListOrigin(city);
  const { order, places, metres, priceNow } = useSortedParkings(features, from);
  const isInstead = onRetryMap !== undefined;

  // If the list is the whole page, it contains the overlays of the map. If it covers the map, it hides them.
  const footer = useRef<HTMLDivElement>(null);
  const setListFooter = useSetAtom(listFooterAtom);
  useEffect(() => {
    setListFooter(isInstead ? footer.current : null);
    return () => setListFooter(undefined);
  }, [isInstead, setListFooter]);

  const isCovered = useAtomValue(dialogsAtom).length > 0 || hasCard;
  useEffect(() => {
    if (isCovered || isInstead) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closeList();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isCovered, isInstead, closeList]);

  const listKey = `${order} ${from.latitude} ${from.longitude} ${places.length}`;
  return (
    <section
      aria-label={t`Список парковок`}
      data-scrolls
      className={`@container absolute inset-0 scroll-pb-24 overflow-y-auto overscroll-contain bg-paper ${
        isInstead ? 'desk:right-104' : 'desk:right-auto desk:w-96 desk:border-r desk:border-line'
      }`}
    >
      <ParkingListHeader visibleCount={places.length} features={features} onClose={isInstead ? undefined : closeList} />
      <div className="grid gap-2 px-4 py-2 empty:hidden">
        {onRetryMap && <NoMapNotice onRetry={onRetryMap} />}
        {notices}
      </div>
      <div ref={footer} className="grid gap-2 px-4 pb-2 empty:hidden" />
      {features.length > 0 && (
        <>
          <ParkingOrderBar {...{ isFromPosition, isMapMoved }} />
          {places.length === 0 && (
            <p className="px-4 py-4 text-muted">{t`Под фильтр ничего не подходит. Сбросьте его или ослабьте условия.`}</p>
          )}
          <ParkingListRows key={listKey} {...{ features, places, metres, priceNow, picked, onPick, listKey }} />
        </>
      )}
      {/* Lets the last row be scrolled above what covers the lower edge. */}
      <div className={hasCard ? 'h-[70vh] desk:h-4' : 'h-[calc(6rem+env(safe-area-inset-bottom))] desk:h-4'} />
    </section>
  );
};
