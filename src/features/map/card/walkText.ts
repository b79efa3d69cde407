import { t } from '@lingui/core/macro';
import type { Walk } from '~/domain/map/directions';
import { distanceText } from '~/i18n/distanceText';

/** Nearer than a phone knows where it is. */
const adjacentMetres = 30;

/** `≈ 650 м, 8 мин пешком`; far away the distance alone. */
export const walkText = ({ metres, minutes }: Walk): string => {
  if (metres < adjacentMetres) return t`вы рядом`;
  const distance = `≈\u00a0${distanceText(metres)}`;
  return minutes === undefined ? distance : t`${distance}, ${minutes} мин пешком`;
};
