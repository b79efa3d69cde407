import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isVehicleOutdated, type KnownVehicles } from '~/domain/vehicle/isVehicleOutdated';
import { mainVehicle, type Vehicle } from '~/domain/vehicle/vehicle';
import { personalAtom } from '~/state/session/personalAtom';
import type { StayValues } from '../stay-form/stay.form';

/** The driver's cars as the form saw them last. */
const seenAtom = personalAtom<KnownVehicles | undefined>(undefined);

interface StayForm {
  values: StayValues;
  set: (change: Partial<StayValues>) => void;
}

/**
 * Who changes the cars in the profile and comes back to a form half filled in finds no car in it that is gone, and the main one
 * of now in the place of the old. Only when the form is opened: nothing is exchanged under somebody's eyes.
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
    // What comes to light while the form is open waits for the next opening.
    if (!isOutdated || !isOpened.current) setSeen(now);
    isOpened.current = true;
  });
  useEffect(() => {
    if (vehicles) compare({ plates: vehicles.map(({ plate }) => plate), main: mainVehicle(vehicles)?.plate });
  }, [vehicles]);
};
