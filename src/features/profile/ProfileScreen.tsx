import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useLeave } from '~/data/auth/useLeave';
import { useProfile } from '~/data/profile/useProfile';
import { mainVehicle } from '~/domain/vehicle';
import { Age } from '~/parts/Age';
import { PlateView } from '~/parts/plate/PlateView';
import { WaitOrRetry } from '~/parts/WaitOrRetry';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { Button } from '~/ui/Button';
import { PageHead } from '~/ui/PageHead';
import { PersonSection } from './person/PersonSection';
import { SettingsSection } from './SettingsSection';

/** Who is signed in: name, contacts, balance, cars, settings. Readable offline, with its age. */
export const ProfileScreen = () => {
  const city = useAtomValue(cityAtom);
  const now = useAtomValue(minuteAtom);
  const { profile, readAt, error, refetch, isFetching } = useProfile();
  const { leave } = useLeave();
  const main = profile && mainVehicle(profile.vehicles);
  return (
    <div className="mx-auto grid w-full max-w-xl content-start gap-5 p-4">
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
      {profile && (
        <>
          <PersonSection profile={profile} />
          <section className="grid gap-3" aria-labelledby="cars-title">
            <h2 id="cars-title" className="text-lead font-bold">
              {t`Автомобили`}
            </h2>
            {profile.vehicles.length === 0 && (
              <p className="rounded-sheet bg-raised p-4 text-muted">{t`Автомобилей пока нет: при оплате номер можно ввести.`}</p>
            )}
            <ul className="grid gap-2">
              {profile.vehicles.map((vehicle) => (
                <li key={vehicle.plate} className="flex flex-wrap items-center gap-3 rounded-sheet border border-line p-3">
                  <PlateView plate={vehicle.plate} isForeign={vehicle.isForeign} />
                  <span>{vehicle.name}</span>
                  {vehicle === main && <span className="text-small font-semibold text-running">{t`основной`}</span>}
                </li>
              ))}
            </ul>
          </section>
          <SettingsSection />
        </>
      )}
      <Button look="secondary" icon="logout" onClick={() => leave()}>
        {t`Выйти`}
      </Button>
    </div>
  );
};
