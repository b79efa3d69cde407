import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useLeave } from '~/data/auth/useLeave';
import { useProfile } from '~/data/profile/useProfile';
import { Age } from '~/parts/Age';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { Button } from '~/ui/Button';
import { PageHead } from '~/ui/PageHead';
import { Documents } from './documents/Documents';
import { PersonSection } from './person/PersonSection';
import { SettingsSection } from './SettingsSection';
import { Vehicles } from './vehicles/Vehicles';

/** Who is signed in: name, contacts, balance, cars, documents, settings. Readable offline but for the documents, with its age. */
export const ProfileScreen = () => {
  const city = useAtomValue(cityAtom);
  const now = useAtomValue(minuteAtom);
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const { leave } = useLeave();
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 content-start gap-5 p-[16px]">
      <PageHead title={t`Мой профиль — Парковка`} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h1 className="text-title font-bold">{t`Мой профиль`}</h1>
        {profile && city && <Age at={readAt} now={now} timeZone={city.timeZone} />}
      </div>
      {!profile && (
        <WaitOrRetry isFailed={error !== null} title={t`Профиль загрузить не удалось`} isAsking={isFetching} onRetry={refetch}>
          <div className="h-48 rounded-sheet bg-raised" />
        </WaitOrRetry>
      )}
      {profile && <PersonSection profile={profile} />}
      <Vehicles />
      <Documents />
      {profile && <SettingsSection />}
      <Button look="secondary" icon="logout" onClick={() => leave()}>
        {t`Выйти`}
      </Button>
    </div>
  );
};
