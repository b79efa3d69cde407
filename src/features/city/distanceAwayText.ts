import { t } from '@lingui/core/macro';
import { distanceText } from '~/i18n/distanceText';

/** `≈ 3 км`: whole kilometres, for a rough position deserves no more. In the city, words. */
export const distanceAwayText = (km: number): string =>
  km === 0 ? t`вы здесь` : `≈\u00a0${distanceText(Math.max(1, Math.round(km)) * 1000)}`;
