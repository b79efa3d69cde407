import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { certificateOf } from '~/data/documents/papersFromWire';
import { usePapers } from '~/data/documents/usePapers';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { EditEnd } from '~/domain/editEnd';
import { raised, type CarDeed } from '~/domain/fleet';
import { isSamePlate } from '~/domain/plate';
import { runningSessions } from '~/domain/session';
import { mainVehicle } from '~/domain/vehicle';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/city';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/state/network';
import { openWindow } from '~/state/windows';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Skeleton';
import { useTapOnce } from '~/ui/useTapOnce';
import { EditNotice } from '~/parts/edit/EditNotice';
import { useChangeVehicles } from './useChangeVehicles';
import { VehicleRow } from './VehicleRow';

/** The driver's vehicles: seen offline too, changed with a network (VEH-01…VEH-05). */
export const Vehicles = () => {
  const { signIn, profile, error } = useProfile();
  const { papers } = usePapers();
  const asksCategory = useCapabilities()?.asksCategory ?? false;
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const change = useChangeVehicles();
  const [end, setEnd] = useState<EditEnd>();
  const [told, setTold] = useState<string>();
  const [isBusy, act] = useTapOnce(async (deed: CarDeed, done: string) => {
    setEnd(undefined);
    setTold(undefined);
    const reached = await change(deed);
    if (reached === 'done') setTold(done);
    else setEnd(reached);
  });
  // The page itself says that the profile could not be read, or that the login has expired.
  if (!profile && (error !== null || signIn === undefined)) return null;
  const vehicles = profile?.vehicles ?? [];
  const main = mainVehicle(vehicles);
  const running = runningSessions(profile?.sessions ?? [], now);
  const untilOf = (plate: string): string | undefined => {
    const session = running.find((one) => isSamePlate(one.plate, plate));
    return session && timeOrDate(session.endsAt, now, timeZone);
  };
  const plates = vehicles.map(({ plate }) => plate);
  return (
    <section className="grid grid-cols-1 gap-3" aria-labelledby="cars-title">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="cars-title" className="text-lead font-bold">
          {t`Автомобили`}
        </h2>
        {vehicles.length > 0 && (
          <Button look="secondary" icon="plus" disabled={!isOnline} onClick={() => openWindow({ name: 'vehicle' })}>
            {t`Добавить автомобиль`}
          </Button>
        )}
      </div>
      {!profile && (
        <Skeleton words={t`Ждём ответа города…`}>
          <div className="grid gap-2">
            {[1, 2].map((row) => (
              <div key={row} className="h-28 rounded-sheet bg-raised" />
            ))}
          </div>
        </Skeleton>
      )}
      {profile && vehicles.length === 0 && (
        <div className="grid justify-items-start gap-3 rounded-sheet bg-raised p-[16px]">
          <p>{t`Автомобилей пока нет. Добавьте свой, и при оплате его номер не придётся вводить.`}</p>
          <Button icon="plus" disabled={!isOnline} onClick={() => openWindow({ name: 'vehicle' })}>
            {t`Добавить автомобиль`}
          </Button>
        </div>
      )}
      <EditNotice end={end} />
      <p role="status" className="sr-only">
        {told}
      </p>
      <ul className="grid grid-cols-1 gap-2" aria-busy={isBusy || undefined}>
        {vehicles.map((vehicle, index) => (
          <VehicleRow
            // A spoiled list may name one plate twice.
            key={`${vehicle.plate} ${plates.indexOf(vehicle.plate) === index ? 0 : index}`}
            car={{ ...vehicle, certificate: papers && certificateOf(papers, vehicle.plate) }}
            isMain={vehicle === main}
            asksCategory={asksCategory}
            parkedUntil={untilOf(vehicle.plate)}
            isOnline={isOnline}
            isBusy={isBusy}
            onMain={() => act({ kind: 'main', plate: vehicle.plate }, t`Основной автомобиль: ${vehicle.plate}`)}
            onRaise={index === 0 ? undefined : () => act({ kind: 'order', plates: raised(plates, vehicle.plate) }, t`Порядок изменён`)}
          />
        ))}
      </ul>
    </section>
  );
};
