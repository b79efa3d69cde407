import { t } from '@lingui/core/macro';
import { distanceText } from '~/i18n/distanceText';

/** Returns `≈ 3 км`, in whole kilometres because the position is coarse. Returns words if the driver is in the city. */
export const distanceAwayText = (km: number): string =>
  km === 0 ? t`вы здесь` : `≈\u00a0${distanceText(Math.max(1, Math.round(km)) * 1000)}`;
