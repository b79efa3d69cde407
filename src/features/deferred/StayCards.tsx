import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { runningSessions, waitingSessions } from '~/domain/session';
import { timeOrDate } from '~/i18n/format';
import { Age } from '~/parts/Age';
import { NoStays, StayCard } from '~/parts/driver/StayCard';
import { StaysToCome } from '~/parts/driver/StaysToCome';
import { Price } from '~/parts/Price';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { AwaitedNotice } from './AwaitedNotice';
import { StayRow } from './StayRow';
import { useAwaited } from './useAwaited';

/** What runs, and what waits to be paid for (NOBAL-04…06). Without a network both can be read, and nothing can be done. */
export const StayCards = () => {
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const now = useAtomValue(minuteAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { timeZone } = useTariffContext();
  const running = runningSessions(profile?.sessions ?? [], now);
  const waiting = waitingSessions(profile?.sessions ?? []);
  const isAwaited = useAwaited(waiting, now);
  const age = profile && (error ?? !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <StayCard
        title={t`Текущие парковки`}
        age={age}
        empty={
          profile ? (
            running.length === 0 && <NoStays>{t`Сейчас ничего не идёт. Начните парковку, и она появится здесь.`}</NoStays>
          ) : (
            <StaysToCome error={error} isFetching={isFetching} refetch={refetch} />
          )
        }
        note={running.length > 0 && !isOnline && t`Завершить парковку можно, когда появится сеть.`}
      >
        {running.map((session) => (
          <StayRow
            key={session.id}
            session={session}
            when={t`с ${timeOrDate(session.startsAt, now, timeZone)}`}
            actions={
              <Button disabled={!isOnline} onClick={() => openWindow({ name: 'settleStay', sessionId: session.id })}>
                {t`Завершить`}
              </Button>
            }
          />
        ))}
      </StayCard>
      {profile && (
        <StayCard
          title={t`Отложенные парковки`}
          age={age}
          empty={waiting.length === 0 && <NoStays>{t`Неоплаченных парковок нет.`}</NoStays>}
          note={waiting.length > 0 && !isOnline && t`Оплатить можно, когда появится сеть.`}
        >
          {waiting.map((session) => (
            <StayRow
              key={session.id}
              session={session}
              when={`${timeOrDate(session.startsAt, now, timeZone)}–${timeOrDate(session.endsAt, now, timeZone)}`}
              due={
                <>
                  {session.amountToPay !== undefined && (
                    <p className="text-lead font-semibold">
                      {t`К оплате`} <Price sum={session.amountToPay} />
                    </p>
                  )}
                  {isAwaited(session.id) && <AwaitedNotice />}
                </>
              }
              actions={
                <>
                  <Button disabled={!isOnline} onClick={() => openWindow({ name: 'settleStay', sessionId: session.id, deed: 'pay' })}>
                    {t`Оплатить`}
                  </Button>
                  <Button
                    look="secondary"
                    disabled={!isOnline}
                    onClick={() => openWindow({ name: 'settleStay', sessionId: session.id, deed: 'end' })}
                  >
                    {t`Завершить`}
                  </Button>
                </>
              }
            />
          ))}
        </StayCard>
      )}
    </div>
  );
};
