import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Instant } from '~/domain/cityTime';
import { timeOrDate } from '~/i18n/format';
import { nowAtom } from '~/state/clock';
import { rememberReturn } from '~/state/returnAddress';
import type { GuestStay } from '~/state/stays';
import { Button } from '~/ui/Button';
import { buttonClass } from '~/ui/buttonClass';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { useTapOnce } from '~/ui/useTapOnce';
import { FillAgain } from './FillAgain';
import { pageToPay } from './pageToPay';
import { StayFacts } from './StayFacts';
import type { useStayCheck } from './useStayCheck';

/** What is known of whether it is paid, and where to look. */
const doubtText = ({ page, confirmedAt, timeZone }: GuestStay, now: Instant): string => {
  if (page === undefined) return t`Если вы уже заплатили, не платите ещё раз. Город узнаёт об оплате не сразу, а гостям подтверждает не всегда.`;
  if (confirmedAt !== undefined)
    return t`В ${timeOrDate(confirmedAt, now, timeZone)} он подтверждал, что парковка этой машины здесь оплачена. Возможно, платил кто-то другой и его время вышло. Платили ли вы, видно на странице оплаты.`;
  return t`Если вы платили, не платите ещё раз: прошла ли оплата, видно на странице оплаты, доказательство — её чек. Город узнаёт об оплате не сразу, а гостям подтверждает не всегда.`;
};

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
  const { confirmedAt } = stay;
  const page = pageToPay(stay, now);
  const title = confirmedAt === undefined ? t`Город пока не подтвердил оплату` : t`Город больше не видит оплаченной парковки`;
  return (
    <div className="grid grid-cols-1 gap-4">
      <h1 className="text-title font-bold">{isAsking ? t`Проверяем, прошла ли оплата` : title}</h1>
      <StayFacts stay={stay} />
      {stay.said !== undefined && (
        <Notice mood="info" title={t`Город ответил`}>
          {stay.said}
        </Notice>
      )}
      {isAsking ? (
        <Notice mood="info">{t`Не платите ещё раз: приложение само спрашивает город.`}</Notice>
      ) : (
        <>
          <Notice mood="warning">{doubtText(stay, now)}</Notice>
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
          <FillAgain stay={stay} />
        </>
      )}
      {another}
    </div>
  );
};
