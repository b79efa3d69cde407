import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { fleetFilters, type CompanyListName, type FleetFilter } from '~/domain/company/companyList';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { inputClass } from '~/ui/inputClass';
import { addToListText } from './addToListText';

interface Props {
  list: CompanyListName;
  query: string;
  onQueryChange: (query: string) => void;
  filter: FleetFilter;
  onFilterChange: (filter: FleetFilter) => void;
  onAdd: () => void;
}

const searchText = (list: CompanyListName): string => {
  switch (list) {
    case 'cars':
      return t`Номер, название, водитель`;
    case 'drivers':
      return t`Имя, телефон, машина`;
    case 'devices':
      return t`IMEI, VIN, машина`;
  }
};

const filterText = (filter: FleetFilter, list: CompanyListName): string => {
  switch (filter) {
    case 'all':
      return t`Все`;
    case 'on':
      return list === 'devices' ? t`Включено` : t`Включён`;
    case 'off':
      return list === 'devices' ? t`Отключено` : t`Отключён`;
    case 'noDriver':
      return t`Без водителя`;
    case 'noDevice':
      return t`Без устройства`;
    case 'noCar':
      return t`Без машины`;
  }
};

/** Actions for a whole list: search, filter and add. */
export const FleetBar = ({ list, query, onQueryChange, filter, onFilterChange, onAdd }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <div className="flex flex-wrap items-end gap-2 max-tablet:[&>button:first-of-type]:grow">
      <div className="relative min-w-0 grow basis-60 max-tablet:basis-full">
        <Icon name="search" className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted" />
        <input
          type="search"
          aria-label={t`Поиск по списку`}
          placeholder={searchText(list)}
          value={query}
          onChange={({ target }) => onQueryChange(target.value)}
          className={`${inputClass} pl-11 text-ellipsis`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </div>
      <select
        aria-label={t`Показать`}
        className="min-h-12 min-w-0 rounded-field border border-edge bg-paper px-2 font-semibold text-ink"
        value={filter}
        onChange={({ target }) => {
          const next = fleetFilters[list].find((one) => one === target.value);
          if (next) onFilterChange(next);
        }}
      >
        {fleetFilters[list].map((one) => (
          <option key={one} value={one}>
            {filterText(one, list)}
          </option>
        ))}
      </select>
      <Button icon="plus" disabled={!isOnline} onClick={onAdd}>
        {isOnline ? addToListText(list) : t`Для изменений нужна сеть`}
      </Button>
    </div>
  );
};
