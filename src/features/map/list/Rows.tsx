import { t } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { PriceNow } from '~/domain/mapPrice';
import type { MapFeature } from '~/domain/parking';
import { store } from '~/state/store';
import { scrolledAtom } from './listPlace';
import { ListRow } from './ListRow';
import { RowPage } from './RowPage';
import { scrollerOf } from './scrollerOf';

/** So many are shown, and so many more at each nearing of the end (`decisions.md`). */
const pageRows = 50;
const nearEndPx = 600;

interface Props {
  features: readonly MapFeature[];
  places: Uint32Array;
  metres: Float64Array;
  priceNow: PriceNow;
  picked: MapFeature | undefined;
  onPick: (feature: MapFeature) => void;
  /** Names this list among those that were shown: the same one is found as it was left. */
  mark: string;
}

/** The rows of the list: fifty, and more as one reads on. Remounted for each other order, so that it begins at its first row. */
export const Rows = ({ features, places, metres, priceNow, picked, onPick, mark }: Props) => {
  const isByCode = useCapabilities()?.paysByParking ?? false;
  const leave = useSetAtom(scrolledAtom);
  const [before] = useState(() => {
    const left = store.get(scrolledAtom);
    return left?.mark === mark ? left : undefined;
  });
  const [pages, setPages] = useState(before?.pages ?? 1);
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const hasMore = pages * pageRows < places.length;

  useLayoutEffect(() => {
    scrollerOf(list.current)?.scrollTo({ top: before?.top ?? 0, behavior: 'instant' });
  }, [before]);

  const keep = useEffectEvent((top: number) => leave({ mark, pages, top }));
  useEffect(() => {
    const scroller = scrollerOf(list.current);
    if (!scroller) return undefined;
    const note = (): void => keep(scroller.scrollTop);
    scroller.addEventListener('scroll', note, { passive: true });
    return () => scroller.removeEventListener('scroll', note);
  }, []);

  useEffect(() => {
    if (!hasMore || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setPages(pages + 1);
      },
      { root: scrollerOf(end.current), rootMargin: `0px 0px ${nearEndPx}px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasMore, pages]);

  return (
    <>
      <div ref={list} role="list" aria-label={t`Парковки и другие места`}>
        {Array.from({ length: Math.min(pages, Math.ceil(places.length / pageRows)) }, (_, page) => (
          <RowPage key={page}>
            {Array.from(places.subarray(page * pageRows, (page + 1) * pageRows), (index, turn) => {
              const feature = features[index];
              return (
                feature && (
                  <ListRow
                    key={feature.id}
                    feature={feature}
                    perHour={priceNow(feature)}
                    metres={metres[index] ?? 0}
                    isPicked={feature === picked}
                    isByCode={isByCode}
                    place={page * pageRows + turn}
                    of={places.length}
                    onPick={onPick}
                  />
                )
              );
            })}
          </RowPage>
        ))}
      </div>
      {hasMore && <div ref={end} className="h-px" />}
    </>
  );
};
