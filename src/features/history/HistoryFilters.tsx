import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Capabilities } from '~/city/capabilities';
import { maskPhone } from '~/domain/account/phone';
import {
  filterCount,
  filteredTypes,
  withChosenPlate,
  type HistorySearch,
  type SearchedFields,
} from '~/domain/history/historyFilter';
import { isSamePlate } from '~/domain/vehicle/plate';
import type { Vehicle } from '~/domain/vehicle/vehicle';
import type { Zone } from '~/domain/stay/zone';
import { Icon } from '~/ui/Icon';
import { SelectField } from '~/ui/SelectField';
import { useMedia } from '~/ui/useMedia';
import { typeText } from './operationText';
import { HistoryOrderFilter } from './HistoryOrderFilter';
import { HistoryPeriodFilter } from './HistoryPeriodFilter';
import { HistoryZoneFilter } from './HistoryZoneFilter';

interface Props {
  search: HistorySearch;
  onFilter: (search: HistorySearch) => void;
  capabilities: Capabilities;
  vehicles: readonly Vehicle[];
  zones: readonly Zone[];
  /** What the operations of the city can be searched by. */
  searched: SearchedFields;
  /** Content below the filters, such as the exported file. */
  file?: ReactNode;
}

/**
 * The filters of the history: a column beside the list, or on a phone the period and the file, with the other filters
 * collapsed between them (OPS-01…OPS-05, OPS-15).
 */
export const HistoryFilters = ({ search, onFilter, capabilities, vehicles, zones, searched, file }: Props) => {
  const hasColumn = useMedia('(min-width: 900px)');
  const types = filteredTypes(capabilities.givesBonus || search.operation === 'bonus20');
  const plates = withChosenPlate(
    vehicles.map(({ plate }) => plate),
    search.vehicle,
  );
  const nameOf = (plate: string): string =>
    [plate, vehicles.find((vehicle) => vehicle.plate === plate)?.name].filter(Boolean).join(' — ');
  const drivers = [...new Set([...searched.drivers, ...(search.driver === undefined ? [] : [search.driver])])];
  const secondaryFields = (
    <>
      <SelectField
        label={t`Операция`}
        options={[
          { value: 'all', label: t`Все операции` },
          ...types.map((value) => ({ value, label: typeText(value) })),
        ]}
        value={search.operation ?? 'all'}
        onChange={(operation) => onFilter({ ...search, operation: operation === 'all' ? undefined : operation })}
      />
      <SelectField
        label={t`Автомобиль`}
        options={[{ value: '', label: t`Все автомобили` }, ...plates.map((value) => ({ value, label: nameOf(value) }))]}
        value={plates.find((plate) => isSamePlate(plate, search.vehicle ?? '')) ?? ''}
        onChange={(vehicle) => onFilter({ ...search, vehicle: vehicle || undefined })}
      />
      <HistoryZoneFilter
        zones={zones}
        areParkings={capabilities.hasCadastralPermits}
        value={search.zone}
        onChange={(zone) => onFilter({ ...search, zone })}
      />
      {drivers.length > 0 && (
        <SelectField
          label={t`Водитель`}
          options={[
            { value: '', label: t`Все водители` },
            ...drivers.map((value) => ({ value, label: maskPhone(value).replaceAll(' - ', '-') })),
          ]}
          value={search.driver ?? ''}
          onChange={(driver) => onFilter({ ...search, driver: driver || undefined })}
        />
      )}
      {(searched.hasOrders || search.order !== undefined) && (
        <HistoryOrderFilter value={search.order} onChange={(order) => onFilter({ ...search, order })} />
      )}
    </>
  );
  const chosen = filterCount(search);
  return (
    <section aria-label={t`Фильтры`} className="history-filters">
      <HistoryPeriodFilter search={search} onFilter={onFilter} />
      {hasColumn ? (
        secondaryFields
      ) : (
        <details className="group rounded-field border-2 border-line">
          <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-2 rounded-field px-3 font-semibold text-sign [&::-webkit-details-marker]:hidden">
            <span>{chosen > 0 ? t`Фильтры: выбрано ${chosen}` : t`Фильтры`}</span>
            <Icon name="down" className="group-open:rotate-180" />
          </summary>
          <div className="grid gap-3 px-3 pt-1 pb-3">{secondaryFields}</div>
        </details>
      )}
      {file}
    </section>
  );
};
