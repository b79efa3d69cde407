import { t } from '@lingui/core/macro';
import { askPlanarPrice } from '~/data/planar/askPlanarPrice';
import { sum } from '~/i18n/format';
import { serverNow } from '~/state/clock';
import { forgetLeftToPay, type LeftToPay } from '~/state/leftToPay';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { useReads } from '~/ui/useReads';
import { useTapOnce } from '~/ui/useTapOnce';
import { tellPlanar } from './flat.form';

interface Props {
  left: LeftToPay;
  token: string;
  /** Nothing was paid: back to the ticket, filled in. */
  onNotPaid: () => void;
}

/** Whoever comes back from a payment page: a ticket that costs nothing any more has been paid, and the way out is free. */
export const ReturnPanel = ({ left, token, onNotPaid }: Props) => {
  const { isAsking, ask } = useReads(true, async () => {
    const answer = await askPlanarPrice(left, token);
    if (answer.kind !== 'price' || answer.price.cost > 0) return;
    forgetLeftToPay();
    tellPlanar({ type: 'changed' });
    tellPlanar({ type: 'paid', paid: { parking: left.parking, ticket: left.ticket, sum: left.sum, at: serverNow() } });
  });
  const [isBusy, askNow] = useTapOnce(ask);
  return (
    <section aria-labelledby="return-title" className="grid grid-cols-1 gap-4">
      <h1 id="return-title" tabIndex={-1} data-autofocus className="text-title font-bold outline-none">
        {isAsking ? t`Проверяем, прошла ли оплата` : t`Город пока не подтвердил оплату`}
      </h1>
      <p className="text-lead">
        {t`Билет ${left.ticket}, парковка ${left.parking}`}, {sum(left.sum)}
      </p>
      {isAsking ? (
        <Notice mood="info">{t`Не платите ещё раз: приложение само спрашивает город.`}</Notice>
      ) : (
        <Notice
          mood="warning"
          actions={
            <Button look="secondary" icon="refresh" isBusy={isBusy} onClick={askNow}>
              {t`Проверить ещё раз`}
            </Button>
          }
        >
          {t`Если вы оплатили на странице оплаты, не платите ещё раз: деньги могут идти несколько минут.`}
        </Notice>
      )}
      <Button look={isAsking ? 'quiet' : 'primary'} isWide onClick={onNotPaid}>
        {t`Я не оплатил, узнать цену снова`}
      </Button>
    </section>
  );
};
