import { t } from '@lingui/core/macro';
import { errorText } from '~/i18n/errorText';

/** The text at the time field of a retroactive stay, for a validation error or a refusal's `errorName`. */
export const retroactiveStartText = (error: string | undefined): string | undefined => {
  switch (error) {
    case undefined:
      return undefined;
    case 'NoStartTime':
      return t`Укажите, когда началась парковка`;
    case 'NoSuchTime':
      return t`Такого времени в этот день нет`;
    case 'FuturePost':
      return t`Для оплаты задним числом нельзя выбрать будущее время`;
    case 'OtherDay':
      return t`Наступил новый день. Выберите ещё раз, за какой день платите`;
    case 'KindOff':
      return t`За этот день город оплату не принимает. Выберите другой`;
    case 'NoKinds':
      return t`Город перестал принимать оплату задним числом. Оплатить можно только с этой минуты`;
    case 'ParkingSessionAlreadyExists':
      return t`На это время парковка этого автомобиля здесь уже оплачена`;
    case 'ValidationError':
    case 'InDevelopingError':
      return t`За это время город оплату не принимает. Выберите другое`;
    default:
      return errorText(error);
  }
};
