import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { orderOf } from '~/domain/payments/paymentRecord';
import { cost, timeOrDate } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { StayCard } from '~/components/stay/StayCard';
import { nowAtom } from '~/state/clock';
import type { GuestStay } from '~/state/payments/guestStays';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { PageHead } from '~/ui/PageHead';
import { fillLink } from './fillLink';
import { UnconfirmedStay } from './UnconfirmedStay';
import { stayOfGuestStay } from './stayOfGuestStay';
import { UnopenedStay } from './UnopenedStay';
import { useStayConfirmation } from './useStayConfirmation';

/** A guest's stay after the payment page: confirmed by the city and shown with its timer, or not confirmed yet. */
export const GuestStayPanel = ({ stay }: { stay: GuestStay }) => {
  const check = useStayConfirmation(stay);
  const payAnotherAction = (
    <Link to="/{-$lng}/guest-payment" params={inLanguage} search={{}} className={buttonClass('secondary', true)}>
      {t`Оплатить другую парковку`}
    </Link>
  );
  if (stay.state === 'leaving' && stay.isUnopened)
    return <UnopenedStay stay={stay} payAnotherAction={payAnotherAction} />;
  if (stay.state !== 'confirmed') return <UnconfirmedStay stay={stay} {...check} payAnotherAction={payAnotherAction} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <ConfirmedStay stay={stay} />
      {payAnotherAction}
    </div>
  );
};

const ConfirmedStay = ({ stay }: { stay: GuestStay }) => {
  const now = useAtomValue(nowAtom);
  const { timeZone } = stay;
  const isOver = stay.endsAt <= now;
  const at = timeOrDate(stay.confirmedAt ?? stay.startsAt, now, timeZone);
  const end = timeOrDate(stay.endsAt, now, timeZone);
  const order = orderOf(stay.page);
  return (
    <>
      <PageHead title={t`Парковка оплачена — Парковка`} />
      <div>
        <div className="flex items-center gap-2 text-title font-bold text-running">
          <Icon name="check" size={28} />
          <h1>{t`Оплачено до ${end}`}</h1>
        </div>
        <p className="text-muted">{t`Город подтвердил оплату в ${at}`}</p>
      </div>
      <StayCard
        stay={stayOfGuestStay(stay)}
        isForeign={stay.isForeign}
        address={stay.address}
        now={now}
        timeZone={timeZone}
        canBeStopped={false}
        isEndSaid
        actions={
          !isOver && (
            <Button icon="clock" isWide onClick={() => openDialog({ name: 'remind', stayId: stay.id })}>
              {t`Напомнить`}
            </Button>
          )
        }
      />
      <details className="group">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-sign [&::-webkit-details-marker]:hidden">
          {t`Подробнее`}
          <Icon name="down" className="group-open:rotate-180" />
        </summary>
        <ConfirmedText stay={stay} end={end} />
      </details>
      {order !== undefined && (
        <Button variant="secondary" isWide onClick={() => openDialog({ name: 'paymentRecord', recordId: order })}>
          {t`Чек`}
        </Button>
      )}
      <Link {...fillLink(stay)} className={buttonClass(isOver ? 'primary' : 'secondary', true)}>
        {t`Оплатить здесь ещё раз`}
      </Link>
    </>
  );
};

/**
 * The city confirms that a stay is paid, but not who paid or until when. Someone else may have paid for the same
 * vehicle.
 */
const ConfirmedText = ({ stay, end }: { stay: GuestStay; end: string }) => (
  <div className="grid gap-2">
    <p>{t`Ваш заказ: ${cost(stay.sum)}.`}</p>
    <p>
      {stay.isPost
        ? t`Город подтверждает, что это время оплачено, но не сообщает, кем.`
        : t`Город подтверждает, что парковка этой машины оплачена, но не сообщает, кем и до какого времени. По вашему заказу — не раньше, чем до ${end}. Если платил кто-то другой, время может быть иным.`}
    </p>
  </div>
);
