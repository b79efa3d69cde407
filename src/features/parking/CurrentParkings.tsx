import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { runningSessions } from '~/domain/session';
import { Age } from '~/parts/Age';
import { NoStays, StayCard } from '~/parts/driver/StayCard';
import { StayDeeds } from '~/parts/driver/StayDeeds';
import { StaysToCome } from '~/parts/driver/StaysToCome';
import { SessionCard } from '~/parts/session/SessionCard';
import { cityAtom } from '~/state/city';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';

/** What is running now, each with its ring, extending and stopping. */
export const CurrentParkings = () => {
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const now = useAtomValue(nowAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const extendsBySms = useAtomValue(cityAtom)?.sms.extend !== undefined;
  const { timeZone } = useTariffContext();
  const running = runningSessions(profile?.sessions ?? [], now);
  return (
    <StayCard
      title={t`Текущие парковки`}
      age={profile && (error ?? !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
      empty={
        profile ? (
          running.length === 0 && <NoStays>{t`Сейчас ничего не идёт. Оплатите парковку, и она появится здесь.`}</NoStays>
        ) : (
          <StaysToCome error={error} isFetching={isFetching} refetch={refetch} />
        )
      }
      note={running.length > 0 && !isOnline && !(extendsBySms && running.length === 1) && t`Продлить и прервать можно, когда появится сеть.`}
    >
      {running.map((session) => (
        <SessionCard
          key={session.id}
          session={session}
          now={now}
          timeZone={timeZone}
          actions={<StayDeeds session={session} isOnlyOne={running.length === 1} />}
        />
      ))}
    </StayCard>
  );
};
