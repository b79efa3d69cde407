import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useSignOut } from '~/data/auth/useSignOut';
import { usePersonCapabilities } from '~/data/options/usePersonCapabilities';
import { useProfile } from '~/data/profile/useProfile';
import { Age } from '~/components/Age';
import { WaitOrRetry } from '~/components/WaitOrRetry';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { Button } from '~/ui/Button';
import { PageHead } from '~/ui/PageHead';
import { DocumentsSection } from './documents/DocumentsSection';
import { PersonSection } from './person/PersonSection';
import { NotificationSettingsSection } from './NotificationSettingsSection';
import { VehiclesSection } from './vehicles/VehiclesSection';
import './profile.css';

/**
 * The driver's profile: name, contacts, balance, vehicles, documents and settings. All except the documents is readable
 * offline, with its age. A desk has room for two columns.
 */
export const ProfileScreen = () => {
  const city = useAtomValue(cityAtom);
  const now = useAtomValue(minuteAtom);
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  // Whether a name is shown. Without it the rows below would move.
  const can = usePersonCapabilities();
  const { signOut } = useSignOut();
  return (
    <div className="grid grid-cols-1 content-start gap-5 p-[16px]">
      <PageHead title={t`Мой профиль — Парковка`} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="text-title font-bold">{t`Мой профиль`}</h1>
        {profile && city && <Age at={readAt} now={now} timeZone={city.timeZone} />}
      </div>
      {/* The sections are there before the profile: one that comes with an error would read it again. */}
      <div className="profile">
        <div>
          {profile && can ? (
            <PersonSection profile={profile} can={can} />
          ) : (
            <WaitOrRetry
              isFailed={!profile && error !== null}
              title={t`Профиль загрузить не удалось`}
              isRetrying={isFetching}
              onRetry={refetch}
            >
              <div className="h-96 rounded-sheet bg-raised" />
            </WaitOrRetry>
          )}
          <VehiclesSection />
        </div>
        <div>
          <DocumentsSection />
          <NotificationSettingsSection />
          <div>
            <Button variant="secondary" icon="logout" onClick={() => signOut()}>
              {t`Выйти`}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
};
