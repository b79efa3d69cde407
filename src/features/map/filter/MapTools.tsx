import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { conditionCount, everything } from '~/domain/mapFilter';
import type { MapFeature } from '~/domain/parking';
import { groups } from '~/i18n/format';
import { mapFilterAtom } from '~/state/mapFilter';
import { openWindow } from '~/state/windows';
import { IconButton } from '~/ui/IconButton';
import { listButtonId, useListView } from '../list/useListView';

interface Props {
  shown: number;
  features: readonly MapFeature[];
}

const look = 'min-h-12 rounded-field border border-line bg-paper px-3 font-semibold shadow-float active:bg-sign-soft';

/** What can be done with the set that is drawn: read it as a list, keep part of it back, learn its signs. */
export const MapTools = ({ shown, features }: Props) => {
  const [filter, setFilter] = useAtom(mapFilterAtom);
  const isListOpen = useRouterState({ select: ({ location }) => location.state.list === true });
  const { openList, closeList } = useListView();
  const conditions = conditionCount(filter);
  return (
    <div data-map-tools className="pointer-events-none absolute top-16 right-16 left-2 grid justify-items-start gap-2 *:pointer-events-auto">
      <div className="flex flex-wrap gap-2">
        <button
          id={listButtonId}
          type="button"
          aria-expanded={isListOpen}
          className={look}
          onClick={() => (isListOpen ? closeList() : void openList())}
        >
          {t`Список`}
        </button>
        <button type="button" className={look} onClick={() => openWindow({ name: 'mapFilter' })}>
          {conditions > 0 ? t`Фильтр: ${conditions}` : t`Фильтр`}
        </button>
        <IconButton isFloating icon="info" label={t`Что значат знаки на карте`} onClick={() => openWindow({ name: 'mapLegend' })} />
      </div>
      {conditions > 0 && features.length > 0 && (
        <div className="flex items-center rounded-field border border-line bg-paper pl-3 shadow-float">
          <p role="status" className="text-small font-semibold">{t`Показано ${groups(shown)} из ${groups(features.length)}`}</p>
          <IconButton icon="close" label={t`Сбросить фильтр`} onClick={() => setFilter(everything)} />
        </div>
      )}
    </div>
  );
};
