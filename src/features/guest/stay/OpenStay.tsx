import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { paymentPage } from '~/data/payments/paymentPage';
import { dayKey } from '~/domain/cityTime';
import { choosePost } from '~/domain/postPayment';
import { sum, time, timeOrDate } from '~/i18n/format';
import { PlateView } from '~/parts/plate/PlateView';
import { ZoneSign } from '~/parts/ZoneSign';
import { nowAtom } from '~/state/clock';
import { rememberReturn } from '~/state/returnAddress';
import { store } from '~/state/store';
import type { GuestStay } from '~/state/stays';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import { guestForm } from '../guest.form';
import { fillLink } from './fillLink';
import type { useStayCheck } from './useStayCheck';

/** The link fills in all but the time of a stay that is paid for afterwards. */
const fillPost = ({ startsAt, timeZone }: GuestStay): void =>
  store.set(guestForm, ({ values, ...form }) => ({
    ...form,
    values: { ...values, post: { ...choosePost('postPayment', startsAt, timeZone), time: time(startsAt, timeZone) } },
  }));

interface Props extends ReturnType<typeof useStayCheck> {
  stay: GuestStay;
  another: ReactNode;
}

/**
 * The guest went to pay, and the city does not say that the stay is paid. Not every city ever says so to a guest: the first
 * way on is the page of this very order, which knows and takes no second payment; a new order is the last.
 */
export const OpenStay = ({ stay, isAsking, ask, silence, another }: Props) => {
  const now = useAtomValue(nowAtom);
  const [isBusy, askNow] = useTapOnce(ask);
  const { timeZone, isPost, confirmedAt } = stay;
  const isOver = isPost ? dayKey(stay.startsAt, timeZone) !== dayKey(now, timeZone) : stay.endsAt <= now;
  // What is over is not paid for any more.
  const page = isOver ? undefined : paymentPage(stay.page);
  const title = confirmedAt === undefined ? t`Город пока не подтвердил оплату` : t`Город больше не видит оплаченной парковки`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-title font-bold">{isAsking ? t`Проверяем, прошла ли оплата` : title}</h1>
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
        <>
          <Notice mood="warning">
            {confirmedAt === undefined
              ? t`Если вы платили, не платите ещё раз: прошла ли оплата, видно на странице оплаты, доказательство — её чек. Город узнаёт об оплате не сразу, а гостям подтверждает не всегда.`
              : t`В ${timeOrDate(confirmedAt, now, timeZone)} он подтверждал, что парковка этой машины здесь оплачена. Возможно, платил кто-то другой и его время вышло. Платили ли вы, видно на странице оплаты.`}
          </Notice>
          {page !== undefined && (
            <a href={page} onClick={() => rememberReturn()} className={buttonClass('primary', true)}>
              <Icon name="external" />
              {t`Открыть страницу оплаты`}
            </a>
          )}
          {silence === undefined ? (
            <Button look={page === undefined ? 'primary' : 'secondary'} icon="refresh" isWide isBusy={isBusy} onClick={askNow}>
              {t`Проверить ещё раз`}
            </Button>
          ) : (
            <p className="text-muted">
              {silence === 'newer'
                ? t`Эту машину здесь оплачивали и позже: о прежней парковке город уже не скажет.`
                : t`Время этой парковки вышло: прошла ли её оплата, город уже не скажет.`}
            </p>
          )}
          <Link {...fillLink(stay)} className={buttonClass('quiet', true)} onClick={() => isPost && fillPost(stay)}>
            {t`Я точно не платил, заполнить снова`}
          </Link>
        </>
      )}
      {another}
    </div>
  );
};
