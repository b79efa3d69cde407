import { t } from '@lingui/core/macro';
import type { PaidTicket } from '~/domain/barrier/barrier.flow';
import { cost } from '~/i18n/format';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import type { BarrierPayer } from './BarrierPayer';
import { BarrierPaymentNotice } from './BarrierFormNotice';

interface Props {
  paid: PaidTicket;
  payer: BarrierPayer;
  onDone: () => void;
}

/**
 * Shows that the ticket is paid and the driver may leave. The debit is shown only once the city's own balance reflects
 * it.
 */
export const BarrierPaidPanel = ({ paid, payer, onDone }: Props) => {
  const { balance, run } = payer;
  const isDebited =
    balance !== undefined && paid.balanceBefore !== undefined && balance === paid.balanceBefore - paid.sum;
  return (
    <section aria-labelledby="paid-title" className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 justify-items-center gap-3 rounded-sheet bg-running-soft p-5 text-center">
        <Icon name="check" size={48} className="text-running" />
        <h1 id="paid-title" tabIndex={-1} data-autofocus className="text-head font-bold outline-none">
          {t`Оплачено, можно выезжать`}
        </h1>
        <p className="text-lead">{t`Билет ${paid.ticket}, парковка ${paid.parking}`}</p>
        {isDebited && <p>{t`Списано ${cost(paid.sum)}, на балансе ${cost(balance)}.`}</p>}
        {paid.message && <p role="status">{paid.message}</p>}
      </div>
      {run.attemptStatus?.state.phase === 'doneTwice' && <BarrierPaymentNotice payer={payer} />}
      <Button isWide onClick={onDone}>
        {t`Готово`}
      </Button>
    </section>
  );
};
