import { t } from '@lingui/core/macro';
import type { Walk } from '~/domain/map/directions';
import { distanceText } from '~/i18n/distanceText';

/** A phone cannot locate itself more precisely. */
const adjacentMetres = 30;

/** Returns `≈ 650 м, 8 мин пешком`, or only the distance if it is far away. */
export const walkText = ({ metres, minutes }: Walk): string => {
  if (metres < adjacentMetres) return t`вы рядом`;
  const distance = `≈\u00a0${distanceText(metres)}`;
  return minutes === undefined ? distance : t`${distance}, ${minutes} мин пешком`;
};
