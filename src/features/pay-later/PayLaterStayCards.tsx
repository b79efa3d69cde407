import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { currentStays, unpaidStays } from '~/domain/stay/stay';
import { timeOrDate } from '~/i18n/format';
import { Age } from '~/components/Age';
import { noStaysText } from '~/components/noStaysText';
import { NoStays, StaysSection } from '~/components/driver/StaysSection';
import { StaysPlaceholder } from '~/components/driver/StaysPlaceholder';
import { Price } from '~/components/Price';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { PaymentAwaitedNotice } from './PaymentAwaitedNotice';
import { PayLaterRunningStay } from './PayLaterRunningStay';
import { PayLaterStayRow } from './PayLaterStayRow';
import { useAwaitedStays } from './useAwaitedStays';

/**
 * The running stays and those that wait for payment (NOBAL-04…06). Without a network they are read-only. `shownId` is
 * the stay that the page shows already.
 */
export const PayLaterStayCards = ({ shownId }: { shownId?: string }) => {
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { timeZone } = useTariffContext();
  const current = currentStays(profile?.sessions ?? [], now, true);
  const running = current.filter(({ id }) => id !== shownId);
  const unpaid = unpaidStays(profile?.sessions ?? []);
  const isAwaited = useAwaitedStays(unpaid, now);
  const ageNotice = profile && (error ?? !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      {(running.length > 0 || current.length === 0 || profile?.hasUnreadStay) && (
        <StaysSection
          title={t`Текущие парковки`}
          age={ageNotice}
          empty={
            profile ? (
              (running.length === 0 || profile.hasUnreadStay) && <NoStays>{noStaysText(profile.hasUnreadStay)}</NoStays>
            ) : (
              <StaysPlaceholder error={error} isFetching={isFetching} refetch={refetch} />
            )
          }
          hint={running.length > 0 && !isOnline && t`Завершить парковку можно, когда появится сеть.`}
        >
          {running.map((stay) => (
            <PayLaterRunningStay key={stay.id} stay={stay} />
          ))}
        </StaysSection>
      )}
      {profile && (
        <StaysSection
          title={t`Отложенные парковки`}
          age={ageNotice}
          empty={
            (unpaid.length === 0 || profile.hasUnreadStay) && (
              <NoStays>
                {profile.hasUnreadStay
                  ? t`Город прислал парковку, которую не удалось прочитать. Возможно, она ждёт оплаты.`
                  : t`Неоплаченных парковок нет.`}
              </NoStays>
            )
          }
          hint={unpaid.length > 0 && !isOnline && t`Оплатить можно, когда появится сеть.`}
        >
          {unpaid.map((stay) => (
            <PayLaterStayRow
              key={stay.id}
              stay={stay}
              when={
                stay.isOpenEnded
                  ? t`с ${timeOrDate(stay.startsAt, now, timeZone)}`
                  : `${timeOrDate(stay.startsAt, now, timeZone)}–${timeOrDate(stay.endsAt, now, timeZone)}`
              }
              due={
                <>
                  {stay.amountToPay !== undefined && (
                    <p className="text-lead font-semibold">
                      {t`К оплате`} <Price sum={stay.amountToPay} />
                    </p>
                  )}
                  {isAwaited(stay.id) && <PaymentAwaitedNotice />}
                </>
              }
              actions={
                <>
                  <Button
                    disabled={!isOnline}
                    onClick={() => openDialog({ name: 'settleStay', stayId: stay.id, action: 'pay' })}
                  >
                    {t`Оплатить`}
                  </Button>
                  <Button
                    variant="secondary"
                    disabled={!isOnline}
                    onClick={() => openDialog({ name: 'settleStay', stayId: stay.id, action: 'end' })}
                  >
                    {t`Завершить`}
                  </Button>
                </>
              }
            />
          ))}
        </StaysSection>
      )}
    </div>
  );
};
