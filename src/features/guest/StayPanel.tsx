import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { sum, time, timeOrDate } from '~/i18n/format';
import { choosePost } from '~/domain/postPayment';
import { inLanguage } from '~/i18n/inLanguage';
import { PlateView } from '~/parts/plate/PlateView';
import { StayHero } from '~/parts/session/StayHero';
import { ZoneSign } from '~/parts/ZoneSign';
import { nowAtom } from '~/state/clock';
import { store } from '~/state/store';
import type { GuestStay } from '~/state/stays';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import { guestForm } from './guest.form';
import { sessionOfStay } from './sessionOfStay';
import { useStayCheck } from './useStayCheck';

/** A guest's stay after the payment page: confirmed by the city with its timer, or not yet known. */
export const StayPanel = ({ stay }: { stay: GuestStay }) => {
  const now = useAtomValue(nowAtom);
  const { timeZone } = stay;
  const { isAsking, ask } = useStayCheck(stay);
  const another = (
    <Link to="/{-$lng}/guest-payment" params={inLanguage} search={{}} className={buttonClass('secondary', true)}>
      {t`Оплатить другую парковку`}
    </Link>
  );
  if (stay.state === 'confirmed') {
    return (
      <div className="grid gap-4">
        <StayHero
          title={<h1>{t`Парковка оплачена`}</h1>}
          session={sessionOfStay(stay)}
          isForeign={stay.isForeign}
          address={stay.address}
          now={now}
          timeZone={timeZone}
          canBeStopped={false}
          isPost={stay.isPost}
          note={<p>{t`Оплачено ${sum(stay.sum)}. Город подтвердил в ${timeOrDate(stay.confirmedAt ?? stay.startsAt, now, timeZone)}.`}</p>}
        />
        {another}
      </div>
    );
  }
  return <OpenStay stay={stay} isAsking={isAsking} ask={ask} timeZone={timeZone} another={another} />;
};

/** The link fills in all but the time of a stay that is paid for afterwards. */
const fillPost = ({ startsAt, timeZone }: GuestStay): void =>
  store.set(guestForm, ({ values, ...form }) => ({
    ...form,
    values: { ...values, post: { ...choosePost('postPayment', startsAt, timeZone), time: time(startsAt, timeZone) } },
  }));

interface OpenProps {
  stay: GuestStay;
  isAsking: boolean;
  ask: () => Promise<void>;
  timeZone: string;
  another: React.ReactNode;
}

/** The guest went to pay, and the city has not confirmed yet. */
const OpenStay = ({ stay, isAsking, ask, timeZone, another }: OpenProps) => {
  const now = useAtomValue(nowAtom);
  const [isBusy, askNow] = useTapOnce(ask);
  return (
    <div className="grid gap-4">
      <h1 className="text-title font-bold">{isAsking ? t`Проверяем, прошла ли оплата` : t`Город пока не подтвердил оплату`}</h1>
      <div className="flex flex-wrap items-center gap-3">
        <PlateView plate={stay.plate} isForeign={stay.isForeign} />
        <ZoneSign number={stay.parkingCode ?? stay.zone} />
        <p className="text-lead">
          {timeOrDate(stay.startsAt, now, timeZone)}–{timeOrDate(stay.endsAt, now, timeZone)}, {sum(stay.sum)}
        </p>
      </div>
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
          {t`Если вы оплатили на странице оплаты, не платите ещё раз: деньги могут идти несколько минут. Если не оплачивали, заполните форму снова.`}
        </Notice>
      )}
      {!isAsking && (
        <Link
          to="/{-$lng}/guest-payment"
          params={inLanguage}
          search={{ zone: stay.zone || undefined, parkingCode: stay.parkingCode, plate: stay.plate, duration: String(stay.durationMin) }}
          className={buttonClass('primary', true)}
          onClick={() => stay.isPost && fillPost(stay)}
        >
          {t`Я не оплатил, заполнить снова`}
        </Link>
      )}
      {another}
    </div>
  );
};
