import { t } from '@lingui/core/macro';
import type { PositionFault } from '~/state/position';

/** Why the phone does not say where it is. */
export const positionFaultTitle = (fault: PositionFault): string => {
  if (fault === 'refused') return t`Браузеру не разрешено узнать ваше место`;
  return fault === 'slow' ? t`Телефон пока не сказал, где вы` : t`Узнать ваше место не получилось`;
};

/** The same with what can be done. */
export const positionFaultText = (fault: PositionFault): string => {
  const title = positionFaultTitle(fault);
  return fault === 'refused' ? t`${title}. Разрешите доступ в настройках браузера.` : t`${title}. Попробуйте ещё раз на открытом месте.`;
};
