import { t } from '@lingui/core/macro';
import { useAtom } from 'jotai';
import { useMemo } from 'react';
import { conditionCount, everything, kindsOf, priceLimits } from '~/domain/mapFilter';
import { groups } from '~/i18n/format';
import { mapFilterAtom } from '~/state/mapFilter';
import { Button } from '~/ui/Button';
import { SelectField } from '~/ui/SelectField';
import { Window } from '~/ui/Window';
import { useFeatures } from '../useFeatures';
import { KindTicks } from './KindTicks';
import { priceLimitText } from './priceLimitText';
import { Tick } from './Tick';
import { useShown } from './useShown';

/** What the map and the list show: holds at once, and is kept on the device for this city (MAP-02). */
export const FilterWindow = ({ onClose }: { onClose: () => void }) => {
  const features = useFeatures();
  const [filter, setFilter] = useAtom(mapFilterAtom);
  const kinds = useMemo(() => kindsOf(features), [features]);
  const shown = groups(useShown(features).kept.length);
  const all = groups(features.length);
  return (
    <Window title={t`Фильтр карты и списка`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <SelectField
          label={t`Цена сейчас`}
          options={[{ value: '', label: t`Любая` }, ...priceLimits.map((limit) => ({ value: String(limit), label: priceLimitText(limit) }))]}
          value={filter.upTo === undefined ? '' : String(filter.upTo)}
          onChange={(limit) => setFilter({ ...filter, upTo: limit === '' ? undefined : Number(limit) })}
        />
        <fieldset className="grid min-w-0 grid-cols-1">
          <legend className="mb-1 text-small font-semibold text-muted">{t`Только парковки`}</legend>
          <Tick isOn={filter.isOpen} onChange={(isOpen) => setFilter({ ...filter, isOpen })}>{t`Которые сейчас работают`}</Tick>
          <Tick
            isOn={filter.hasFreePlaces}
            onChange={(hasFreePlaces) => setFilter({ ...filter, hasFreePlaces })}
            hint={t`Парковки, которые этого не сообщают, будут скрыты`}
          >
            {t`Где есть свободные места`}
          </Tick>
          <Tick isOn={filter.hasPlacesForDisabled} onChange={(hasPlacesForDisabled) => setFilter({ ...filter, hasPlacesForDisabled })}>
            {t`С местами для инвалидов`}
          </Tick>
        </fieldset>
        <KindTicks kinds={kinds} filter={filter} onFilter={setFilter} />
      </div>
      <div className="sticky -bottom-[max(1rem,env(safe-area-inset-bottom))] -mx-4 mt-4 -mb-[max(1rem,env(safe-area-inset-bottom))] grid gap-2 border-t border-line bg-paper p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <p role="status" className="sr-only">{t`Показано ${shown} из ${all}`}</p>
        <Button isWide onClick={onClose}>{t`Показать ${shown} из ${all}`}</Button>
        {conditionCount(filter) > 0 && (
          <Button look="quiet" isWide onClick={() => setFilter(everything)}>
            {t`Сбросить фильтр`}
          </Button>
        )}
      </div>
    </Window>
  );
};
