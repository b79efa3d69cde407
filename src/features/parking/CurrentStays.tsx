import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { Age } from '~/components/Age';
import { NoStays, StaysSection } from '~/components/driver/StaysSection';
import { StayActions } from '~/components/driver/StayActions';
import { StaysPlaceholder } from '~/components/driver/StaysPlaceholder';
import { useStayList } from '~/data/profile/useStayList';
import { StayCard } from '~/components/stay/StayCard';
import { isOnlineAtom } from '~/platform/network';
import { noStaysText } from '~/components/noStaysText';
import { currentStaysTitle } from './currentStaysTitle';

/** The running stays, each with buttons to extend and stop it. `shownId` is the stay that the page shows already. */
export const CurrentStays = ({ shownId }: { shownId?: string }) => {
  const { profile, readAt, error, now, timeZone, sms, running, isOnlyOne, canExtendBySms, ...list } = useStayList();
  const isOnline = useAtomValue(isOnlineAtom);
  const others = running.filter(({ id }) => id !== shownId);
  if (others.length < running.length && others.length === 0 && !profile?.hasUnreadStay) return null;
  return (
    <StaysSection
      title={currentStaysTitle()}
      age={profile && (error ?? !isOnline) && <Age at={readAt} now={now} timeZone={timeZone} />}
      empty={
        profile ? (
          (others.length === 0 || profile.hasUnreadStay) && <NoStays>{noStaysText(profile.hasUnreadStay)}</NoStays>
        ) : (
          <StaysPlaceholder error={error} {...list} />
        )
      }
      hint={others.length > 0 && !isOnline && !canExtendBySms && t`Продлить и остановить можно, когда появится сеть.`}
    >
      {others.map((stay) => (
        <StayCard
          key={stay.id}
          stay={stay}
          now={now}
          timeZone={timeZone}
          actions={<StayActions sms={sms} stay={stay} isOnlyOne={isOnlyOne} isInList />}
        />
      ))}
    </StaysSection>
  );
};
