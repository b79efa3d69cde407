import { useAtom, useAtomValue, type PrimitiveAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { firstDuration, isDurationAllowed, nearestDuration, type Intervals } from '~/domain/duration';
import { looksForeign } from '~/domain/plate';
import { linkDurationMin, type StayLink } from '~/domain/stayLink';
import type { Vehicle } from '~/domain/vehicle';
import { durationHabitAtom } from '~/state/durationHabit';
import type { StayValues } from './stay.form';

interface StayForm {
  values: StayValues;
  set: (change: Partial<StayValues>) => void;
  touch: (name: keyof StayValues) => void;
}

interface Known {
  link: StayLink;
  /** Which link has been filled in already; beside the form's atom, so that it lives as long. */
  applied: PrimitiveAtom<string>;
  paysByParking: boolean;
  intervals: Intervals;
  /** The car to offer, where one is known. */
  vehicle?: Vehicle;
}

/** Fills in what can be known: the link's values once, the usual duration, the main car. What was typed is left alone. */
export const useFillStay = ({ values, set, touch }: StayForm, { link, applied, paysByParking, intervals, vehicle }: Known): void => {
  const [filled, setFilled] = useAtom(applied);
  const habitMin = useAtomValue(durationHabitAtom) ?? undefined;
  const linkText = JSON.stringify(link);

  useEffect(() => {
    if (filled === linkText) return;
    setFilled(linkText);
    const place = (paysByParking ? link.parkingCode : link.zone) ?? link.zone ?? link.parkingCode;
    if (place) {
      set({ place });
      // A place that the city does not know is said at once, not after the first tap.
      touch('place');
    }
    if (link.plate) {
      set({ plate: link.plate, isForeign: looksForeign(link.plate) });
    }
    const min = linkDurationMin(link);
    if (min !== undefined) set({ durationMin: nearestDuration(min, intervals) });
  });

  useEffect(() => {
    if (values.durationMin === undefined) set({ durationMin: firstDuration(habitMin, intervals) });
    else if (!isDurationAllowed(values.durationMin, intervals)) set({ durationMin: nearestDuration(values.durationMin, intervals) });
  });

  const offer = useEffectEvent((): void => {
    if (values.plate === '' && vehicle && !link.plate) set({ plate: vehicle.plate, isForeign: vehicle.isForeign });
  });
  // Only when the car becomes known: a plate that was cleared by hand stays empty.
  const known = vehicle?.plate;
  useEffect(() => {
    if (known !== undefined) offer();
  }, [known]);
};
