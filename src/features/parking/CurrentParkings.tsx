import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { canCancel, runningSessions } from '~/domain/session';
import { Age } from '~/parts/Age';
import { SessionCard } from '~/parts/session/SessionCard';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';

/** What is running now, each with its ring, extending and stopping. */
export const CurrentParkings = () => {
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const now = useAtomValue(nowAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const { timeZone } = useTariffContext();
  const running = runningSessions(profile?.sessions ?? [], now);
  return (
    <section aria-labelledby="current-title" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="current-title" className="text-title font-bold">
          {t`Текущие парковки`}
        </h2>
        {profile && (error ?? !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
      </div>
      {!profile && (
        <WaitOrRetry isFailed={error !== null} title={t`Парковки загрузить не удалось`} isAsking={isFetching} onRetry={refetch}>
          <div className="h-32 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {profile && running.length === 0 && (
        <p className="rounded-sheet bg-raised p-4 text-muted">{t`Сейчас ничего не идёт. Оплатите парковку, и она появится здесь.`}</p>
      )}
      {running.map((session) => (
        <SessionCard
          key={session.id}
          session={session}
          now={now}
          timeZone={timeZone}
          actions={
            <>
              <Button icon="plus" disabled={!isOnline} onClick={() => openWindow({ name: 'extend', sessionId: session.id })}>
                {t`Продлить`}
              </Button>
              <Button
                look="danger"
                disabled={!isOnline || !canCancel(session, now)}
                onClick={() => openWindow({ name: 'cancelSession', sessionId: session.id })}
              >
                {t`Прервать`}
              </Button>
            </>
          }
        />
      ))}
      {running.length > 0 && !isOnline && <p className="text-small text-muted">{t`Продлить и прервать можно, когда появится сеть.`}</p>}
    </section>
  );
};
