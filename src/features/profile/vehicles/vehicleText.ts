import { t } from '@lingui/core/macro';
import type { VehicleError } from '~/domain/vehicle/vehicleEdit';
import type { VehicleCategory } from '~/domain/vehicle/plate';
import { errorText } from '~/i18n/errorText';
import { stayErrorText } from '~/components/stay-form/stayErrorText';

export const vehicleCategoryText = (category: VehicleCategory): string => {
  switch (category) {
    case 'A':
      return t`A, мотоцикл`;
    case 'B':
      return t`B, легковой автомобиль`;
    case 'C':
      return t`C, грузовой автомобиль`;
    case 'D':
      return t`D, автобус`;
    case 'M':
      return t`M, мопед`;
  }
};

/** Returns the text of an error in a vehicle's field: the field's validation error or a server's `errorName`. */
export const vehicleErrorText = (
  error: VehicleError | undefined | (string & {}),
  message?: string,
): string | undefined => {
  switch (error) {
    case undefined:
      return undefined;
    case 'exists':
      return t`Данное транспортное средство уже существует`;
    case 'certificateFormat':
      return t`Нужны две цифры, две буквы или цифры и ещё шесть цифр`;
    case 'certificateTaken':
    case 'UserExists':
      return t`Этот номер свидетельства уже занят`;
    case 'name':
      return t`Не больше 100 символов в одну строку`;
    case 'empty':
    case 'tooLong':
    case 'format':
    case 'parked':
    case 'categoryMismatch':
      return stayErrorText(error as 'empty' | 'tooLong' | 'format' | 'parked' | 'categoryMismatch');
    default:
      return errorText(error, message);
  }
};
