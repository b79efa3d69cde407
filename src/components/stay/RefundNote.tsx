import { t } from '@lingui/core/macro';
import type { Instant } from '~/domain/time/cityTime';
import { canCancel, refundDeadline, type Stay } from '~/domain/stay/stay';
import { timeOrDate } from '~/i18n/format';

interface Props {
  stay: Stay;
  now: Instant;
  timeZone: string;
}

/** Until when stopping a stay returns money, or that it is too late for that. */
export const RefundNote = ({ stay, now, timeZone }: Props) => (
  <p className="text-muted">
    {canCancel(stay, now)
      ? t`Уедете до ${timeOrDate(refundDeadline(stay), now, timeZone)} — вернём остаток`
      : t`До конца меньше 30 минут: остановить уже нельзя`}
  </p>
);
