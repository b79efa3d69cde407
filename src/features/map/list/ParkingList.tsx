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
  /** What the map would say above itself. */
  notices: ReactNode;
  /** A card lies over the list: Escape is its own. */
  hasCard: boolean;
  /** Set where the list stands in the place of a map that cannot be drawn: tries to draw it once more. */
  onRetryMap?: () => void;
}

/** The same set as the map draws, as a list: a page on a phone, a column on a desk, and the whole when there is no map. */
export const ParkingList = ({ city, features, picked, onPick, notices, hasCard, onRetryMap }: Props) => {
  const { closeList } = useListNavigation();
  const { from, isFromPosition, isMapMoved } = useListOrigin(city);
  const { order, places, metres, priceNow } = useSortedParkings(features, from);
  const isInstead = onRetryMap !== undefined;

  // Where it is the whole of the page, it holds what a map has over it; over the map it hides that.
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
      {/* The last row can be read above what lies over the lower edge. */}
      <div className={hasCard ? 'h-[70vh] desk:h-4' : 'h-[calc(6rem+env(safe-area-inset-bottom))] desk:h-4'} />
    </section>
  );
};
