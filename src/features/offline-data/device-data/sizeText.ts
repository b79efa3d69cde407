import { numberFormat } from '~/i18n/numberFormat';
import { t } from '@lingui/core/macro';

const kibibyte = 1024;

/** Returns `340 Б`, `12 КБ` or `3,4 МБ`, without a line break inside. */
export const sizeText = (bytes: number): string => inUnits(bytes).replace(' ', '\u00a0');

const inUnits = (bytes: number): string => {
  if (bytes < kibibyte) return t`${numberFormat().format(bytes)} Б`;
  if (bytes < kibibyte * kibibyte) return t`${numberFormat().format(Math.round(bytes / kibibyte))} КБ`;
  return t`${numberFormat().format(Math.round((bytes / kibibyte / kibibyte) * 10) / 10)} МБ`;
};
