import { t } from '@lingui/core/macro';

/** The title of the running stays, also in the first frame. */
export const currentStaysTitle = (): string => t`Текущие парковки`;
