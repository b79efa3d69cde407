import { t } from '@lingui/core/macro';
import type { PositionError } from '~/state/map/position';

/** Why the device's position is unavailable. */
export const positionErrorTitle = (error: PositionError): string => {
  if (error === 'refused') return t`Браузеру не разрешено узнать ваше место`;
  return error === 'slow' ? t`Телефон пока не сказал, где вы` : t`Узнать ваше место не получилось`;
};

/** The same, with advice on what to do. */
export const positionErrorText = (error: PositionError): string => {
  const title = positionErrorTitle(error);
  return error === 'refused'
    ? t`${title}. Разрешите доступ в настройках браузера.`
    : t`${title}. Попробуйте ещё раз на открытом месте.`;
};
