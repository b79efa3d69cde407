import { t } from '@lingui/core/macro';

/** The text in place of running stays. A stay that cannot be read may be running, so it is never reported as absent. */
export const noStaysText = (hasUnreadStay = false): string =>
  hasUnreadStay
    ? t`Город прислал парковку, которую не удалось прочитать. Возможно, она ещё идёт.`
    : t`Активных парковок нет`;
