import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { useAtom, useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { conditionCount, emptyFilter } from '~/domain/map/mapFilter';
import type { MapFeature } from '~/domain/map/mapFeature';
import { groups } from '~/i18n/format';
import { mapFilterAtom } from '~/state/map/mapFilter';
import { openDialog } from '~/state/dialogs';
import { IconButton } from '~/ui/IconButton';
import { useMedia } from '~/ui/useMedia';
import { CardIcon } from '../card/CardIcon';
import { Compass } from '../Compass';
import { movedByApp } from '../engine/movedByApp';
import type { MapRef } from '../engine/MapCanvas';
import { listButtonId } from '../list/listButtonId';
import { useListNavigation } from '../list/useListNavigation';
import { toolSlotAtom } from '../locate/toolSlot.atoms';
import { hideWhileDragging } from '../hideWhileDragging';

interface Props {
  visibleCount: number;
  features: readonly MapFeature[];
  map: MapRef | undefined;
  /** Fetches the objects again. */
  onRefresh: () => void;
}

/** Fingers zoom on the map itself. */
const mouseQuery = '(hover: hover) and (pointer: fine)';

const buttonClass =
  'flex min-h-tap items-center justify-center rounded-field border border-line bg-paper px-3 font-semibold shadow-float active:bg-sign-soft @max-[17rem]:w-tap @max-[17rem]:px-0';
/** Without room for text only icons are visible. Screen readers still get the text. */
const labelClass = '@max-[17rem]:sr-only';
const iconClass = 'max-w-[calc(var(--spacing-tap)*0.6)] @min-[17rem]:hidden';

/**
 * Tools for the drawn objects: show them as a list, filter them, explain their signs, fetch them again, and the zoom. On
 * a desktop they stand below the search, elsewhere among the buttons in a thumb's reach (`locate/controls.css`).
 */
export const MapToolbar = ({ visibleCount, features, map, onRefresh }: Props) => {
  const hasMouse = useMedia(mouseQuery);
  const isDesk = useMedia('(width >= 900px)');
  const slot = useAtomValue(toolSlotAtom);
  const [filter, setFilter] = useAtom(mapFilterAtom);
  const isListOpen = useRouterState({ select: ({ location }) => location.state.list === true });
  const { openList, closeList } = useListNavigation();
  const conditions = conditionCount(filter);
  const tools = (
    <>
      <div data-map-chips>
        <button
          id={listButtonId}
          type="button"
          aria-expanded={isListOpen}
          className={buttonClass}
          onClick={() => (isListOpen ? closeList() : void openList())}
        >
          <CardIcon name="list" className={iconClass} />
          <span className={labelClass}>{t`Список`}</span>
        </button>
        <button type="button" className={buttonClass} onClick={() => openDialog({ name: 'mapFilter' })}>
          <CardIcon name="filter" className={iconClass} isFilled={conditions > 0} />
          <span className={labelClass}>{conditions > 0 ? t`Фильтр: ${conditions}` : t`Фильтр`}</span>
        </button>
        {conditions > 0 && features.length > 0 && (
          <div
            data-map-tool
            className="flex items-center rounded-field border border-line bg-paper shadow-float @min-[17rem]:pl-3"
          >
            <p
              role="status"
              className={`text-small font-semibold ${labelClass}`}
            >{t`Показано ${groups(visibleCount)} из ${groups(features.length)}`}</p>
            <IconButton icon="close" label={t`Сбросить фильтр`} onClick={() => setFilter(emptyFilter)} />
          </div>
        )}
      </div>
      <div data-map-tool className="contents">
        <IconButton
          isFloating
          icon="info"
          label={t`Что значат знаки на карте`}
          onClick={() => openDialog({ name: 'mapLegend' })}
        />
        <IconButton isFloating icon="refresh" label={t`Обновить парковки`} onClick={onRefresh} />
        {map && hasMouse && (
          // A low and narrow window has no room for them. The wheel and the keys zoom too.
          <div className="contents max-desk:[@container(height<44rem)]:hidden">
            <IconButton isFloating icon="plus" label={t`Приблизить`} onClick={() => map.zoomIn({}, movedByApp)} />
            <IconButton isFloating icon="minus" label={t`Отдалить`} onClick={() => map.zoomOut({}, movedByApp)} />
          </div>
        )}
        {map && <Compass map={map} />}
      </div>
    </>
  );
  if (!isDesk) return slot && createPortal(tools, slot);
  return (
    <div
      className={`pointer-events-none @container absolute top-[calc(var(--spacing-tap)+1rem)] inset-x-2 ${hideWhileDragging}`}
    >
      <div className="flex flex-wrap gap-[8px] *:pointer-events-auto">{tools}</div>
    </div>
  );
};
