import { t } from '@lingui/core/macro';
import type { Permit } from '~/domain/permits/permit';
import { percent } from '~/i18n/percent';

/** "Скидка 50 %: Житель, А123ВС77": a discount, the permit that gives it, and its vehicle. */
export const tariffDiscountText = ({ salePercent = 0, type, variation, plate }: Permit): string => {
  const discount = percent(salePercent);
  const name = [type, variation].filter(Boolean).join(', ');
  return plate === undefined
    ? t`Скидка ${discount}: ${name}, любой автомобиль`
    : t`Скидка ${discount}: ${name}, ${plate}`;
};
