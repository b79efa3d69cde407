import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { CompanyListName } from '~/domain/company/companyList';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { inputClass } from '~/ui/inputClass';
import { addToListText } from './addToListText';

interface Props {
  list: CompanyListName;
  query: string;
  onQueryChange: (query: string) => void;
  onAdd: () => void;
  /** Shown after the button that adds. */
  children?: ReactNode;
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

/** Actions for a whole list: search and add. */
export const FleetBar = ({ list, query, onQueryChange, onAdd, children }: Props) => {
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
      <Button icon="plus" disabled={!isOnline} onClick={onAdd}>
        {isOnline ? addToListText(list) : t`Для изменений нужна сеть`}
      </Button>
      {children}
    </div>
  );
};
