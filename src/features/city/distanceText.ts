import { t } from '@lingui/core/macro';
import { localeOf } from '~/i18n/activate';
import { currentLanguage } from '~/i18n/words';

/** `≈ 3 км`: whole kilometres, for a rough position deserves no more. In the city, words. */
export const distanceText = (km: number): string => {
  if (km === 0) return t`вы здесь`;
  const format = new Intl.NumberFormat(localeOf(currentLanguage()), { style: 'unit', unit: 'kilometer', maximumFractionDigits: 0 });
  return `≈\u00a0${format.format(Math.max(1, km)).replaceAll(' ', '\u00a0')}`;
};
