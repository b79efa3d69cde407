import { t } from '@lingui/core/macro';
import { missingOfPlate } from '~/domain/vehicle/plate';
import type { StayError } from './stay.form';

/** The error text below a field of a stay. With the plate it says what a plate that was begun still lacks. */
export const stayErrorText = (error: StayError | undefined, plate = ''): string | undefined => {
  switch (error) {
    case undefined:
      return undefined;
    case 'empty':
      return t`Введите номер автомобиля`;
    case 'tooLong':
      return t`Не больше 9 символов`;
    case 'format': {
      const missing = plate && missingOfPlate(plate);
      if (missing) return missing === 'region' ? t`Не хватает региона` : t`Номер введён не полностью`;
      return t`Такого номера не бывает. Проверьте буквы и регион или отметьте «Иностранный»`;
    }
    case 'parked':
      return t`Для этого автомобиля парковка уже идёт`;
    case 'categoryMismatch':
      return t`Категория не подходит к типу номера`;
    // Repeats texts of `i18n/errorText`, which is not loaded on a first page.
    case 'NoZoneSelected':
      return t({ id: 'errors:NoZoneSelected', message: 'Выберите зону парковки.' });
    case 'ZoneNotFound':
      return t({ id: 'errors:ZoneNotFound', message: 'Такой зоны нет. Проверьте номер на знаке.' });
    case 'NoDurationSelected':
      return t({ id: 'errors:NoDurationSelected', message: 'Выберите время парковки.' });
    // Errors of a retroactive start have their own texts.
    default:
      return undefined;
  }
};
