import { t } from '@lingui/core/macro';
import { useAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { conditionCount, emptyFilter } from '~/domain/map/mapFilter';
import type { MapFeature } from '~/domain/map/mapFeature';
import { groups } from '~/i18n/format';
import { mapFilterAtom } from '~/state/map/mapFilter';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { IconButton } from '~/ui/IconButton';
import { listButtonId } from './listButtonId';

interface Props {
  visibleCount: number;
  features: readonly MapFeature[];
  /** Undefined if the list replaces the map. */
  onClose?: () => void;
}

/** The list's name, its number of rows, and the filter that hides the others. */
export const ParkingListHeader = ({ visibleCount, features, onClose }: Props) => {
  const [filter, setFilter] = useAtom(mapFilterAtom);
  const conditions = conditionCount(filter);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (!isOpened) return undefined;
    // `preventScroll`, so that restored rows stay where they were.
    heading.current?.focus({ preventScroll: true });
    return () => {
      // The focus disappeared with the list. The button that opens it can have the focus once it is visible.
      requestAnimationFrame(() => {
        if (!document.activeElement?.matches(':not(body)')) document.getElementById(listButtonId)?.focus();
      });
    };
  }, [isOpened]);
  return (
    <div className="flex items-start gap-x-2 py-1 pr-1 pl-4">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-2">
        <div className="min-w-0 shrink grow basis-36 py-1">
          <h2 ref={heading} tabIndex={-1} className="font-bold outline-none tablet:text-lead">
            {t`Список парковок`}
          </h2>
          {features.length > 0 && (
            <p role="status" className="text-small text-muted">
              {conditions > 0
                ? t`Показано ${groups(visibleCount)} из ${groups(features.length)}`
                : t`Всего: ${groups(features.length)}`}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-x-2">
          {features.length > 0 && (
            <Button variant="secondary" onClick={() => openDialog({ name: 'mapFilter' })}>
              {conditions > 0 ? t`Фильтр: ${conditions}` : t`Фильтр`}
            </Button>
          )}
          {conditions > 0 && (
            <Button variant="quiet" onClick={() => setFilter(emptyFilter)}>
              {t`Сбросить`}
            </Button>
          )}
        </div>
      </div>
      {onClose ? <IconButton icon="close" label={t`Закрыть список`} onClick={onClose} /> : <span className="w-2" />}
    </div>
  );
};
