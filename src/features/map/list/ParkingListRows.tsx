import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { PriceNow } from '~/domain/map/mapPrice';
import type { MapFeature } from '~/domain/map/mapFeature';
import { store } from '~/state/store';
import { listScrollAtom } from './list.atoms';
import { ParkingListRow } from './ParkingListRow';
import { ParkingListPage } from './ParkingListPage';
import { scrollContainerOf } from './scrollContainerOf';

/** Rows per page. Another page is added whenever the end comes near. */
const pageRows = 50;
const endMarginPx = 600;

interface Props {
  features: readonly MapFeature[];
  places: Uint32Array;
  metres: Float64Array;
  priceNow: PriceNow;
  picked: MapFeature | undefined;
  onPick: (feature: MapFeature) => void;
  /** Identifies the list, so that the same list is restored as it was left. */
  listKey: string;
}

/**
 * The rows of the list: fifty at first, and more while reading on. It is remounted for another order, so that it starts
 * at the first row.
 */
export const ParkingListRows = ({ features, places, metres, priceNow, picked, onPick, listKey }: Props) => {
  const isByCode = useCapabilities()?.paysByParking ?? false;
  const setScrolled = useSetAtom(listScrollAtom);
  const [restored] = useState(() => {
    const scrolled = store.get(listScrollAtom);
    return scrolled?.listKey === listKey ? scrolled : undefined;
  });
  const [pages, setPages] = useState(restored?.pages ?? 1);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = pages * pageRows < places.length;

  useLayoutEffect(() => {
    scrollContainerOf(list.current)?.scrollTo({ top: restored?.top ?? 0, behavior: 'instant' });
  }, [restored]);

  const saveScroll = useEffectEvent((top: number) => setScrolled({ listKey, pages, top }));
  useEffect(() => {
    const scroller = scrollContainerOf(list.current);
    if (!scroller) return undefined;
    const onScroll = (): void => saveScroll(scroller.scrollTop);
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, []);

  useEffect(() => {
    if (!hasMore || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setPages(pages + 1);
      },
      { root: scrollContainerOf(end.current), rootMargin: `0px 0px ${endMarginPx}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, pages]);

  return (
    <>
      <div ref={list} role="list" aria-label={t`Парковки и другие места`}>
        {Array.from({ length: Math.min(pages, Math.ceil(places.length / pageRows)) }, (_, page) => (
          <ParkingListPage key={page}>
            {Array.from(places.subarray(page * pageRows, (page + 1) * pageRows), (index, indexInPage) => {
              const feature = features[index];
              return (
                feature && (
                  <ParkingListRow
                    key={feature.id}
                    feature={feature}
                    perHour={priceNow(feature)}
                    metres={metres[index] ?? 0}
                    isPicked={feature === picked}
                    isByCode={isByCode}
                    position={page * pageRows + indexInPage}
                    of={places.length}
                    onPick={onPick}
                  />
                )
              );
            })}
          </ParkingListPage>
        ))}
      </div>
      {hasMore && <div ref={end} className="h-px" />}
    </>
  );
};
