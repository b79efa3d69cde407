import { t } from '@lingui/core/macro';
import type { Walk } from '~/domain/route';
import { distanceText } from '~/i18n/distanceText';

/** Nearer than a phone knows where it is. */
const besideMetres = 30;

/** Nobody walks for longer to a car. */
const longestMin = 60;

/** `≈ 650 м, 8 мин пешком`. */
export const walkText = ({ metres, minutes }: Walk): string => {
  if (metres < besideMetres) return t`вы рядом`;
  const distance = `≈\u00a0${distanceText(metres)}`;
  return minutes > longestMin ? distance : t`${distance}, ${minutes} мин пешком`;
};
