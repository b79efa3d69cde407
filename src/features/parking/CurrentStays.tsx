import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useProfile } from '~/data/profile/useProfile';
import { useTariffContext } from '~/data/settings/useTariffContext';
import { useSmsOptions } from '~/data/sms-commands/useSmsOptions';
import { canChangeBySms } from '~/domain/sms/smsOptions';
import { smsRequestOf } from '~/domain/sms/smsStay';
import { runningStays } from '~/domain/stay/stay';
import { Age } from '~/components/Age';
import { NoStays, StaysSection } from '~/components/driver/StaysSection';
import { StayActions } from '~/components/driver/StayActions';
import { StaysPlaceholder } from '~/components/driver/StaysPlaceholder';
import { StayCard } from '~/components/stay/StayCard';
import { nowAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { noStaysText } from '~/components/noStaysText';
import { currentStaysTitle } from './currentStaysTitle';

/** The running stays, each with its ring and buttons to extend and stop it. */
export const CurrentStays = () => {
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const now = useAtomValue(nowAtom);
  const isOnline = useAtomValue(isOnlineAtom);
  const sms = useSmsOptions();
  const { timeZone } = useTariffContext();
  const running = runningStays(profile?.sessions ?? [], now);
  const isOnlyOne = running.length === 1 && !profile?.hasUnreadStay;
  const canExtendBySms = running.some((stay) =>
    canChangeBySms(sms, { deed: 'extend', ...smsRequestOf(stay) }, isOnlyOne),
  );
  return (
    <StaysSection
      title={currentStaysTitle()}
      age={profile && (error ?? !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
      empty={
        profile ? (
          (running.length === 0 || profile.hasUnreadStay) && <NoStays>{noStaysText(profile.hasUnreadStay)}</NoStays>
        ) : (
          <StaysPlaceholder error={error} isFetching={isFetching} refetch={refetch} />
        )
      }
      hint={running.length > 0 && !isOnline && !canExtendBySms && t`Продлить и прервать можно, когда появится сеть.`}
    >
      {running.map((stay) => (
        <StayCard
          key={stay.id}
          stay={stay}
          now={now}
          timeZone={timeZone}
          actions={<StayActions sms={sms} stay={stay} isOnlyOne={isOnlyOne} />}
        />
      ))}
    </StaysSection>
  );
};
