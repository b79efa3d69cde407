import { t } from '@lingui/core/macro';
import type { CompanyListName } from '~/domain/company/companyList';

/** The title of a list of a company, on its tab and over a file for it. */
export const listTitle = (list: CompanyListName): string => {
  switch (list) {
    case 'cars':
      return t`Машины`;
    case 'drivers':
      return t`Водители`;
    case 'devices':
      return t`Устройства`;
  }
};
