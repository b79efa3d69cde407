import { t } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';
import type { StayFault } from './stay.form';

/** The words under a field of a stay. */
export const stayFaultText = (fault: StayFault | undefined): string | undefined => {
  switch (fault) {
    case undefined:
      return undefined;
    case 'empty':
      return t`Введите номер автомобиля`;
    case 'tooLong':
      return t`Не больше 9 символов`;
    case 'format':
      return t`Такого номера не бывает. Проверьте буквы и регион или отметьте «Иностранный»`;
    case 'parked':
      return t`Для этого автомобиля парковка уже идёт`;
    case 'categoryMismatch':
      return t`Категория не подходит к типу номера`;
    default:
      return errorText(fault);
  }
};
