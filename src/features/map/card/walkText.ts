import { t } from '@lingui/core/macro';
import type { Walk } from '~/domain/route';
import { localeOf } from '~/i18n/activate';
import { currentLanguage } from '~/i18n/words';

/** Nearer than a phone knows where it is. */
const besideMetres = 30;

/** `≈ 650 м, 8 мин пешком`. */
export const walkText = ({ metres, minutes }: Walk): string => {
  if (metres < besideMetres) return t`вы рядом`;
  const [value, unit] = metres < 1000 ? ([metres, 'meter'] as const) : ([metres / 1000, 'kilometer'] as const);
  const format = new Intl.NumberFormat(localeOf(currentLanguage()), { style: 'unit', unit, maximumFractionDigits: 1 });
  const distance = `≈\u00a0${format.format(value).replaceAll(' ', '\u00a0')}`;
  return t`${distance}, ${minutes} мин пешком`;
};
