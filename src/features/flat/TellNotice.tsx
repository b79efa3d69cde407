import { t } from '@lingui/core/macro';
import { isStatusShown, type PlanarTold } from '~/domain/planar.flow';
import { Notice } from '~/ui/Notice';
import type { Payer } from './payer';
import { refusalText } from './refusalText';

interface Props {
  told: PlanarTold | undefined;
  now: number;
  payer: Payer;
}

/** Why the form is back at the price: what the price said, and what came of a payment. */
export const TellNotice = ({ told, now, payer }: Props) => (
  <>
    {told && (told.kind !== 'changed' || isStatusShown(told.at, now)) && <Told told={told} />}
    <PaymentNotice payer={payer} />
  </>
);

const Told = ({ told }: { told: PlanarTold }) => {
  switch (told.kind) {
    case 'paid':
      return null;
    case 'free':
      return (
        <Notice mood="good" title={t`Бесплатно, можно выезжать`}>
          {t`Платить за этот билет не нужно.`}
        </Notice>
      );
    case 'said':
      return <Notice mood="info">{told.message}</Notice>;
    case 'changed':
      return <Notice mood="warning">{t`Цена изменилась: прошло 30 секунд. Узнайте её ещё раз.`}</Notice>;
    case 'refused':
      return <Notice mood="danger">{refusalText(told.errorName, told.message)}</Notice>;
    case 'noAnswer':
      return <Notice mood="warning">{t`Город не ответил, цену узнать не удалось. Попробуйте ещё раз.`}</Notice>;
  }
};

/** What came of the payment: a refusal in the words of a barrier, the rest in those of every payment. */
export const PaymentNotice = ({ payer: { run, notice } }: { payer: Payer }) =>
  run.trace?.state.phase === 'refused' ? <Notice mood="danger">{refusalText(run.trace.state.errorName, run.trace.state.message)}</Notice> : notice;
