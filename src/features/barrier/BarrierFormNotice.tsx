import { t } from '@lingui/core/macro';
import { isStatusVisible, type BarrierNotice } from '~/domain/barrier/barrier.flow';
import { Notice } from '~/ui/Notice';
import type { BarrierPayer } from './BarrierPayer';
import { barrierRefusalText } from './barrierRefusalText';

interface Props {
  notice: BarrierNotice | undefined;
  now: number;
  payer: BarrierPayer;
}

/** Shows the result of the price request and the outcome of the payment. */
export const BarrierFormNotice = ({ notice, now, payer }: Props) => (
  <>
    {notice && (notice.kind !== 'changed' || isStatusVisible(notice.at, now)) && <BarrierNoticeText notice={notice} />}
    <BarrierPaymentNotice payer={payer} />
  </>
);

const BarrierNoticeText = ({ notice }: { notice: BarrierNotice }) => {
  switch (notice.kind) {
    case 'paid':
      return null;
    case 'free':
      return (
        <Notice severity="good" title={t`Бесплатно, можно выезжать`}>
          {t`Платить за этот билет не нужно.`}
        </Notice>
      );
    case 'said':
      return <Notice severity="info">{notice.message}</Notice>;
    case 'changed':
      return <Notice severity="warning">{t`Цена изменилась: прошло 30 секунд. Узнайте её ещё раз.`}</Notice>;
    case 'refused':
      return <Notice severity="danger">{barrierRefusalText(notice.errorName, notice.message)}</Notice>;
    case 'noAnswer':
      return <Notice severity="warning">{t`Город не ответил, цену узнать не удалось. Попробуйте ещё раз.`}</Notice>;
  }
};

/** Shows the outcome of the payment. Refusals have texts for a barrier, everything else has the common ones. */
export const BarrierPaymentNotice = ({ payer: { run, notice } }: { payer: BarrierPayer }) =>
  run.attemptStatus?.state.phase === 'refused' ? (
    <Notice severity="danger">
      {barrierRefusalText(run.attemptStatus.state.errorName, run.attemptStatus.state.message)}
    </Notice>
  ) : (
    notice
  );
