import { t } from '@lingui/core/macro';
import type { CompanyListName } from '~/domain/company/companyList';

/** Returns the label of the action that adds to a list. */
export const addToListText = (list: CompanyListName): string => {
  switch (list) {
    case 'cars':
      return t`Добавить машину`;
    case 'drivers':
      return t`Добавить водителя`;
    case 'devices':
      return t`Добавить устройство`;
  }
};
