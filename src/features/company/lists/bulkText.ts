import { t } from '@lingui/core/macro';
import type { BulkAction } from '~/domain/company/companyBulk';
import type { CompanyListName } from '~/domain/company/companyList';
import { objectCountText } from '../countText';

/** The label of an action in the bar of selected rows. */
export const bulkActionText = (action: BulkAction): string => {
  switch (action) {
    case 'switchOn':
      return t`Включить`;
    case 'switchOff':
      return t`Отключить`;
    case 'assign':
      return t`Назначить машину`;
    case 'detach':
      return t`Снять устройства`;
    case 'remove':
      return t`Удалить`;
  }
};

/** The action with the number of its rows: `Отключить 20 водителей`. */
export const bulkTitle = (action: BulkAction, list: CompanyListName, count: number): string => {
  const rows = objectCountText(list, count);
  switch (action) {
    case 'switchOn':
      return t`Включить ${rows}`;
    case 'switchOff':
      return t`Отключить ${rows}`;
    case 'assign':
      return t`Назначить машину: ${count}`;
    case 'detach':
      return list === 'cars' ? t`Снять устройства с машин: ${count}` : t`Снять с машин ${rows}`;
    case 'remove':
      return t`Удалить ${rows}`;
  }
};

/** How much is done: `Отключено 18 из 20`. */
export const bulkDoneText = (action: BulkAction, done: number, all: number): string => {
  switch (action) {
    case 'switchOn':
      return t`Включено ${done} из ${all}`;
    case 'switchOff':
      return t`Отключено ${done} из ${all}`;
    case 'assign':
      return t`Машина назначена: ${done} из ${all}`;
    case 'detach':
      return t`Устройств снято: ${done} из ${all}`;
    case 'remove':
      return t`Удалено ${done} из ${all}`;
  }
};
