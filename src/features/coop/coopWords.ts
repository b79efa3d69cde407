import { t } from '@lingui/core/macro';
import type { FitFault } from '~/domain/companyDeed';
import type { DeviceFault } from '~/domain/companyDevice';
import type { CompanyDriverFault } from '~/domain/companyDriver';
import type { PlateFault } from '~/domain/plate';
import { stayFaultText } from '~/parts/stay/faultText';

export type CarFault = PlateFault | FitFault | 'exists' | 'name';

/** What is wrong with a field of the company's lists, in words: the field's own fault, or a server's errorName. */
export const coopFaultText = (fault: CarFault | DeviceFault | CompanyDriverFault | undefined | (string & {})): string | undefined => {
  switch (fault) {
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
    case 'VIN_IMEI_EMPTY':
      return t`Укажите IMEI или VIN`;
    case 'vin':
      return t`В VIN 17 латинских букв и цифр, без I, O и Q`;
    case 'imei':
      return t`В IMEI 15 цифр`;
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
      return stayFaultText(fault as 'empty' | 'tooLong' | 'format');
    default:
      return undefined;
  }
};
