import { t } from '@lingui/core/macro';
import { noMoney } from '~/domain/payments/duplicateRefusal';
import { errorText } from '~/i18n/errorText';

/**
 * Returns the text of a refusal at a barrier. The texts of `errorText` are about stays and zones, but here it is a
 * ticket and a gate.
 */
export const barrierRefusalText = (errorName: string, message?: string): string => {
  switch (errorName) {
    case 'CantFindParking':
      return t`Парковки со шлагбаумом с таким номером нет. Проверьте номер на табличке или билете.`;
    case 'ParkingSessionNotFound':
      return t`Такого билета на этой парковке нет. Проверьте номер билета и парковки.`;
    case 'ServerGateParkingError':
      return t({
        id: 'errors:ServerGateParkingError',
        message: 'Шлагбаум не отвечает. Попробуйте ещё раз или вызовите оператора кнопкой на стойке.',
      });
    case noMoney:
      return t`На балансе не хватает денег. Пополните его или выберите другой способ.`;
    default:
      return errorText(errorName, message);
  }
};
