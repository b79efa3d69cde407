import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { CompanyListName } from '~/domain/company/companyList';
import { isOnlineAtom } from '~/platform/network';
import { Button } from '~/ui/Button';
import { EmptyState } from '~/ui/EmptyState';
import { addToListText } from './addToListText';

const emptyText = (list: CompanyListName): string => {
  switch (list) {
    case 'cars':
      return t`Машин пока нет. Добавьте первую или загрузите список из файла.`;
    case 'drivers':
      return t`Водителей пока нет. Добавьте первого или загрузите список из файла.`;
    case 'devices':
      return t`Отслеживающих устройств пока нет.`;
  }
};

/** Shown in place of an empty list. */
export const FleetEmpty = ({ list, onAdd }: { list: CompanyListName; onAdd: () => void }) => {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <EmptyState
      drawing="car"
      action={
        <Button icon="plus" disabled={!isOnline} onClick={onAdd}>
          {isOnline ? addToListText(list) : t`Для изменений нужна сеть`}
        </Button>
      }
    >
      {emptyText(list)}
    </EmptyState>
  );
};
