import { t } from '@lingui/core/macro';

/** The map cannot be drawn on this device: paying goes on without it. */
export const NoMap = () => (
  <div className="absolute inset-0 grid place-items-center p-6 pb-40 text-center">
    <p className="max-w-sm text-lead text-muted">{t`Карту на этом устройстве показать не получается. Оплатить парковку можно по номеру зоны.`}</p>
  </div>
);
