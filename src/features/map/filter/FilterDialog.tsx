import { t } from '@lingui/core/macro';
import { useAtom } from 'jotai';
import { useMemo, useState } from 'react';
import type { Kopecks } from '~/domain/money/money';
import { conditionCount, emptyFilter, countKinds, priceLimits } from '~/domain/map/mapFilter';
import { groups, sum } from '~/i18n/format';
import { mapFilterAtom } from '~/state/map/mapFilter';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { SelectField } from '~/ui/SelectField';
import { ModalDialog } from '~/ui/ModalDialog';
import { useMapFeatures } from '../useMapFeatures';
import { KindCheckboxes } from './KindCheckboxes';
import { FilterCheckbox } from './FilterCheckbox';
import { NearestDisabledBays } from './NearestDisabledBays';
import { useFilteredFeatures } from './useFilteredFeatures';

/** Returns the text of a limit for the hourly price. */
const priceLimitText = (limit: Kopecks): string => (limit === 0 ? t`Бесплатно сейчас` : t`До ${sum(limit)} в час`);

/**
 * The filter of map and list: first what most drivers look for, the rest behind it. It applies at once, and is stored on
 * the device for this city (MAP-02).
 */
export const FilterDialog = ({ onClose }: { onClose: () => void }) => {
  const features = useMapFeatures();
  const [filter, setFilter] = useAtom(mapFilterAtom);
  const kinds = useMemo(() => countKinds(features), [features]);
  const visibleCount = groups(useFilteredFeatures(features).indexes.length);
  const all = groups(features.length);
  // What is set must not be hidden.
  const [hasRest] = useState(
    (filter.upTo ?? 0) > 0 || filter.isOpen || filter.hiddenTypes.length + filter.hiddenCategories.length > 0,
  );
  return (
    <ModalDialog title={t`Фильтр`} onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        <fieldset className="grid min-w-0 grid-cols-1">
          <legend className="sr-only">{t`Только парковки`}</legend>
          <FilterCheckbox
            isOn={filter.upTo === 0}
            onChange={(isFree) => setFilter({ ...filter, upTo: isFree ? 0 : undefined })}
          >{t`Бесплатно сейчас`}</FilterCheckbox>
          <FilterCheckbox
            isOn={filter.hasFreePlaces}
            onChange={(hasFreePlaces) => setFilter({ ...filter, hasFreePlaces })}
            hint={t`Парковки без данных о местах будут скрыты`}
          >
            {t`Есть свободные места`}
          </FilterCheckbox>
          <FilterCheckbox
            isOn={filter.hasPlacesForDisabled}
            onChange={(hasPlacesForDisabled) => setFilter({ ...filter, hasPlacesForDisabled })}
          >
            {t`С местами для инвалидов`}
          </FilterCheckbox>
        </fieldset>
        <NearestDisabledBays onFound={onClose} />
        <details open={hasRest} className="border-t border-line">
          <summary className="flex min-h-12 items-center gap-3 font-semibold text-sign">
            {t`Цена, виды парковок и другие места`}
            <Icon name="down" className="ml-auto" />
          </summary>
          <div className="grid grid-cols-1 gap-5 pt-2">
            <SelectField
              label={t`Цена сейчас`}
              options={[
                { value: '', label: t`Любая` },
                ...priceLimits.map((limit) => ({ value: String(limit), label: priceLimitText(limit) })),
              ]}
              value={filter.upTo === undefined ? '' : String(filter.upTo)}
              onChange={(limit) => setFilter({ ...filter, upTo: limit === '' ? undefined : Number(limit) })}
            />
            <FilterCheckbox
              isOn={filter.isOpen}
              onChange={(isOpen) => setFilter({ ...filter, isOpen })}
            >{t`Только те, что сейчас работают`}</FilterCheckbox>
            <KindCheckboxes kinds={kinds} filter={filter} onFilter={setFilter} />
          </div>
        </details>
      </div>
      <div className="sticky -bottom-[max(1rem,env(safe-area-inset-bottom))] -mx-4 mt-4 -mb-[max(1rem,env(safe-area-inset-bottom))] grid gap-2 border-t border-line bg-paper p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <p role="status" className="sr-only">{t`Показано ${visibleCount} из ${all}`}</p>
        <Button isWide onClick={onClose}>{t`Показать ${visibleCount} из ${all}`}</Button>
        {conditionCount(filter) > 0 && (
          <Button variant="quiet" isWide onClick={() => setFilter(emptyFilter)}>
            {t`Сбросить фильтр`}
          </Button>
        )}
      </div>
    </ModalDialog>
  );
};
