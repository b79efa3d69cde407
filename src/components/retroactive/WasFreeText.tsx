import { t } from '@lingui/core/macro';

/** Said in the place of "free now" of a stay that is paid for afterwards. */
export const WasFreeText = () => t`В это время здесь было бесплатно, платить не нужно.`;
