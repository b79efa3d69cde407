import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { cost, timeOrDate } from '~/i18n/format';
import { inLanguage } from '~/i18n/inLanguage';
import { StaySummary } from '~/components/stay/StaySummary';
import { nowAtom } from '~/state/clock';
import type { GuestStay } from '~/state/payments/guestStays';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { fillLink } from './fillLink';
import { UnconfirmedStay } from './UnconfirmedStay';
import { stayOfGuestStay } from './stayOfGuestStay';
import { UnopenedStay } from './UnopenedStay';
import { useStayConfirmation } from './useStayConfirmation';

/** A guest's stay after the payment page: confirmed by the city and shown with its timer, or not confirmed yet. */
export const GuestStayPanel = ({ stay }: { stay: GuestStay }) => {
  const now = useAtomValue(nowAtom);
  const check = useStayConfirmation(stay);
  const payAnotherAction = (
    <Link to="/{-$lng}/guest-payment" params={inLanguage} search={{}} className={buttonClass('secondary', true)}>
      {t`Оплатить другую парковку`}
    </Link>
  );
  if (stay.state === 'leaving' && stay.isUnopened)
    return <UnopenedStay stay={stay} payAnotherAction={payAnotherAction} />;
  if (stay.state !== 'confirmed') return <UnconfirmedStay stay={stay} {...check} payAnotherAction={payAnotherAction} />;
  const { timeZone, isPost: isRetroactive } = stay;
  const isOver = stay.endsAt <= now;
  return (
    <div className="grid grid-cols-1 gap-4">
      <StaySummary
        title={<h1>{t`Парковка этой машины оплачена`}</h1>}
        stay={stayOfGuestStay(stay)}
        isForeign={stay.isForeign}
        address={stay.address}
        now={now}
        timeZone={timeZone}
        canBeStopped={false}
        isRetroactive={isRetroactive}
        isEndReckoned={!isRetroactive}
        footnote={
          <ConfirmedText
            stay={stay}
            at={timeOrDate(stay.confirmedAt ?? stay.startsAt, now, timeZone)}
            end={timeOrDate(stay.endsAt, now, timeZone)}
          />
        }
      />
      {!isOver && (
        <Button icon="clock" isWide onClick={() => openDialog({ name: 'remind', stayId: stay.id })}>
          {t`Напомнить`}
        </Button>
      )}
      <Link {...fillLink(stay)} className={buttonClass(isOver ? 'primary' : 'secondary', true)}>
        {t`Оплатить здесь ещё раз`}
      </Link>
      {payAnotherAction}
    </div>
  );
};

/**
 * The city confirms that a stay is paid, but not who paid or until when. Someone else may have paid for the same
 * vehicle.
 */
const ConfirmedText = ({ stay, at, end }: { stay: GuestStay; at: string; end: string }) => (
  <div className="grid gap-2">
    <p>
      {stay.isPost
        ? t`В ${at} город подтвердил: на это время парковка этой машины здесь оплачена. Кто платил, он не говорит.`
        : t`В ${at} город подтвердил: парковка этой машины здесь оплачена. Кто платил, он не говорит.`}
    </p>
    <p>
      {stay.isPost
        ? t`Ваш заказ: ${cost(stay.sum)}.`
        : t`Если вы оплатили свой заказ на ${cost(stay.sum)}, она закончится не раньше ${end}. Если платил кто-то другой, время может быть иным.`}
    </p>
  </div>
);
