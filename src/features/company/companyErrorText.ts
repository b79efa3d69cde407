import { t } from '@lingui/core/macro';
import type { EditConflict } from '~/domain/company/companyEdit';
import type { DeviceError } from '~/domain/company/companyDevice';
import type { CompanyDriverError } from '~/domain/company/companyDriver';
import type { PlateError } from '~/domain/vehicle/plate';
import { stayErrorText } from '~/components/stay-form/stayErrorText';

export type VehicleFieldError = PlateError | EditConflict | 'exists' | 'name';

/**
 * Returns the text of an error in a field of the company's lists: the field's validation error or a server's
 * `errorName`.
 */
export const companyErrorText = (
  error: VehicleFieldError | DeviceError | CompanyDriverError | undefined | (string & {}),
): string | undefined => {
  switch (error) {
    case undefined:
      return undefined;
    case 'exists':
      return t`Данное транспортное средство уже существует`;
    case 'deviceTaken':
      return t`Данное устройство уже занято`;
    case 'carTaken':
      return t`В этой машине уже другое устройство`;
    case 'deviceExists':
      return t`Данное отслеживающее устройство уже существует`;
    case 'deviceFree':
      return t`Чтобы исправить номер, удалите устройство и добавьте его заново.`;
    case 'VIN_IMEI_EMPTY':
      return t`Укажите IMEI или VIN`;
    case 'deviceNumber':
      return t`В номере бывают цифры и латинские буквы, не больше 30`;
    case 'noFirstName':
      return t`Нужны фамилия и имя`;
    case 'emptyField':
    case 'RequiredField':
      return t`Заполните это поле`;
    case 'name':
    case 'longName':
      return t`Не больше 100 символов в одну строку`;
    case 'PhoneEmpty':
      return t`Введите телефон`;
    case 'InvalidFormat':
      return t`В телефоне 11 цифр, например +7 912 345-67-89`;
    case 'DoublePhone':
      return t`Этот телефон уже у другого водителя`;
    case 'noSuchCar':
      return t`Такой машины в списке нет`;
    case 'empty':
    case 'tooLong':
    case 'format':
      return stayErrorText(error as 'empty' | 'tooLong' | 'format');
    default:
      return undefined;
  }
};
