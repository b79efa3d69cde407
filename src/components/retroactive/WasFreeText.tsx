import { t } from '@lingui/core/macro';

/** Shown for a retroactive stay instead of "free now". */
export const WasFreeText = () => t`В это время здесь было бесплатно, платить не нужно.`;
