import { t } from '@lingui/core/macro';
import { useRouterState } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { conditionCount, everything } from '~/domain/mapFilter';
import type { MapFeature } from '~/domain/parking';
import { groups } from '~/i18n/format';
import { mapFilterAtom } from '~/state/mapFilter';
import { openWindow } from '~/state/windows';
import { IconButton } from '~/ui/IconButton';
import { Sign } from '../card/Sign';
import { listButtonId } from '../list/listButton';
import { useListView } from '../list/useListView';
import { stepsBack } from '../stepsBack';

interface Props {
  shown: number;
  features: readonly MapFeature[];
}

const look =
  'flex min-h-tap items-center justify-center rounded-field border border-line bg-paper px-3 font-semibold shadow-float active:bg-sign-soft @max-[17rem]:w-tap @max-[17rem]:px-0';
/** Where there is no room for words, signs stand for them; a screen reader has the words all the same. */
const words = '@max-[17rem]:sr-only';
const sign = 'max-w-[calc(var(--spacing-tap)*0.6)] @min-[17rem]:hidden';

/** What can be done with the set that is drawn: read it as a list, keep part of it back, learn its signs. */
export const MapTools = ({ shown, features }: Props) => {
  const [filter, setFilter] = useAtom(mapFilterAtom);
  const isListOpen = useRouterState({ select: ({ location }) => location.state.list === true });
  const { openList, closeList } = useListView();
  const conditions = conditionCount(filter);
  return (
    <div
      data-map-tools
      className={`pointer-events-none @container absolute top-[calc(var(--spacing-tap)+1rem)] right-[calc(var(--spacing-tap)+1rem)] left-2 ${stepsBack}`}
    >
      <div className="flex flex-wrap gap-[8px] *:pointer-events-auto">
        <button
          id={listButtonId}
          type="button"
          aria-expanded={isListOpen}
          className={look}
          onClick={() => (isListOpen ? closeList() : void openList())}
        >
          <Sign name="list" className={sign} />
          <span className={words}>{t`Список`}</span>
        </button>
        <button type="button" className={look} onClick={() => openWindow({ name: 'mapFilter' })}>
          <Sign name="filter" className={sign} isFilled={conditions > 0} />
          <span className={words}>{conditions > 0 ? t`Фильтр: ${conditions}` : t`Фильтр`}</span>
        </button>
        <IconButton isFloating icon="info" label={t`Что значат знаки на карте`} onClick={() => openWindow({ name: 'mapLegend' })} />
        {conditions > 0 && features.length > 0 && (
          <div data-kept className="flex items-center rounded-field border border-line bg-paper shadow-float @min-[17rem]:pl-3">
            <p role="status" className={`text-small font-semibold ${words}`}>{t`Показано ${groups(shown)} из ${groups(features.length)}`}</p>
            <IconButton icon="close" label={t`Сбросить фильтр`} onClick={() => setFilter(everything)} />
          </div>
        )}
      </div>
    </div>
  );
};
