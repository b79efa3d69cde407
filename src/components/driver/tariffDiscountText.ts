import { t } from '@lingui/core/macro';
import type { Permit } from '~/domain/permits/permit';
import { percent } from '~/i18n/percent';

/**
 * "−50 %: Житель, Льгота, А123ВС77": a discount, the permit that gives it, and its vehicle. The most telling part comes
 * first, because a narrow line ends with an ellipsis.
 */
export const tariffDiscountText = ({ salePercent = 0, type, variation, plate }: Permit): string => {
  const discount = percent(salePercent);
  const name = [variation, type].filter(Boolean).join(', ');
  return plate === undefined ? t`−${discount}: ${name}, любой автомобиль` : t`−${discount}: ${name}, ${plate}`;
};
