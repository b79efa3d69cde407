import { plural, t } from '@lingui/core/macro';
import type { CompanyListName } from '~/domain/company/companyList';

/** Returns how many rows of a list there are: `240 водителей`. */
export const countText = (list: CompanyListName, count: number): string => {
  switch (list) {
    case 'cars':
      return plural(count, { one: '# машина', few: '# машины', many: '# машин', other: '# машины' });
    case 'drivers':
      return plural(count, { one: '# водитель', few: '# водителя', many: '# водителей', other: '# водителя' });
    case 'devices':
      return plural(count, { one: '# устройство', few: '# устройства', many: '# устройств', other: '# устройства' });
  }
};

/** Returns the rows of a list that something is done to: `Удалить 21 машину`. */
export const objectCountText = (list: CompanyListName, count: number): string => {
  switch (list) {
    case 'cars':
      return t({
        message: plural(count, { one: '# машину', few: '# машины', many: '# машин', other: '# машины' }),
        context: 'object',
      });
    case 'drivers':
      return t({
        message: plural(count, { one: '# водителя', few: '# водителей', many: '# водителей', other: '# водителя' }),
        context: 'object',
      });
    case 'devices':
      return countText(list, count);
  }
};
