import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, type ReactNode } from 'react';
import type { CityConfig } from '~/city/schema';
import type { MapFeature } from '~/domain/parking';
import { windowsAtom } from '~/state/windows';
import { ListHead } from './ListHead';
import { listFootAtom } from './listPlace';
import { NoMapNotice } from './NoMapNotice';
import { OrderBar } from './OrderBar';
import { Rows } from './Rows';
import { useListFrom } from './useListFrom';
import { useListView } from './useListView';
import { useOrdered } from './useOrdered';

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
  const { closeList } = useListView();
  const { from, isMe, isMapMoved } = useListFrom(city);
  const { order, places, metres, priceNow } = useOrdered(features, from);
  const isInstead = onRetryMap !== undefined;

  // Where it is the whole of the page, it holds what a map has over it; over the map it hides that.
  const foot = useRef<HTMLDivElement>(null);
  const placeFoot = useSetAtom(listFootAtom);
  useEffect(() => {
    placeFoot(isInstead ? foot.current : null);
    return () => placeFoot(undefined);
  }, [isInstead, placeFoot]);

  const isCovered = useAtomValue(windowsAtom).length > 0 || hasCard;
  useEffect(() => {
    if (isCovered || isInstead) return undefined;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closeList();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isCovered, isInstead, closeList]);

  const mark = `${order} ${from.latitude} ${from.longitude} ${places.length}`;
  return (
    <section
      aria-label={t`Список парковок`}
      data-scrolls
      className={`@container absolute inset-0 scroll-pb-24 overflow-y-auto overscroll-contain bg-paper ${
        isInstead ? 'desk:right-104' : 'desk:right-auto desk:w-96 desk:border-r desk:border-line'
      }`}
    >
      <ListHead shown={places.length} features={features} onClose={isInstead ? undefined : closeList} />
      <div className="grid gap-2 px-4 py-2 empty:hidden">
        {onRetryMap && <NoMapNotice onRetry={onRetryMap} />}
        {notices}
      </div>
      <div ref={foot} className="grid gap-2 px-4 pb-2 empty:hidden" />
      {features.length > 0 && (
        <>
          <OrderBar {...{ isMe, isMapMoved }} />
          {places.length === 0 && <p className="px-4 py-4 text-muted">{t`Под фильтр ничего не подходит. Сбросьте его или ослабьте условия.`}</p>}
          <Rows key={mark} {...{ features, places, metres, priceNow, picked, onPick, mark }} />
        </>
      )}
      {/* The last row can be read above what lies over the lower edge. */}
      <div className={hasCard ? 'h-[70vh] desk:h-4' : 'h-[calc(6rem+env(safe-area-inset-bottom))] desk:h-4'} />
    </section>
  );
};
