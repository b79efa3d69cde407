import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isVehicleOutdated, type KnownVehicles } from '~/domain/vehicle/isVehicleOutdated';
import { mainVehicle, type Vehicle } from '~/domain/vehicle/vehicle';
import { personalAtom } from '~/state/session/personalAtom';
import type { StayValues } from '../stay-form/stay.form';

/** The driver's vehicles as the form last saw them. */
const seenAtom = personalAtom<KnownVehicles | undefined>(undefined);

interface StayForm {
  values: StayValues;
  set: (change: Partial<StayValues>) => void;
}

/**
 * Replaces a vehicle in a half-filled form that has been removed from the profile or is no longer the main one. It does
 * so only when the form is opened, so that nothing changes while the driver is looking.
 */
export const useOutdatedVehicleReset = (
  { values, set }: StayForm,
  vehicles: readonly Vehicle[] | undefined,
  offered: Vehicle | undefined,
): void => {
  const [seen, setSeen] = useAtom(seenAtom);
  const isOpened = useRef(false);
  const compare = useEffectEvent((now: KnownVehicles): void => {
    const isOutdated = seen !== undefined && isVehicleOutdated(values.plate, seen, now);
    if (isOutdated && !isOpened.current) set({ plate: offered?.plate ?? '', isForeign: offered?.isForeign ?? false });
    // A change that arrives while the form is open is applied at the next opening.
    if (!isOutdated || !isOpened.current) setSeen(now);
    isOpened.current = true;
  });
  useEffect(() => {
    if (vehicles) compare({ plates: vehicles.map(({ plate }) => plate), main: mainVehicle(vehicles)?.plate });
  }, [vehicles]);
};
