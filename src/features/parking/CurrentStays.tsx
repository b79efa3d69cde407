import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { runningStays } from '~/domain/stay/stay';
import { Age } from '~/components/Age';
import { NoStays, StaysSection } from '~/components/driver/StaysSection';
import { StayActions } from '~/components/driver/StayActions';
import { StaysPlaceholder } from '~/components/driver/StaysPlaceholder';
import { StayCard } from '~/components/stay/StayCard';
import { cityAtom } from '~/state/currentCity';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { currentStaysTitle } from './currentStaysTitle';

/** The running stays, each with its ring and buttons to extend and stop it. */
export const CurrentStays = () => {
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const now = useAtomValue(nowAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const extendsBySms = useAtomValue(cityAtom)?.sms.extend !== undefined;
  const { timeZone } = useTariffContext();
  const running = runningStays(profile?.sessions ?? [], now);
  return (
    <StaysSection
      title={currentStaysTitle()}
      age={profile && (error ?? !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
      empty={
        profile ? (
          running.length === 0 && (
            <NoStays>{t`Сейчас ничего не идёт. Оплатите парковку, и она появится здесь.`}</NoStays>
          )
        ) : (
          <StaysPlaceholder error={error} isFetching={isFetching} refetch={refetch} />
        )
      }
      hint={
        running.length > 0 &&
        !isOnline &&
        !(extendsBySms && running.length === 1) &&
        t`Продлить и прервать можно, когда появится сеть.`
      }
    >
      {running.map((stay) => (
        <StayCard
          key={stay.id}
          stay={stay}
          now={now}
          timeZone={timeZone}
          actions={<StayActions stay={stay} isOnlyOne={running.length === 1} />}
        />
      ))}
    </StaysSection>
  );
};
