import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { certificateOf } from '~/data/documents/driverDocumentsFromWire';
import { useDriverDocuments } from '~/data/documents/useDriverDocuments';
import { useProfile } from '~/data/profile/useProfile';
import { useCapabilities } from '~/data/settings/useCapabilities';
import type { EditOutcome } from '~/domain/account/editOutcome';
import { movedUp, type VehicleEdit } from '~/domain/vehicle/vehicleEdit';
import { isSamePlate } from '~/domain/vehicle/plate';
import { runningStays } from '~/domain/stay/stay';
import { mainVehicle } from '~/domain/vehicle/vehicle';
import { timeOrDate } from '~/i18n/format';
import { cityAtom } from '~/state/currentCity';
import { minuteAtom } from '~/state/clock';
import { isOnlineAtom } from '~/platform/network';
import { openDialog } from '~/state/dialogs';
import { Button } from '~/ui/Button';
import { EmptyState } from '~/ui/EmptyState';
import { Skeleton } from '~/ui/Skeleton';
import { useRowHighlight } from '~/ui/useRowHighlight';
import { usePendingAction } from '~/ui/usePendingAction';
import { ActOutcome } from '~/components/edit/ActOutcome';
import { useKeptFocus } from '~/components/edit/useKeptFocus';
import { EditNotice } from '~/components/edit/EditNotice';
import { useEditVehicles } from './useEditVehicles';
import { ProfileVehicleRow } from './ProfileVehicleRow';

/** The driver's vehicles: readable offline, changed only with a network (VEH-01…VEH-05). */
export const VehiclesSection = () => {
  const { signIn, profile, error } = useProfile();
  const { documents } = useDriverDocuments();
  const requiresCategory = useCapabilities()?.requiresCategory ?? false;
  const isOnline = useAtomValue(isOnlineAtom);
  const now = useAtomValue(minuteAtom);
  const timeZone = useAtomValue(cityAtom)?.timeZone ?? 'UTC';
  const editVehicles = useEditVehicles();
  const [displayedOutcome, setDisplayedOutcome] = useState<EditOutcome>();
  const [isBusy, applyEdit] = usePendingAction(async (edit: VehicleEdit, plate: string) => {
    setDisplayedOutcome(undefined);
    const outcome = await editVehicles(edit, plate);
    if (outcome !== 'done') setDisplayedOutcome(outcome);
  });
  const box = useRef<HTMLElement>(null);
  useRowHighlight(box);
  useKeptFocus(box);
  // The page itself shows that the profile could not be read or that the login has expired.
  if (!profile && (error !== null || signIn === undefined)) return null;
  const vehicles = profile?.vehicles ?? [];
  const main = mainVehicle(vehicles);
  const running = runningStays(profile?.sessions ?? [], now);
  const parkedTextOf = (plate: string): string | undefined => {
    const stay = running.find((one) => isSamePlate(one.plate, plate));
    if (!stay) return undefined;
    return stay.isOpenEnded ? t`Припаркован` : t`Припаркован до ${timeOrDate(stay.endsAt, now, timeZone)}`;
  };
  const plates = vehicles.map(({ plate }) => plate);
  return (
    <section ref={box} className="grid grid-cols-1 gap-3" aria-labelledby="cars-title">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id="cars-title" className="text-lead font-bold">
          {t`Автомобили`}
        </h2>
        <ActOutcome section="vehicles" />
        {vehicles.length > 0 && (
          <Button variant="secondary" icon="plus" disabled={!isOnline} onClick={() => openDialog({ name: 'vehicle' })}>
            {t`Добавить автомобиль`}
          </Button>
        )}
      </div>
      {!profile && (
        <Skeleton message={t`Ждём ответа города…`}>
          <div className="grid gap-2">
            {[1, 2].map((row) => (
              <div key={row} className="h-28 rounded-sheet bg-raised" />
            ))}
          </div>
        </Skeleton>
      )}
      {profile && vehicles.length === 0 && (
        <EmptyState
          drawing="car"
          action={
            <Button icon="plus" disabled={!isOnline} onClick={() => openDialog({ name: 'vehicle' })}>
              {t`Добавить автомобиль`}
            </Button>
          }
        >
          {t`Автомобилей пока нет. Добавьте свой, и при оплате его номер не придётся вводить.`}
        </EmptyState>
      )}
      <EditNotice outcome={displayedOutcome} />
      <ul className="grid grid-cols-1 gap-2" aria-busy={isBusy || undefined}>
        {vehicles.map((vehicle, index) => (
          <ProfileVehicleRow
            // A corrupt list may contain the same plate twice.
            key={`${vehicle.plate} ${plates.indexOf(vehicle.plate) === index ? 0 : index}`}
            vehicle={{ ...vehicle, certificate: documents && certificateOf(documents, vehicle.plate) }}
            isMain={vehicle === main}
            requiresCategory={requiresCategory}
            parkedText={parkedTextOf(vehicle.plate)}
            isOnline={isOnline}
            isBusy={isBusy}
            onMakeMain={() => applyEdit({ kind: 'main', plate: vehicle.plate }, vehicle.plate)}
            onMoveUp={
              index === 0
                ? undefined
                : () => applyEdit({ kind: 'order', plates: movedUp(plates, vehicle.plate) }, vehicle.plate)
            }
          />
        ))}
      </ul>
    </section>
  );
};
